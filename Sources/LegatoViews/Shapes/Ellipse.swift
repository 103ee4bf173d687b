public import Foundation
import LegatoMotion

/// An ellipse that fills the view.
nonisolated public struct Ellipse: InsettableShape, Hashable {
    /// Creates an ellipse.
    public init() {}

    /// Returns the ellipse inscribed in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the ellipse inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
