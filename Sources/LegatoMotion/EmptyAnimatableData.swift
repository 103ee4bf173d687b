/// The vector without components, for types that have nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    @inlinable
    public init() {}

    /// The only value.
    @inlinable
    public static var zero: Self { Self() }

    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self { Self() }

    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { Self() }

    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// Always zero.
    @inlinable
    public var magnitudeSquared: Double { 0 }
}
