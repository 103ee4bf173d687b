import Foundation
public import LegatoViews

/// A scene that opens any number of windows, each showing its own instance of the same view.
///
/// The view fills the window. A scene with an `id` can be opened from any view of the app:
///
/// ```swift
/// WindowGroup("Log", id: "log") { LogView() }
///     .defaultSize(width: 480, height: 320)
/// ```
public struct WindowGroup<Content: View>: Scene {
    /// The scene is primitive and has no body.
    public typealias Body = Never
    let title: String
    let id: String
    let content: (WindowValue) -> Content
    var isSingle = false
    /// The type of the values for which the scene opens windows; nil for none.
    let valueType: Any.Type?

    init(
        _ title: String, id: String, valueType: Any.Type?,
        _ content: @escaping (WindowValue) -> Content
    ) {
        (self.title, self.id, self.valueType, self.content) = (title, id, valueType, content)
    }

    /// Creates a scene whose windows have a localised title.
    /// - Parameters:
    ///   - titleKey: The text of the title bar, updated with the app state that it depends on;
    ///     `navigationTitle(_:)` in the view takes precedence.
    ///   - id: The identifier to pass to `openWindow`; empty by default, which never matches.
    ///   - content: The view in the window.
    public init(
        _ titleKey: LocalizedStringKey, id: String = "",
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(titleKey.plainText, id: id, valueType: nil) { _ in content() }
    }

    /// Creates a scene whose windows have a title.
    /// - Parameters:
    ///   - title: The text of the title bar, updated with the app state that it depends on;
    ///     `navigationTitle(_:)` in the view takes precedence.
    ///   - id: The identifier to pass to `openWindow`; empty by default, which never matches.
    ///   - content: The view in the window.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, id: String = "", @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(String(title), id: id, valueType: nil) { _ in content() }
    }

    /// Creates a scene whose windows have the process name as their title.
    /// - Parameters:
    ///   - id: The identifier to pass to `openWindow`; empty by default, which never matches.
    ///   - content: The view in the window.
    public init(id: String = "", @ViewBuilder content: @escaping () -> Content) {
        self.init(ProcessInfo.processInfo.processName, id: id, content: content)
    }
}

extension WindowGroup: PrimitiveScene {
    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        [WindowPlan(id, title, settings, isSingle: isSingle, valueType: valueType, content)]
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, the name of SwiftUI's scene, beside the class
/// Returns a scene of a single window, which a view fills.
///
/// Opening the window again while it is open brings it to the front.
/// - Parameters:
///   - titleKey: The text of the title bar, updated with the app state that it depends on;
///     `navigationTitle(_:)` in the view takes precedence.
///   - id: The identifier to pass to `openWindow`.
///   - content: The view in the window.
/// - Returns: The scene.
public func Window<Content: View>(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
) -> some Scene {
    var scene = WindowGroup(titleKey, id: id, content: content)
    scene.isSingle = true
    return scene
}

/// Returns a scene of a single window, which a view fills.
///
/// Opening the window again while it is open brings it to the front.
/// - Parameters:
///   - title: The text of the title bar, updated with the app state that it depends on;
///     `navigationTitle(_:)` in the view takes precedence.
///   - id: The identifier to pass to `openWindow`.
///   - content: The view in the window.
/// - Returns: The scene.
@_disfavoredOverload
public func Window<Content: View>(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
) -> some Scene {
    var scene = WindowGroup(title, id: id, content: content)
    scene.isSingle = true
    return scene
}
