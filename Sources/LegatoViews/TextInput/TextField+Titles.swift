public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

// Fields whose label is a title.

nonisolated extension TextField where Label == Text {
    /// Creates a text field with a localised title as its placeholder, unless there is a prompt.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(.text(text), prompt, Text(titleKey))
    }

    /// Creates a text field with a title as its placeholder, unless there is a prompt.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(.text(text), prompt, Text(title))
    }

    /// Creates a text field that grows along an axis, with a localised title as its placeholder.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(.text(text), prompt, Text(titleKey), axis: axis)
    }

    /// Creates a text field that grows along an axis, with a title as its placeholder.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(.text(text), prompt, Text(title), axis: axis)
    }

    /// Creates a text field with a localised title whose selection the program can read and set.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            .text(text), prompt, Text(titleKey), selection: selection, axis: axis ?? .horizontal)
    }

    /// Creates a text field with a title whose selection the program can read and set.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(.text(text), prompt, Text(title), selection: selection, axis: axis ?? .horizontal)
    }

    /// Creates a text field with a localised title for a formatted value; see
    /// `init(value:format:prompt:label:)`.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(value, format), prompt, Text(titleKey))
    }

    /// Creates a text field with a title for a formatted value; see
    /// `init(value:format:prompt:label:)`.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(value, format), prompt, Text(title))
    }

    /// Creates a text field with a localised title for a formatted value that may be missing.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(value, format), prompt, Text(titleKey))
    }

    /// Creates a text field with a title for a formatted value that may be missing.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(value, format), prompt, Text(title))
    }

    /// Creates a text field with a localised title for a value and a formatter of numbers or dates.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(.value(value, formatter), prompt, Text(titleKey))
    }

    /// Creates a text field with a title for a value and a formatter of numbers or dates.
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(.value(value, formatter), prompt, Text(title))
    }
}
