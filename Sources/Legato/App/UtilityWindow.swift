import LegatoViews

/// A scene with one window for tools, which stays above the windows of other apps.
///
/// The window opens by `openWindow(id:)` only, unless `defaultLaunchBehavior(_:)` presents it, and has
/// the size of its view.
///
/// ```swift
/// struct Editor: App {
///     var body: some Scene {
///         WindowGroup { Page() }
///         UtilityWindow("Colours", id: "colours") { Palette() }
///     }
/// }
/// ```
public struct UtilityWindow<Content: View>: Scene {
    /// The scene is primitive and has no body.
    public typealias Body = Never
    private let title: String
    private let id: String
    private let content: () -> Content

    /// Creates the scene.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the window.
    ///   - id: The id by which `openWindow` opens it.
    ///   - content: The view of the window.
    public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.title, self.id, self.content) = (titleKey.plainText, id, content)
    }

    /// Creates the scene.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The id by which `openWindow` opens it.
    ///   - content: The view of the window.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.title, self.id, self.content) = (String(title), id, content)
    }
}

extension UtilityWindow: PrimitiveScene {
    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        var settings = settings
        settings.isFloating = true
        if settings.launchBehavior.opens == nil { settings.launchBehavior = .suppressed }
        if settings.resizability.kind == .automatic { settings.resizability = .contentSize }
        return [WindowPlan(id, title, settings, isSingle: true) { [content] _ in content() }]
    }
}
