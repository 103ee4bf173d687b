import Foundation
import LegatoGraphics
import LegatoLayers

/// Maps the colours of the view by a matrix.
private nonisolated struct MatrixEffect: LayerEffect {
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

    /// Makes the luminance of each pixel of the view the alpha of black.
    ///
    /// It prepares a view as a mask that shows where it is bright. The alpha of the view itself
    /// counts only where it is 0.
    public func luminanceToAlpha() -> some View {
        EffectView(content: self, effect: MatrixEffect(matrix: .luminanceToAlpha))
    }
}
