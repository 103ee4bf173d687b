import Foundation
import LegatoGraphics
public import LegatoMotion

extension MenuStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(
            label: Label(content: change(label.content)),
            content: Content(content: change(content.content)), primaryAction: primaryAction
        )
    }
}

/// The menu settings of the environment.
nonisolated struct MenuSettings {
    /// The style of menus; nil for the default one.
    var maker: StyleMaker<MenuStyleConfiguration>?
    /// Whether an arrow follows the label.
    var showsIndicator = false
}

nonisolated extension EnvironmentValues {
    var menuSettings: MenuSettings {
        get { self[MenuSettingsKey.self] }
        set { self[MenuSettingsKey.self] = newValue }
    }

    /// Whether an arrow follows the labels of menus; there is none by default.
    public var menuIndicatorVisibility: Visibility {
        get { menuSettings.showsIndicator ? .visible : .automatic }
        set { menuSettings.showsIndicator = newValue == .visible }
    }
}

nonisolated extension EnvironmentValues {
    /// The order of the actions in menus; `automatic` by default.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

private nonisolated enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

private nonisolated enum MenuSettingsKey: EnvironmentKey {
    static var defaultValue: MenuSettings { MenuSettings() }
}

/// The order of the actions in a menu.
nonisolated public struct MenuOrder: Hashable, Sendable {
    /// Whether the first action is the one nearest to the control.
    let isByPriority: Bool

    private init(isByPriority: Bool) { self.isByPriority = isByPriority }

    /// The order of the code, from the top.
    public static let automatic = MenuOrder(isByPriority: false)
    /// The order of the code, from the top.
    public static let fixed = MenuOrder(isByPriority: false)
    /// The order of the code, from the control: from the bottom in a menu above it.
    public static let priority = MenuOrder(isByPriority: true)
}

nonisolated extension View {
    /// Sets the style of menus in the view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style) { $0.makeBody(configuration: $1) }, \.menuSettings.maker)
    }

    /// Sets whether an arrow follows the labels of menus in the view; there is none by default.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        EnvironmentView(content: self, value: visibility == .visible) {
            $0.menuSettings.showsIndicator = $1
        }
    }

    /// Sets the order of the actions in menus of the view.
    ///
    /// ```swift
    /// Menu("Share") {
    ///     Button("Copy Link") { copy() }
    ///     Button("Export") { export() }
    /// }
    /// .menuOrder(.priority)
    /// ```
    ///
    /// - Parameter order: The order; `automatic`, the default, is that of the code.
    /// - Returns: The view.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
