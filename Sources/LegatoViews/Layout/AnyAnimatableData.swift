public import LegatoMotion

/// A vector of any type.
///
/// Vectors of two types have no sum and no difference: adding or subtracting one of another type
/// changes nothing, so that a change of the type does not animate.
public nonisolated struct AnyAnimatableData: VectorArithmetic {
    /// The vector; nil is the zero of every type.
    private var vector: (any VectorArithmetic)?

    private init(vector: (any VectorArithmetic)?) { self.vector = vector }

    /// Creates a vector of any type from one of some type.
    init(_ vector: some VectorArithmetic) { self.vector = vector }

    /// The vector if it is of a type; nil if it is of another one.
    func value<V: VectorArithmetic>(as type: V.Type) -> V? {
        guard let vector else { return .zero }
        return vector as? V
    }

    /// The zero of every type.
    public static var zero: Self { Self(vector: nil) }

    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let vector = lhs.vector else { return rhs }
        return vector.adding(rhs)
    }

    /// The difference; zero between vectors of two types.
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

    /// Whether both are of one type and equal, or both zero.
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
