public import Foundation
import LegatoMotion

/// A rectangle that fills the view.
nonisolated public struct Rectangle: InsettableShape, Hashable {
    /// Creates a rectangle.
    public init() {}

    /// Returns the rectangle as a path.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the rectangle inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
