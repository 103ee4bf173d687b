import Foundation
import Legato
import Testing

/// Buttons that repeat.
struct ButtonRepeatTests {
    private func presses(_ behavior: ButtonRepeatBehavior, for duration: Double) -> Int {
        var count = 0
        let it = ViewDisplay(
            Button {
                count += 1
            } label: {
                Color.red.frame(width: 100, height: 50)
            }
            .buttonRepeatBehavior(behavior)
        )
        it.down(150, 100)
        it.display.advance(by: duration)
        it.up(150, 100)
        it.display.advance(by: 1)
        return count
    }

    @Test("A button that repeats acts ten times a second after half a second, and not on release")
    func repetition() {
        #expect(presses(.enabled, for: 0.2) == 1)
        #expect((5...6).contains(presses(.enabled, for: 1)))
        #expect(presses(.automatic, for: 1) == 1)
        #expect(presses(.disabled, for: 1) == 1)
    }

    @Test("It stops while the pointer is elsewhere")
    func leaving() {
        var count = 0
        let it = ViewDisplay(
            Button {
                count += 1
            } label: {
                Color.red.frame(width: 100, height: 50)
            }
            .buttonRepeatBehavior(.enabled)
        )
        it.down(150, 100)
        it.display.advance(by: 0.3)
        it.move(5, 5)
        it.display.advance(by: 2)
        it.up(5, 5)
        it.display.advance(by: 1)
        #expect(count == 0)
    }
}
