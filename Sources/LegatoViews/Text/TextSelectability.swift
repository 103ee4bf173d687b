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
    /// The selection is within one `Text` at a time. A drag selects characters, a double click
    /// words and a triple click paragraphs; Shift extends the selection. Control-C and the context
    /// menu copy it, and the middle button pastes it elsewhere. A press somewhere else clears it.
    /// Labels of controls cannot be selected; the text of fields and editors always can.
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
