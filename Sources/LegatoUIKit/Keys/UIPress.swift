public import Foundation
import LegatoLayers

/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    nonisolated public enum Phase: Int, Sendable, Hashable {
        /// The key is pressed.
        case began = 0
        /// The key is held and repeats.
        case changed = 1
        /// The key is held.
        case stationary = 2
        /// The key is released.
        case ended = 3
        /// The system cancelled the press.
        case cancelled = 4
    }

    /// The phase.
    open internal(set) var phase: Phase
    /// The key; never nil.
    open private(set) var key: UIKey?
    /// The time of the event, in seconds of media time.
    open private(set) var timestamp: TimeInterval

    init(_ event: KeyEvent, _ phase: Phase) {
        key = UIKey(event)
        (self.phase, timestamp) = (phase, event.time)
    }
}

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

/// The characters of keys that type none.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    /// The up arrow.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Backspace.
    nonisolated public static let inputDelete = "\u{8}"

    static let inputs = [
        "up": inputUpArrow, "down": inputDownArrow, "left": inputLeftArrow,
        "right": inputRightArrow, "escape": inputEscape, "home": inputHome, "end": inputEnd,
        "pageup": inputPageUp, "pagedown": inputPageDown, "backspace": inputDelete,
    ]
}

/// Modifier keys.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock; never set.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, or Super.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric pad; never set.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: EventModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
