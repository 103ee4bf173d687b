import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension ControlGroupStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(
            label: Label(content: change(label.content)),
            content: Content(content: change(content.content))
        )
    }
}

/// Draws the controls side by side, without the label: the default style.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a control group.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
            .buttonStyle(BorderedButtonStyle())
            .modifier(MenuGroupPadding())
    }
}

/// Draws the controls side by side, without backgrounds.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a control group.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
            .buttonStyle(BorderlessButtonStyle())
            .modifier(MenuGroupPadding())
    }
}

/// The space above and below a group in a menu.
private nonisolated struct MenuGroupPadding: ViewModifier {
    @Environment(\.isInMenu) private var isInMenu

    func body(content: Content) -> some View {
        content.padding(.vertical, isInMenu ? 8 : 0)
    }
}

/// Draws the label, which presents the controls as a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a control group.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// Draws the controls side by side in a menu; elsewhere draws the label, which presents them as a
/// menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
    @Environment(\.isInMenu) private var isInMenu

    /// Creates the style.
    public init() {}

    /// Returns the body of a control group.
    public func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            AutomaticControlGroupStyle().makeBody(configuration: configuration)
        } else {
            MenuControlGroupStyle().makeBody(configuration: configuration)
        }
    }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style: draws the controls side by side.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Draws the controls side by side, without backgrounds.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Draws the label, which presents the controls as a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Draws the controls side by side in a menu; elsewhere draws the label, which presents them as
    /// a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension StyleMaker<ControlGroupStyleConfiguration> {
    /// Creates control groups in a style.
    init<S: ControlGroupStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of control groups; nil for the default one.
    var controlGroupMaker: StyleMaker<ControlGroupStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of control groups in the view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.controlGroupMaker)
    }
}

/// Related controls, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: AnyView
    private let label: AnyView
    @Environment(\.controlGroupMaker) private var maker

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) {
        (self.content, label) = (AnyView(content()), AnyView(EmptyView()))
    }

    /// Creates a group with a label, which only some styles draw.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (AnyView(content()), AnyView(label()))
    }

    /// Creates a group with a localised title, which only some styles draw.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (self.content, label) = (AnyView(content()), AnyView(Text(titleKey)))
    }

    /// Creates a group with a title, which only some styles draw.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        (self.content, label) = (AnyView(content()), AnyView(Text(title)))
    }

    /// Creates a group with a localised title and a symbol, which only some styles draw.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group with a title and a symbol, which only some styles draw.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Creates the group of a style's configuration, in the style that is set outside that one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    @MainActor public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        (content, label) = (AnyView(configuration.content), AnyView(configuration.label))
    }

    /// The controls, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(AutomaticControlGroupStyle())).make(
            ControlGroupStyleConfiguration(
                label: ControlGroupStyleConfiguration.Label(content: label),
                content: ControlGroupStyleConfiguration.Content(content: content)
            )
        )
    }
}
