import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// The kind of an on-screen keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default`
    /// For ASCII characters.
    case asciiCapable
    /// For numbers and punctuation.
    case numbersAndPunctuation
    /// For URLs.
    case URL
    /// For digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For email addresses.
    case emailAddress
    /// For decimal numbers.
    case decimalPad
    /// For social media.
    case twitter
    /// For web searches.
    case webSearch
    /// For ASCII digits.
    case asciiCapableNumberPad

    /// For ASCII characters: the older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What an on-screen keyboard capitalises; the older form of `TextInputAutocapitalization`.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none
    /// Words.
    case words
    /// Sentences.
    case sentences
    /// All characters.
    case allCharacters
}

/// What an on-screen keyboard capitalises.
nonisolated public struct TextInputAutocapitalization: Sendable {
    /// Nothing.
    public static let never = TextInputAutocapitalization()
    /// Words.
    public static let words = TextInputAutocapitalization()
    /// Sentences.
    public static let sentences = TextInputAutocapitalization()
    /// All characters.
    public static let characters = TextInputAutocapitalization()
}

/// The label of the key that submits a text.
nonisolated public struct SubmitLabel: Sendable {
    /// “Done”.
    public static let done = SubmitLabel()
    /// “Go”.
    public static let go = SubmitLabel()
    /// “Send”.
    public static let send = SubmitLabel()
    /// “Join”.
    public static let join = SubmitLabel()
    /// “Route”.
    public static let route = SubmitLabel()
    /// “Search”.
    public static let search = SubmitLabel()
    /// “Return”.
    public static let `return` = SubmitLabel()
    /// “Next”.
    public static let next = SubmitLabel()
    /// “Continue”.
    public static let `continue` = SubmitLabel()
}

nonisolated extension View {
    /// Reports once that there is no on-screen keyboard, which a modifier would change.
    private func withoutKeyboard(_ modifier: String) -> Self {
        ViewWarning.print(
            WarningSubject(text: modifier), "has no effect: there is no on-screen keyboard."
        )
        return self
    }

    /// Has no effect, as there is no on-screen keyboard; reported once.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        withoutKeyboard("keyboardType(_:)")
    }

    /// Has no effect, as there is no on-screen keyboard; reported once.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        withoutKeyboard("textContentType(_:)")
    }

    /// Has no effect, as there is no on-screen keyboard; reported once.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        withoutKeyboard("autocapitalization(_:)")
    }

    /// Has no effect, as there is no on-screen keyboard; reported once.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        withoutKeyboard("textInputAutocapitalization(_:)")
    }

    /// Sets whether text fields in the view correct text, which is never corrected here; nil for the
    /// default.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    /// Sets whether text fields in the view correct text, which is never corrected here.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Has no effect, as there is no on-screen keyboard; reported once.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        withoutKeyboard("submitLabel(_:)")
    }
}

nonisolated extension EnvironmentValues {
    /// Whether the modifiers of the view disable correction; false by default.
    public var autocorrectionDisabled: Bool {
        get { disableAutocorrection ?? false }
        set { disableAutocorrection = newValue }
    }

    /// Whether the modifiers of the view disable correction; nil, the default, for no modifier.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
}

private nonisolated enum AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}
