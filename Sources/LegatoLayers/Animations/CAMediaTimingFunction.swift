import Foundation
public import LegatoGraphics
public import LegatoMotion
import LegatoRenderTree

/// The name of a predefined timing function.
public nonisolated struct CAMediaTimingFunctionName: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The timing function of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function that maps an animation's input time to its progress: a cubic Bézier curve from (0, 0)
/// to (1, 1).
///
/// Named functions are shared instances, and two functions are equal only if they are the same
/// object, as in Core Animation.
///
/// ```swift
/// move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
/// fade.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
/// ```
public nonisolated final class CAMediaTimingFunction: Sendable, Hashable,
    SharedTimingFunctions
{
    private let points: [SIMD2<Float>]
    /// The curve, shared by all animations with this function.
    let easing: FrozenAnimation.Easing
    /// The curve, solved to full precision.
    public var solver: CubicSolver { easing.solver }

    /// Creates a function from its inner control points; x is clamped to 0...1, y is unlimited.
    /// - Precondition: all four numbers are finite.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        require(
            c1x.isFinite && c1y.isFinite && c2x.isFinite && c2y.isFinite,
            "CAMediaTimingFunction needs finite control points, got (\(c1x), \(c1y), \(c2x), \(c2y))"
        )
        points = [SIMD2(0, 0), SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(1, 1)]
        // The shortest decimal of a Float is the intended number: 0.42, not 0.41999998688697815.
        func meant(_ v: Float) -> Double { Double(v.description) ?? Double(v) }
        easing = FrozenAnimation.Easing(
            CubicSolver(x1: meant(c1x), y1: meant(c1y), x2: meant(c2x), y2: meant(c2y))
        )
    }

    private static let named: [String: CAMediaTimingFunction] = [
        "linear": CAMediaTimingFunction(controlPoints: 0, 0, 1, 1),
        "easeIn": CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1),
        "easeOut": CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1),
        "easeInEaseOut": CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1),
        "default": CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
    ]

    /// Finds the shared function for a name.
    fileprivate static func named(_ name: CAMediaTimingFunctionName) -> CAMediaTimingFunction {
        guard let function = named[name.rawValue] else {
            refuse(
                "CAMediaTimingFunction has no function named '\(name.rawValue)'; use one of: "
                    + named.keys.sorted().joined(separator: ", ")
            )
        }
        return function
    }

    /// Copies the coordinates of a control point to memory for two numbers, such as an array of two
    /// that is passed with `&`.
    /// - Precondition: `index` is 0 to 3.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        require(
            points.indices.contains(index), "A control point index must be 0 to 3, got \(index)"
        )
        (values[0], values[1]) = (points[index].x, points[index].y)
    }

    /// Whether both are the same object.
    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a === b }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Lets `CAMediaTimingFunction(name:)` return an existing object.
public nonisolated protocol SharedTimingFunctions {}

extension SharedTimingFunctions {
    /// Returns the shared function for a name.
    /// - Precondition: the name is one of `CAMediaTimingFunctionName`'s.
    public nonisolated init(name: CAMediaTimingFunctionName) {
        guard let shared = CAMediaTimingFunction.named(name) as? Self else {
            refuse("\(Self.self)(name:) is not available; use CAMediaTimingFunction(name:)")
        }
        self = shared
    }
}
