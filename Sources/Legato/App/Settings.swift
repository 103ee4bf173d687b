public import LegatoMotion
public import LegatoViews

/// A scene for the app's settings window.
///
/// The shortcut Command-comma (Control-comma), `SettingsLink` and the environment's `openSettings`
/// open the window.
///
/// ```swift
/// struct Notes: App {
///     var body: some Scene {
///         WindowGroup { Editor() }
///         Settings { SettingsPage() }
///     }
/// }
/// ```
public struct Settings<Content: View>: Scene {
    /// The scene is primitive and has no body.
    public typealias Body = Never
    let content: () -> Content

    /// Creates the scene; the window has the size of the view unless modifiers set another one.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension Settings: PrimitiveScene {
    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        var settings = settings
        settings.isSettings = true
        settings.launchBehavior = .suppressed
        return [WindowPlan("", "Settings", settings, isSingle: true) { [content] _ in content() }]
    }
}

/// An action that opens the app's settings window.
public struct OpenSettingsAction {
    private let open: @MainActor () -> Void

    nonisolated init(_ open: @escaping @MainActor () -> Void) { self.open = open }

    /// Opens the window, or brings it to the front.
    ///
    /// If the app has no `Settings`, a message is printed to standard error.
    public func callAsFunction() { open() }
}

private nonisolated enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction {
        OpenSettingsAction {
            printMessage("openSettings() needs a running App with a Settings scene.")
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The action that opens the app's settings window.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}

/// A button that opens the app's settings window.
public nonisolated struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button with the title “Settings…”.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a settings link.
public nonisolated struct DefaultSettingsLinkLabel: View {
    /// The title.
    public var body: some View { Text("Settings…") }
}

/// An item in the system-wide menu bar, which Linux does not have.
@available(
    *, unavailable,
    message: "Linux has no system-wide menu bar: show the content in a Window or WindowGroup"
)
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    /// Never evaluated.
    public var body: some Scene { Window("", id: "") { EmptyView() } }

    /// Unavailable: Linux has no system-wide menu bar.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    /// Unavailable: Linux has no system-wide menu bar.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == Text {}

    /// Unavailable: Linux has no system-wide menu bar.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == Text {}
}
