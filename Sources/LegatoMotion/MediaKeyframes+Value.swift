import LegatoGraphics

extension MediaKeyframes {
    /// Finds the two key values that a fraction of the duration lies between.
    ///
    /// - Parameter fraction: The part of the duration, after the timing function of the whole
    ///   animation; limited to 0...1, NaN counts as 0.
    /// - Returns: The position.
    public func position(at fraction: Double) -> Position {
        let fraction = fraction > 0 ? min(fraction, 1) : 0
        if let arc { return arc.position(at: fraction) }
        // The last key value that is reached.
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if knots[middle] <= fraction { low = middle + 1 } else { high = middle }
        }
        let index = max(low - 1, 0)
        guard mode != .discrete, low > 0, low < count else {
            return Position(index: index, fraction: 0)
        }
        let linear = (fraction - knots[index]) / (knots[low] - knots[index])
        guard index < timingFunctions.count else { return Position(index: index, fraction: linear) }
        return Position(index: index, fraction: timingFunctions[index].value(at: linear))
    }

    /// Works out the value at a fraction of the duration.
    ///
    /// - Parameter fraction: The part of the duration, as for `position(at:)`.
    /// - Returns: The components of the value.
    public func value(at fraction: Double) -> [Double] {
        var result = [Double](repeating: 0, count: componentCount)
        write(at: fraction, into: &result)
        return result
    }

    /// Works out the value at a fraction of the duration without allocating anything.
    ///
    /// - Parameters:
    ///   - fraction: The part of the duration, as for `position(at:)`.
    ///   - result: Where the components are written; it must have `componentCount` of them.
    public func write(at fraction: Double, into result: inout [Double]) {
        require(
            result.count == componentCount,
            "The result has room for \(result.count) components, it needs \(componentCount)."
        )
        let position = position(at: fraction)
        let start = position.index * componentCount
        guard position.fraction != 0 else {
            for component in 0..<componentCount { result[component] = values[start + component] }
            return
        }
        for component in 0..<componentCount {
            let from = values[start + component]
            let change: Double
            if let curve {
                change = curve.change(
                    from: start + component,
                    at: position.fraction
                )
            } else {
                change = (values[start + component + componentCount] - from) * position.fraction
            }
            result[component] = from + change
        }
    }
}
