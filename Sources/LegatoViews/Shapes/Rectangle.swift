public import Foundation
import LegatoMotion

/// The rectangle that a view has.
nonisolated public struct Rectangle: InsettableShape, Hashable {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape with its outline moved inwards by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Rectangle {
    /// The rectangle that a view has.
    public static var rect: Rectangle { Rectangle() }
}
