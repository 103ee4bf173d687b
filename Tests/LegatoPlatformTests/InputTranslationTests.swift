import Foundation
import Legato
import Testing

import LegatoPlatform

/// Translation of SDL input events.
struct InputTranslationTests {
    @Test("Event times are on the monotonic clock, also when SDL's counter wraps around")
    func convertsTimes() {
        #expect(InputTranslation.time(stamp: 500, ticks: 750, now: 90) == 89.75)
        #expect(InputTranslation.time(stamp: .max - 99, ticks: 150, now: 90) == 89.75)
        #expect(InputTranslation.time(stamp: 751, ticks: 750, now: 90) == 90)
    }

    @Test(
        "Keys have SDL's names in lower case",
        arguments: [
            (0x20, "space"), (0x72, "r"), (0x2E, "."), (0x4000_0050, "left"), (0x1B, "escape"),
            (0x4000_003A, "f1"), (0, ""),
        ]
    )
    func namesKeys(code: Int32, name: String) {
        #expect(InputTranslation.name(ofKey: code) == name)
    }

    @Test("Left and right modifier keys are equivalent")
    func readsModifiers() {
        #expect(InputTranslation.modifiers(mask: 0) == [])
        #expect(InputTranslation.modifiers(mask: 0x0001) == .shift)
        #expect(InputTranslation.modifiers(mask: 0x0002) == .shift)
        #expect(InputTranslation.modifiers(mask: 0x0040 | 0x0100) == [.control, .option])
        #expect(InputTranslation.modifiers(mask: 0x0800) == .command)
        #expect(InputTranslation.modifiers(mask: 0x1000) == [])
    }

    @Test("A drag reports the lowest button held")
    func readsButtons() {
        #expect(InputTranslation.button(mask: 0) == 0)
        #expect(InputTranslation.button(mask: 0b101) == 1)
        #expect(InputTranslation.button(mask: 0b110) == 2)
        #expect(InputTranslation.button(mask: 0b100) == 3)
        #expect(InputTranslation.button(number: 3) == 3)
        #expect(InputTranslation.button(number: 4) == nil)
        #expect(InputTranslation.button(number: 0) == nil)
    }

    @Test("Scrolling the wheel towards the user moves the content up by 40 points a notch")
    func scrolls() {
        #expect(InputTranslation.scrollDelta(x: 0, y: -1) == CGSize(width: 0, height: -40))
        #expect(InputTranslation.scrollDelta(x: 0.5, y: 0) == CGSize(width: -20, height: 0))
    }

    @Test("A held pointer is cancelled at its last location, and only while it is held")
    func cancelsHeldPointer() {
        func event(_ x: Double, _ time: Double, button: Int = 1) -> PointerEvent {
            PointerEvent(location: CGPoint(x: x, y: 0), time: time, button: button)
        }
        var held = HeldPointer()
        #expect(held.cancellation(at: 9) == nil)
        held.note(.pointerDown(event(1, 1, button: 3)))
        held.note(.pointerMoved(event(2, 2, button: 3)))
        held.note(.pointerUp(event(2, 2, button: 1)))
        #expect(held.cancellation(at: 9) == .pointerCancelled(event(2, 9, button: 3)))
        #expect(held.cancellation(at: 1) == .pointerCancelled(event(2, 2, button: 3)))
        let ends: [InputEvent] = [
            .pointerUp(event(2, 3, button: 3)), .pointerCancelled(event(2, 3, button: 3)),
            .pointerMoved(event(3, 3, button: 0)),
        ]
        for end in ends {
            var held = held
            held.note(end)
            #expect(held.cancellation(at: 9) == nil)
            held.note(.pointerMoved(event(4, 4)))
            #expect(held.cancellation(at: 9) == nil)
        }
    }

    @Test("The first two fingers pinch, from the second finger's press until one is lifted")
    func pinches() {
        func at(_ x: Double) -> CGPoint { CGPoint(x: x, y: 0) }
        func pinch(
            _ phase: PinchEvent.Phase, _ x: Double, _ y: Double, _ time: Double
        ) -> InputEvent {
            .pinch(PinchEvent(phase: phase, first: at(x), second: at(y), time: time))
        }
        var fingers = Fingers()
        #expect(fingers.note(.down, of: 7, at: at(10), time: 1) == nil)
        #expect(fingers.note(.moved, of: 7, at: at(11), time: 2) == nil)
        #expect(fingers.note(.down, of: 9, at: at(20), time: 3) == pinch(.began, 11, 20, 3))
        #expect(fingers.note(.moved, of: 9, at: at(30), time: 4) == pinch(.changed, 11, 30, 4))
        #expect(fingers.note(.down, of: 5, at: at(99), time: 5) == nil)
        #expect(fingers.note(.moved, of: 5, at: at(98), time: 6) == nil)
        #expect(fingers.note(.up, of: 7, at: at(12), time: 7) == pinch(.ended, 12, 30, 7))
        #expect(fingers.note(.moved, of: 9, at: at(31), time: 8) == nil)
        #expect(fingers.note(.up, of: 5, at: at(98), time: 9) == nil)
        #expect(fingers.note(.down, of: 4, at: at(40), time: 10) == pinch(.began, 31, 40, 10))
        #expect(fingers.note(.up, of: 4, at: at(41), time: 11) == pinch(.ended, 31, 41, 11))
        #expect(fingers.note(.up, of: 4, at: at(41), time: 12) == nil)
    }

    @Test("A finger pressed again without having been lifted counts once")
    func missingLift() {
        var fingers = Fingers()
        #expect(fingers.note(.down, of: 7, at: .zero, time: 1) == nil)
        #expect(fingers.note(.down, of: 7, at: .zero, time: 2) == nil)
    }

    @Test("Finger locations are fractions of the window's size")
    func placesFingers() {
        let size = CGSize(width: 640, height: 400)
        let place = InputTranslation.fingerLocation(x: 0.25, y: 0.5, in: size)
        #expect(place == CGPoint(x: 160, y: 200))
    }

    @Test("A held pinch is cancelled at its last location, and replaces the held pointer")
    func cancelsHeldPinch() {
        func event(_ phase: PinchEvent.Phase, _ time: Double) -> PinchEvent {
            PinchEvent(phase: phase, first: .zero, second: CGPoint(x: time, y: 0), time: time)
        }
        var held = HeldPointer()
        held.note(.pointerDown(PointerEvent(location: .zero, time: 0)))
        held.note(.pinch(event(.began, 1)))
        held.note(.pinch(event(.changed, 2)))
        var last = event(.cancelled, 2)
        last.time = 9
        #expect(held.cancellation(at: 9) == .pinch(last))
        held.note(.pinch(last))
        #expect(held.cancellation(at: 9) == nil)
        held.note(.pinch(event(.began, 1)))
        held.note(.pinch(event(.ended, 2)))
        #expect(held.cancellation(at: 9) == nil)
    }

    @Test("Timeouts are whole milliseconds, rounded up, and infinite without a timer")
    func roundsTimeouts() {
        #expect(Application.timeout(seconds: nil) == -1)
        #expect(Application.timeout(seconds: 86_399.5) == 86_399_500)
        for seconds in [86_400, 86_401, 1e9, 1e300, .infinity] {
            #expect(Application.timeout(seconds: seconds) == 86_400_000)
        }
        #expect(Application.timeout(seconds: .nan) == -1)
        #expect(Application.timeout(seconds: -3) == 0)
        #expect(Application.timeout(seconds: 0.0101) == 11)
    }
}
