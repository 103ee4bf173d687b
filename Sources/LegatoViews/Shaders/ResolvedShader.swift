import LegatoDrawing
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree

/// A shader as a style, resolved to fixed colours.
nonisolated package struct ResolvedShader: Sendable, Hashable {
    let effect: PixelEffect
    /// The colour that replaces the shader where it cannot be drawn.
    var fallback: ResolvedColor
    var opacity = 1.0

    package func hash(into hasher: inout Hasher) { hasher.combine(opacity) }
}

extension PixelEffect {
    /// The effect as a layer's filter.
    @MainActor var layerFilter: CIFilter { CIFilter(LayerFilter(self)) }
}
