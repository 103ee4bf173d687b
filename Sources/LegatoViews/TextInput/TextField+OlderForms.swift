public import Foundation
import LegatoGraphics
import LegatoMotion

// The older forms, which report the begin and end of editing, and when the field is submitted. New
// code uses `focused(_:)` and `onSubmit(of:_:)`.

nonisolated extension TextField where Label == Text {
    /// Creates a text field with a localised title that reports editing; the older form.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which is the field's placeholder.
    ///   - text: The text.
    ///   - onEditingChanged: Called with true when the field takes the focus, and with false when
    ///     it loses it.
    ///   - onCommit: Called when Return is pressed in the field; nothing by default.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            .text(text), nil, Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit
        )
    }

    /// Creates a text field with a title that reports editing; see
    /// `init(_:text:onEditingChanged:onCommit:)` with a localised title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            .text(text), nil, Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit
        )
    }

    /// Creates a text field with a localised title that reports when it is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), nil, Text(titleKey), onCommit: onCommit)
    }

    /// Creates a text field with a title that reports when it is submitted.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), nil, Text(title), onCommit: onCommit)
    }

    /// Creates a text field with a localised title for a value and a formatter of numbers or dates
    /// that reports editing.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which is the field's placeholder.
    ///   - value: The value, which is set when the field is submitted or loses the focus.
    ///   - formatter: The formatter, a `NumberFormatter` or `DateFormatter`.
    ///   - onEditingChanged: Called with true when the field takes the focus, and with false when
    ///     it loses it.
    ///   - onCommit: Called when Return is pressed in the field; nothing by default.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            .value(value, formatter), nil, Text(titleKey), onEditingChanged: onEditingChanged,
            onCommit: onCommit
        )
    }

    /// Creates a text field with a title for a value and a formatter that reports editing; see
    /// `init(_:value:formatter:onEditingChanged:onCommit:)` with a localised title.
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            .value(value, formatter), nil, Text(title), onEditingChanged: onEditingChanged,
            onCommit: onCommit
        )
    }

    /// Creates a text field with a localised title for a value and a formatter that reports when it
    /// is submitted.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(.value(value, formatter), nil, Text(titleKey), onCommit: onCommit)
    }

    /// Creates a text field with a title for a value and a formatter that reports when it is
    /// submitted.
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(.value(value, formatter), nil, Text(title), onCommit: onCommit)
    }
}
