import Foundation
import LegatoGraphics
import LegatoLayers

/// A separate layer in which the views inside are placed.
private nonisolated struct GeometryGroupEffect: LayerEffect {
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {}
}

nonisolated extension View {
    /// Animates the position and size of the view as a unit, independently of the views inside.
    ///
    /// A view inserted during an animation then appears at the group's presentation position, not
    /// at its final position.
    public func geometryGroup() -> some View {
        EffectView(content: self, effect: GeometryGroupEffect())
    }
}
