import Foundation

/// Drags and drops of other programs.
extension LayerHost {
    /// Follows a drag over the layers.
    func follow(_ event: DragEvent) {
        let last = incomingDrag
        incomingDrag = respond(at: event.location) { $0.dragged(event, last) }
        if let last, last !== incomingDrag { last.exit() }
    }

    /// Ends a drag that has left the display.
    func leaveDrag() {
        incomingDrag?.exit()
        incomingDrag = nil
    }

    /// Offers a drop to the layers at its location.
    func drop(_ event: DropEvent) {
        let last = incomingDrag
        incomingDrag = nil
        let isHandled: ()? = respond(at: event.location) { $0.dropped(event, last) ? () : nil }
        if isHandled == nil { last?.exit() }
    }

    /// Returns the first response of the layers at a location that is not nil, innermost layer first.
    private func respond<Response>(
        at location: CGPoint, _ response: (any DropResponder) -> Response?
    ) -> Response? {
        var at = layer(at: location)
        while let layer = at {
            if let responder = layer as? any DropResponder, let given = response(responder) {
                return given
            }
            at = layer.superlayer
        }
        return nil
    }
}
