import Foundation
import LegatoGraphics
import LegatoLayers
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

    /// The title shown in the window's title bar; empty by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    /// The state of the scene.
    open var activationState: ActivationState { .unattached }
    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}

/// The orientation of an interface.
nonisolated public enum UIInterfaceOrientation: Int, Sendable, Hashable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the home button at the right.
    case landscapeRight = 3
    /// On its side, with the home button at the left.
    case landscapeLeft = 4

    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations that an interface supports.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a phone's status bar changes; windows have none.
nonisolated public enum UIStatusBarAnimation: Int, Sendable, Hashable {
    /// At once.
    case none
    /// By fading.
    case fade
    /// By sliding.
    case slide
}

/// The style of a phone's status bar; windows have none.
nonisolated public enum UIStatusBarStyle: Int, Sendable, Hashable {
    /// Follows the appearance.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}

/// The scene of a window of the program, or of a headless display.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
    /// The scenes of the open displays.
    private static var known: [UIWindowScene] = []

    /// The display.
    private(set) weak var host: LayerHost?
    /// The windows that the program has created, in the order in which they were shown.
    private var own: [WindowReference] = []
    private weak var key: UIWindow?
    /// The window of the display itself.
    private(set) var displayWindow: UIWindow?
    /// Passes the display's keys to the first responder.
    let keyFocus: KeyFocus
    /// Ends a change of size that has begun.
    var endResizing: (() -> Void)?

    private init(_ host: LayerHost) {
        self.host = host
        keyFocus = KeyFocus(of: host)
        super.init()
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
    private weak var host: LayerHost?
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
        self.host = host
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
