import CSDL2
import Foundation
import LegatoLayers

extension Window {
    /// Moves or drops items that are dragged from this window, if the pointer is not over it; returns
    /// whether it did so, and the event is not for the layers.
    func takeDrag(_ input: InputEvent) -> Bool {
        guard let drag = host.itemDrag, let window = handle.xWindow else { return false }
        let (event, isDrop): (PointerEvent, Bool)
        switch input {
        case .pointerMoved(let move): (event, isDrop) = (move, false)
        case .pointerUp(let release) where release.button == 1: (event, isDrop) = (release, true)
        default: return false
        }
        outgoing = outgoing ?? OutgoingDrag(drag)
        guard let outgoing else { return false }
        let windows = Application.shared.windows.reduce(into: [UInt: Window]()) {
            if let id = $1.handle.xWindow { $0[id] = $1 }
        }
        let place = outgoing.move(
            in: window, x: Int((event.location.x * handle.units).rounded()),
            y: Int((event.location.y * handle.units).rounded()), own: Set(windows.keys)
        )
        switch place {
        case .window(window, _, _): return false
        case .window(let id, let x, let y):
            guard let other = windows[id] else { return false }
            drag.move(to: other.handle.points(x: Int32(x), y: Int32(y)), on: other.host)
            if isDrop { drag.drop() }
        case .outside:
            drag.move(to: event.location, on: nil)
            outgoing.showPicture(scale: scale)
            if isDrop {
                outgoing.drop()
                self.outgoing = nil
            }
        }
        if isDrop { host.send(.pointerCancelled(event)) }
        return true
    }

    /// Ends a drag in the window system once it has ended in the window.
    func followDrag() {
        guard let outgoing, host.itemDrag !== outgoing.drag else { return }
        outgoing.cancel()
        self.outgoing = nil
    }
}

extension Application {
    /// Passes a move or the release of the pointer during a drag to the window of the press; returns
    /// whether SDL reported it for another window.
    ///
    /// Until SDL has captured the pointer, it reports events for the window under it, or for none.
    func redirectToDrag(_ event: SDL_Event) -> Bool {
        guard event.type == SDL_MOUSEMOTION.rawValue || event.type == SDL_MOUSEBUTTONUP.rawValue,
            let source = windows.first(where: { $0.host.itemDrag != nil }),
            let id = InputTranslation.windowID(of: event), id != source.id
        else { return false }
        let other = windows.first { $0.id == id }
        guard let location = other.map({ source.location(of: event, in: $0) }) ?? source.pointerLocation
        else { return true }
        source.handle(event, at: location)
        return true
    }
}

extension Window {
    /// The location of an event of another window, in points of this window.
    fileprivate func location(of event: SDL_Event, in other: Window) -> CGPoint {
        let inner = InputTranslation.pointer(of: event, units: other.handle.units)
        let (from, to) = (other.origin, origin)
        return CGPoint(x: inner.x + from.x - to.x, y: inner.y + from.y - to.y)
    }
}
