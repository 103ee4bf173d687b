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

extension View {
    /// Sets whether people can select texts in the view; texts outside fields and editors
    /// cannot be selected yet, so that enabling it warns once.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        if S.allowsSelection {
            Warning.print("textSelection(.enabled) has no effect: texts cannot be selected yet.")
        }
        return self
    }
}
