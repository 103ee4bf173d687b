import LegatoGraphics
public import LegatoMotion

/// Runs the action of `refreshable(action:)` around a view.
///
/// Get it from the environment, and call it like a function:
///
/// ```swift
/// @Environment(\.refresh) private var refresh
///
/// var body: some View {
///     if let refresh { Button("Reload") { Task { await refresh() } } }
/// }
/// ```
public nonisolated struct RefreshAction: Sendable {
    private let action: @MainActor @Sendable () async -> Void

    init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

    /// Runs the action, and returns after it has ended.
    public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
    /// Runs the action of `refreshable(action:)` around the view; nil if there is none.
    public var refresh: RefreshAction? { scrollSettings.refresh.map { RefreshAction($0) } }
}
