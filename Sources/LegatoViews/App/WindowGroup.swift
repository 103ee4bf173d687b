import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoPlatform

/// A window that shows a view, as large as the window.
public struct WindowGroup<Content: View>: Scene {
    /// It has no body.
    public typealias Body = Never
    let title: String
    let content: () -> Content

    /// Creates a scene with a window of a title.
    /// - Parameters:
    ///   - title: The text of the title bar.
    ///   - id: A name for the scene; nothing depends on it yet.
    ///   - content: The view in the window.
    public init(
        _ title: some StringProtocol,
        id: String = "",
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.title, self.content) = (String(title), content)
    }

    /// Creates a scene with a window that has the name of the program as its title.
    public init(@ViewBuilder content: @escaping () -> Content) {
        (title, self.content) = (ProcessInfo.processInfo.processName, content)
    }
}

extension WindowGroup: PrimitiveScene {
    func open(_ settings: SceneSettings) throws(PlatformError) {
        let window = try LegatoPlatform.Window(title: title, size: settings.defaultSize)
        let hosting = HostingLayer(rootView: content())
        window.rootLayer.backgroundColor = .white
        window.rootLayer.addSublayer(hosting)
        hosting.frame = window.rootLayer.bounds
        window.onResize = { [unowned window] in hosting.frame = window.rootLayer.bounds }
    }
}

/// Creates a scene that is one window with a view in it.
///
/// - Parameters:
///   - title: The text of the title bar.
///   - id: A name for the scene; nothing depends on it yet.
///   - content: The view in the window.
public func Window<Content: View>(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping () -> Content
) -> some Scene {
    WindowGroup(title, id: id, content: content)
}
