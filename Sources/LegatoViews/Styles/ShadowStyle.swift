public import Foundation
import LegatoGraphics
import LegatoMotion

/// A drop shadow or inner shadow of a shape style.
///
/// ```swift
/// Circle()
///     .fill(.orange.gradient.shadow(.inner(color: .white, radius: 8)))
/// ```
nonisolated public struct ShadowStyle: StyleShadow, Equatable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    private init(
        _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool,
        _ check: NumberCheck
    ) {
        (self.color, self.isInner) = (color, isInner)
        self.radius = max(check.number(radius, or: 0), 0)
        offset = check.size(CGSize(width: x, height: y), or: 0)
    }

    /// A shadow behind the painted view.
    /// - Parameters:
    ///   - color: The colour, black with an opacity of 0.33 by default.
    ///   - radius: The blur radius in points; negative values count as 0.
    ///   - x: The horizontal offset in points.
    ///   - y: The vertical offset in points.
    /// - Returns: The shadow.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        let check = NumberCheck(Self.self, "drop(color:radius:x:y:)")
        return ShadowStyle(color, radius, x, y, isInner: false, check)
    }

    /// A shadow that the edges of the painted view cast into it.
    /// - Parameters:
    ///   - color: The colour, black with an opacity of 0.55 by default.
    ///   - radius: The blur radius in points; negative values count as 0.
    ///   - x: The horizontal offset in points.
    ///   - y: The vertical offset in points.
    /// - Returns: The shadow.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        let check = NumberCheck(Self.self, "inner(color:radius:x:y:)")
        return ShadowStyle(color, radius, x, y, isInner: true, check)
    }
}

nonisolated extension ShapeStyle {
    /// The shadows with which views are painted in the style, the first one nearest to the view.
    var ownShadows: [ShadowStyle] {
        guard let style = self as? any ShadowedStyle else { return [] }
        return withStackRoom { style.shadows }.compactMap { $0 as? ShadowStyle }
    }
}
