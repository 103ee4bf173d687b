import LegatoGraphics
import LegatoMotion

/// Whether a menu closes when one of its controls is used.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does: the menu closes.
    public static let automatic = MenuActionDismissBehavior(number: 0)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(number: 1)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(number: 2)
}

private nonisolated enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
    /// Whether menus close when one of their controls is used.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

/// Closes the menu of a button before its action, in any style of buttons.
nonisolated struct MenuClosing {
    /// Closes the menu.
    let close: () -> Void
}

private nonisolated enum MenuClosingKey: EnvironmentKey {
    static var defaultValue: MenuClosing? { nil }
}

nonisolated extension EnvironmentValues {
    /// How buttons close their menu; nil outside of menus, and for buttons that leave it open.
    var menuClosing: MenuClosing? {
        get { menuActionDismissBehavior == .disabled ? nil : self[MenuClosingKey.self] }
        set { self[MenuClosingKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether menus close when the controls in the view are used.
    ///
    /// ```swift
    /// Menu("Size") {
    ///     Button("Larger") { size += 1 }
    ///         .menuActionDismissBehavior(.disabled)
    ///     Button("Standard") { size = 17 }
    /// }
    /// ```
    ///
    /// - Parameter behavior: Whether they close.
    /// - Returns: The view.
    public func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior
    ) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
