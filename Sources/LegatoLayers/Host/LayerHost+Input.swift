package import Foundation
import LegatoGraphics

/// Delivering input.
extension LayerHost {
    /// Delivers an input event; prints a warning for one that displays reject.
    package func send(_ event: InputEvent) {
        if let problem = event.problem {
            return Warning.print("An input event is ignored: \(problem).")
        }
        Self.eventNumber += 1
        step(.input(event)) {
            run {
                // Commits earlier changes, so that the event hits what is presented.
                CATransaction.flush()
                hover(event)
                followModifiers(of: event)
                switch event {
                case .keyDown(let event):
                    if !cancelsDrag(event), !offer(event) { onKey?(event) }
                case .keyUp(let event): offerReleased(event)
                case .text(let event): offerText { $0.text(event) }
                case .composition(let event): offerText { $0.composition(event) }
                case .pointerDown(let event) where event.button == 2: middleClick(event)
                case .pointerDown(let event) where event.button == 3:
                    let responder = secondaryClick(event, at: layer(at: event.location))
                    secondaryPress.begin(responder, at: event.location)
                case .drag(let event): follow(event)
                case .dragExited: leaveDrag()
                case .drop(let event): drop(event)
                default: break
                }
                secondaryPress.follow(event) { hover(at: $0) }
                gestures.send(event)
                hoverWithPress(event)
                if case .pointerDown(let event) = event, event.button == 1 { followPress() }
                if gestures.deadline != nil { onWantsTicks?() }
            }
        }
    }

    /// Cancels a drag of items with Escape; returns whether there was one.
    private func cancelsDrag(_ event: KeyEvent) -> Bool {
        guard event.key == "escape", itemDrag != nil else { return false }
        gestures.send(
            .pointerCancelled(PointerEvent(location: .zero, time: event.time, button: 1))
        )
        return true
    }

    /// Delivers a press of the middle button, which inserts the selected text, to the innermost
    /// layer at its location that responds to it.
    private func middleClick(_ event: PointerEvent) {
        var at = layer(at: event.location)
        while let layer = at {
            if let responder = layer as? any MiddleClickResponder {
                return responder.middleClicked(event)
            }
            at = layer.superlayer
        }
    }

    /// Offers a press of the secondary button to a layer and its ancestors; returns the one that
    /// used it.
    @discardableResult package func secondaryClick(
        _ event: PointerEvent, at innermost: CALayer?
    ) -> (any SecondaryClickResponder)? {
        var at = innermost
        while let layer = at {
            if let responder = responder(at: layer, (any SecondaryClickResponder).self),
                responder.secondaryClicked(event)
            {
                return responder
            }
            at = layer.superlayer
        }
        return nil
    }

    /// The model layer that is presented at a point.
    package func layer(at point: CGPoint) -> CALayer? {
        guard rootLayer.isLive else { return nil }
        return presentationValues.read { rootLayer.hitTest(point)?.model() }
    }

    /// Notifies the layers that the pointer enters or leaves, and shows its shape there; moves with a
    /// button pressed are ignored, because they belong to gestures, unless one of those hovers.
    private func hover(_ event: InputEvent) {
        switch event {
        case .pointerMoved(let event) where event.button == 0: hover(at: event.location)
        case .pointerUp(let event) where gestures.hovers: hover(at: event.location)
        case .pointerExited:
            hover.move(to: [], at: nil)
            pointerShapes.move(to: [])
        default: break
        }
    }

    /// Notifies the layers of a move that a gesture has received first, and during which it hovers.
    private func hoverWithPress(_ event: InputEvent) {
        guard case .pointerMoved(let event) = event, event.button == 1, gestures.hovers else {
            return
        }
        hover(at: event.location)
    }

    private func hover(at location: CGPoint) {
        let path = path(to: location)
        hover.move(
            to: path.compactMap { responder(at: $0, (any HoverResponder).self) }, at: location)
        pointerShapes.move(to: path.compactMap { responder(at: $0, (any PointerShaping).self) })
    }

    /// The layer itself, or else its delegate, if it is a responder of a kind.
    private func responder<Responder>(at layer: CALayer, _ kind: Responder.Type) -> Responder? {
        layer as? Responder ?? layer.delegate as? Responder
    }

    /// The presented layers that contain a point, innermost first.
    private func path(to point: CGPoint) -> [CALayer] {
        var found: [CALayer] = []
        var at = layer(at: point)
        while let layer = at {
            found.append(layer)
            at = layer.superlayer
        }
        return found
    }
}
