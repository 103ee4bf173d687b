public import Foundation
import LegatoMotion

/// A circle that fits the shorter side of the view and is centred in it.
nonisolated public struct Circle: InsettableShape, Hashable {
    /// Creates a circle.
    public init() {}

    /// Returns the largest circle in a rectangle, centred.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side
            )
        )
    }

    /// Returns the circle inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
