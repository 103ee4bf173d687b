public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that shows a line of text, or a placeholder while the text is empty.
///
/// A click gives it the keyboard focus, and Return submits it. It does not receive typed text yet.
///
/// ```swift
/// TextField("Name", text: $name)
///     .textFieldStyle(.roundedBorder)
/// ```
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private var axis = Axis.horizontal
    private let onEditingChanged: (Bool) -> Void
    private let onCommit: () -> Void
    /// The field that a style has been given to draw; nil for a field by itself.
    private let styled: AnyView?
    @Environment(\.textFieldMaker) private var maker

    init(
        _ text: Binding<String>, _ prompt: Text?, _ label: Label, axis: Axis = .horizontal,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        (self.text, self.prompt, self.label, self.axis) = (text, prompt, label, axis)
        (self.onEditingChanged, self.onCommit, styled) = (onEditingChanged, onCommit, nil)
    }

    /// Creates the field that a style draws.
    init(styled: AnyView) where Label == TextFieldStyleLabel {
        (text, prompt, label) = (.constant(""), nil, TextFieldStyleLabel())
        (onEditingChanged, onCommit, self.styled) = ({ _ in }, {}, styled)
    }

    /// Creates a text field with a placeholder: the prompt or, without one, the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    /// Creates a text field that grows along an axis, with a placeholder.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(text, prompt, label(), axis: axis)
    }

    /// The text field, in the style of the environment.
    public var body: some View {
        let field = TextFieldFace(
            text: text, shown: text.wrappedValue, placeholder: placeholder, axis: axis,
            onEditingChanged: onEditingChanged, onCommit: onCommit
        )
        if let styled {
            styled
        } else if let maker {
            maker.make(AnyView(field))
        } else {
            field
        }
    }

    private var placeholder: AnyView { prompt.map { AnyView($0) } ?? AnyView(label) }
}

/// The label of a field to be styled.
public struct TextFieldStyleLabel: View {
    /// It is empty.
    public var body: some View { EmptyView() }
}

extension TextField where Label == Text {
    /// Creates a text field with a title as its placeholder, unless there is a prompt.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(title))
    }

    /// Creates a text field that grows along an axis, with a title as its placeholder.
    public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(text, prompt, Text(title), axis: axis)
    }

    /// Creates a text field that reports the begin and end of editing, and when it is submitted;
    /// the older form.
    public init(
        _ title: some StringProtocol, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            text, nil, Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit
        )
    }

    /// Creates a text field that reports when it is submitted; the older form.
    public init(
        _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, nil, Text(title), onCommit: onCommit)
    }

    /// Creates a text field for a formatted value; text that cannot be parsed leaves it unchanged.
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = Binding(
            get: { format.format(value.wrappedValue) },
            set: { (new: String) in
                if let parsed = try? format.parseStrategy.parse(new) { value.wrappedValue = parsed }
            }
        )
        self.init(text, prompt, Text(title))
    }

    /// Creates a text field for a value and a formatter; text that cannot be parsed leaves it
    /// unchanged.
    public init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter) {
        let number = formatter as? NumberFormatter
        let text = Binding(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { (new: String) in
                if let parsed = number?.number(from: new) as? V { value.wrappedValue = parsed }
            }
        )
        self.init(text, nil, Text(title))
    }
}

/// A control that shows a dot for each character of a text, or a placeholder while it is empty.
///
/// Like `TextField`, it does not receive typed text yet.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private let onCommit: () -> Void
    @Environment(\.textFieldMaker) private var maker

    private init(
        _ text: Binding<String>, _ prompt: Text?, _ label: Label,
        onCommit: @escaping () -> Void = {}
    ) {
        (self.text, self.prompt, self.label, self.onCommit) = (text, prompt, label, onCommit)
    }

    /// Creates a field with a placeholder: the prompt or, without one, the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    /// The field, in the style of the environment.
    public var body: some View {
        let field = TextFieldFace(
            text: text, shown: String(repeating: "\u{2022}", count: text.wrappedValue.count),
            placeholder: prompt.map { AnyView($0) } ?? AnyView(label), axis: .horizontal,
            onEditingChanged: { _ in }, onCommit: onCommit
        )
        if let maker {
            maker.make(AnyView(field))
        } else {
            field
        }
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title as its placeholder, unless there is a prompt.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(title))
    }

    /// Creates a field that reports when it is submitted; the older form.
    public init(
        _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, nil, Text(title), onCommit: onCommit)
    }
}

/// A view that shows a text of several lines from its top leading corner.
///
/// Like `TextField`, it does not receive typed text yet.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates an editor for a text.
    public init(text: Binding<String>) { self.text = text }

    /// The text.
    public var body: some View {
        FocusableView(
            content: Text(text.wrappedValue)
                .padding(.horizontal, 5)
                .padding(.vertical, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            takesText: true
        ) { _ in false }
    }
}
