/// Any number of animatable vectors, used as one vector.
///
/// `@Animatable` uses it to combine several properties. Without any element it has no components.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The vectors, in order.
    ///
    /// Assign it as a whole: Swift 6.3 cannot compile the mutation of a single element.
    public var value: (repeat each Value)

    /// Creates a vector from its elements.
    @inlinable
    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    /// The vector whose elements are all zero.
    @inlinable
    public static var zero: Self { Self(repeat (each Value).zero) }

    /// The sum, element by element.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(repeat each lhs.value + each rhs.value)
    }

    /// The difference, element by element.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(repeat each lhs.value - each rhs.value)
    }

    /// Whether all elements are equal.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool {
        var areEqual = true
        for isEqual in repeat each lhs.value == each rhs.value { areEqual = areEqual && isEqual }
        return areEqual
    }

    /// Multiplies every element by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {
        self = Self(repeat (each value).scaled(by: rhs))
    }

    /// The sum of the squared magnitudes of all elements.
    @inlinable
    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat (each value).magnitudeSquared { sum += part }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
extension AnimatableValues: Animatable {}

extension AnimatableValues: CustomDebugStringConvertible {
    /// The debug descriptions of all elements, in order.
    public var debugDescription: String {
        var parts: [String] = []
        for part in repeat String(reflecting: each value) { parts.append(part) }
        return "AnimatableValues(\(parts.joined(separator: ", ")))"
    }
}
