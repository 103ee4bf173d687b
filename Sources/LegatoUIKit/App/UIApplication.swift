public import Foundation
public import LegatoLayers
import LegatoMotion
import LegatoViews

/// The program.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// The program.
    public static let shared = UIApplication()

    /// The state of a program.
    nonisolated public enum State: Int, Sendable, Hashable {
        /// A window has the focus.
        case active
        /// A window is visible; none has the focus.
        case inactive
        /// No window is visible.
        case background
    }

    /// The keys of the options for opening URLs.
    nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether the screen stays on while there is no input; false by default.
    ///
    /// The computer's settings decide this; setting it to true only prints a warning.
    public var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled else { return }
            UIKitWarning.print(
                "UIApplication.isIdleTimerDisabled has no effect: the settings of this computer "
                    + "decide when the screen turns off. Nothing needs to be changed."
            )
        }
    }

    /// The keys of the options with which a program is launched.
    nonisolated public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open, unless the program has a class `SceneDelegate`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The keys of the options of opened URLs, which are never present: Linux reports none.
    nonisolated public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that opens the URL.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data of the program that opens the URL.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file must not be copied before it is changed.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Receives the life cycle of the program; nil by default, or the object of
    /// `@UIApplicationDelegateAdaptor` or of the class that starts the program.
    public var delegate: (any UIApplicationDelegate)? {
        didSet { if delegate != nil { DelegateCalls.start() } }
    }
    /// The program, if it has a delegate.
    var program: (any SceneProgram)?

    private override init() { super.init() }

    /// Makes an object the delegate, and calls it for the launch.
    ///
    /// - Returns: Whether URLs are to be opened.
    func finishLaunching(_ delegate: any UIApplicationDelegate, _ url: URL? = nil) -> Bool {
        self.delegate = delegate
        let options = url.map { [LaunchOptionsKey.url: $0 as Any] }
        let will = delegate.application(self, willFinishLaunchingWithOptions: options)
        return delegate.application(self, didFinishLaunchingWithOptions: options) && will
    }

    /// The number of calls that ignore touches.
    private(set) var ignoreCount = 0

    /// Whether new touches are ignored.
    public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

    /// Ignores new touches until as many calls of `endIgnoringInteractionEvents()`.
    public func beginIgnoringInteractionEvents() { ignoreCount += 1 }

    /// Ends a call of `beginIgnoringInteractionEvents()`.
    public func endIgnoringInteractionEvents() { ignoreCount = max(ignoreCount - 1, 0) }

    /// Calls a method of a target; without one, of the first object that has it in the responder
    /// chain of the sender, or of the first responder.
    /// - Returns: Whether there was an object to start with.
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let start: AnyObject? =
            target.map { $0 as AnyObject } ?? sender as? UIResponder
            ?? currentScene?.keyFocus.responder
        guard let start else { return false }
        action.perform(on: start, sender, event)
        return true
    }

    /// Returns true for `sharedApplication` only.
    nonisolated public static func responds(to aSelector: Selector) -> Bool {
        aSelector == "sharedApplication"
    }

    /// Returns the shared application for `sharedApplication`; prints a warning and returns nil for
    /// any other selector.
    @discardableResult public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
        guard responds(to: aSelector) else {
            UIKitWarning.print(
                "UIApplication.perform(_:) supports only sharedApplication, got \(aSelector). "
                    + "Use UIApplication.shared."
            )
            return nil
        }
        return Unmanaged.passUnretained(shared)
    }

    /// The windows of all scenes, the oldest scene first.
    public var windows: [UIWindow] { UIWindowScene.all.flatMap(\.windows) }

    /// The frontmost window of the current scene; nil without windows.
    public var keyWindow: UIWindow? { currentScene?.keyWindow }

    /// The scenes of the open windows and headless displays.
    public var connectedScenes: Set<UIScene> { Set(UIWindowScene.all) }

    /// The scene whose code is running, or else that of the oldest window.
    var currentScene: UIWindowScene? { LayerHost.main.flatMap { UIWindowScene.of($0) } }

    /// The state of the program.
    public var applicationState: State {
        let states = UIWindowScene.all.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// The direction of the interface: left to right, unless the language is written right to left.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Locale.Language(identifier: Locale.current.identifier).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Opens a URL with the user's preferred program, and reports whether it could be started.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        EnvironmentValues().openURL(url) { completion?($0) }
    }

    /// Returns whether the URL has a scheme; whether a program handles it is not checked.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
}

/// A program that opens windows for scenes.
protocol SceneProgram: AnyObject {
    /// Whether scenes have delegates, which receive the life cycle in place of the program's.
    var usesScenes: Bool { get }
    /// Whether it opens the windows of its scenes, rather than an `App`.
    var opensWindows: Bool { get }

    /// Brings the window of a session to the front, or opens another window for a scene.
    /// - Throws: `PlatformError` if no window can be opened.
    func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) throws
    /// Ends all scenes before the program ends.
    func disconnectAll()
}

/// An object that receives the life cycle of the program, and can start it; see `main()`.
///
/// All methods are optional. If scenes have delegates, these receive the changes of their windows instead
/// of this object.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called when the program begins to launch; returns whether URLs are to be opened.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program has been launched, before its first window shows anything; returns whether
    /// URLs are to be opened.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when a window of the program has taken the focus.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the last window of the program has lost the focus.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the last visible window of the program is no longer visible.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the first window of the program becomes visible.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before a program with windows ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called at launch for each URL among the arguments, in programs without scene delegates; the
    /// result has no effect.
    func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called before the scene of a window is created, for the class of its delegate.
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when windows have been closed.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    )
}

extension UIApplicationDelegate {
    /// The frontmost window of the current scene; the inner value is nil without windows.
    ///
    /// A property of the delegate's own type takes precedence where that type is known.
    public var window: UIWindow?? { .some(UIApplication.shared.keyWindow) }
    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns a configuration whose scenes have a delegate of the class `SceneDelegate`.
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: session.role)
    }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}

/// Calls the delegate of the program for its life-cycle notifications, but for those of windows if
/// scenes have delegates.
enum DelegateCalls {
    private static var observers: [any NSObjectProtocol] = []

    /// Starts to follow the notifications.
    static func start() {
        guard observers.isEmpty else { return }
        observe(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
        observe(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive($1) }
        observe(UIApplication.didEnterBackgroundNotification) {
            $0.applicationDidEnterBackground($1)
        }
        observe(UIApplication.willEnterForegroundNotification) {
            $0.applicationWillEnterForeground($1)
        }
        observe(UIApplication.willTerminateNotification, inScenes: true) {
            $0.applicationWillTerminate($1)
        }
    }

    /// Calls the delegate after a notification; `inScenes` also if scenes have delegates.
    private static func observe(
        _ name: Notification.Name, inScenes: Bool = false,
        _ call: @escaping @MainActor @Sendable (any UIApplicationDelegate, UIApplication) -> Void
    ) {
        let observer = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { _ in
            LayerHost.onMain {
                let application = UIApplication.shared
                guard inScenes || application.program?.usesScenes != true else { return }
                if let delegate = application.delegate { call(delegate, application) }
            }
        }
        observers.append(observer)
    }
}
