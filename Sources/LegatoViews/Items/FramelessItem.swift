import Foundation
import LegatoGraphics
import LegatoLayers

/// A layer that is hit only where its sublayers are.
class PassThroughLayer: CALayer, ReachableLayer {
    override func contains(_ point: CGPoint) -> Bool { false }
}

/// A layer in the coordinate space of the layer around it, which is hit only where its sublayers are.
class FramelessLayer: PassThroughLayer, SharedSpaceLayer {}

/// A layer in the coordinate space of the layer around it, which is hit within its bounds.
final class BoundedLayer: CALayer, ReachableLayer, SharedSpaceLayer {}

/// An item whose layer receives events or has an effect on the layers inside, which move as if it
/// were not there.
class FramelessItem: LayerItem {
    override final var sharesSpace: Bool { true }

    init(_ layer: FramelessLayer, _ context: NodeContext) { super.init(layer, context) }
}
