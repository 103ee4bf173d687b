public import Foundation
import LegatoMotion

/// The largest circle in a rectangle, in its middle.
nonisolated public struct Circle: InsettableShape, Hashable {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of the largest circle in a rectangle, in its middle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2,
                y: rect.midY - side / 2,
                width: side,
                height: side
            )
        )
    }

    /// Returns the shape with its outline moved inwards by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Circle {
    /// The largest circle in a rectangle.
    public static var circle: Circle { Circle() }
}
