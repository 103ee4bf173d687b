public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A view that draws an outline, filled with the foreground style by default.
///
/// A shape with `animatableData` draws every intermediate form of an animation:
///
/// ```swift
/// struct Wedge: Shape {
///     var end: Angle
///     var animatableData: Angle.AnimatableData {
///         get { end.animatableData }
///         set { end.animatableData = newValue }
///     }
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             let center = CGPoint(x: rect.midX, y: rect.midY)
///             path.move(to: center)
///             path.addRelativeArc(
///                 center: center,
///                 radius: rect.width / 2,
///                 startAngle: .zero,
///                 delta: end
///             )
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
///
/// Outlines are computed on any thread: shapes are nonisolated. In a module with main-actor default
/// isolation, write `nonisolated extension` for an extension that conforms to `Shape` or
/// `Animatable`, and for those whose members it uses.
nonisolated public protocol Shape: ShapeOutline, Animatable, View, _RemoveGlobalActorIsolation {}

/// The outline of a shape.
///
/// It does not refine `View`, so that its requirement is nonisolated in every language mode and
/// shapes need no `nonisolated`. For that, protocols that refine `Shape` must name it directly,
/// too. Conform to `Shape`, not to this protocol alone.
nonisolated public protocol ShapeOutline: Sendable {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: ShapeOutline, InsettableOutline, Shape {}

/// The inset outline of a shape.
///
/// It is separate from `InsettableShape` for the reason of `ShapeOutline`.
nonisolated public protocol InsettableOutline: Sendable {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by a distance in points.
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Path: Shape {
    /// Returns the path unchanged, regardless of the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

/// A type-erased shape.
///
/// It does not animate, because the type of the wrapped shape can change.
nonisolated public struct AnyShape: Shape {
    private let base: NestedValue<any Shape>

    /// Erases the type of a shape.
    public init<S: Shape>(_ shape: S) {
        base = (shape as? AnyShape)?.base ?? NestedValue(shape)
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        withStackRoom { base.value.path(in: rect) }
    }
}
