import Foundation
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import LegatoPlatform
import LegatoViews
import TestSupport
import Testing

@testable import LegatoUIKit

/// A headless display in place of a window.
private final class HeadlessWindow: PlatformWindow {
    let display = HeadlessDisplay(size: CGSize(width: 390, height: 800))
    var host: LayerHost { display.host }
    var title = "program"
    var onClose: (() -> Void)?
    private(set) var raises = 0

    func raise() { raises += 1 }
    func close() {
        display.host.close()
        onClose?()
    }
}

/// The calls of delegates, in order.
private enum Log {
    static var calls: [String] = []
    static func add(_ call: String) { calls.append(call) }
    static func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

private final class Controller: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .red }
}

/// A delegate that shows a window itself.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.add("launched \(options?[.url] ?? "-") \(UIScreen.main.bounds.width)")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
        return true
    }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        Log.add("open \(url)")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Log.add("active") }
    func applicationWillResignActive(_ application: UIApplication) { Log.add("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.add("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Log.add("foreground") }
}

/// A delegate whose scenes have delegates; its own calls for windows are not due.
private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.add("launched")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Log.add("active") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.add("background") }
    func applicationWillTerminate(_ application: UIApplication) { Log.add("terminate") }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
        configuration.delegateClass = Scene.self
        return configuration
    }
    func application(
        _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
    ) {
        Log.add("discarded \(sessions.map { $0.configuration.name ?? "-" })")
    }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        Log.add("connect \(options.urlContexts.map(\.url)) \(options.userActivities.count)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
        scene.title = options.userActivities.first?.title ?? "Main"
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Log.add("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Log.add("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Log.add("scene inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { Log.add("scene background") }
    func sceneDidDisconnect(_ scene: UIScene) { Log.add("scene disconnected") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Log.add("continue \(userActivity.title ?? "-")")
    }
}

@Suite("Programs that a UIApplicationDelegate starts", .serialized, .ownProcess)
struct SceneDelegateTests {
    /// Opens headless displays, and launches a program in the first one.
    private final class Launch {
        private(set) var windows: [HeadlessWindow] = []
        /// The displays of other tests, which are in the background in the meantime.
        private let others = LayerHost.open.map { ($0, $0.scenePhase) }

        init(_ type: any UIApplicationDelegate.Type, urls: [String] = []) throws {
            for (host, _) in others { host.setScenePhase(.background) }
            _ = Log.take()
            let program = Program { [unowned self] in
                windows.append(HeadlessWindow())
                return windows[windows.count - 1]
            }
            #expect(try program.launch(type, urls.compactMap { URL(string: $0) }))
        }

        deinit {
            MainActor.assumeIsolated {
                UIApplication.shared.delegate = nil
                UIApplication.shared.program = nil
                for (host, phase) in others { host.setScenePhase(phase) }
            }
        }
    }

    private func isRed(_ window: HeadlessWindow) -> Bool {
        window.display.advance(frames: 1)
        let pixel = window.display.snapshot()[200, 400]
        return pixel.red > 200 && pixel.green < 100
    }

    @Test("A delegate shows a window of the size of the screen, and receives the life cycle")
    func plain() throws {
        let launch = try Launch(PlainDelegate.self, urls: ["notes://first", "notes://second"])
        let expected = [
            "launched notes://first 390.0", "open notes://first", "open notes://second", "active",
        ]
        #expect(Log.take() == expected)
        #expect(isRed(launch.windows[0]))
        #expect(UIApplication.shared.delegate?.window == UIApplication.shared.keyWindow)
        launch.windows[0].display.scenePhase = .background
        launch.windows[0].display.scenePhase = .active
        #expect(Log.take() == ["inactive", "background", "foreground", "active"])
        let application = UIApplication.shared
        #expect(!application.supportsMultipleScenes)
        var errors = 0
        application.requestSceneSessionActivation(nil, errorHandler: { _ in errors += 1 })
        #expect(errors == 1 && launch.windows.count == 1)
        launch.windows[0].close()
        #expect(Log.take() == ["inactive", "background"])
    }

    @Test(
        "Each window has a scene delegate, which receives the life cycle in place of the program's")
    func scenes() throws {
        let launch = try Launch(ScenesDelegate.self, urls: ["notes://first"])
        let window = launch.windows[0]
        let expected = [
            "launched", "connect [notes://first] 0", "scene foreground", "scene active",
        ]
        #expect(Log.take() == expected)
        #expect(isRed(window))
        #expect(window.title == "Main")
        window.display.scenePhase = .background
        window.display.scenePhase = .inactive
        #expect(Log.take() == ["scene inactive", "scene background", "scene foreground"])
        let scene = try #require(UIWindowScene.of(window.host))
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        #expect(delegate?.window == scene.keyWindow)
        #expect(scene.session.scene === scene && scene.session.role == .windowApplication)
        window.close()
        let end = ["scene background", "scene disconnected", "discarded [\"Main\"]"]
        #expect(Log.take() == end)
        #expect(scene.delegate == nil)
    }

    @Test("A program opens further windows, and closes them")
    func several() throws {
        let launch = try Launch(ScenesDelegate.self)
        let application = UIApplication.shared
        #expect(application.supportsMultipleScenes)
        _ = Log.take()
        let activity = NSUserActivity(activityType: "org.example.note")
        activity.title = "Note"
        application.requestSceneSessionActivation(
            nil, userActivity: activity, options: nil, errorHandler: nil)
        try #require(launch.windows.count == 2)
        #expect(Log.take() == ["connect [] 1", "scene foreground", "scene active"])
        let second = launch.windows[1]
        #expect(second.title == "Note" && launch.windows[0].title == "Main")
        #expect(isRed(second))
        let session = try #require(UIWindowScene.of(second.host)?.session)
        #expect(application.openSessions.contains(session))
        application.requestSceneSessionActivation(
            session, userActivity: activity, options: nil, errorHandler: nil)
        #expect(second.raises == 1 && launch.windows.count == 2)
        #expect(Log.take() == ["continue Note"])
        application.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
        let end = [
            "scene inactive", "scene background", "scene disconnected", "discarded [\"Main\"]",
        ]
        #expect(Log.take() == end)
        #expect(!application.openSessions.contains(session) && session.scene == nil)
        application.requestSceneSessionDestruction(session)
        #expect(Log.take() == [])
    }

    @Test("The scenes end before the program does")
    func end() throws {
        let launch = try Launch(ScenesDelegate.self)
        _ = Log.take()
        LayerHost.endObserver.withLock { $0 }?()
        let calls = Log.take()
        let scene = [
            "scene inactive", "scene background", "scene disconnected", "discarded [\"Main\"]",
        ]
        #expect(calls == scene + ["terminate"])
        launch.windows[0].close()
        #expect(Log.take() == [])
    }

    @Test("The windows of an App have the scene delegates that its delegate names")
    func appScenes() throws {
        defer {
            UIApplication.shared.delegate = nil
            UIApplication.shared.program = nil
        }
        _ = Log.take()
        Program.start(with: ScenesDelegate())
        #expect(Log.take() == ["launched"])
        let program = try #require(UIApplication.shared.program as? Program)
        let window = HeadlessWindow()
        program.connect(window, UIScene.ConnectionOptions())
        #expect(Log.take() == ["connect [] 0", "scene foreground", "scene active"])
        window.display.scenePhase = .inactive
        #expect(Log.take() == ["scene inactive"])
        var errors = 0
        UIApplication.shared.requestSceneSessionActivation(nil, errorHandler: { _ in errors += 1 })
        #expect(errors == 1 && !UIApplication.shared.supportsMultipleScenes)
        window.close()
        let end = ["scene background", "scene disconnected", "discarded [\"Main\"]"]
        #expect(Log.take() == end)
    }

    @Test("A program that an App starts reports that it opens no scenes")
    func noProgram() {
        var errors: [any Error] = []
        UIApplication.shared.requestSceneSessionActivation(nil, errorHandler: { errors.append($0) })
        #expect(errors.count == 1)
        #expect(errors.first?.localizedDescription.contains("openWindow") == true)
    }

    @Test("UIApplicationMain names a class that is no delegate")
    func wrongClass() {
        let messages = sentences {
            #expect(UIApplicationMain(0, CommandLine.unsafeArgv, nil, "Foundation.NSObject") == 1)
        }
        #expect(messages.count == 1 && messages[0].contains("Foundation.NSObject is not the name"))
    }
}
