public import LegatoMotion

/// An action that closes windows of the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
///
/// var body: some View { Button("Done") { dismissWindow(id: "log") } }
/// ```
public struct DismissWindowAction {
    /// Closes the windows of a target; for nil, the one that contains the view.
    private let close: @MainActor (WindowTarget?) -> Void

    nonisolated init(_ close: @escaping @MainActor (WindowTarget?) -> Void) { self.close = close }

    /// Closes the window that contains the view.
    public func callAsFunction() { close(nil) }

    /// Closes the windows of the scene with an identifier; has no effect if none is open.
    public func callAsFunction(id: String) { close(WindowTarget(id: id)) }

    /// Closes the windows for a value; has no effect if none is open.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(WindowTarget(id: nil, value: value, type: D.self))
    }

    /// Closes the windows for a value of the scene with an identifier; has no effect if none is open.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(WindowTarget(id: id, value: value, type: D.self))
    }
}

private nonisolated enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction {
        DismissWindowAction { _ in printMessage("dismissWindow needs a running App.") }
    }
}

nonisolated extension EnvironmentValues {
    /// The action that closes windows of the app that contains the view.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }
}
