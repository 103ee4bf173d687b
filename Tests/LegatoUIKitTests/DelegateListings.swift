import Foundation
import Legato
import LegatoUIKit
import Testing

private func openDatabase() {}

class Delegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        openDatabase()
        return true
    }
}

struct Notes: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Notes") }
    }
}

/// Listings on controls and windows of UIKit.
@MainActor
struct UIKitControlListings {
    @Test("A column determines the content of a scroll view")
    func contentGuide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scrollView = UIScrollView(frame: view.bounds)
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for part in stack.arrangedSubviews {
            part.heightAnchor.constraint(equalToConstant: 80).isActive = true
        }
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        view.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 160))
    }

    @Test("A label appears in the second half of the movement of a card")
    func delayFactor() {
        let (card, label) = (UIView(), UILabel())
        label.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ card.center.y = 300 })
        animator.addAnimations({ label.alpha = 1 }, delayFactor: 0.5)
        animator.fractionComplete = 1
        #expect(card.center.y == 300 && label.alpha == 1)
    }

    @Test("A stepper changes a label")
    func stepper() {
        let label = UILabel()
        let stepper = UIStepper()
        stepper.maximumValue = 10
        stepper.addAction(UIAction { _ in label.text = "\(stepper.value)" }, for: .valueChanged)
        stepper.sendActions(for: .valueChanged)
        #expect(label.text == "0.0")
    }

    final class HintController: UIViewController {}

    @Test("A window is shown in front of the others")
    func window() throws {
        let screen = Screen()
        let scene = try screen.perform {
            try #require(UIApplication.shared.keyWindow?.windowScene)
        }
        screen.perform {
            let overlay = UIWindow(windowScene: scene)
            overlay.windowLevel = .alert
            overlay.rootViewController = HintController()
            overlay.isHidden = false
        }
        #expect(scene.windows.last?.rootViewController is HintController)
    }
    final class Card: UIView {
        func showBorder() {
            traitCollection.performAsCurrent {
                layer.borderColor = UIColor.separator.cgColor
            }
        }
    }

    @Test("A border has the colour of the view's appearance")
    func border() {
        let card = Card()
        card.overrideUserInterfaceStyle = .dark
        card.showBorder()
        let dark = UIColor.separator.resolvedColor(with: card.traitCollection).cgColor
        #expect(card.layer.borderColor == dark && dark != UIColor.separator.cgColor)
    }
    @Test("A font grows with the user's text size")
    func metrics() {
        let label = UILabel()
        let metrics = UIFontMetrics(forTextStyle: .title2)
        label.font = metrics.scaledFont(for: .boldSystemFont(ofSize: 22))
        #expect(label.font.pointSize == 22)
    }
    @Test("A picture is written as JPEG")
    func jpeg() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
        let url = folder.appendingPathComponent("\(UUID()).jpg")
        defer { try? FileManager.default.removeItem(at: url) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        try image.jpegData(compressionQuality: 0.8)?.write(to: url)
        #expect(UIImage(contentsOfFile: url.path) != nil)
    }
}

/// The listings of `UIApplicationDelegate.main()` and `UIWindowSceneDelegate`.
private enum ProgramListings {
    final class ViewController: UIViewController {}

    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = ViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = ViewController()
            window?.makeKeyAndVisible()
        }
    }
}
