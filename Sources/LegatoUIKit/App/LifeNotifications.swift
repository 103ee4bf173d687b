public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// Posts the life-cycle notifications of the program.
nonisolated enum LifeNotifications {
    /// Returns the name of a notification, and starts posting on the first call.
    static func name(_ name: String) -> Notification.Name {
        start()
        LayerHost.endObserver.withLock {
            $0 = {
                UIApplication.shared.program?.disconnectAll()
                post(UIApplication.willTerminateNotification, of: UIApplication.shared)
            }
        }
        return Notification.Name(name)
    }

    /// Starts following the displays.
    static func start() { LayerHost.eventObserver.withLock { $0 = { report($1, of: $0) } } }

    @MainActor private static func report(_ event: DisplayEvent, of host: LayerHost) {
        switch event {
        case .phase(let old):
            // The steps of a window of a program begin when its scene is connected.
            guard
                UIApplication.shared.program?.opensWindows != true
                    || UIWindowScene.of(host)?.connectedWindow != nil
            else { return }
            steps(from: state(old), to: state(host.scenePhase)) { step in
                if let scene = UIWindowScene.of(host) { post(step, of: scene) }
            }
            // The phase of the program is the most active one of its displays.
            let others = LayerHost.open.filter { $0 !== host }.map { state($0.scenePhase) }
            func all(_ own: Int) -> Int { others.reduce(own, min) }
            steps(from: all(state(old)), to: all(state(host.scenePhase))) {
                post($0.application, of: UIApplication.shared)
            }
        case .willResize(let size):
            UIWindowScene.of(host)?.willResize(to: size)
        case .size(let old):
            UIWindowScene.of(host)?.hasResized()
            let new = host.rootLayer.bounds.size
            guard (old.width > old.height) != (new.width > new.height), host === LayerHost.main
            else { return }
            post(UIDevice.orientationDidChangeNotification, of: UIDevice.current)
        case .settings(let old):
            let new = host.systemSettings
            if old.prefersDarkColors != new.prefersDarkColors {
                let style: UIUserInterfaceStyle = old.prefersDarkColors ? .dark : .light
                for window in UIWindowScene.of(host)?.windows ?? [] {
                    window.systemStyleChanged(from: style)
                }
            }
            if old.textScale != new.textScale {
                host.textSizeChanged()
                post(UIContentSizeCategory.didChangeNotification, of: UIApplication.shared)
            }
            if old.reducesMotion != new.reducesMotion {
                post(UIAccessibility.reduceMotionStatusDidChangeNotification, of: nil)
            }
            if old.increasesContrast != new.increasesContrast {
                post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification, of: nil)
            }
        }
    }

    private struct Step {
        let application: Notification.Name
        let scene: Notification.Name
        let call: @MainActor (any UISceneDelegate, UIScene) -> Void
    }

    /// Posts a step of a scene, and calls its delegate.
    @MainActor private static func post(_ step: Step, of scene: UIScene) {
        if let delegate = scene.delegate { step.call(delegate, scene) }
        post(step.scene, of: scene)
    }

    /// Posts that a scene has been created, and then the steps to its state.
    @MainActor static func postConnection(of scene: UIWindowScene, _ connect: () -> Void) {
        connect()
        post(UIScene.willConnectNotification, of: scene)
        guard let phase = scene.host?.scenePhase else { return }
        steps(from: state(.background), to: state(phase)) { post($0, of: scene) }
    }

    /// Posts that the window of a scene has been closed.
    @MainActor static func postDisconnection(of scene: UIWindowScene) {
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification, of: scene)
    }

    /// Posts that the program has become active, if its first window is when it has been launched.
    @MainActor static func postLaunch() {
        guard UIApplication.shared.applicationState == .active else { return }
        post(UIApplication.didBecomeActiveNotification, of: UIApplication.shared)
    }

    /// The number of steps from the active phase.
    private static func state(_ phase: ScenePhase) -> Int {
        switch phase {
        case .active: 0
        case .inactive: 1
        case .background: 2
        }
    }

    private static func steps(from old: Int, to new: Int, _ body: (Step) -> Void) {
        for state in stride(from: old, to: new, by: 1) {
            body(state == 0 ? resign : enterBackground)
        }
        for state in stride(from: old, to: new, by: -1) {
            body(state == 2 ? enterForeground : activate)
        }
    }

    private static var resign: Step {
        Step(
            application: UIApplication.willResignActiveNotification,
            scene: UIScene.willDeactivateNotification,
            call: { $0.sceneWillResignActive($1) }
        )
    }
    private static var enterBackground: Step {
        Step(
            application: UIApplication.didEnterBackgroundNotification,
            scene: UIScene.didEnterBackgroundNotification,
            call: { $0.sceneDidEnterBackground($1) }
        )
    }
    private static var enterForeground: Step {
        Step(
            application: UIApplication.willEnterForegroundNotification,
            scene: UIScene.willEnterForegroundNotification,
            call: { $0.sceneWillEnterForeground($1) }
        )
    }
    private static var activate: Step {
        Step(
            application: UIApplication.didBecomeActiveNotification,
            scene: UIScene.didActivateNotification,
            call: { $0.sceneDidBecomeActive($1) }
        )
    }

    private static func post(_ name: Notification.Name, of object: Any?) {
        NotificationCenter.default.post(name: name, object: object)
    }
}

extension UIWindowScene {
    /// Follows the sizes and phases of the displays.
    static func observeDisplays() { LifeNotifications.start() }
}

extension UIApplication {
    /// Posted when a window of the program has taken the focus.
    nonisolated public static let didBecomeActiveNotification =
        LifeNotifications.name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the last window of the program has lost the focus.
    nonisolated public static let willResignActiveNotification =
        LifeNotifications.name("UIApplicationWillResignActiveNotification")
    /// Posted when the last visible window of the program is no longer visible.
    nonisolated public static let didEnterBackgroundNotification =
        LifeNotifications.name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the first window of the program becomes visible.
    nonisolated public static let willEnterForegroundNotification =
        LifeNotifications.name("UIApplicationWillEnterForegroundNotification")
    /// Posted before a program with windows ends.
    nonisolated public static let willTerminateNotification =
        LifeNotifications.name("UIApplicationWillTerminateNotification")
    /// Never posted: Linux sends programs no memory warnings.
    nonisolated public static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIScene {
    /// Posted when the scene of a window has been created.
    nonisolated public static let willConnectNotification =
        LifeNotifications.name("UISceneWillConnectNotification")
    /// Posted when the window of a scene has been closed.
    nonisolated public static let didDisconnectNotification =
        LifeNotifications.name("UISceneDidDisconnectNotification")
    /// Posted when a scene has taken the focus.
    nonisolated public static let didActivateNotification =
        LifeNotifications.name("UISceneDidActivateNotification")
    /// Posted when a scene has lost the focus.
    nonisolated public static let willDeactivateNotification =
        LifeNotifications.name("UISceneWillDeactivateNotification")
    /// Posted when a scene is no longer visible.
    nonisolated public static let didEnterBackgroundNotification =
        LifeNotifications.name("UISceneDidEnterBackgroundNotification")
    /// Posted when a scene becomes visible.
    nonisolated public static let willEnterForegroundNotification =
        LifeNotifications.name("UISceneWillEnterForegroundNotification")
}

extension UIDevice {
    /// Posted when the oldest window has become wider than high, or higher than wide.
    nonisolated public static let orientationDidChangeNotification =
        LifeNotifications.name("UIDeviceOrientationDidChangeNotification")

    /// Has no effect: orientation changes are always posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect: orientation changes are always posted.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIResponder {
    /// Never posted, like the other keyboard notifications: there is no on-screen keyboard.
    nonisolated public static let keyboardWillShowNotification =
        Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted; see `keyboardWillShowNotification`.
    nonisolated public static let keyboardDidShowNotification =
        Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted; see `keyboardWillShowNotification`.
    nonisolated public static let keyboardWillHideNotification =
        Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted; see `keyboardWillShowNotification`.
    nonisolated public static let keyboardDidHideNotification =
        Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted; see `keyboardWillShowNotification`.
    nonisolated public static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Never posted; see `keyboardWillShowNotification`.
    nonisolated public static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame before a change.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after a change.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of a change, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the timing curve of a change.
    nonisolated public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}

nonisolated extension UIAccessibility {
    /// Posted when the reduce-motion setting has changed.
    public static let reduceMotionStatusDidChangeNotification =
        LifeNotifications.name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the contrast setting has changed.
    public static let darkerSystemColorsStatusDidChangeNotification =
        LifeNotifications.name("UIAccessibilityDarkerColorsEnabledDidChangeNotification")
}
