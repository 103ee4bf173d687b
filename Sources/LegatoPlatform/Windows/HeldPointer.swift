package import LegatoLayers

/// The mouse button that is down in a window, whose release may get lost.
package struct HeldPointer {
    private var latest: PointerEvent?

    /// Creates the state of a window that no pointer touches.
    package init() {}

    /// Takes in what the layers are told.
    package mutating func note(_ input: InputEvent) {
        switch input {
        case .pointerDown(let event): latest = event
        case .pointerMoved(let event): if let latest { follow(event, button: latest.button) }
        case .pointerUp(let event): if event.button == latest?.button { latest = nil }
        case .pointerCancelled: latest = nil
        case .scroll, .keyDown, .keyUp: break
        }
    }

    /// What tells the layers that the held pointer is gone; nil when none is held.
    package func cancellation(at time: Double) -> InputEvent? {
        guard var event = latest else { return nil }
        event.time = max(event.time, time)
        return .pointerCancelled(event)
    }

    private mutating func follow(_ event: PointerEvent, button: Int) {
        latest = event.button == 0 ? nil : event
        latest?.button = button
    }
}
