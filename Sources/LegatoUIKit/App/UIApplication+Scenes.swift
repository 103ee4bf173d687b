import Foundation
import LegatoPlatform

/// The error of a request for a window that nothing would fill.
private struct SceneRequestError: LocalizedError {
    var errorDescription: String? {
        "The scenes of this program have no delegates. Name a class with "
            + "UISceneConfiguration.delegateClass, or use the openWindow action of SwiftUI."
    }
}

extension UIApplication {
    /// The sessions of the open windows.
    public var openSessions: Set<UISceneSession> { Set(UIWindowScene.all.map(\.session)) }

    /// Whether the program can open further windows: whether its scenes have delegates.
    public var supportsMultipleScenes: Bool { program?.usesScenes ?? false }

    /// Brings the window of a session to the front, or opens another window.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; nil, or one whose window is closed, opens another window.
    ///   - userActivity: The activity that the scene receives: a new one by its
    ///     `UIScene.ConnectionOptions`, another one by `scene(_:continue:)`; nil by default.
    ///   - options: How the scene is requested; nil by default.
    ///   - errorHandler: Called if no window can be opened, or if the program has no scene delegates.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        do {
            guard let program, program.usesScenes || sceneSession?.scene != nil else {
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
