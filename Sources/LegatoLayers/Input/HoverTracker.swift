import Foundation

/// A layer that is notified when the pointer enters or leaves it without a button pressed.
package protocol HoverResponder: CALayer {
    /// Called when the pointer enters or leaves the layer, as presented.
    func hover(_ isInside: Bool)
}

/// Notifies layers when the pointer enters or leaves them.
final class HoverTracker {
    private struct Place {
        weak var layer: (any HoverResponder)?
    }

    private unowned let host: LayerHost
    /// The layers under the pointer, innermost first.
    private var inside: [Place] = []

    init(host: LayerHost) { self.host = host }

    /// Handles an input event; moves with a button pressed are ignored, because they belong to
    /// gestures.
    func follow(_ event: InputEvent) {
        switch event {
        case .pointerMoved(let event) where event.button == 0: move(to: layers(at: event.location))
        case .pointerExited: move(to: [])
        default: break
        }
    }

    private func layers(at point: CGPoint) -> [any HoverResponder] {
        var found: [any HoverResponder] = []
        var at = host.rootLayer.presentation()?.hitTest(point)?.model()
        while let layer = at {
            if let responder = layer as? any HoverResponder { found.append(responder) }
            at = layer.superlayer
        }
        return found
    }

    private func move(to layers: [any HoverResponder]) {
        let before = inside.compactMap(\.layer)
        inside = layers.map { Place(layer: $0) }
        for layer in before where !layers.contains(where: { $0 === layer }) { layer.hover(false) }
        for layer in layers.reversed() where !before.contains(where: { $0 === layer }) {
            layer.hover(true)
        }
    }
}
