import Legato
@testable import LegatoUIKit
import Testing

/// Toolbars.
struct ToolbarTests {
    private let screen = Screen()
    private let root = UIViewController()
    private let detail = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        screen.perform {
            navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            screen.display.rootLayer.addSublayer(navigation.view.layer)
        }
        screen.display.advance(by: 0.1)
    }

    @Test("Flexible spaces push the items apart, and a tap calls the action of one")
    func items() {
        var log: [String] = []
        let (left, right) = (UIView(), UIView())
        for view in [left, right] { view.frame = CGRect(x: 0, y: 0, width: 30, height: 20) }
        let button = UIBarButtonItem(title: "B", primaryAction: UIAction { _ in log.append("B") })
        button.width = 40
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        screen.perform {
            bar.items = [
                UIBarButtonItem(customView: left), .flexibleSpace(), button, .flexibleSpace(),
                UIBarButtonItem(customView: right),
            ]
            screen.display.rootLayer.addSublayer(bar.layer)
        }
        screen.display.advance(by: 0.1)
        let frames = bar.subviews.dropFirst().map { [$0.frame.minX, $0.frame.width] }
        #expect(frames == [[8, 46], [54, 18], [72, 56], [128, 18], [146, 46]])
        screen.drag([CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 22)])
        #expect(log == ["B"])
    }

    @Test("The items of the visible controller are in a bar that slides in")
    func navigationItems() {
        screen.perform {
            root.toolbarItems = [UIBarButtonItem(title: "A", primaryAction: nil)]
            detail.toolbarItems = [UIBarButtonItem(title: "B", primaryAction: nil)]
        }
        #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 0)
        #expect(navigation.toolbar.items?.map(\.title) == ["A"])
        screen.perform { navigation.setToolbarHidden(false, animated: true) }
        screen.display.advance(by: 0.1)
        let y = navigation.toolbar.shown.frame.minY
        #expect(y > 158 && y < 198)
        screen.display.advance(by: 0.2)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 156, width: 200, height: 44))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        screen.perform { navigation.pushViewController(detail, animated: false) }
        #expect(navigation.toolbar.items?.map(\.title) == ["B"])
        screen.perform { detail.setToolbarItems(nil, animated: true) }
        #expect(navigation.toolbar.items == nil)
        screen.perform { _ = navigation.popViewController(animated: false) }
        #expect(navigation.toolbar.items?.map(\.title) == ["A"])
    }

    @Test("In a tab bar controller, the toolbar is above the tab bar")
    func tabs() {
        let tabs = UITabBarController()
        screen.perform {
            navigation.view.removeFromSuperview()
            tabs.viewControllers = [navigation]
            navigation.isToolbarHidden = false
            UIApplication.shared.keyWindow?.rootViewController = tabs
        }
        screen.display.advance(by: 0.1)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 107, width: 200, height: 44))
        #expect(root.view.safeAreaInsets.bottom == 93)
    }
}
