public import Foundation
public import LegatoMotion

/// A rectangle with rounded corners, each with a radius of its own.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Hashable {
    /// The radii of the corners in points, cut to between 0 and half the smaller side.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Creates the shape from its radii; the corners bend continuously by default.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates the shape from radii, 0 by default; the corners bend continuously by default.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    /// The radii ((top leading, bottom leading), (bottom trailing, top trailing)), unscaled.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// Returns the outline of a rectangle with these corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns the shape with its outline moved inwards by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount) { shape, amount in
            shape.cornerRadii = shape.cornerRadii.inset(by: amount)
        }
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with rounded corners, each with a radius of its own.
    public static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle with rounded corners, each with a radius of its own, 0 by default.
    public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}
