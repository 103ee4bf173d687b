import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The text of a field that is edited, or its placeholder.
struct TextFieldFace: View {
    let source: TextFieldSource
    var selection: Binding<TextSelection?>?
    let placeholder: AnyView
    var axis = Axis.horizontal
    var isSecure = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    @State private var session = TextInputSession()
    /// The typed text that has not been parsed into the value; nil for none.
    @State private var draft: String?
    @FocusState private var hasFocus: Bool
    @Environment(\.submitActions) private var submitActions
    @Environment(\.submitTrigger) private var trigger
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textSuggestions) private var suggestions

    var body: some View {
        SuggestingField(
            content: field, text: text, hasFocus: hasFocus,
            suggestions: isSecure ? nil : suggestions
        ) { completion in
            session.change { text in
                text.selectAll()
                text.insert(completion)
            }
        }
    }

    private var field: some View {
        FocusableView(
            content: ContextMenu(input, TextMenu(session: session), opensByLongPress: false),
            input: session, control: control
        ) { session.keyDown($0) }
        .focused($hasFocus)
        .onChange(of: hasFocus) { _, isOn in
            if !isOn { commitDraft() }
            onEditingChanged(isOn)
        }
    }

    /// The field for assistive technologies: its text, or as many dots, under its placeholder.
    private var control: ControlElement {
        ControlElement(
            role: .field,
            value: {
                let text = text.wrappedValue
                return isSecure ? String(repeating: "•", count: text.count) : text
            },
            text: { session.spokenText }, activate: { hasFocus = true }
        )
    }

    private var input: some View {
        TextInputView(
            source: .plain(text, selection: selection), session: session,
            rules: TextInputSession.Rules(
                mask: TextMask(isSecure: isSecure, isSingleLine: axis == .horizontal)
            ),
            onPress: { hasFocus = true }, onSubmit: submit,
            placeholder: placeholder.foregroundStyle(Color.secondary.opacity(0.5)).lineLimit(1)
        )
        .opacity(isEnabled ? 1 : 0.5)
    }

    private var text: Binding<String> {
        switch source {
        case .text(let text): text
        case .value(let format, _): Binding(get: { draft ?? format() }, set: { draft = $0 })
        }
    }

    /// Sets the value from the typed text; if the text has no value, the old one is shown again.
    private func commitDraft() {
        guard let typed = draft, case .value(_, let parse) = source else { return }
        draft = nil
        parse(typed)
    }

    private func submit() {
        commitDraft()
        onCommit()
        for action in submitActions where action.triggers.contains(trigger) { action.run() }
    }
}

/// The text or value that a field edits.
///
/// Formats are used on the main actor only, wherever the field is created.
nonisolated enum TextFieldSource {
    case text(Binding<String>)
    /// A value, which is set when the text is submitted or the field loses the focus.
    case value(format: @MainActor () -> String, parse: @MainActor (String) -> Void)

    /// The source of a value with a format.
    static func value<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, _ format: F
    ) -> TextFieldSource where F.FormatOutput == String {
        nonisolated(unsafe) let format = format
        return .value(
            format: { format.format(value.wrappedValue) },
            parse: { typed in
                if let parsed = try? format.parseStrategy.parse(typed) {
                    value.wrappedValue = parsed
                }
            }
        )
    }

    /// The source of an optional value; an empty text sets nil.
    static func value<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput?>, _ format: F
    ) -> TextFieldSource where F.FormatOutput == String {
        nonisolated(unsafe) let format = format
        return .value(
            format: { value.wrappedValue.map { format.format($0) } ?? "" },
            parse: { typed in
                if typed.isEmpty {
                    value.wrappedValue = nil
                } else if let parsed = try? format.parseStrategy.parse(typed) {
                    value.wrappedValue = parsed
                }
            }
        )
    }

    /// The source of a value with a formatter.
    static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextFieldSource {
        nonisolated(unsafe) let formatter = formatter
        return .value(
            format: { formatter.string(for: value.wrappedValue) ?? "" },
            parse: { typed in
                if let parsed = parsed(typed, formatter) as? V { value.wrappedValue = parsed }
            }
        )
    }

    private static func parsed(_ typed: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let number as NumberFormatter: return number.number(from: typed)
        case let date as DateFormatter: return date.date(from: typed)
        default: return nil
        }
    }
}
