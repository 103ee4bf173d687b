import Foundation
import LegatoPlatform

/// The error of a request that no program of UIKit answers.
private struct SceneRequestError: LocalizedError {
    var errorDescription: String? {
        "The program was not started by a UIApplicationDelegate. Use the openWindow action of SwiftUI."
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
    ///   - sceneSession: The session; nil to open another window.
    ///   - userActivity: What the other window shows; nil, the default, for nothing special.
    ///   - options: How it is requested; nil by default.
    ///   - errorHandler: Called if no window can be opened, or if an `App` has started the program.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        do {
            guard let program else { throw SceneRequestError() }
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
