/// The smooth curve through key values: a cubic Hermite spline.
struct MediaCurve: Sendable, Hashable {
    /// The coefficients of the first three powers of the fraction.
    private let coefficients: [SIMD3<Double>]
    let width: Int

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
                let way = values[component + width] - values[component]
                var start = way
                var end = way
                // Decision C2: tangents are scaled by the lengths of the adjacent intervals.
                if before > 0, length > 0 {
                    let t = number(shape.tension, index)
                    let c = number(shape.continuity, index)
                    let b = number(shape.bias, index)
                    let came = values[component] - values[component - width]
                    let tangent = (1 - t) * ((1 + b) * (1 + c) * came + (1 - b) * (1 - c) * way) / 2
                    start = tangent * (2 * length / (before + length))
                }
                if after > 0, length > 0 {
                    let t = number(shape.tension, index + 1)
                    let c = number(shape.continuity, index + 1)
                    let b = number(shape.bias, index + 1)
                    let goes = values[component + 2 * width] - values[component + width]
                    let tangent =
                        (1 - t) * ((1 + b) * (1 - c) * way + (1 - b) * (1 + c) * goes) / 2
                    end = tangent * (2 * length / (length + after))
                }
                let c = SIMD3(start, 3 * way - 2 * start - end, start + end - 2 * way)
                coefficients.append(c)
            }
        }
        self.init(coefficients: coefficients, width: width)
    }

    /// Creates a curve from coefficients, `width` of them per segment.
    ///
    /// Where the arithmetic overflowed, the value holds until the next key value.
    init(coefficients: [SIMD3<Double>], width: Int) {
        self.width = width
        self.coefficients = coefficients.map { c in
            c.x.isFinite && c.y.isFinite && c.z.isFinite ? c : SIMD3()
        }
    }

    var segmentCount: Int { width > 0 ? coefficients.count / width : 0 }

    /// Returns the offset of a component from its key value, at a fraction of the segment.
    func change(from component: Int, at fraction: Double) -> Double {
        let c = coefficients[component]
        return ((c.z * fraction + c.y) * fraction + c.x) * fraction
    }

    /// Returns the first three derivatives of a component with respect to the fraction of a
    /// segment.
    func derivatives(of component: Int, at fraction: Double) -> SIMD3<Double> {
        let c = coefficients[component]
        return SIMD3(
            (3 * c.z * fraction + 2 * c.y) * fraction + c.x, 6 * c.z * fraction + 2 * c.y, 6 * c.z
        )
    }

    /// Returns the derivative of the arc length with respect to the fraction of a segment.
    func speed(in segment: Int, at fraction: Double) -> Double {
        var squares = 0.0
        for component in segment * width..<(segment + 1) * width {
            let c = coefficients[component]
            let slope = (3 * c.z * fraction + 2 * c.y) * fraction + c.x
            squares += slope * slope
        }
        return squares.squareRoot()
    }
}
