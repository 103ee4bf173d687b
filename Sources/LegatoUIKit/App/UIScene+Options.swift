public import Foundation

/// A URL that a scene opens.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// How the URL is opened.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) { self.url = url }
}

extension UIScene {
    /// The URLs and activities with which a scene is connected.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs to open: at the start of the program, those among its arguments.
        public let urlContexts: Set<UIOpenURLContext>
        /// The activities to show.
        public let userActivities: Set<NSUserActivity>

        init(urls: [URL] = [], activities: [NSUserActivity] = []) {
            urlContexts = Set(urls.map { UIOpenURLContext($0) })
            userActivities = Set(activities)
        }
    }

    /// How a URL is opened.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The program that opens the URL: nil, since Linux does not report it.
        public var sourceApplication: String? { nil }
        /// Whether a file must not be copied before it is changed: true.
        public var openInPlace: Bool { true }
    }

    /// How another scene is requested.
    @preconcurrency @MainActor public final class ActivationRequestOptions: NSObject {
        /// The scene that makes the request, which has no effect; nil by default.
        public var requestingScene: UIScene?

        /// Creates options.
        public override init() { super.init() }
    }
}

/// How the session of a scene is ended; the window closes at once in all cases.
@preconcurrency @MainActor public final class UISceneDestructionRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
}
