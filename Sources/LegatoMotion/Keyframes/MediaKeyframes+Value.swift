import LegatoGraphics

extension MediaKeyframes {
    /// Finds the two key values between which a fraction of the duration falls.
    ///
    /// - Parameter fraction: The fraction of the duration, after the timing function of the whole
    ///   animation; clamped to 0...1, NaN counts as 0.
    /// - Returns: The position.
    public func position(at fraction: Double) -> Position {
        let fraction = fraction > 0 ? min(fraction, 1) : 0
        if let arc {
            let (index, fraction) = arc.position(at: fraction)
            return Position(index: index, fraction: fraction)
        }
        // The last key value reached.
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

    /// Returns the value at a fraction of the duration.
    ///
    /// - Parameter fraction: The fraction of the duration, as for `position(at:)`.
    /// - Returns: The components of the value.
    public func value(at fraction: Double) -> [Double] {
        var result = [Double](repeating: 0, count: componentCount)
        write(at: fraction, into: &result)
        return result
    }

    /// Writes the value at a fraction of the duration, without allocating.
    ///
    /// - Parameters:
    ///   - fraction: The fraction of the duration, as for `position(at:)`.
    ///   - result: The array to write the components to; it must have `componentCount` elements.
    public func write(at fraction: Double, into result: inout [Double]) {
        require(
            result.count == componentCount,
            "The result must have \(componentCount) components, got \(result.count)"
        )
        let position = position(at: fraction)
        for component in 0..<componentCount {
            result[component] = value(of: component, at: position)
        }
    }

    /// Returns a value of at most four components, without allocating.
    ///
    /// - Parameter fraction: The fraction of the duration, as for `position(at:)`.
    /// - Returns: The components; 0 for those that the value does not have.
    /// - Precondition: `componentCount` is at most four.
    public func vector4(at fraction: Double) -> SIMD4<Double> {
        require(
            componentCount <= 4,
            "vector4(at:) needs values of at most 4 components, got \(componentCount)"
        )
        let position = position(at: fraction)
        var result = SIMD4<Double>.zero
        for component in 0..<componentCount {
            result[component] = value(of: component, at: position)
        }
        return result
    }

    /// Returns a value of at most sixteen components, without allocating.
    ///
    /// - Parameter fraction: The fraction of the duration, as for `position(at:)`.
    /// - Returns: The components; 0 for those that the value does not have.
    /// - Precondition: `componentCount` is at most sixteen.
    public func vector16(at fraction: Double) -> SIMD16<Double> {
        require(
            componentCount <= 16,
            "vector16(at:) needs values of at most 16 components, got \(componentCount)"
        )
        let position = position(at: fraction)
        var result = SIMD16<Double>.zero
        for component in 0..<componentCount {
            result[component] = value(of: component, at: position)
        }
        return result
    }

    private func value(of component: Int, at position: Position) -> Double {
        let index = position.index * componentCount + component
        let from = values[index]
        guard position.fraction != 0 else { return from }
        if let curve { return from + curve.change(from: index, at: position.fraction) }
        return from + (values[index + componentCount] - from) * position.fraction
    }
}
