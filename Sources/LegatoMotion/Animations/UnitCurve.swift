import Foundation
public import LegatoGraphics

/// A curve from (0, 0) to (1, 1) that maps the progress of time to the progress of a value.
///
/// ```swift
/// let progress = UnitCurve.easeInOut.value(at: 0.25)
/// let animation = Animation.timingCurve(.circularEaseOut, duration: 0.4)
/// ```
public struct UnitCurve: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case linear
        case circularIn, circularOut, circularInOut
        case bezier(start: UnitPoint, end: UnitPoint, solver: CubicSolver)
    }

    let shape: Shape

    /// Creates a cubic Bézier curve; the x coordinates of the control points are clamped to 0...1,
    /// the y coordinates are not.
    ///
    /// If a coordinate is NaN, the curve is linear.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
    {
        let points = [startControlPoint, endControlPoint]
        if points.contains(where: { $0.x.isNaN || $0.y.isNaN }) {
            NumberCheck(UnitCurve.self, "bezier").warn(
                "\(startControlPoint) and \(endControlPoint)", "the straight line is used",
                rule: "numbers other than NaN"
            )
        }
        let solver = CubicSolver(
            x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
            x2: Double(endControlPoint.x), y2: Double(endControlPoint.y)
        )
        return UnitCurve(
            shape: .bezier(start: startControlPoint, end: endControlPoint, solver: solver)
        )
    }

    /// The linear curve.
    public static let linear = UnitCurve(shape: .linear)
    /// A curve that starts slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// A curve that ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// A curve that starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// The former name of `easeInOut`.
    @available(*, deprecated, renamed: "easeInOut")
    public static var easeInEaseOut: UnitCurve { easeInOut }
    /// A quarter circle that starts flat and ends vertical.
    public static let circularEaseIn = UnitCurve(shape: .circularIn)
    /// A quarter circle that starts vertical and ends flat.
    public static let circularEaseOut = UnitCurve(shape: .circularOut)
    /// Two quarter circles that join vertically in the middle.
    public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// Returns the value at a progress, which is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch shape {
        case .linear:
            return p
        case .circularIn:
            return 1 - (1 - p * p).squareRoot()
        case .circularOut:
            return (p * (2 - p)).squareRoot()
        case .circularInOut:
            if p < 0.5 { return (1 - (1 - 4 * p * p).squareRoot()) / 2 }
            return (1 + (max(0, (2 * p - 1) * (3 - 2 * p))).squareRoot()) / 2
        case .bezier(_, _, let solver):
            return solver.value(at: p)
        }
    }

    /// Returns the slope of the curve at a progress, which is clamped to 0...1.
    ///
    /// It is infinite where a circular curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch shape {
        case .linear:
            return 1
        case .circularIn:
            return p / (1 - p * p).squareRoot()
        case .circularOut:
            return (1 - p) / (p * (2 - p)).squareRoot()
        case .circularInOut:
            if p < 0.5 { return 2 * p / (1 - 4 * p * p).squareRoot() }
            return (2 - 2 * p) / max(0, (2 * p - 1) * (3 - 2 * p)).squareRoot()
        case .bezier(_, _, let solver):
            return solver.velocity(at: p)
        }
    }

    /// Returns the value and the slope at a progress, which is clamped to 0...1.
    func motion(at progress: Double) -> (value: Double, velocity: Double) {
        if case .bezier(_, _, let solver) = shape {
            return solver.motion(at: min(max(progress, 0), 1))
        }
        return (value(at: progress), velocity(at: progress))
    }

    /// The solver of a Bézier or linear curve; nil for circular curves.
    var solver: CubicSolver? {
        switch shape {
        case .linear: .identity
        case .bezier(_, _, let solver): solver
        case .circularIn, .circularOut, .circularInOut: nil
        }
    }

    /// The curve with both axes swapped.
    ///
    /// For a Bézier curve whose y leaves 0...1 the inverse is approximate, because x is clamped
    /// after the swap. `circularEaseInOut` and `linear` are their own inverses.
    public var inverse: UnitCurve {
        switch shape {
        case .linear, .circularInOut:
            return self
        case .circularIn:
            return .circularEaseOut
        case .circularOut:
            return .circularEaseIn
        case .bezier(let start, let end, _):
            return .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x),
                endControlPoint: UnitPoint(x: end.y, y: end.x)
            )
        }
    }
}
