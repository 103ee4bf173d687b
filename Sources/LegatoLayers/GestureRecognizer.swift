import Foundation

/// What a display asks of a gesture while a pointer is down on its layer.
public protocol GestureRecognizer: AnyObject {
    /// The pointer went down on the layer or one of its sublayers.
    func began(_ event: PointerEvent, on layer: CALayer)
    /// It moved.
    func moved(_ event: PointerEvent, on layer: CALayer)
    /// It went up.
    func ended(_ event: PointerEvent, on layer: CALayer)
    /// The system took it away, or another gesture did, or its release was lost.
    func cancelled(_ event: PointerEvent, on layer: CALayer)
    /// Whether the gesture has taken the pointer for itself.
    var isActive: Bool { get }
}

/// A gesture that a layer can be given.
public protocol LayerGesture {
    /// Makes what follows the pointer on one layer.
    func makeRecognizer() -> any GestureRecognizer
}

extension CALayer {
    /// Lets a gesture follow the pointer when it goes down on this layer or a sublayer.
    ///
    /// The layer is hit where it is seen. Of the gestures of one layer and those around it, the
    /// first that takes the pointer keeps it: the innermost layer's, in the order of adding.
    public func addGesture(_ gesture: some LayerGesture) {
        willChange("gestures")
        recognizers.append(gesture.makeRecognizer())
    }

    /// Removes all gestures of this layer.
    public func removeAllGestures() {
        willChange("gestures")
        recognizers = []
    }
}

/// Leads the pointer's events to the gestures of the layers that it went down on.
final class GestureDispatcher {
    private unowned let host: LayerHost
    private var tracked: [(layer: CALayer, recognizer: any GestureRecognizer)] = []

    init(host: LayerHost) {
        self.host = host
    }

    func send(_ event: InputEvent) {
        switch event {
        case .pointerDown(let event) where event.button == 1: down(event)
        case .pointerMoved(let event) where event.button == 0: cancel(event)
        case .pointerMoved(let event): forward(event) { $0.moved(event, on: $1) }
        case .pointerUp(let event) where event.button == 1:
            forward(event) { $0.ended(event, on: $1) }
            tracked = []
        case .pointerCancelled(let event): cancel(event)
        case .keyDown(let event): host.onKey?(event)
        case .pointerDown, .pointerUp, .scroll, .keyUp: break
        }
    }

    private func cancel(_ event: PointerEvent) {
        forward(event) { $0.cancelled(event, on: $1) }
        tracked = []
    }

    private func down(_ event: PointerEvent) {
        tracked = []
        var at = host.rootLayer.presentation()?.hitTest(event.location)?.model()
        while let layer = at {
            tracked += layer.recognizers.map { (layer, $0) }
            at = layer.superlayer
        }
        forward(event) { $0.began(event, on: $1) }
    }

    /// Tells every gesture until one takes the pointer, which ends the others.
    private func forward(
        _ event: PointerEvent,
        _ tell: (any GestureRecognizer, CALayer) -> Void
    ) {
        for (layer, recognizer) in tracked {
            tell(recognizer, layer)
            guard recognizer.isActive, tracked.count > 1 else { continue }
            let others = tracked.filter { $0.recognizer !== recognizer }
            tracked = [(layer, recognizer)]
            for (layer, other) in others { other.cancelled(event, on: layer) }
            return
        }
    }
}

extension LayerHost {
    /// Delivers what a person did.
    package func send(_ event: InputEvent) {
        run {
            // What was changed before shows before the event hits it.
            CATransaction.flush()
            gestures.send(event)
        }
    }
}
