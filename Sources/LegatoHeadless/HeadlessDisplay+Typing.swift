public import Foundation
import LegatoGraphics
public import LegatoLayers

extension HeadlessDisplay {
    /// Types a text, character by character: each is a press of a key, the text that it types, and
    /// the release of the key.
    ///
    /// Line feeds, tabs and U+0008 are Return, Tab and Backspace. Characters that no key types by
    /// itself come as text alone, as from an input method.
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

    /// Presses and releases a key, by its name in `KeyEvent.key`, with modifiers; none by default.
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

    /// Composes a text, as an input method does before it types it; an empty one ends the
    /// composition.
    ///
    /// - Parameters:
    ///   - text: The text composed so far.
    ///   - cursor: The number of characters before the insertion point in it; all by default.
    public func compose(_ text: String, cursor: Int = .max) {
        send(.composition(CompositionEvent(string: text, cursor: cursor, time: time)))
    }

    /// The text that was cut or copied last on the display, or that is to be pasted; nil if there
    /// is none.
    ///
    /// Other displays and programs do not see it.
    public var clipboard: String? {
        get { host.textServices.clipboard.string }
        set { host.textServices.clipboard.string = newValue }
    }

    /// The text that was selected last on the display, which the middle button inserts; nil if
    /// there is none.
    public var primarySelection: String? {
        get { host.textServices.clipboard.selection }
        set { host.textServices.clipboard.selection = newValue }
    }

    /// The rectangle in which text is typed, in points of the root layer; nil while nothing on the
    /// display takes text.
    ///
    /// The windows of input methods appear beside it.
    public var textInputArea: CGRect? { host.textServices.area }
}
