public import Foundation
import LegatoMotion

/// A rectangle whose smaller sides are half circles.
nonisolated public struct Capsule: InsettableShape, Hashable {
    /// How the ends bend.
    public var style: RoundedCornerStyle

    /// Creates the shape; its ends bend continuously by default.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline of a rectangle with the largest corners that it has room for.
    public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect,
            cornerRadius: min(rect.width, rect.height) / 2,
            style: style
        )
    }

    /// Returns the shape with its outline moved inwards by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Capsule {
    /// A rectangle whose smaller sides are half circles, which bend continuously.
    public static var capsule: Capsule { Capsule() }

    /// Returns a rectangle whose smaller sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
