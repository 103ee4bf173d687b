/// The smooth curve through key values: a cubic Hermite spline.
struct MediaCurve: Sendable, Hashable {
    /// The coefficients of the first three powers of the fraction.
    private let coefficients: [SIMD3<Double>]
    let width: Int

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
