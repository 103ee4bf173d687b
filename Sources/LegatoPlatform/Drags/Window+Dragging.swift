import CSDL2
import Foundation
import LegatoLayers

extension Application {
    /// The window of the drag of items that is in progress; nil without one.
    private var dragSource: Window? { windows.first { $0.host.itemDrag != nil } }

    /// Follows the pointer anywhere on the screen during a drag of items.
    ///
    /// SDL loses its capture of the pointer whenever it updates its windows. It then reports no moves
    /// over other programs, and another program may receive the button's release.
    func followPointerOfDrag() {
        guard let source = dragSource else { return endGrab() }
        guard let window = source.handle.xWindow, let pointer = server?.pointer(in: window) else {
            return
        }
        let location = source.handle.points(x: pointer.x, y: pointer.y)
        if location != source.pointerLocation {
            source.send(
                .pointerMoved(
                    PointerEvent(location: location, time: MonotonicClock.now, button: 1)
                )
            )
        }
        if pointer.isPressed {
            if source.outgoing?.isOutside ?? false { server?.grabPointer(for: window) }
        } else if isPressedForSDL {
            server?.sendRelease(to: window)
        }
    }

    private var isPressedForSDL: Bool { SDL_GetMouseState(nil, nil) & 1 != 0 }

    /// Ends the grab of the pointer after a drag, once the button is released.
    private func endGrab() {
        guard let window = server?.grabbingWindow else { return }
        guard windows.contains(where: { $0.handle.xWindow == window }) else {
            server?.ungrabPointer()
            return
        }
        if server?.pointer(in: window)?.isPressed ?? false { return }
        server?.ungrabPointer()
        if isPressedForSDL { server?.sendRelease(to: window) }
    }

    /// Redirects a move or a release to the window of the drag if SDL reports it for another window or
    /// for none, or may report a wrong location, and Escape; returns whether it did.
    func redirectToDrag(_ event: SDL_Event) -> Bool {
        guard let source = dragSource else { return false }
        let isOwn = InputTranslation.windowID(of: event) == source.id
        if isOwn, server == nil || source.hasCapture { return false }
        switch SDL_EventType(rawValue: event.type) {
        case SDL_MOUSEMOTION: followPointerOfDrag()
        case SDL_MOUSEBUTTONUP:
            if let location = location(of: event.button, in: source) {
                let time = MonotonicClock.now
                InputTranslation.input(event, pointer: location, time: time).map(source.send)
            }
        case SDL_KEYDOWN where event.key.keysym.sym == SDLK_ESCAPE.rawValue && !isOwn:
            source.handle(event)
        default: return false
        }
        return true
    }

    /// Returns where a button was released, in points of a window, or where the pointer is now if SDL
    /// does not report that.
    private func location(of release: SDL_MouseButtonEvent, in source: Window) -> CGPoint? {
        guard server != nil, let other = windows.first(where: { $0.id == release.windowID }),
            other.hasCapture || other.isInside(x: release.x, y: release.y)
        else {
            followPointerOfDrag()
            return source.pointerLocation
        }
        var (left, top, otherLeft, otherTop): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(source.handle.window, &left, &top)
        SDL_GetWindowPosition(other.handle.window, &otherLeft, &otherTop)
        return source.handle.points(
            x: release.x + otherLeft - left, y: release.y + otherTop - top
        )
    }
}

extension Window {
    /// Whether SDL has captured the pointer for the window.
    ///
    /// Without a capture, it moves the locations of events into the window, to its edge.
    fileprivate var hasCapture: Bool {
        SDL_GetWindowFlags(handle.window) & SDL_WINDOW_MOUSE_CAPTURE.rawValue != 0
    }

    /// Returns whether a location, in SDL's units, is in the window and not at its edge.
    fileprivate func isInside(x: Int32, y: Int32) -> Bool {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle.window, &width, &height)
        return x > 0 && y > 0 && x < width - 1 && y < height - 1
    }

    /// Moves or drops items dragged from this window while the pointer is elsewhere; returns true if
    /// the layers must not receive the event.
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

    /// Moves a drag to the place of the pointer; returns false over this window, whose X window ID is
    /// `own`.
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
        if case .window(own, _, _) = place { return false }
        // Before the preview in this window is hidden.
        outgoing.showPicture(scale: scale)
        if case .window(let id, let x, let y) = place, let window = windows[id] {
            drag.move(to: window.handle.points(x: Int32(x), y: Int32(y)), on: window.host)
        } else {
            drag.move(to: location, on: nil)
        }
        return true
    }

    /// Begins or ends a drag in a Wayland compositor once it has begun or ended in the window.
    func followWaylandDrag() {
        guard isDragSource || host.itemDrag != nil, let surface = handle.waylandSurface else {
            return
        }
        if isDragSource { WaylandDrag.end(unless: host.itemDrag) }
        isDragSource = host.itemDrag != nil
        guard let drag = host.itemDrag else { return }
        WaylandDrag.onPress = { location, surface in
            guard let window = Application.shared.window(on: surface) else { return false }
            window.send(
                .pointerDown(PointerEvent(location: location, time: MonotonicClock.now, button: 1))
            )
            return true
        }
        WaylandDrag.begin(
            drag, on: surface, scale: scale, display: { Application.shared.window(on: $0)?.host },
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
