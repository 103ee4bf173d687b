public import LegatoMotion
public import Testing

/// Checks the laws of a unit curve.
///
/// It goes from 0 to 1 exactly, holds its ends outside, is continuous, and its velocity is the
/// numeric derivative wherever the curve does not stand upright.
public func checkCurve(_ curve: UnitCurve, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(curve.value(at: 0) == 0, sourceLocation: sourceLocation)
    #expect(curve.value(at: 1) == 1, sourceLocation: sourceLocation)
    #expect(curve.value(at: -3) == 0, sourceLocation: sourceLocation)
    #expect(curve.value(at: 3) == 1, sourceLocation: sourceLocation)
    let step = 1e-5
    for index in 1..<1000 {
        let p = Double(index) / 1000
        let slope = curve.velocity(at: p)
        #expect(!slope.isNaN, "\(curve) at \(p)", sourceLocation: sourceLocation)
        let before = curve.value(at: p - step)
        let after = curve.value(at: p + step)
        // Where the slope itself runs away, a chord says nothing about it.
        let slopes = [curve.velocity(at: p - step), slope, curve.velocity(at: p + step)]
        let spread = (slopes.max() ?? 0) - (slopes.min() ?? 0)
        guard slope.isFinite, spread.isFinite else { continue }
        #expect(
            abs((after - before) / (2 * step) - slope) <= 1e-6 + spread,
            "\(curve) at \(p)",
            sourceLocation: sourceLocation
        )
        #expect(
            abs(after - before) <= 2 * step * (abs(slope) + spread) + 1e-9,
            "\(curve) jumps at \(p)",
            sourceLocation: sourceLocation
        )
    }
}
