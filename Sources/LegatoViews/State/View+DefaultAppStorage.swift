public import Foundation
import LegatoGraphics
import LegatoMotion

private nonisolated enum DefaultStoreKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

nonisolated extension EnvironmentValues {
    /// The store of `@AppStorage` properties that name none; nil for `UserDefaults.standard`.
    package var defaultStore: UserDefaults? {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the store of the `@AppStorage` properties in the view that name none, by default
    /// `UserDefaults.standard`.
    ///
    /// An inner store replaces an outer one. When the store changes, the views show the values of the
    /// new one.
    ///
    /// ```swift
    /// Preferences()
    ///     .defaultAppStorage(UserDefaults(suiteName: "shared") ?? .standard)
    /// ```
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultStore, store)
    }
}
