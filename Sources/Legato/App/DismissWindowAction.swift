public import LegatoMotion

/// An action that closes windows of the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
///
/// var body: some View { Button("Done") { dismissWindow(id: "log") } }
/// ```
public struct DismissWindowAction {
    /// Closes the windows of the scene with an id; for nil, that of the view.
    let close: (String?) -> Void

    /// Closes the window that contains the view.
    public func callAsFunction() { close(nil) }

    /// Closes the windows of the scene with an identifier; has no effect if none is open.
    public func callAsFunction(id: String) { close(id) }
}

private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction {
        DismissWindowAction { _ in printMessage("dismissWindow needs a running App.") }
    }
}

extension EnvironmentValues {
    /// The action that closes windows of the app that contains the view.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }
}
