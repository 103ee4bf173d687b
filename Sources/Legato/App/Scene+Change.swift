import LegatoViews

/// A scene that runs an action when a value changes.
private struct ChangeScene<Content: Scene, V: Equatable>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let value: V
    let initial: Bool
    let action: (V, V) -> Void

    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        settings.changes.note(value, initial: initial, action)
        return content.allPlans(settings)
    }
}

extension Scene {
    /// Runs an action with the old and the new value when a value changes while a window of the app
    /// is open.
    ///
    /// ```swift
    /// @Environment(\.scenePhase) private var scenePhase
    ///
    /// var body: some Scene {
    ///     WindowGroup { Editor() }
    ///         .onChange(of: scenePhase) { _, phase in if phase == .background { save() } }
    /// }
    /// ```
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, initial: initial, action: action)
    }

    /// Runs an action when a value changes while a window of the app is open.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value when a value changes; SwiftUI's older overload.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
}
