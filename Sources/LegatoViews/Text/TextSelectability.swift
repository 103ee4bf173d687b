import LegatoGraphics
import LegatoMotion

/// Whether people can select a text.
nonisolated public protocol TextSelectability {
    /// Whether texts can be selected.
    static var allowsSelection: Bool { get }
}

/// A text that can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// True.
    public static var allowsSelection: Bool { true }
}

/// A text that cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// False.
    public static var allowsSelection: Bool { false }
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
    /// Sets whether people can select texts in the view, and copy them.
    ///
    /// Selected are parts of one `Text` at a time: by dragging, by words with a double click, by
    /// paragraphs with a triple click, and extended with Shift. Control-C and the context menu copy
    /// the selection, and the middle button inserts it elsewhere. A press somewhere else removes it.
    /// Labels of controls cannot be selected. Fields and editors always can.
    ///
    /// ```swift
    /// struct OrderNumber: View {
    ///     let number: String
    ///
    ///     var body: some View { Text(number).textSelection(.enabled) }
    /// }
    /// ```
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}

nonisolated extension EnvironmentValues {
    /// Whether texts can be selected.
    var allowsTextSelection: Bool {
        get { self[AllowsTextSelectionKey.self] }
        set { self[AllowsTextSelectionKey.self] = newValue }
    }
}

private nonisolated enum AllowsTextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
