/// An angle of any size, not cut to a turn.
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

    /// No turn at all.
    public static let zero = Angle()
}

extension Angle: AdditiveArithmetic {
    /// The angle that turns by both.
    public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians + rhs.radians)
    }

    /// The angle that leads from the second one to the first.
    public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians - rhs.radians)
    }

    /// The same angle the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// So many times an angle.
    public static func * (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians * rhs)
    }

    /// So many times an angle.
    public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

    /// A part of an angle.
    public static func / (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians / rhs)
    }

    /// How many times an angle holds another one.
    public static func / (lhs: Angle, rhs: Angle) -> Double { lhs.radians / rhs.radians }

    /// Makes an angle so many times as large.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

    /// Divides an angle.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: Comparable {
    /// Whether the first angle has fewer radians; whole turns count.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
