import Foundation
public import LegatoViews

/// Whether the user can do something with a window.
public nonisolated struct WindowInteractionBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// As the scene of the window determines.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// The user can do it.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// The user cannot do it.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// What the user can do with a window, as its views determine.
nonisolated struct WindowBehaviors: Hashable {
    var dismiss = WindowInteractionBehavior.automatic
    var minimize = WindowInteractionBehavior.automatic
    var resize = WindowInteractionBehavior.automatic
    var fullScreen = WindowInteractionBehavior.automatic
}

/// The behaviours of the window around a view; outer views override inner ones.
nonisolated enum WindowBehaviorsKey: PreferenceKey {
    static var defaultValue: WindowBehaviors { WindowBehaviors() }

    static func reduce(value: inout WindowBehaviors, nextValue: () -> WindowBehaviors) {
        let next = nextValue()
        for path in [
            \WindowBehaviors.dismiss, \WindowBehaviors.minimize, \WindowBehaviors.resize,
            \WindowBehaviors.fullScreen,
        ] where next[keyPath: path] != .automatic {
            value[keyPath: path] = next[keyPath: path]
        }
    }
}

extension View {
    /// Sets whether the user can close the window around the view.
    ///
    /// A disabled close button does nothing; the app can still close the window.
    public nonisolated func windowDismissBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowBehaviorsKey.self) { $0.dismiss = behavior }
    }

    /// Sets whether the command “Minimize” is enabled for the window around the view.
    ///
    /// The button in the title bar belongs to the window system, which decides about it.
    public nonisolated func windowMinimizeBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowBehaviorsKey.self) { $0.minimize = behavior }
    }

    /// Sets whether the user can resize the window around the view.
    ///
    /// `enabled` is as `automatic`: a window whose content has only one size keeps it.
    public nonisolated func windowResizeBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowBehaviorsKey.self) { $0.resize = behavior }
    }

    /// Sets whether the command “Full Screen” is enabled for the window around the view.
    public nonisolated func windowFullScreenBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowBehaviorsKey.self) { $0.fullScreen = behavior }
    }
}
