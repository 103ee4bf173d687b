extension MediaCurve {
    /// Creates the curve with Kochanek–Bartels tangents, scaled for non-uniform times.
    ///
    /// At the ends, and next to two values at the same time, the tangent is the delta to the
    /// neighbour.
    init(values: [Double], width: Int, knots: [Double], shape: MediaKeyframes.Shape) {
        func number(_ list: [Double], _ index: Int) -> Double {
            index < list.count ? list[index] : 0
        }
        var coefficients: [SIMD3<Double>] = []
        coefficients.reserveCapacity(values.count - width)
        for index in 0..<knots.count - 1 {
            let length = knots[index + 1] - knots[index]
            let before = index > 0 ? knots[index] - knots[index - 1] : 0
            let after = index + 2 < knots.count ? knots[index + 2] - knots[index + 1] : 0
            for component in index * width..<(index + 1) * width {
                let delta = values[component + width] - values[component]
                var start = delta
                var end = delta
                // Decision C2: tangents are scaled by the lengths of the adjacent intervals.
                if before > 0, length > 0 {
                    let t = number(shape.tension, index)
                    let c = number(shape.continuity, index)
                    let b = number(shape.bias, index)
                    let came = values[component] - values[component - width]
                    let tangent =
                        (1 - t) * ((1 + b) * (1 + c) * came + (1 - b) * (1 - c) * delta) / 2
                    start = tangent * (2 * length / (before + length))
                }
                if after > 0, length > 0 {
                    let t = number(shape.tension, index + 1)
                    let c = number(shape.continuity, index + 1)
                    let b = number(shape.bias, index + 1)
                    let goes = values[component + 2 * width] - values[component + width]
                    let tangent =
                        (1 - t) * ((1 + b) * (1 - c) * delta + (1 - b) * (1 + c) * goes) / 2
                    end = tangent * (2 * length / (length + after))
                }
                let c = SIMD3(start, 3 * delta - 2 * start - end, start + end - 2 * delta)
                coefficients.append(c)
            }
        }
        self.init(coefficients: coefficients, width: width)
    }
}
