import Foundation
import LegatoGraphics
public import LegatoMotion

/// The parts of a menu for its style.
@preconcurrency @MainActor public struct MenuStyleConfiguration {
    /// The label of the menu.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The actions of the menu.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The views.
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The appearance of menus.
///
/// A style creates a menu from the configuration and changes it:
///
/// ```swift
/// struct Outlined: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration)
///             .padding(6)
///             .overlay { Capsule().stroke(.secondary) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol MenuStyle {
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// The type of the view that shows a menu.
    associatedtype Body: View

    /// Returns the view that shows a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
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

private nonisolated enum MenuSettingsKey: EnvironmentKey {
    static var defaultValue: MenuSettings { MenuSettings() }
}

/// The order of the actions in a menu; Legato always uses the order of the code.
nonisolated public struct MenuOrder: Hashable, Sendable {
    /// The order of the code.
    public static let automatic = MenuOrder()
    /// The order of the code.
    public static let fixed = MenuOrder()
    /// The order of the code, which is that of the priorities of menus below their controls.
    public static let priority = MenuOrder()
}

nonisolated extension View {
    /// Sets the style of menus in the view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let maker = StyleMaker(style) { $0.makeBody(configuration: $1) }
        return EnvironmentView(content: self, value: maker) { $0.menuSettings.maker = $1 }
    }

    /// Sets whether an arrow follows the labels of menus in the view; there is none by default.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        EnvironmentView(content: self, value: visibility == .visible) {
            $0.menuSettings.showsIndicator = $1
        }
    }

    /// Returns the view: menus always have the order of the code.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
}
