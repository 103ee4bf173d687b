import Foundation
import Legato

/// Random input of a pointer, a wheel, two fingers and a keyboard over views.
@MainActor
enum ViewInput {
    /// Sends some events to a display.
    static func send(to display: HeadlessDisplay, _ tape: inout Tape) {
        for _ in 0..<tape.below(5) {
            let event = event(at: display.time, &tape)
            tape.say("\(event)")
            display.send(event)
            if tape.chance(1, in: 3) { display.advance(frames: 1) }
        }
    }

    private static func event(at time: Double, _ tape: inout Tape) -> InputEvent {
        switch tape.below(10) {
        case 0: return .pointerDown(pointer(at: time, &tape))
        case 1, 2: return .pointerMoved(pointer(at: time, &tape))
        case 3: return .pointerUp(pointer(at: time, &tape))
        case 4: return .pointerCancelled(pointer(at: time, &tape))
        case 5: return .pointerExited(pointer(at: time, &tape))
        case 6, 7:
            let delta = CGSize(width: length(&tape), height: length(&tape))
            return .scroll(ScrollEvent(location: place(&tape), delta: delta, time: time))
        case 8:
            let phase: PinchEvent.Phase = tape.pick([.began, .changed, .ended, .cancelled])
            return .pinch(
                PinchEvent(phase: phase, first: place(&tape), second: place(&tape), time: time)
            )
        default:
            let key = tape.pick([
                "tab", "space", "return", "left", "right", "home", "end", "escape",
            ])
            let event = KeyEvent(key: key, time: time)
            return tape.chance(1, in: 2) ? .keyUp(event) : .keyDown(event)
        }
    }

    private static func pointer(at time: Double, _ tape: inout Tape) -> PointerEvent {
        PointerEvent(location: place(&tape), time: time, button: tape.pick([1, 0, 2]))
    }

    private static func place(_ tape: inout Tape) -> CGPoint {
        CGPoint(x: length(&tape), y: length(&tape))
    }

    /// Returns a length on the display, or sometimes one far beyond it.
    private static func length(_ tape: inout Tape) -> Double {
        if tape.chance(1, in: 8) { return tape.finiteNumber() }
        return Double(tape.below(64))
    }
}
