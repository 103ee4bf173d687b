public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A view that draws an outline, filled with the foreground style unless told otherwise.
///
/// A shape whose `animatableData` move takes every form on the way:
///
///     struct Wedge: Shape {
///         var end: Angle
///         var animatableData: Angle.AnimatableData {
///             get { end.animatableData }
///             set { end.animatableData = newValue }
///         }
///         func path(in rect: CGRect) -> Path { ... }
///     }
///
/// Outlines are worked out on any thread: in a module that keeps everything on the main actor by
/// default, a shape of its own is a `nonisolated struct`.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline inside a rectangle.
    func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with its outline moved inwards by a distance in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of any type.
///
/// As it may hold another type of shape next, it does not animate.
nonisolated public struct AnyShape: Shape {
    private let base: NestedValue<any Shape>

    /// Creates a shape that looks like another.
    public init<S: Shape>(_ shape: S) {
        base = (shape as? AnyShape)?.base ?? NestedValue(shape)
    }

    /// Returns the outline inside a rectangle.
    public func path(in rect: CGRect) -> Path {
        withStackRoom { base.value.path(in: rect) }
    }
}
