import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoPlatform
import LegatoViews

/// A program with a `UIApplicationDelegate`: its launch, and the windows of its scenes.
final class Program: SceneProgram {
    /// Opens a window for a scene; nil if an `App` opens the windows.
    private let open: (() throws(PlatformError) -> any PlatformWindow)?
    private(set) var usesScenes = false

    init(open: (() throws(PlatformError) -> any PlatformWindow)?) { self.open = open }

    var opensWindows: Bool { open != nil }

    /// Makes an object the delegate of an `App`, whose windows have scenes from now on.
    static func start(with delegate: any UIApplicationDelegate) {
        let program = Program(open: nil)
        UIApplication.shared.program = program
        _ = UIApplication.shared.finishLaunching(delegate)
        Application.onSceneWindow = { program.connect($0, UIScene.ConnectionOptions()) }
    }

    /// Runs a program, and ends the process if that is impossible.
    static func main(_ type: any UIApplicationDelegate.Type) {
        let status = run(type)
        if status != 0 { exit(status) }
    }

    /// Runs a program until its last window closes, and returns the status to exit with.
    static func run(_ type: any UIApplicationDelegate.Type) -> Int32 {
        let program = Program(open: openWindow)
        do throws(PlatformError) {
            let urls = OpenedURLs.inArguments
            guard try program.launch(type, urls, isShown: !Application.showsPreviews) else {
                return 1
            }
            try Application.shared.run()
            return 0
        } catch {
            UIKitWarning.print("\(error)")
            return 1
        }
    }

    /// Opens a window: the first one with the size of a phone, others with that of an open one, and at
    /// most nine tenths of the screen's height.
    private static func openWindow() throws(PlatformError) -> any PlatformWindow {
        let size = UIScreen.main.bounds.size
        let title = ProcessInfo.processInfo.processName
        let window = try LegatoPlatform.Window(title: title, size: size)
        if let usable = window.screenFrames?.usable.size, size.height > usable.height * 0.9 {
            let width = min(size.width, usable.width)
            window.setContentSize(CGSize(width: width, height: usable.height * 0.9))
        }
        return window
    }

    /// Creates the delegate and shows the first scene, unless the program stays hidden.
    ///
    /// - Returns: Whether the type is a class, so that there is a delegate.
    func launch(
        _ type: any UIApplicationDelegate.Type, _ urls: [URL], isShown: Bool = true
    ) throws(PlatformError) -> Bool {
        let application = UIApplication.shared
        guard let type = type as? NSObject.Type else {
            UIKitWarning.print(
                "\(type) starts no program: it does not inherit from NSObject. "
                    + "Declare it as a class that inherits from UIResponder."
            )
            return false
        }
        application.program = self
        // The delegate can read the size of the first window.
        let window = isShown ? try open?() : nil
        guard let delegate = OpenObject.make(type) as? any UIApplicationDelegate else {
            return false
        }
        guard let window else {
            _ = application.finishLaunching(delegate)
            return true
        }
        let opensURLs = window.host.run {
            let hasScenes = delegate.sceneDelegateType != nil
            return application.finishLaunching(delegate, hasScenes ? nil : urls.first)
        }
        connect(window, UIScene.ConnectionOptions(urls: urls))
        if opensURLs, !usesScenes {
            window.host.run {
                for url in urls { _ = delegate.application(application, open: url, options: [:]) }
            }
        }
        LifeNotifications.postLaunch()
        return true
    }

    func activate(
        _ session: UISceneSession?, _ activity: NSUserActivity?
    ) throws(PlatformError) {
        if let scene = session?.scene as? UIWindowScene, let window = scene.platformWindow {
            if let activity { window.host.run { scene.delegate?.scene(scene, continue: activity) } }
            return window.raise()
        }
        let options = UIScene.ConnectionOptions(activities: activity.map { [$0] } ?? [])
        if let window = try open?() { connect(window, options) }
    }

    /// Creates the scene of a window, with its delegate.
    func connect(_ window: any PlatformWindow, _ options: UIScene.ConnectionOptions) {
        let application = UIApplication.shared
        guard let scene = UIWindowScene.of(window.host) else { return }
        scene.connectedWindow = window
        let session = scene.session
        window.onClose = { [weak self, scene] in self?.disconnect(scene) }
        window.host.run {
            if let delegate = application.delegate {
                session.configuration = delegate.application(
                    application, configurationForConnecting: session, options: options
                )
            }
            if let type = session.configuration.delegateType(byName: opensWindows) {
                scene.delegate = OpenObject.make(type) as? any UISceneDelegate
                usesScenes = true
            }
            LifeNotifications.postConnection(of: scene) {
                scene.delegate?.scene(scene, willConnectTo: session, options: options)
            }
        }
    }

    /// Ends a scene; a scene that has ended is left alone.
    private func disconnect(_ scene: UIWindowScene) {
        guard scene.connectedWindow != nil else { return }
        scene.host?.setScenePhase(.background)
        (scene.connectedWindow, scene.session.scene) = (nil, nil)
        LifeNotifications.postDisconnection(of: scene)
        let application = UIApplication.shared
        application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
        scene.delegate = nil
    }

    func disconnectAll() { for scene in UIWindowScene.all { disconnect(scene) } }
}

extension UISceneConfiguration {
    /// Returns the class of the scene's delegate; nil for none.
    ///
    /// With `byName`, the name `SceneDelegate` is enough.
    fileprivate func delegateType(byName: Bool) -> NSObject.Type? {
        guard let delegateClass else {
            return byName ? UIApplication.shared.delegate?.sceneDelegateType : nil
        }
        guard delegateClass is any UISceneDelegate.Type, let type = delegateClass as? NSObject.Type
        else {
            UIKitWarning.print(
                "UISceneConfiguration.delegateClass: \(delegateClass) does not conform to "
                    + "UIWindowSceneDelegate. The scene has no delegate."
            )
            return nil
        }
        return type
    }
}

extension UIApplicationDelegate {
    /// The class `SceneDelegate` of the delegate's module, which property lists name on Apple's
    /// platforms; nil if there is none.
    fileprivate var sceneDelegateType: NSObject.Type? {
        let name = String(reflecting: type(of: self))
        guard let module = name.split(separator: ".").first else { return nil }
        let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
        return found is any UISceneDelegate.Type ? found as? NSObject.Type : nil
    }
}
