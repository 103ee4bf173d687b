import Foundation
import LegatoPlatform

/// The error of a request for a window that nothing would fill.
private struct SceneRequestError: LocalizedError {
    var errorDescription: String? {
        "An App opens the windows of this program, or its scenes have no delegates. Use the "
            + "openWindow action of SwiftUI, or name a class with "
            + "UISceneConfiguration.delegateClass."
    }
}

extension UIApplication {
    /// The sessions of the open windows.
    public var openSessions: Set<UISceneSession> { Set(UIWindowScene.all.map(\.session)) }

    /// Whether `requestSceneSessionActivation` can open further windows: whether a delegate has
    /// started the program and its scenes have delegates.
    public var supportsMultipleScenes: Bool {
        guard let program else { return false }
        return program.opensWindows && program.usesScenes
    }

    /// Brings the window of a session to the front, or opens another window.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; nil, or one whose window is closed, opens another window.
    ///   - userActivity: The activity that the scene receives: a new one by its
    ///     `UIScene.ConnectionOptions`, another one by `scene(_:continue:)`; nil by default.
    ///   - options: How the scene is requested; nil by default.
    ///   - errorHandler: Called if no window can be opened, or if the program does not support
    ///     multiple scenes.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        do {
            guard let program, supportsMultipleScenes || sceneSession?.scene != nil else {
                throw SceneRequestError()
            }
            try program.activate(sceneSession, userActivity)
        } catch {
            guard let errorHandler else {
                return UIKitWarning.print(
                    "requestSceneSessionActivation opened no window: \(error.localizedDescription)"
                )
            }
            errorHandler(error)
        }
    }

    /// Closes the window of a session.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; if its window is closed already, nothing happens.
    ///   - options: How it is closed; nil by default.
    ///   - errorHandler: Never called.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions? = nil,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        (sceneSession.scene as? UIWindowScene)?.platformWindow?.close()
    }
}
