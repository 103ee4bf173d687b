public import Foundation
import LegatoGraphics
public import LegatoLayers

extension HeadlessDisplay {
    /// Types a text: for each character, a key press, the typed text and the key release.
    ///
    /// Line feeds, tabs and U+0008 are Return, Tab and Backspace. Characters without a key of their
    /// own are sent as text only, as by an input method.
    ///
    /// `display.type("Hello\n")` types a word and submits it.
    public func type(_ text: String) {
        for character in text {
            let string = String(character)
            switch character {
            case "\n", "\r\n", "\r": press("return")
            case "\t": press("tab")
            case "\u{8}": press("backspace")
            case " ": press("space", typing: string)
            case _ where character.isASCII:
                let lower = string.lowercased()
                press(lower, lower == string ? [] : .shift, typing: string)
            default: send(.text(TextEvent(string: string, time: time)))
            }
        }
    }

    /// Presses and releases a key, named as in `KeyEvent.key`, with modifiers; none by default.
    ///
    /// The key types no text.
    public func press(_ key: String, _ modifiers: EventModifiers = []) {
        press(key, modifiers, typing: nil)
    }

    private func press(_ key: String, _ modifiers: EventModifiers = [], typing text: String?) {
        let event = KeyEvent(key: key, modifiers: modifiers, time: time)
        send(.keyDown(event))
        if let text { send(.text(TextEvent(string: text, time: time))) }
        send(.keyUp(event))
    }

    /// Composes a text, as an input method does before inserting it; an empty text ends the
    /// composition.
    ///
    /// - Parameters:
    ///   - text: The text composed so far.
    ///   - cursor: The number of characters before the insertion point; all by default.
    public func compose(_ text: String, cursor: Int = .max) {
        send(.composition(CompositionEvent(string: text, cursor: cursor, time: time)))
    }

    /// The rectangle of text input, in points of the root layer; nil while nothing on the display
    /// accepts text.
    ///
    /// Input methods show their windows next to it.
    public var textInputArea: CGRect? { host.textServices.area }
}
