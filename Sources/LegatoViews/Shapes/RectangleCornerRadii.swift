public import Foundation
import LegatoGraphics
public import LegatoMotion

/// The corner radii of a rectangle, in points, at least 0.
nonisolated public struct RectangleCornerRadii: Sendable, Hashable {
    /// The radius at the top leading corner; 0 by default.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner; 0 by default.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner; 0 by default.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner; 0 by default.
    public var topTrailing: CGFloat

    /// Creates radii; 0 by default.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        let check = NumberCheck(Self.self, "init")
        self.topLeading = check.radius(topLeading)
        self.bottomLeading = check.radius(bottomLeading)
        self.bottomTrailing = check.radius(bottomTrailing)
        self.topTrailing = check.radius(topTrailing)
    }

    /// The radii reduced by a distance, at least 0.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount),
            topTrailing: max(0, topTrailing - amount)
        )
    }
}

nonisolated extension RectangleCornerRadii: Animatable {
    /// The animatable data ((top leading, bottom leading), (bottom trailing, top trailing)),
    /// unscaled.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading),
                AnimatablePair(bottomTrailing, topTrailing)
            )
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
