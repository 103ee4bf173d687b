import LegatoGraphics
import LegatoMotion

/// Whether every second row of lists and tables has a darker background.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let number: Int

    /// As the style does: no row has one.
    public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
    /// Every second row has one.
    public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
    /// No row has one.
    public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}

nonisolated extension View {
    /// Sets whether every second row of the lists and tables in the view has a darker background.
    ///
    /// The background of `listRowBackground(_:)` takes precedence.
    ///
    /// - Parameter behavior: Whether they have one; `enabled` by default.
    /// - Returns: The view.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        EnvironmentView(content: self, value: behavior == .enabled) {
            $0.listSettings.alternatesRows = $1
        }
    }
}
