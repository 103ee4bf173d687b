public import Foundation

/// A value that can be added, subtracted and scaled, and so be animated.
///
/// The laws of a real vector space hold up to rounding.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by a factor.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself, zero or more.
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

    /// Moves the value towards another one; 0 stays, 1 arrives, other amounts extrapolate.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns the value on the way to another one; 0 stays, 1 arrives, others extrapolate.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
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
