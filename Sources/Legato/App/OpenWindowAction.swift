public import LegatoMotion

/// An action that opens a window of one of the app's scenes.
///
/// Get it from the environment and call it like a function:
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// var body: some View { Button("Log") { openWindow(id: "log") } }
/// ```
public struct OpenWindowAction {
    let open: (String) -> Void

    /// Opens a window of the scene with an identifier.
    ///
    /// If no scene has the identifier, or its window cannot be opened, a message is printed to
    /// standard error.
    public func callAsFunction(id: String) { open(id) }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction {
        OpenWindowAction {
            printMessage("openWindow(id: \"\($0)\") needs a running App that declares the window.")
        }
    }
}

extension EnvironmentValues {
    /// The action that opens windows of the app that contains the view.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
