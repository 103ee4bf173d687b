public import LegatoMotion

/// Opens a window of a scene of the app; call it like a function.
///
///     @Environment(\.openWindow) private var openWindow
///     ...
///     Button("Log") { openWindow(id: "log") }
public struct OpenWindowAction {
    let open: (String) -> Void

    /// Opens a window of the scene with an id.
    ///
    /// One that cannot be opened, or is of no scene, is told of on the standard error stream.
    public func callAsFunction(id: String) { open(id) }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction {
        OpenWindowAction { tell("The window \"\($0)\" cannot be opened outside of an App.") }
    }
}

extension EnvironmentValues {
    /// Opens windows of the app around the view.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
