import Foundation
import LegatoGraphics
import LegatoMotion

extension GroupBoxStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(
            label: Label(content: change(label.content)),
            content: Content(content: change(content.content))
        )
    }
}

/// Draws the label above the content, on a pale background: the default style.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.colorScheme) private var scheme

    /// Creates the style.
    public init() {}

    /// Returns the body of a group box.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(
            scheme == .dark
                ? Color(red: 0.11, green: 0.11, blue: 0.118)
                : Color(red: 0.949, green: 0.949, blue: 0.969),
            in: RoundedRectangle(cornerRadius: 8)
        )
    }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: draws the label above the content, on a pale background.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension StyleMaker<GroupBoxStyleConfiguration> {
    /// Creates group boxes in a style.
    init<S: GroupBoxStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of group boxes; nil for the default one.
    var groupBoxMaker: StyleMaker<GroupBoxStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of group boxes in the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.groupBoxMaker)
    }
}
