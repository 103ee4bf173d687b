import Foundation
import LegatoGraphics

/// The press of the secondary button: a menu that it has opened follows the pointer.
final class SecondaryPress {
    /// The distance from which a press is a drag, in points.
    private static let slop: CGFloat = 4

    private weak var responder: (any SecondaryClickResponder)?
    private var start = CGPoint.zero
    /// Whether the pointer has moved since the press.
    private(set) var isDrag = false

    /// Begins the press that a responder has used; nil ends one without a release.
    func begin(_ responder: (any SecondaryClickResponder)?, at location: CGPoint) {
        (self.responder, start, isDrag) = (responder, location, false)
    }

    /// Follows an event; a drag hovers over the layers at its location.
    func follow(_ event: InputEvent, hover: (CGPoint) -> Void) {
        switch event {
        case .pointerMoved(let event) where event.button == 3: move(to: event.location, hover)
        // The release was lost.
        case .pointerMoved(let event) where event.button == 0: begin(nil, at: event.location)
        case .pointerUp(let event) where event.button == 3:
            move(to: event.location, hover)
            responder?.secondaryReleased(afterDrag: isDrag)
            begin(nil, at: event.location)
        case .pointerCancelled(let event): begin(nil, at: event.location)
        default: break
        }
    }

    private func move(to location: CGPoint, _ hover: (CGPoint) -> Void) {
        guard responder != nil else { return }
        let distance = hypot(location.x - start.x, location.y - start.y)
        if distance > Self.slop { isDrag = true }
        if isDrag { hover(location) }
    }
}
