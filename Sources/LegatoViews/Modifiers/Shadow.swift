public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Draws a shadow behind the view.
private nonisolated struct ShadowEffect: LayerEffect {
    static let sharesSpace = true
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        let color = color.cgColor
        layer.shadowColor = color.copy(alpha: 1)
        layer.shadowOpacity = Float(color.alpha)
        layer.shadowRadius = radius / 2
        layer.shadowOffset = offset
    }
}

/// A view with a shadow behind it.
private nonisolated struct ShadowView<Content: View>: View {
    var content: Content
    var color: Color
    var radius: CGFloat
    var offset: CGSize
    @Environment(\.self) var environment

    var body: some View {
        EffectView(
            content: content,
            effect: ShadowEffect(
                color: color.resolve(in: environment), radius: max(radius, 0), offset: offset
            )
        )
    }
}

nonisolated extension View {
    /// Adds a shadow to the view; by default it is black with an opacity of 0.33.
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The blur radius, in points; negative values count as 0.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    /// - Returns: The view with a shadow.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        let check = NumberCheck(Self.self, "shadow(color:radius:x:y:)")
        return ShadowView(
            content: self, color: color, radius: check.number(radius, or: 0),
            offset: check.size(CGSize(width: x, height: y), or: 0)
        )
    }
}
