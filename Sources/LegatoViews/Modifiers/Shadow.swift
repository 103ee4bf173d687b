public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A shadow behind it.
private nonisolated struct ShadowEffect: LayerEffect {
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
private struct ShadowView<Content: View>: View {
    var content: Content
    var color: Color
    var radius: CGFloat
    var offset: CGSize
    @Environment(\.self) var environment

    var body: some View {
        EffectView(
            content: content,
            effect: ShadowEffect(
                color: color.resolve(in: environment),
                radius: max(radius, 0),
                offset: offset
            )
        )
    }
}

extension View {
    /// Draws a shadow behind the view; a third of black by default.
    /// - Parameters:
    ///   - color: The colour.
    ///   - radius: How far it is blurred, points; below 0 counts as 0.
    ///   - x: How far it lies to the right, points.
    ///   - y: How far it lies below, points.
    /// - Returns: The view with its shadow.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        let check = NumberCheck(Self.self, "shadow(color:radius:x:y:)")
        return ShadowView(
            content: self,
            color: color,
            radius: check.number(radius, or: 0),
            offset: check.size(CGSize(width: x, height: y), or: 0)
        )
    }
}
