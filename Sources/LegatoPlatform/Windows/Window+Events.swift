import CSDL2
import Foundation
import LegatoLayers

extension Window {
    /// Handles an SDL event of this window.
    func handle(_ event: SDL_Event) {
        if event.type == SDL_WINDOWEVENT.rawValue {
            handleChange(SDL_WindowEventID(rawValue: UInt32(event.window.event)))
            return
        }
        let time = InputTranslation.time(
            stamp: event.common.timestamp, ticks: SDL_GetTicks(), now: MonotonicClock.now
        )
        if let change = InputTranslation.finger(of: event) {
            let finger = event.tfinger
            noteFinger(
                change, of: finger.fingerId,
                at: InputTranslation.fingerLocation(x: finger.x, y: finger.y, in: size), time: time
            )
            return
        }
        if let part = PendingDrop.Part(event) {
            // Under Wayland, SDL reports the drops that `IncomingDrop` receives, too, without their windows and places.
            if SystemClipboard.wayland != nil { return }
            if let drop = pendingDrop.note(part, at: droppedPlace, time: time) { send(.drop(drop)) }
            return
        }
        let pointer = InputTranslation.pointer(of: event, units: handle.units)
        if let input = InputTranslation.input(event, pointer: pointer, time: time) {
            send(input)
        }
    }

    /// The pointer's location in points of the window, which SDL's drop events lack.
    ///
    /// On Wayland, it is the last location received by the window.
    private var droppedPlace: CGPoint {
        var (x, y): (Int32, Int32) = (0, 0)
        if Video.driver == "x11" {
            var (left, top): (Int32, Int32) = (0, 0)
            SDL_GetGlobalMouseState(&x, &y)
            SDL_GetWindowPosition(handle.window, &left, &top)
            return handle.points(x: x - left, y: y - top)
        }
        SDL_GetMouseState(&x, &y)
        return handle.points(x: x, y: y)
    }

    /// Follows the screens that the window is on, if SDL does not.
    func followScreens() {
        if handle.wayland?.followScreens() ?? false { screenChanged() }
    }

    private func screenChanged() {
        let rate = handle.refreshRate
        renderThread.post { $0.newRate = rate }
        updateSize()
    }

    private func handleChange(_ change: SDL_WindowEventID) {
        switch change {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            updateSize()
        case SDL_WINDOWEVENT_EXPOSED:
            renderThread.post { $0.isDamaged = true }
        case SDL_WINDOWEVENT_LEAVE:
            leavePointer()
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            setKeyboard(true)
        case SDL_WINDOWEVENT_FOCUS_LOST:
            // The target of a drag may take the focus.
            if outgoing == nil, !WaylandDrag.isUnderway { cancelPointer() }
            setKeyboard(false)
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
            cancelPointer()
            setVisible(false)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED, SDL_WINDOWEVENT_SHOWN:
            setVisible(true)
        case SDL_WINDOWEVENT_DISPLAY_CHANGED:
            // The Wayland surface follows its screens itself.
            if handle.wayland == nil { screenChanged() }
        case SDL_WINDOWEVENT_CLOSE:
            closeIfAllowed()
        default:
            break
        }
    }
}
