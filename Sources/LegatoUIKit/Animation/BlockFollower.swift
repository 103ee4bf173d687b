import Foundation
import LegatoLayers

/// The delegate of layers that a view places without views of their own: their changes animate with
/// the animation block that is running, and not at all outside of one.
final class BlockFollower: CALayerDelegate {
    static let shared = BlockFollower()

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, event) ?? NSNull()
    }
}
