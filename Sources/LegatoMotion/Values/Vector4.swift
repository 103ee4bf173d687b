/// A vector of 4 numbers, stored as a SIMD vector.
@frozen
public struct Vector4: VectorArithmetic, Hashable, Sendable {
    /// The components.
    public var simd: SIMD4<Double>

    /// Creates a vector from its components.
    @inlinable
    public init(_ simd: SIMD4<Double>) {
        self.simd = simd
    }

    /// The vector whose components are all zero.
    @inlinable
    public static var zero: Self { Self(SIMD4()) }

    /// The sum, component by component.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.simd + rhs.simd) }

    /// The difference, component by component.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.simd - rhs.simd) }

    /// Adds another vector, component by component.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) { lhs.simd += rhs.simd }

    /// Subtracts another vector, component by component.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) { lhs.simd -= rhs.simd }

    /// Multiplies every component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {
        simd *= rhs
    }

    /// The sum of the squared components.
    @inlinable
    public var magnitudeSquared: Double { (simd * simd).sum() }
}

extension Vector4: Animatable {}
