public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A rectangle with equal rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, Hashable {
    /// The width and height of the corners in points, each clamped to 0 and half a side; if they are
    /// equal, both are clamped to half the shorter side.
    public var cornerSize: CGSize
    /// The corner style.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle from the size of its corners, which may be infinite.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let check = NumberCheck(Self.self, "init(cornerSize:style:)")
        self.cornerSize = CGSize(
            width: check.radius(cornerSize.width), height: check.radius(cornerSize.height)
        )
        self.style = style
    }

    /// Creates a rounded rectangle from its corner radius; an infinite one rounds the shorter sides
    /// completely.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = NumberCheck(Self.self, "init(cornerRadius:style:)").radius(cornerRadius)
        self.init(cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// The animatable corner size (width, height), unscaled.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// Returns the rounded rectangle as a path.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the rounded rectangle inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount) { shape, amount in
            shape.cornerSize.width = max(0, shape.cornerSize.width - amount)
            shape.cornerSize.height = max(0, shape.cornerSize.height - amount)
        }
    }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with corners of a size.
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// Returns a rectangle with a corner radius.
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
