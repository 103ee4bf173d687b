// A program of UIKit, written as for Apple's platforms, for the checks of windows. It prints one
// `name=value` line with its calls at the end.
import UIKit

@MainActor private var calls: [String] = []

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("launched")
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        calls.append("terminate")
        print("calls=\(calls.joined(separator: ","))")
    }
}

/// The delegate of each window, found by its name.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("connect")
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = connectionOptions.userActivities.first?.title ?? "Legato main"
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
}

/// A blue view that opens another window when it is touched.
class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .blue
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let activity = NSUserActivity(activityType: "org.legato.probe")
        activity.title = "Legato other"
        UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
