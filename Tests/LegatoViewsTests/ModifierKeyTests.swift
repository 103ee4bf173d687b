import Foundation
import Legato
import Testing

/// Modifier keys.
///
/// The modifier keys that views observe.
struct ModifierKeyTests {
    private func display(
        _ mask: EventModifiers = .all, initial: Bool = true, journal: Journal
    ) -> ViewDisplay<some View> {
        ViewDisplay(
            Color.red.onModifierKeysChanged(mask: mask, initial: initial) { old, new in
                journal.lines.append("\(old.rawValue) \(new.rawValue)")
            }
        )
    }

    private func send<V: View>(
        _ key: String, _ modifiers: EventModifiers = [], isDown: Bool, to it: ViewDisplay<V>
    ) {
        let event = KeyEvent(key: key, modifiers: modifiers, time: it.display.time)
        it.display.send(isDown ? .keyDown(event) : .keyUp(event))
        it.display.advance(frames: 1)
    }

    @Test("The action receives the keys held before and now, and those of the appearance")
    func changes() {
        let journal = Journal()
        let it = display(journal: journal)
        #expect(journal.take() == ["0 0"])
        send("left shift", .shift, isDown: true, to: it)
        send("a", .shift, isDown: true, to: it)
        send("a", .shift, isDown: false, to: it)
        #expect(journal.take() == ["0 1"])
        send("left ctrl", isDown: true, to: it)
        #expect(journal.take() == ["1 2"])
        send("left ctrl", isDown: false, to: it)
        #expect(journal.take() == ["2 0"])
    }

    @Test("Keys pressed and released at once are reported one after the other")
    func atOnce() {
        let journal = Journal()
        let it = display(initial: false, journal: journal)
        it.display.press("left alt")
        #expect(journal.take() == ["0 4", "4 0"])
    }

    @Test("Keys outside the mask are ignored")
    func mask() {
        let journal = Journal()
        let it = display(.option, initial: false, journal: journal)
        #expect(journal.lines.isEmpty)
        send("left shift", .shift, isDown: true, to: it)
        send("right alt", [.shift, .option], isDown: true, to: it)
        send("right alt", .shift, isDown: false, to: it)
        #expect(journal.take() == ["0 4", "4 0"])
    }

    @Test("A key that a focused control uses is observed, too")
    func focus() {
        let journal = Journal()
        let it = ViewDisplay(
            Color.red.focusable().onKeyPress { _ in .handled }
                .onModifierKeysChanged(initial: false) { journal.lines.append("\($1.rawValue)") }
        )
        it.key("tab")
        it.key("a", .control)
        #expect(journal.take() == ["2"])
    }
}
