public import Foundation
import LegatoMotion

/// The ellipse that fills a rectangle.
nonisolated public struct Ellipse: InsettableShape, Hashable {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of the ellipse that fills a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the shape with its outline moved inwards by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Ellipse {
    /// The ellipse that fills a rectangle.
    public static var ellipse: Ellipse { Ellipse() }
}
