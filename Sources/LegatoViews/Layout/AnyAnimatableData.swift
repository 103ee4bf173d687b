public import LegatoMotion

/// A type-erased vector.
///
/// Vectors of different types cannot be combined: adding or subtracting a vector of another type
/// has no effect, so a change of type does not animate.
public nonisolated struct AnyAnimatableData: VectorArithmetic {
    /// The wrapped vector; nil is the zero of every type.
    private var vector: (any VectorArithmetic)?

    private init(vector: (any VectorArithmetic)?) { self.vector = vector }

    /// Erases the type of a vector.
    init(_ vector: some VectorArithmetic) { self.vector = vector }

    /// Returns the vector as a type; nil if it has another type.
    func value<V: VectorArithmetic>(as type: V.Type) -> V? {
        guard let vector else { return .zero }
        return vector as? V
    }

    /// The zero of every type.
    public static var zero: Self { Self(vector: nil) }

    /// Returns the sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let vector = lhs.vector else { return rhs }
        return vector.adding(rhs)
    }

    /// Returns the difference; zero if the types differ.
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let vector = lhs.vector else {
            var result = rhs
            result.scale(by: -1)
            return result
        }
        return vector.subtracting(rhs)
    }

    /// Multiplies every component by a factor.
    public mutating func scale(by rhs: Double) { vector?.scale(by: rhs) }

    /// The squared magnitude of the vector.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Whether both have the same type and are equal, or both are zero.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.vector, rhs.vector) {
        case (nil, nil): true
        case (let vector?, _): vector.equals(rhs)
        case (nil, let vector?): vector.equals(lhs)
        }
    }
}

nonisolated extension VectorArithmetic {
    fileprivate func adding(_ other: AnyAnimatableData) -> AnyAnimatableData {
        AnyAnimatableData(other.value(as: Self.self).map { self + $0 } ?? self)
    }

    fileprivate func subtracting(_ other: AnyAnimatableData) -> AnyAnimatableData {
        other.value(as: Self.self).map { AnyAnimatableData(self - $0) } ?? .zero
    }

    fileprivate func equals(_ other: AnyAnimatableData) -> Bool {
        other.value(as: Self.self) == self
    }
}
