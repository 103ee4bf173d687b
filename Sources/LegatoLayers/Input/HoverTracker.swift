import Foundation

/// A layer that is told when the pointer comes over it without a button and when it leaves.
package protocol HoverResponder: CALayer {
    /// Takes note that the pointer is over what is seen of the layer, or is not any more.
    func hover(_ isInside: Bool)
}

/// Tells layers that the pointer is over them.
final class HoverTracker {
    private struct Place {
        weak var layer: (any HoverResponder)?
    }

    private unowned let host: LayerHost
    /// Where the pointer is, the innermost layer first.
    private var inside: [Place] = []

    init(host: LayerHost) { self.host = host }

    /// Takes in what a person did: moves without a button count, those with one are gestures.
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
