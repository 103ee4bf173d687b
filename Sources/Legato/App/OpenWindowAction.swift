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
    private let open: @MainActor (WindowTarget) -> Void

    nonisolated init(_ open: @escaping @MainActor (WindowTarget) -> Void) { self.open = open }

    /// Opens a window of the scene with an identifier.
    ///
    /// If no scene has the identifier, or its window cannot be opened, a message is printed to
    /// standard error.
    public func callAsFunction(id: String) { open(WindowTarget(id: id)) }

    /// Opens a window for a value, from the first `WindowGroup(for:content:)` for the value's type.
    ///
    /// If a window already shows an equal value, it comes to the front instead. If no scene accepts
    /// the type, a message is printed to standard error.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(WindowTarget(id: nil, value: value, type: D.self))
    }

    /// Opens a window for a value, from the scene with an identifier, which must accept its type.
    ///
    /// If a window already shows an equal value, it comes to the front instead.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowTarget(id: id, value: value, type: D.self))
    }
}

private nonisolated enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction {
        OpenWindowAction {
            let call = $0.call(of: "openWindow")
            printMessage("\(call) needs a running App that declares the window.")
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The action that opens windows of the app that contains the view.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
