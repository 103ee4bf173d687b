import Foundation
import LegatoGraphics
import LegatoMotion

/// A shape that is computed from the outlines of two others.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    /// How outlines are combined.
    enum ShapeOperation {
        case union, intersection, subtracting, symmetricDifference, lineIntersection
        case lineSubtraction
    }

    var first: First
    var second: Second
    var operation: ShapeOperation
    var eoFill: Bool

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let (own, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: own.union(other, eoFill: eoFill)
        case .intersection: own.intersection(other, eoFill: eoFill)
        case .subtracting: own.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: own.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: own.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: own.lineSubtraction(other, eoFill: eoFill)
        }
    }
}

nonisolated extension Shape {
    /// Returns the shape of the area inside this shape or another one, in the same frame.
    ///
    /// As with all combinations, curves become segments within 0.02 points of them, and the shapes
    /// animate as they do by themselves.
    ///
    /// ```swift
    /// Circle()
    ///     .subtracting(Circle().scale(0.5))
    ///     .fill(.orange)
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule determines the insides; the default is the non-zero
    ///     winding rule.
    /// - Returns: The shape.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.union, other, eoFill)
    }

    /// Returns the shape of the area inside this shape and another one.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.intersection, other, eoFill)
    }

    /// Returns the shape of the area inside this shape, but not inside another one.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.subtracting, other, eoFill)
    }

    /// Returns the shape of the area inside exactly one of this shape and another one.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.symmetricDifference, other, eoFill)
    }

    /// Returns the parts of the shape's outline inside another one, to be stroked.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.lineIntersection, other, eoFill)
    }

    /// Returns the parts of the shape's outline outside another one, to be stroked.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.lineSubtraction, other, eoFill)
    }

    private func combined<T: Shape>(
        _ operation: CombinedShape<Self, T>.ShapeOperation, _ other: T, _ eoFill: Bool
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
    }
}
