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

extension Angle: Comparable {
    /// Whether the first angle has fewer radians; whole turns count.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
