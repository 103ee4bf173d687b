package import Foundation

/// A layer that is notified when the pointer enters or leaves it without a button pressed, or during
/// a press that hovers.
package protocol HoverResponder: AnyObject {
    /// Called when the pointer enters or leaves the layer, as presented.
    func hover(_ isInside: Bool)
    /// Called when the pointer is at a location in the root layer, inside of the layer.
    func hoverMoved(to location: CGPoint)
}

/// Notifies layers when the pointer enters or leaves them.
final class HoverTracker {
    private struct WeakResponder {
        weak var layer: (any HoverResponder)?
    }

    /// The layers under the pointer, innermost first.
    private var inside: [WeakResponder] = []

    /// Notifies the layers that the pointer has left, entered or moved, given those under it and its
    /// location; nil if it is not on the display.
    func move(to layers: [any HoverResponder], at location: CGPoint?) {
        let before = inside.compactMap(\.layer)
        inside = layers.map { WeakResponder(layer: $0) }
        for layer in before where !layers.contains(where: { $0 === layer }) { layer.hover(false) }
        for layer in layers.reversed() where !before.contains(where: { $0 === layer }) {
            layer.hover(true)
        }
        if let location {
            for layer in layers.reversed() { layer.hoverMoved(to: location) }
        }
    }
}
