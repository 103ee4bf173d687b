import CSDL2
import Foundation
import LegatoLayers

extension Application {
    /// Follows the pointer during a drag of items wherever it is on the screen.
    ///
    /// SDL's capture of the pointer ends whenever SDL updates its windows. Then SDL reports no moves
    /// over other programs, one of which may receive the release of the button.
    func followPointerOfDrag() {
        guard let source = windows.first(where: { $0.host.itemDrag != nil }),
            let server, let window = source.handle.xWindow
        else { return }
        let (x, y, isPressed) = server.pointer(in: window)
        let location = source.handle.points(x: x, y: y)
        if location != source.pointerLocation {
            source.send(
                .pointerMoved(
                    PointerEvent(location: location, time: MonotonicClock.now, button: 1)
                )
            )
        }
        if isPressed {
            if source.outgoing?.isOutside ?? false { server.grabPointer(for: window) }
        } else if SDL_GetMouseState(nil, nil) & 1 != 0 {
            server.sendRelease(to: window)
        }
    }

    /// Handles a move or the release of the pointer during a drag, if SDL reports it for another
    /// window than that of the press, or for none; returns whether it does.
    func redirectToDrag(_ event: SDL_Event) -> Bool {
        guard event.type == SDL_MOUSEMOTION.rawValue || event.type == SDL_MOUSEBUTTONUP.rawValue,
            let source = windows.first(where: { $0.host.itemDrag != nil }),
            InputTranslation.windowID(of: event) != source.id
        else { return false }
        followPointerOfDrag()
        if event.type == SDL_MOUSEBUTTONUP.rawValue, let location = source.pointerLocation {
            let time = MonotonicClock.now
            InputTranslation.input(event, pointer: location, time: time).map(source.send)
        }
        return true
    }
}

extension Window {
    /// Moves or drops items that are dragged from this window, if the pointer is not over it; returns
    /// whether it did so, and the event is not for the layers.
    func takeDrag(_ input: InputEvent) -> Bool {
        guard let drag = host.itemDrag, let window = handle.xWindow else { return false }
        switch input {
        case .pointerMoved(let event): return move(drag, to: event.location, window)
        case .pointerUp(let event) where event.button == 1:
            guard move(drag, to: event.location, window) else { return false }
            if let outgoing, outgoing.isOutside {
                outgoing.drop()
                self.outgoing = nil
            } else {
                drag.drop()
            }
            host.send(.pointerCancelled(event))
            return true
        default: return false
        }
    }

    /// Moves a drag to what is under the pointer; returns whether that is another window than this
    /// one, which has a number on the X server.
    private func move(_ drag: any ItemDrag, to location: CGPoint, _ own: UInt) -> Bool {
        outgoing = outgoing ?? OutgoingDrag(drag)
        guard let outgoing else { return false }
        let windows = Application.shared.windows.reduce(into: [UInt: Window]()) {
            if let id = $1.handle.xWindow { $0[id] = $1 }
        }
        let (x, y) = (location.x * handle.units, location.y * handle.units)
        let place = outgoing.move(
            in: own, x: Int(x.rounded()), y: Int(y.rounded()), windows: Set(windows.keys)
        )
        guard case .window(let id, let x, let y) = place, let window = windows[id] else {
            drag.move(to: location, on: nil)
            outgoing.showPicture(scale: scale)
            return true
        }
        if id == own { return false }
        drag.move(to: window.handle.points(x: Int32(x), y: Int32(y)), on: window.host)
        return true
    }

    /// Begins or ends a drag in a Wayland compositor once it has begun or ended in the window.
    func followWaylandDrag() {
        guard let surface = handle.waylandSurface else { return }
        if isDragSource { WaylandDrag.end(unless: host.itemDrag) }
        isDragSource = host.itemDrag != nil
        guard let drag = host.itemDrag else { return }
        func window(_ surface: OpaquePointer) -> Window? {
            Application.shared.windows.first { $0.handle.waylandSurface == surface }
        }
        WaylandDrag.onPress = { location, surface in
            window(surface)?.send(
                .pointerDown(PointerEvent(location: location, time: MonotonicClock.now, button: 1))
            )
        }
        WaylandDrag.begin(
            drag, on: surface, scale: scale, display: { window($0)?.host },
            releasePointer: { [weak self] in self?.cancelPointer() }
        )
    }

    /// Ends a drag in the window system once it has ended in the window.
    func followDrag() {
        guard let outgoing, host.itemDrag !== outgoing.drag else { return }
        outgoing.cancel()
        self.outgoing = nil
    }
}
