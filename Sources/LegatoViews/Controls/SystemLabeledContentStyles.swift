import LegatoCanvas
import LegatoGraphics
import LegatoMotion

extension LabeledContentStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(
            label: Label(content: change(label.content)),
            content: Content(content: change(content.content))
        )
    }
}

/// Draws the label at the leading edge and the content at the trailing one: the default style.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Creates the style.
    public init() {}

    /// Returns the body of labelled content.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            configuration.content
                .foregroundStyle(HierarchicalShapeStyle.secondary)
                .multilineTextAlignment(.trailing)
        }
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: draws the label at the leading edge and the content at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension StyleMaker<LabeledContentStyleConfiguration> {
    /// Creates labelled contents in a style.
    init<S: LabeledContentStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of labelled content; nil for the default one.
    var labeledContentMaker: StyleMaker<LabeledContentStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of labelled content in the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.labeledContentMaker)
    }
}
