import Foundation
import LegatoLayers

/// A hidden layer for the layers of views that are in the tree and out of sight.
///
/// Layers that are removed from a display lose their animations; in this layer they keep them, so that
/// views that come back are where they would have been. It does not change `isHidden` of the layers.
/// UIKit's views in it are on no screen.
final class CoveredLayer: CALayer {
    override init() {
        super.init()
        isHidden = true
        keepsSublayersOutOfSight = true
    }

    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    /// Holds layers instead of those before, and returns what takes their place: this layer, or
    /// nothing.
    func hold(_ layers: some Sequence<CALayer>) -> [CALayer] {
        let layers = Array(layers)
        if !(sublayers ?? []).elementsEqual(layers, by: ===) { sublayers = layers }
        return layers.isEmpty ? [] : [self]
    }
}
