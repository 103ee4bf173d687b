import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A box with a label around related views.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxMaker) private var maker

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.content, self.label) = (content(), label)
    }

    /// The box, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(DefaultGroupBoxStyle())).make(
            GroupBoxStyleConfiguration(
                label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
                content: GroupBoxStyleConfiguration.Content(content: AnyView(content.inColumn))
            )
        )
    }
}

nonisolated extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

nonisolated extension GroupBox where Label == Text {
    /// Creates a box with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox
where
    Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
    /// Creates the box of a style's configuration, in the style that is set outside that one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}
