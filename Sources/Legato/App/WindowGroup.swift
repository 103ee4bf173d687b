import Foundation
public import LegatoViews

/// A scene of windows that each show the same view, as large as the window.
public struct WindowGroup<Content: View>: Scene {
    /// It has no body.
    public typealias Body = Never
    let title: String
    let id: String
    let content: () -> Content
    var isSingle = false

    /// Creates a scene of windows with a title.
    /// - Parameters:
    ///   - title: The text of the title bar, which follows the state of the app that it is made of;
    ///     `navigationTitle(_:)` in the view goes before it.
    ///   - id: What `openWindow` calls the scene; by default it cannot.
    ///   - content: The view in the window.
    public init(
        _ title: some StringProtocol,
        id: String = "",
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.title, self.id, self.content) = (String(title), id, content)
    }

    /// Creates a scene of windows that have the name of the program as their title.
    /// - Parameters:
    ///   - id: What `openWindow` calls the scene; by default it cannot.
    ///   - content: The view in the window.
    public init(id: String = "", @ViewBuilder content: @escaping () -> Content) {
        self.init(ProcessInfo.processInfo.processName, id: id, content: content)
    }
}

extension WindowGroup: PrimitiveScene {
    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        [WindowPlan(id, title, settings, isSingle: isSingle, content)]
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, as SwiftUI's scene is called, beside the class
/// Returns a scene of one window with a view, as large as the window.
///
/// Opening it again while it is open does nothing.
/// - Parameters:
///   - title: The text of the title bar, which follows the state of the app that it is made of;
///     `navigationTitle(_:)` in the view goes before it.
///   - id: What `openWindow` calls the scene.
///   - content: The view in the window.
/// - Returns: The scene.
public func Window<Content: View>(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping () -> Content
) -> some Scene {
    var scene = WindowGroup(title, id: id, content: content)
    scene.isSingle = true
    return scene
}
