public import Foundation
import LegatoMotion

/// A rectangle whose shorter sides are semicircles.
nonisolated public struct Capsule: InsettableShape, Hashable {
    /// The style of the ends.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline: a rectangle with the largest possible corner radius.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the capsule inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == Capsule {
    /// A capsule with continuous ends.
    public static var capsule: Capsule { Capsule() }

    /// Returns a capsule with ends of a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
