import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Shows the icon and the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a label.
    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(title: configuration.title, icon: configuration.icon, tintsIcon: false)
    }
}

/// Shows the icon and the title, the icon in the tint in lists: the default style.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a label.
    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(title: configuration.title, icon: configuration.icon)
    }
}

/// Shows the icon only; assistive technologies read the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a label.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityRepresentation { configuration.title }
    }
}

/// Shows the title only.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: shows the icon and the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Shows the icon and the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows the icon only.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows the title only.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension StyleMaker<LabelStyleConfiguration> {
    /// Creates labels in a style.
    init<S: LabelStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of labels; nil for the default one.
    var labelMaker: StyleMaker<LabelStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of labels in the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.labelMaker)
    }
}

extension LabelStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(
            title: Title(content: change(title.content)),
            icon: Icon(content: change(icon.content))
        )
    }
}
