public import LegatoMotion
public import Testing

/// Checks the laws of a unit curve.
///
/// It goes from 0 to 1 exactly, clamps to its end values outside, is continuous, and its velocity is
/// the numeric derivative wherever the curve is not vertical.
///
/// - Parameters:
///   - curve: The curve.
///   - samples: The number of samples; fewer suffice where there are many curves.
///   - sourceLocation: The location at which failures are reported.
public func checkCurve(
    _ curve: UnitCurve, samples: Int = 1000, sourceLocation: SourceLocation = #_sourceLocation
) {
    var complaints: [String] = []
    let ends = [0, 1, -3, 3].map(curve.value)
    if ends != [0, 1, 0, 1] { complaints.append("has the ends \(ends)") }
    let step = 1e-5
    for index in 1..<samples {
        let p = Double(index) / Double(samples)
        let slope = curve.velocity(at: p)
        if slope.isNaN { complaints.append("has no velocity at \(p)") }
        let before = curve.value(at: p - step)
        let after = curve.value(at: p + step)
        // Where the slope itself diverges, a chord does not approximate it.
        let slopes = [curve.velocity(at: p - step), slope, curve.velocity(at: p + step)]
        let spread = (slopes.max() ?? 0) - (slopes.min() ?? 0)
        guard slope.isFinite, spread.isFinite else { continue }
        let chord = (after - before) / (2 * step)
        if !(abs(chord - slope) <= 1e-6 + 1e-6 * abs(slope) + spread) {
            complaints.append("has the velocity \(slope) at \(p), not \(chord)")
        }
        if !(abs(after - before) <= 2 * step * (abs(slope) + spread) + 1e-9) {
            complaints.append("jumps at \(p)")
        }
    }
    for complaint in complaints {
        Issue.record("\(curve): \(complaint)", sourceLocation: sourceLocation)
    }
}
