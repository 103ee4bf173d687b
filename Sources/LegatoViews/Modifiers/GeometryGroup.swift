import Foundation
import LegatoGraphics
import LegatoLayers

/// A layer of its own, in which the views inside are placed.
private nonisolated struct GeometryGroupEffect: LayerEffect {
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {}
}

nonisolated extension View {
    /// Animates the position and size of the view as one, whatever the views inside do.
    ///
    /// A view that is inserted during an animation then appears where the moving group is, and not
    /// where the group will come to rest.
    public func geometryGroup() -> some View {
        EffectView(content: self, effect: GeometryGroupEffect())
    }
}
