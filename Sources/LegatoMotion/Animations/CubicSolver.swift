import CLegatoMotionKernels

/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as y over x.
///
/// The x coordinates of both control points are clamped to 0...1, so that x never decreases. The y
/// coordinates are clamped to a magnitude of 10¹⁵⁰ and may overshoot. x is solved to full
/// precision. If a coordinate is NaN, the curve is linear. With both control points on the diagonal
/// it is exactly the identity.
public struct CubicSolver: Hashable, Sendable {
    let ax, bx, cx: Double
    let ay, by, cy: Double

    /// Creates the curve from its two control points.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let isCurve = ![x1, y1, x2, y2].contains { $0.isNaN }
        let x1 = isCurve ? min(max(x1, 0), 1) : 0
        let x2 = isCurve ? min(max(x2, 0), 1) : 1
        let y1 = isCurve ? min(max(y1, -1e150), 1e150) : 0
        let y2 = isCurve ? min(max(y2, -1e150), 1e150) : 1
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    /// Creates the curve from its coefficients.
    init(ax: Double, bx: Double, cx: Double, ay: Double, by: Double, cy: Double) {
        (self.ax, self.bx, self.cx) = (ax, bx, cx)
        (self.ay, self.by, self.cy) = (ay, by, cy)
    }

    /// The linear curve.
    static let identity = CubicSolver(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Whether both control points lie on the diagonal, so that y is x.
    package var isIdentity: Bool { ax == ay && bx == by && cx == cy }

    /// Returns y at x; 0 for x <= 0 and 1 for x >= 1.
    public func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return isIdentity ? x : y(at: parameter(at: x))
    }

    private func y(at t: Double) -> Double { ((ay * t + by) * t + cy) * t }

    /// Returns the slope dy/dx at x, which is clamped to 0...1; infinite where the curve is
    /// vertical.
    ///
    /// Where a control point coincides with its end point, the limit of the slope is returned.
    public func velocity(at x: Double) -> Double {
        isIdentity ? 1 : slope(at: parameter(at: min(max(x, 0), 1)))
    }

    /// Returns the value and the slope at an x in 0...1 for the cost of one.
    func motion(at x: Double) -> (value: Double, velocity: Double) {
        if isIdentity { return (value(at: x), 1) }
        let t = parameter(at: x)
        return (x > 0 ? x < 1 ? y(at: t) : 1 : 0, slope(at: t))
    }

    private func slope(at t: Double) -> Double {
        let dx = (3 * ax * t + 2 * bx) * t + cx
        let dy = (3 * ay * t + 2 * by) * t + cy
        if abs(dx) > Self.flat { return dy / dx }
        if abs(dy) > Self.flat { return dy < 0 ? -.infinity : .infinity }
        let ddx = 6 * ax * t + 2 * bx
        let ddy = 6 * ay * t + 2 * by
        if abs(ddx) > Self.flat { return ddy / ddx }
        if abs(ddy) > Self.flat { return (ddy < 0) == (t < 0.5) ? -.infinity : .infinity }
        return ay / ax
    }

    /// A derivative below this is a rounding error of the coefficients.
    private static let flat = 1e-14

    /// Solves x(t) = x for x in 0...1.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let root = legato_root(ax, bx, cx, x)
        return root.isFound != 0 ? root.t : parameterInBracket(at: x)
    }

    /// Solves x(t) = x for x between 0 and 1 by Newton iteration inside a shrinking bracket, which
    /// is robust where the curve is nearly vertical.
    private func parameterInBracket(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        // Sixty halvings exhaust the precision of the bracket; Newton needs about five steps.
        for _ in 0..<60 {
            let error = ((ax * t + bx) * t + cx) * t - x
            if error == 0 { return t }
            if error < 0 { low = t } else { high = t }
            let slope = (3 * ax * t + 2 * bx) * t + cx
            var next = t - error / slope
            if !(next > low && next < high) { next = (low + high) / 2 }
            if abs(next - t) <= t.ulp { return next }
            t = next
        }
        return t
    }
}

extension CubicSolver: CustomStringConvertible {
    /// The polynomial coefficients, as SwiftUI prints them.
    public var description: String {
        "SwiftUI.UnitCurve.CubicSolver("
            + "ax: \(ax), bx: \(bx), cx: \(cx), ay: \(ay), by: \(by), cy: \(cy))"
    }
}
