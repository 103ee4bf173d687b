public import Foundation
import LegatoLayers

/// A key of the keyboard, with the modifiers held.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key types with the modifiers; empty for a key without a character.
    ///
    /// Arrows and Escape have the values of `UIKeyCommand`.
    open private(set) var characters: String
    /// The characters that the key types without modifiers, except for Shift.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifiers held.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The key's place on an American keyboard.
    open private(set) var keyCode: UIKeyboardHIDUsage

    init(_ event: KeyEvent) {
        let named = UIKeyCommand.inputs[event.key] ?? event.characters
        (characters, charactersIgnoringModifiers) = (named, named)
        modifierFlags = UIKeyModifierFlags(event.modifiers)
        keyCode = UIKeyboardHIDUsage(event.key)
    }
}
