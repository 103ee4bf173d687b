/// A vector without components, for types without animatable data.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    @inlinable
    public init() {}

    /// The only value.
    @inlinable
    public static var zero: Self { Self() }

    /// The sum, component by component.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self { Self() }

    /// The difference, component by component.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { Self() }

    /// Multiplies every component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// Always zero.
    @inlinable
    public var magnitudeSquared: Double { 0 }
}
