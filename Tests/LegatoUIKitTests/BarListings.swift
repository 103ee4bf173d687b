import Legato
import LegatoUIKit
import Testing

/// The listings of the documentation comments on bars, menus, pointers and observations.
private final class ListedBars: UIViewController, UIPointerInteractionDelegate {
    let home = UIViewController()
    let cards = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(type: .system)
    let card = UIView()
    let header = UIView()
    let scrollView = UIScrollView()
    var observation: NSKeyValueObservation?

    func showTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [home, UINavigationController(rootViewController: cards)]
        window.rootViewController = tabs
        return tabs
    }

    func makeTabBar() -> UITabBar {
        let bar = UITabBar()
        bar.items = [
            UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
            UITabBarItem(title: "Cards", image: UIImage(systemName: "rectangle"), tag: 1),
        ]
        return bar
    }

    func makeToolbar() -> UIToolbar {
        let bar = UIToolbar()
        bar.items = [
            UIBarButtonItem(systemItem: .rewind), .flexibleSpace(),
            UIBarButtonItem(systemItem: .play),
        ]
        return bar
    }

    func makeMenu() -> UIMenu {
        let menu = UIMenu(children: [
            UIAction(title: "Copy") { _ in print("copied") },
            UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") },
        ])
        return menu
    }

    func follow() {
        let card = card
        let header = header
        observation = scrollView.observe(\.contentOffset, options: .new) { scrollView, change in
            header.alpha = 1 - scrollView.contentOffset.y / 100
        }
        card.addGestureRecognizer(
            UIHoverGestureRecognizer { hover in
                let isInside = hover.state == .began || hover.state == .changed
                UIView.animate(withDuration: 0.2) { card.alpha = isInside ? 1 : 0.6 }
            }
        )
        button.addInteraction(UIPointerInteraction(delegate: self))
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            view.layer.borderColor = UIColor.separator.cgColor
        }
    }
}

/// Listings of bars and menus.
struct BarListingTests {
    @Test("The listings do what their comments say")
    func listings() {
        let listed = ListedBars()
        let tabs = listed.showTabs()
        #expect(tabs.selectedViewController === listed.home && tabs.viewControllers?.count == 2)
        #expect(listed.makeTabBar().items?.map(\.title) == ["Home", "Cards"])
        #expect(listed.makeToolbar().items?.count == 3)
        #expect(listed.makeMenu().children.map(\.title) == ["Copy", "Delete"])
        listed.follow()
        listed.scrollView.contentOffset.y = 25
        #expect(listed.header.alpha == 0.75)
        #expect(listed.button.interactions.count == 1)
    }
}
