public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control in which people type a line of text.
///
/// ```swift
/// TextField("Name", text: $name)
///     .textFieldStyle(.roundedBorder)
/// ```
///
/// A click places the insertion point, and a drag, Shift or a double or triple click selects. Keys
/// work as on desktops: Control with an arrow moves by words, Home, End and Control with A, C, X,
/// V, Z and Y have their usual functions, and Return submits. The middle button inserts the primary
/// selection. Text longer than the field scrolls, and line separators become spaces.
///
/// A field that grows along the vertical axis has as many lines as its text, within the limits of
/// `lineLimit(_:)`; Shift-Return starts a new line.
public nonisolated struct TextField<Label: View>: View {
    private let source: TextFieldSource
    private var selection: Binding<TextSelection?>?
    private let prompt: Text?
    private let label: Label
    private var axis = Axis.horizontal
    private let onEditingChanged: (Bool) -> Void
    private let onCommit: () -> Void
    /// The field that a style has been given to draw; nil for a field by itself.
    private let styled: AnyView?
    @Environment(\.textFieldMaker) private var maker

    init(
        _ source: TextFieldSource, _ prompt: Text?, _ label: Label,
        selection: Binding<TextSelection?>? = nil, axis: Axis = .horizontal,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        (self.source, self.selection, self.prompt, self.label) = (source, selection, prompt, label)
        self.axis = axis
        (self.onEditingChanged, self.onCommit, styled) = (onEditingChanged, onCommit, nil)
    }

    /// Creates the field that a style draws.
    init(styled: AnyView) where Label == TextFieldStyleLabel {
        (source, prompt, label) = (.text(.constant("")), nil, TextFieldStyleLabel())
        (onEditingChanged, onCommit, self.styled) = ({ _ in }, {}, styled)
    }

    /// Creates a text field with a placeholder: the prompt or, without one, the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt, label())
    }

    /// Creates a text field that grows along an axis, with a placeholder.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), prompt, label(), axis: axis)
    }

    /// Creates a text field whose selection the program can read and set.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), prompt, label(), selection: selection, axis: axis ?? .horizontal)
    }

    /// Creates a text field for a formatted value.
    ///
    /// The value is set when the text is submitted or the field loses the focus; text that cannot
    /// be parsed is replaced by the old value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(value, format), prompt, label())
    }

    /// Creates a text field for a formatted optional value; an empty text sets nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(value, format), prompt, label())
    }

    /// Creates a text field for a value and a formatter of numbers or dates; see
    /// `init(value:format:prompt:label:)`.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.value(value, formatter), prompt, label())
    }

    /// The text field, in the style of the environment.
    public var body: some View {
        let field = TextFieldFace(
            source: source, selection: selection, placeholder: placeholder, axis: axis,
            onEditingChanged: onEditingChanged, onCommit: onCommit
        )
        if let styled {
            styled
        } else if let maker {
            maker.make(TextFieldStyleConfiguration(field: AnyView(field)))
        } else {
            field
        }
    }

    private var placeholder: AnyView { prompt.map { AnyView($0) } ?? AnyView(label) }
}

/// A text field for its style.
nonisolated struct TextFieldStyleConfiguration {
    let field: AnyView
}

/// The label of a field to be styled.
public nonisolated struct TextFieldStyleLabel: View {
    /// It is empty.
    public var body: some View { EmptyView() }
}
