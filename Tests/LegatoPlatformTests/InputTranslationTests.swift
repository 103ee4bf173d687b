import Foundation
import Legato
import Testing

import LegatoPlatform

@Suite("SDL's input in Legato's words")
struct InputTranslationTests {
    @Test("event times are on the monotonic clock, also when SDL's counter wraps round")
    func convertsTimes() {
        #expect(InputTranslation.time(stamp: 500, ticks: 750, now: 90) == 89.75)
        #expect(InputTranslation.time(stamp: .max - 99, ticks: 150, now: 90) == 89.75)
        #expect(InputTranslation.time(stamp: 751, ticks: 750, now: 90) == 90)
    }

    @Test(
        "keys have SDL's names in lower case",
        arguments: [
            (0x20, "space"), (0x72, "r"), (0x2E, "."), (0x4000_0050, "left"), (0x1B, "escape"),
            (0x4000_003A, "f1"), (0, ""),
        ]
    )
    func namesKeys(code: Int32, name: String) {
        #expect(InputTranslation.name(ofKey: code) == name)
    }

    @Test("left and right modifier keys mean the same")
    func readsModifiers() {
        #expect(InputTranslation.modifiers(mask: 0) == [])
        #expect(InputTranslation.modifiers(mask: 0x0001) == .shift)
        #expect(InputTranslation.modifiers(mask: 0x0002) == .shift)
        #expect(InputTranslation.modifiers(mask: 0x0040 | 0x0100) == [.control, .option])
        #expect(InputTranslation.modifiers(mask: 0x0800) == .command)
        #expect(InputTranslation.modifiers(mask: 0x1000) == [])
    }

    @Test("a drag belongs to the lowest button held")
    func readsButtons() {
        #expect(InputTranslation.button(mask: 0) == 0)
        #expect(InputTranslation.button(mask: 0b101) == 1)
        #expect(InputTranslation.button(mask: 0b110) == 2)
        #expect(InputTranslation.button(mask: 0b100) == 3)
        #expect(InputTranslation.button(number: 3) == 3)
        #expect(InputTranslation.button(number: 4) == nil)
        #expect(InputTranslation.button(number: 0) == nil)
    }

    @Test("turning the wheel towards oneself moves the content up by 40 points a notch")
    func scrolls() {
        #expect(InputTranslation.scrollDelta(x: 0, y: -1) == CGSize(width: 0, height: -40))
        #expect(InputTranslation.scrollDelta(x: 0.5, y: 0) == CGSize(width: -20, height: 0))
    }

    @Test("a held pointer is cancelled where it was last, and only while it is held")
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

    @Test("the loop sleeps whole milliseconds, rounded up, and for ever without a timer")
    func roundsTimeouts() {
        #expect(Application.timeout(seconds: nil) == -1)
        #expect(Application.timeout(seconds: 1e9) == -1)
        #expect(Application.timeout(seconds: -3) == 0)
        #expect(Application.timeout(seconds: 0.0101) == 11)
    }
}
