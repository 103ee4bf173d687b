import CSDL2
package import Foundation
package import LegatoLayers

/// Translates SDL's input events into Legato's.
package enum InputTranslation {
    /// Returns SDL's identifier of an event's window, or nil if it has none.
    static func windowID(of event: SDL_Event) -> UInt32? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_WINDOWEVENT: event.window.windowID
        case SDL_MOUSEMOTION: event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
        case SDL_MOUSEWHEEL: event.wheel.windowID
        case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
        case SDL_TEXTINPUT: event.text.windowID
        case SDL_TEXTEDITING: event.edit.windowID
        case SDL_TEXTEDITING_EXT: event.editExt.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
        case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID
        default: nil
        }
    }

    /// Returns the pointer's location at an event, in points of the window; `units` is the number
    /// of SDL's units per point.
    static func pointer(of event: SDL_Event, units: Double) -> CGPoint {
        let (x, y) =
            switch SDL_EventType(rawValue: event.type) {
            case SDL_MOUSEMOTION: (event.motion.x, event.motion.y)
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: (event.button.x, event.button.y)
            case SDL_MOUSEWHEEL: (event.wheel.mouseX, event.wheel.mouseY)
            default: (0, 0)
            }
        return CGPoint(x: CGFloat(x) / units, y: CGFloat(y) / units)
    }

    /// Translates an event.
    /// - Parameters:
    ///   - event: SDL's event.
    ///   - pointer: The pointer's location, in points of the window.
    ///   - time: The time of the event in seconds.
    /// - Returns: The input event, or nil if the event is not input.
    static func input(_ event: SDL_Event, pointer: CGPoint, time: Double) -> InputEvent? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_MOUSEMOTION:
            let held = button(mask: event.motion.state)
            return .pointerMoved(self.pointer(at: pointer, button: held, time: time))
        case SDL_MOUSEBUTTONDOWN:
            let pressed = button(number: event.button.button)
            return pressed.map { .pointerDown(self.pointer(at: pointer, button: $0, time: time)) }
        case SDL_MOUSEBUTTONUP:
            let released = button(number: event.button.button)
            return released.map { .pointerUp(self.pointer(at: pointer, button: $0, time: time)) }
        case SDL_MOUSEWHEEL:
            return .scroll(scroll(event.wheel, at: pointer, time: time))
        case SDL_KEYDOWN:
            return .keyDown(key(event.key, time: time))
        case SDL_KEYUP:
            return .keyUp(key(event.key, time: time))
        case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
            return text(of: event, time: time)
        default:
            return nil
        }
    }

    /// Returns the change of a finger on a touch screen; nil for other events, and for fingers on a
    /// trackpad, which have no location in a window.
    static func finger(of event: SDL_Event) -> Fingers.Change? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: break
        default: return nil
        }
        switch SDL_GetTouchDeviceType(event.tfinger.touchId) {
        case SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, SDL_TOUCH_DEVICE_INDIRECT_RELATIVE: return nil
        default: break
        }
        return switch SDL_EventType(rawValue: event.type) {
        case SDL_FINGERDOWN: .down
        case SDL_FINGERUP: .up
        default: .moved
        }
    }

    /// Returns a finger's location in points from SDL's fractions of the window's size.
    package nonisolated static func fingerLocation(x: Float, y: Float, in size: CGSize) -> CGPoint {
        CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
    }

    /// Returns the button that the mouse drags with: the lowest pressed one, or 0 for none.
    package nonisolated static func button(mask: UInt32) -> Int {
        for (number, bit) in [(1, 0), (2, 1), (3, 2)] where mask & (1 << UInt32(bit)) != 0 {
            return number
        }
        return 0
    }

    /// Returns Legato's number of SDL's mouse button: 1 left, 2 middle, 3 right; nil for others.
    package nonisolated static func button(number: UInt8) -> Int? {
        (1...3).contains(number) ? Int(number) : nil
    }

    /// Returns an event's monotonic time from SDL's millisecond stamps, which wrap every 49 days.
    package nonisolated static func time(stamp: UInt32, ticks: UInt32, now: Double) -> Double {
        let age = Int32(bitPattern: ticks &- stamp)
        return now - Double(max(0, age)) / 1000
    }

    /// Returns the modifier keys in SDL's bit mask.
    package nonisolated static func modifiers(mask: UInt32) -> EventModifiers {
        var modifiers: EventModifiers = []
        if mask & UInt32(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
        if mask & UInt32(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
        if mask & UInt32(KMOD_ALT.rawValue) != 0 { modifiers.insert(.option) }
        if mask & UInt32(KMOD_GUI.rawValue) != 0 { modifiers.insert(.command) }
        return modifiers
    }

    /// Returns how far a wheel moves the content, in points, from SDL's notches.
    ///
    /// In SDL right and up are positive; scrolling right or down moves the content the other way.
    package nonisolated static func scrollDelta(x: Double, y: Double) -> CGSize {
        CGSize(width: -x * pointsPerNotch, height: y * pointsPerNotch)
    }

    /// The points by which one wheel notch moves the content.
    nonisolated static let pointsPerNotch = 40.0

    /// Returns SDL's name of a key in lower case, such as `left`, `space`, `r`; empty if it has
    /// none.
    package nonisolated static func name(ofKey code: Int32) -> String {
        String(cString: SDL_GetKeyName(code)).lowercased()
    }

    private static func pointer(at location: CGPoint, button: Int, time: Double) -> PointerEvent {
        PointerEvent(
            location: location, time: time, button: button,
            modifiers: modifiers(mask: UInt32(SDL_GetModState().rawValue))
        )
    }

    private static func scroll(
        _ wheel: SDL_MouseWheelEvent, at location: CGPoint, time: Double
    ) -> ScrollEvent {
        ScrollEvent(
            location: location,
            delta: scrollDelta(x: Double(wheel.preciseX), y: Double(wheel.preciseY)), time: time,
            modifiers: modifiers(mask: UInt32(SDL_GetModState().rawValue))
        )
    }

    private static func key(_ event: SDL_KeyboardEvent, time: Double) -> KeyEvent {
        KeyEvent(
            key: name(ofKey: event.keysym.sym), isRepeat: event.repeat != 0,
            modifiers: modifiers(mask: UInt32(event.keysym.mod)), time: time
        )
    }
}
