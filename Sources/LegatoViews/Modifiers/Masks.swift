import Foundation
import LegatoGraphics
import LegatoLayers

/// Maps the colours of the view by a matrix.
private nonisolated struct MatrixEffect: LayerEffect {
    static let sharesSpace = true
    var matrix: ColorMatrix

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.filters = [matrix.layerFilter].compactMap(\.self)
    }
}

nonisolated extension View {
    /// Masks the view with the alpha channel of another view, at its centre.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }

    /// Replaces each pixel of the view by black with the pixel's luminance as its alpha.
    ///
    /// It turns a view into a mask that is opaque where the view is bright. Pixels whose alpha is 0
    /// stay transparent; otherwise the view's own alpha does not count.
    public func luminanceToAlpha() -> some View {
        EffectView(content: self, effect: MatrixEffect(matrix: .luminanceToAlpha))
    }
}
