import LegatoGraphics
public import LegatoLayers
public import LegatoMotion

/// A key of the keyboard, identified by the character that it types.
public nonisolated struct KeyEquivalent: Sendable, Hashable,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    /// The character; special keys have those of Unicode or of Apple's function keys.
    public var character: Character

    /// Creates a key from the character that it types without modifiers.
    public init(_ character: Character) { self.character = character }

    /// Creates a key from the character that it types without modifiers.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    /// Forward delete.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// The keys whose names in events are not the character.
    private static let named: [String: KeyEquivalent] = [
        "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
        "escape": .escape, "backspace": .delete, "delete": .deleteForward, "home": .home,
        "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "clear": .clear, "tab": .tab,
        "space": .space, "return": .return, "keypad enter": .return,
    ]

    /// The key of an event; nil for keys without a character, such as modifiers.
    init?(_ event: KeyEvent) {
        if let known = Self.named[event.key] {
            self = known
        } else if let character = event.key.first, event.key.count == 1 {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// A key and modifiers that trigger a control.
public nonisolated struct KeyboardShortcut: Sendable, Hashable {
    /// How a shortcut adapts to the layout of the keyboard; Legato does not adapt shortcuts.
    public struct Localization: Sendable, Hashable {
        /// The default.
        public static let automatic = Localization()
        /// Without mirroring in right-to-left layouts.
        public static let withoutMirroring = Localization()
        /// Without any adaptation.
        public static let custom = Localization()
    }

    /// Return, which triggers the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, which cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifiers held with it.
    public var modifiers: EventModifiers
    /// How the shortcut adapts to the keyboard.
    public var localization: Localization

    /// Creates a shortcut, by default with the Command key; Control works in its place.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }

    /// Whether an event is this shortcut.
    func matches(_ event: KeyEvent) -> Bool {
        guard let pressed = KeyEquivalent(event) else { return false }
        // An upper-case letter means the key with Shift.
        let lower = key.character.lowercased()
        guard pressed.character.lowercased() == lower else { return false }
        var wanted = modifiers.subtracting([.capsLock, .numericPad])
        if lower != String(key.character) { wanted.insert(.shift) }
        guard event.modifiers != wanted else { return true }
        guard wanted.contains(.command) else { return false }
        wanted.remove(.command)
        wanted.insert(.control)
        return event.modifiers == wanted
    }
}

nonisolated extension EnvironmentValues {
    /// The shortcut of the controls inside; nil, the default, for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

nonisolated extension View {
    /// Sets the keys that trigger the first control in the view, wherever the focus is; nil for
    /// none.
    ///
    /// ```swift
    /// Button("Replay", action: replay)
    ///     .keyboardShortcut("r")
    /// ```
    ///
    /// A shortcut without modifiers triggers the control only if the focused control ignores the
    /// key.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets the keys that trigger the first control in the view, wherever the focus is.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets the key and the modifiers that trigger the first control in the view, wherever the
    /// focus is; by default with the Command key, in whose place Control works, too.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization)
        )
    }
}
