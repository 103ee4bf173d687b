public import Foundation

/// A value that can be added, subtracted and scaled, and therefore animated.
///
/// Conforming types obey the laws of a real vector space up to rounding.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by a factor.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself; never negative.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value with every component multiplied by a factor.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Interpolates towards another value: 0 leaves this value, 1 gives the other one, and amounts
    /// outside 0...1 extrapolate.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns an interpolation towards another value: 0 returns the value itself, 1 the other one,
    /// and amounts outside 0...1 extrapolate.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension VectorArithmetic {
    /// Whether the vector, as the change to a value, is only a rounding error of it: below 1e-13 of
    /// its magnitude, or below 1e-12.
    ///
    /// A spring that starts with a velocity takes long to come to rest at such a distance.
    package func isRoundingError(of value: Self) -> Bool {
        magnitudeSquared <= max(1e-26 * value.magnitudeSquared, 1e-24)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {
        self *= rhs
    }

    /// The square of the number.
    @inlinable
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {
        self *= Float(rhs)
    }

    /// The square of the number.
    @inlinable
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {
        self *= CGFloat(rhs)
    }

    /// The square of the number.
    @inlinable
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
