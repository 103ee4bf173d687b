import Foundation
import Legato

extension Stage {
    private func pointer(_ x: Double, _ y: Double, button: Int = 1) -> PointerEvent {
        PointerEvent(location: CGPoint(x: x, y: y), time: display.time, button: button)
    }

    /// Sends a press, move, release or loss of the pointer at the display's time.
    func down(_ x: Double = 100, _ y: Double = 100) { display.send(.pointerDown(pointer(x, y))) }
    func move(_ x: Double = 100, _ y: Double = 100, button: Int = 1) {
        display.send(.pointerMoved(pointer(x, y, button: button)))
    }
    func up(_ x: Double = 100, _ y: Double = 100) { display.send(.pointerUp(pointer(x, y))) }
    func cancel(_ x: Double = 100, _ y: Double = 100) {
        display.send(.pointerCancelled(pointer(x, y)))
    }

    /// Sends a press and a release 50 ms apart.
    func tap(_ x: Double = 100, _ y: Double = 100) {
        down(x, y)
        display.advance(by: 0.05)
        up(x, y)
    }

    /// Turns the wheel by notches of 40 points; positive ones turn it towards the content.
    func turn(_ notches: Double, _ modifiers: EventModifiers = .control, x: Double = 100) {
        display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: x, y: 100), delta: CGSize(width: 0, height: 40 * notches),
                    time: display.time, modifiers: modifiers
                )
            )
        )
    }

    /// Sends a pinch of two fingers left and right of a location, each half of `distance` from it.
    func pinch(_ phase: PinchEvent.Phase, _ distance: Double, x: Double = 100) {
        display.send(
            .pinch(
                PinchEvent(
                    phase: phase, first: CGPoint(x: x - distance / 2, y: 100),
                    second: CGPoint(x: x + distance / 2, y: 100), time: display.time
                )
            )
        )
    }

    /// Adds a sublayer of 50 x 50 points in the middle of the layer.
    func addInner() -> CALayer {
        let inner = CALayer()
        inner.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        change { layer.addSublayer(inner) }
        return inner
    }
}
