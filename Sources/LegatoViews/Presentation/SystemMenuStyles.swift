import Foundation
import LegatoGraphics
import LegatoMotion

/// The default style: a button in the style of buttons.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the style of buttons.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border, in any style of buttons.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// A button in the style of buttons.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of buttons.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
