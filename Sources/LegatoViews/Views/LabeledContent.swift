public import Foundation
import LegatoCanvas
import LegatoLayers
import LegatoMotion

/// A value with a label: the label at the leading edge, the value at the trailing one.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// ```
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentMaker) private var maker

    /// Creates a value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    /// The label and the value, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(AutomaticLabeledContentStyle())).make(
            LabeledContentStyleConfiguration(
                label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
                content: LabeledContentStyleConfiguration.Content(content: AnyView(content))
            )
        )
        .accessibilityElement(children: .combine)
    }
}

nonisolated extension LabeledContent where Label == Text {
    /// Creates a value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Creates a string with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// Creates a string with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// Creates a formatted value with a title.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// Creates a formatted value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Creates the labelled content of a style's configuration, in the style that is set outside that
    /// one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
