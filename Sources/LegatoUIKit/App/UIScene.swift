public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoPlatform
public import LegatoViews

/// One instance of the program's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The state of a scene.
    nonisolated public enum ActivationState: Int, Sendable, Hashable {
        /// It is not connected.
        case unattached = -1
        /// It is visible and has the focus.
        case foregroundActive
        /// It is visible without the focus.
        case foregroundInactive
        /// It is not visible.
        case background
    }

    /// The title shown in the window's title bar; empty by default, which leaves the window its title.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = "" { didSet { titleChanged() } }
    /// The session of the scene.
    public let session = UISceneSession()
    /// Receives the life cycle of the scene, which keeps it alive; nil by default.
    open var delegate: (any UISceneDelegate)?

    func titleChanged() {}

    /// The state of the scene.
    open var activationState: ActivationState { .unattached }
    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}

/// How a scene is created.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    /// The name; nil for none.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    ///
    /// nil, the default, means the class `SceneDelegate` of the module that contains the class of the
    /// application's delegate, unless an `App` opens the window. Without such a class the scene has no
    /// delegate.
    public var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
    }
}

/// The identity of a scene, from its creation until its window is closed.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    nonisolated public struct Role: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of the program, the only role.
        public static let windowApplication = Role(
            rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public var role: Role { configuration.role }
    /// The configuration with which the scene was connected.
    public internal(set) var configuration = UISceneConfiguration(
        name: nil, sessionRole: .windowApplication)
    /// The scene; nil once its window is closed.
    public internal(set) weak var scene: UIScene?
    /// A unique name; sessions are not restored when the program starts again.
    public let persistentIdentifier = UUID().uuidString
    /// Values of the program; nil by default.
    public var userInfo: [String: Any]?
}

/// An object that receives the life cycle of a scene.
///
/// All methods are optional; their default implementations do nothing. For each window of a program that
/// starts with `UIApplicationDelegate.main()`, an object of the class of its `UISceneConfiguration` is
/// created, by default of the class `SceneDelegate`. So it is for each window of an `App` with a
/// `UIApplicationDelegateAdaptor`, but only for a configuration that names a class.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene has been created, to show its content.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Called when the scene's window has been closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has taken the focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene has lost the focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene becomes visible, also for the first time.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when the session of the scene is requested with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// An object that receives the life cycle of a scene in a window.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///     ) {
///         guard let scene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: scene)
///         window?.rootViewController = ViewController()
///         window?.makeKeyAndVisible()
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
    /// The frontmost window of the delegate's scene; the inner value is nil without windows.
    ///
    /// A property of the delegate's own type takes precedence where that type is known.
    public var window: UIWindow?? {
        .some(UIWindowScene.all.first { $0.delegate === self }?.keyWindow)
    }
}

/// The scene of a window of the program, or of a headless display.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
    /// The scenes of the open displays.
    private static var known: [UIWindowScene] = []

    /// The display.
    var host: LayerHost? { hostLink.host }
    private let hostLink: HostLink
    /// The windows that the program has created, in the order in which they were shown.
    private var own: [WindowReference] = []
    private weak var key: UIWindow?
    /// The window of the display itself.
    private(set) var displayWindow: UIWindow?
    /// Passes the display's keys to the first responder.
    let keyFocus: KeyFocus
    /// Ends a change of size that has begun.
    var endResizing: (() -> Void)?
    /// The window with which the program has connected the scene.
    weak var connectedWindow: (any PlatformWindow)?

    private init(_ host: LayerHost) {
        hostLink = host.ownLink
        keyFocus = KeyFocus(of: host)
        super.init()
        session.scene = self
        displayWindow = UIWindow(of: host, in: self)
        Self.observeDisplays()
    }

    /// The scenes of all open displays, the oldest one first.
    static var all: [UIWindowScene] {
        known.removeAll { $0.host == nil }
        return LayerHost.open.compactMap { of($0) }
    }

    /// Called when views have moved to another display, or out of any.
    static func viewsMoved() { for scene in known { scene.keyFocus.dropStray() } }

    /// The scene of a display.
    static func of(_ host: LayerHost) -> UIWindowScene? {
        if let scene = known.first(where: { $0.host === host }) { return scene }
        let scene = UIWindowScene(host)
        known.append(scene)
        return scene
    }

    /// Adds a window that the program has created.
    func add(_ window: UIWindow) { own.append(WindowReference(window: window)) }

    /// Moves a window in front of the others of its level.
    func bringToFront(_ window: UIWindow) {
        guard let index = own.firstIndex(where: { $0.window === window }) else { return }
        own.append(own.remove(at: index))
        arrange()
    }

    /// Keeps a window alive while it is shown.
    func keep(_ window: UIWindow) {
        guard let index = own.firstIndex(where: { $0.window === window }) else { return }
        own[index].shown = window.isHidden ? nil : window
    }

    /// Makes a window receive the commands of keys.
    func makeKey(_ window: UIWindow) { key = window }

    /// Shows the layers of the visible windows in their order, at once.
    func arrange() {
        guard let root = host?.rootLayer else { return }
        CATransaction.run {
            CATransaction.setDisableActions(true)
            for window in windows where !window.isHidden && window.layer !== root {
                if window.layer.superlayer !== root {
                    window.frame = root.bounds
                    window.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                }
                root.addSublayer(window.layer)
            }
        }
    }

    /// The window of the scene; nil for a headless display that no program has connected.
    var platformWindow: (any PlatformWindow)? {
        connectedWindow ?? Application.shared.windows.first { $0.host === host }
    }

    override func titleChanged() {
        if let title, !title.isEmpty { platformWindow?.title = title }
    }

    /// The limits for the size of the window; nil for a headless display.
    public var sizeRestrictions: UISceneSizeRestrictions? {
        (platformWindow as? LegatoPlatform.Window).map { UISceneSizeRestrictions($0) }
    }

    /// The rectangle of the display.
    var bounds: CGRect { host?.rootLayer.bounds ?? UIScreen.main.bounds }

    /// The windows, back to front; the first one is the display's own.
    public var windows: [UIWindow] {
        let own = own.compactMap(\.window)
        let levels = Set(own.map(\.windowLevel)).sorted()
        return (displayWindow.map { [$0] } ?? [])
            + levels.flatMap { level in own.filter { $0.windowLevel == level } }
    }

    /// The window that receives the commands of keys: the one that was made key last, or else the
    /// display's own, while it is shown.
    public var keyWindow: UIWindow? {
        if let key, !key.isHidden { return key }
        return displayWindow
    }

    /// The screen.
    public var screen: UIScreen { .main }

    /// The orientation: on its side if the display is wider than high.
    public var interfaceOrientation: UIInterfaceOrientation {
        bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    /// The state of the window.
    public override var activationState: ActivationState {
        switch host?.scenePhase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }
}

/// A window of a scene, which is kept alive while it is shown.
private struct WindowReference {
    weak var window: UIWindow?
    var shown: UIWindow?
}

/// Passes the keys of a display to its first responder, or to the commands that they fit.
final class KeyFocus: FrameSampler, KeyResponder {
    private let hostLink: HostLink
    private var host: LayerHost? { hostLink.host }
    /// The responder that receives keys; nil for none.
    weak var responder: UIResponder? {
        didSet {
            guard responder !== oldValue else { return }
            cancel(oldValue)
        }
    }
    /// The keys that the responder has received and that are held.
    private var held: [String: UIPress] = [:]
    /// The keys that have called a command and that are held.
    private var commanding: Set<String> = []
    /// A focused control of SwiftUI receives the keys first.
    let receivesKeysLast = true
    let wantsFrames = false
    let nextFrameTime: CFTimeInterval? = nil

    init(of host: LayerHost) {
        hostLink = host.ownLink
        host.add(self)
    }

    func sample(at time: CFTimeInterval, for shown: CFTimeInterval) {}

    /// Forgets a responder that is no longer in the display.
    func dropStray() { if responder?.display !== host { responder = nil } }

    func keyDown(_ event: KeyEvent) -> Bool {
        if !event.isRepeat { commanding.remove(event.key) }
        let focused = responder?.display === host ? responder : nil
        let start = focused ?? host.flatMap(UIWindowScene.of)?.topController
        if held[event.key] == nil, let start, let command = start.keyCommand(for: UIKey(event)) {
            commanding.insert(event.key)
            command.action?.perform(on: start, command)
            return true
        }
        guard let responder = focused, !commanding.contains(event.key) else { return false }
        let press = UIPress(event, event.isRepeat ? .changed : .began)
        let wrapped = UIPressesEvent([press], time: event.time)
        held[event.key] = press
        if event.isRepeat {
            responder.pressesChanged([press], with: wrapped)
        } else {
            responder.pressesBegan([press], with: wrapped)
        }
        return !wrapped.isUnhandled
    }

    func keyUp(_ event: KeyEvent) -> Bool {
        guard commanding.remove(event.key) == nil else { return true }
        guard let responder, held.removeValue(forKey: event.key) != nil else { return false }
        let press = UIPress(event, .ended)
        let wrapped = UIPressesEvent([press], time: event.time)
        responder.pressesEnded([press], with: wrapped)
        return !wrapped.isUnhandled
    }

    /// Cancels the keys that a former responder has received.
    private func cancel(_ old: UIResponder?) {
        guard !held.isEmpty else { return }
        let presses = Set(held.values)
        held = [:]
        for press in presses { press.phase = .cancelled }
        let time = presses.map(\.timestamp).max() ?? 0
        old?.pressesCancelled(presses, with: UIPressesEvent(presses, time: time))
    }
}
