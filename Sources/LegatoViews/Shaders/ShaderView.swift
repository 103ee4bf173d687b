import Foundation
import LegatoDrawing
import LegatoLayers
import LegatoMotion

/// A shader as a filter of a view.
nonisolated struct ShaderEffect: LayerEffect {
    var effect: PixelEffect?

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        // Arguments are not interpolated.
        Transaction().runAlone { layer.filters = effect.map { [$0.layerFilter] } }
    }
}

/// A view with a shader whose colours depend on the environment.
nonisolated struct ShaderView<Content: View>: View {
    var content: Content
    var kind: PixelEffect.Kind
    var modifier: String
    /// The shader; nil if it is not enabled.
    var shader: Shader?
    var maxSampleOffset = CGSize.zero
    @Environment(\.self) var environment

    var body: some View {
        EffectView(
            content: content,
            effect: ShaderEffect(
                effect: shader?.effect(
                    kind, modifier, maxSampleOffset: maxSampleOffset, in: environment
                )
            )
        )
    }
}
