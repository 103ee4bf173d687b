import Foundation
import LegatoGraphics
public import LegatoLayers

/// A key that was pressed or released while a view had the focus.
public nonisolated struct KeyPress: Sendable, Equatable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action handled a key press.
    public enum Result: Sendable {
        /// The key press was handled.
        case handled
        /// The key press was not handled and is passed on.
        case ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The character that the key types; Shift types upper-case letters.
    public let characters: String
    /// The modifiers held.
    public let modifiers: EventModifiers

    /// Creates a key press from an event; nil for keys without a character.
    init?(_ event: KeyEvent, _ phase: Phases) {
        guard let key = KeyEquivalent(event) else { return nil }
        (self.phase, self.key, modifiers) = (phase, key, event.modifiers)
        let typed = String(key.character)
        characters = modifiers.contains(.shift) ? typed.uppercased() : typed
    }
}
