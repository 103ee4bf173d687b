package import LegatoLayers

/// The mouse button or the two fingers held down in a window, whose release may be lost.
package struct HeldPointer {
    private var latest: PointerEvent?
    private var latestPinch: PinchEvent?

    /// Creates the state of a window in which nothing is held down.
    package init() {}

    /// Records an input event that the layers receive.
    package mutating func note(_ input: InputEvent) {
        switch input {
        case .pointerDown(let event): latest = event
        case .pointerMoved(let event): if let latest { follow(event, button: latest.button) }
        case .pointerUp(let event): if event.button == latest?.button { latest = nil }
        case .pointerCancelled: latest = nil
        case .pinch(let event):
            // The first finger was also the pointer.
            if event.phase == .began { latest = nil }
            let isHeld = event.phase == .began || event.phase == .changed
            latestPinch = isHeld ? event : nil
        case .pointerExited, .scroll, .keyDown, .keyUp, .text, .composition, .drag, .dragExited,
            .drop:
            break
        }
    }

    /// Returns the event that cancels a held pinch, or else a held pointer; nil if neither is held.
    package func cancellation(at time: Double) -> InputEvent? {
        if var pinch = latestPinch {
            pinch.phase = .cancelled
            pinch.time = max(pinch.time, time)
            return .pinch(pinch)
        }
        guard var event = latest else { return nil }
        event.time = max(event.time, time)
        return .pointerCancelled(event)
    }

    private mutating func follow(_ event: PointerEvent, button: Int) {
        latest = event.button == 0 ? nil : event
        latest?.button = button
    }
}
