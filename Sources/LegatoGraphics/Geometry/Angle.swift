/// An angle of any size, not reduced to a full turn.
///
/// ```swift
/// let angle = Angle.degrees(90) / 2
/// let radians = angle.radians
/// ```
public struct Angle: Sendable, Hashable {
    /// The angle in radians; 0 by default.
    public var radians: Double

    /// The angle in degrees: radians · 180 / π.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of zero.
    public init() { self.init(radians: 0) }

    /// Creates an angle from radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle from degrees.
    public init(degrees: Double) {
        self.init(radians: degrees * .pi / 180)
    }

    /// Returns an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle of zero.
    public static let zero = Angle()
}

extension Angle: AdditiveArithmetic {
    /// The sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians + rhs.radians)
    }

    /// The difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians - rhs.radians)
    }

    /// The negated angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// The angle multiplied by a factor.
    public static func * (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians * rhs)
    }

    /// The angle multiplied by a factor.
    public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

    /// The angle divided by a number.
    public static func / (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians / rhs)
    }

    /// The ratio of two angles.
    public static func / (lhs: Angle, rhs: Angle) -> Double { lhs.radians / rhs.radians }

    /// Multiplies the angle by a factor.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

    /// Divides the angle by a number.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: Comparable {
    /// Whether the first angle has fewer radians; full turns are not removed.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
