public import Foundation
import LegatoLayers
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

    private override init() { super.init() }

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

/// The layout direction of the interface.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
