import Legato
@testable import LegatoUIKit
import Testing

/// Tab bar controllers.
struct TabBarControllerTests {
    /// Fades the outgoing view within a second, at a steady rate.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
        UITabBarControllerDelegate
    {
        var log: [String] = []
        var refused: UIViewController?
        var animates = true
        var driver: UIPercentDrivenInteractiveTransition?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
                return context.completeTransition(false)
            }
            context.containerView.insertSubview(new, belowSubview: old)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                old.alpha = 0
            } completion: { _ in
                old.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.append("should \(viewController.title ?? "")")
            return viewController !== refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { log.append("did \(viewController.title ?? "")") }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let screen = Screen()
    private let tabs = UITabBarController()
    private let home = LoggedController()
    private let cards = LoggedController()

    init() {
        (home.title, cards.title) = ("Home", "Cards")
        screen.perform {
            tabs.viewControllers = [home, cards]
            UIApplication.shared.keyWindow?.rootViewController = tabs
        }
        screen.display.advance(by: 0.1)
    }

    /// Taps the item at an index.
    private func tap(_ index: Int) {
        let place = CGPoint(x: 50 + 100 * index, y: 175)
        screen.drag([place, place])
        screen.display.advance(frames: 1)
    }

    @Test("The bar at the bottom shows the items, and covers the bottom of the safe area")
    func layout() throws {
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 151, width: 200, height: 49))
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Cards"])
        #expect(tabs.tabBar.selectedItem === home.tabBarItem && tabs.selectedIndex == 0)
        #expect(home.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(home.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        #expect(
            home.tabBarController === tabs && home.log == ["arrived", "will appear", "did appear"])
        let frames = tabs.tabBar.subviews.dropFirst().map(\.frame)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 100, height: 49),
                CGRect(x: 100, y: 0, width: 100, height: 49),
            ]
        )
        screen.perform { tabs.tabBar.isTranslucent = false }
        screen.perform { tabs.view.setNeedsLayout() }
        screen.display.advance(frames: 1)
        #expect(home.view.frame == CGRect(x: 0, y: 0, width: 200, height: 151))
        #expect(home.view.safeAreaInsets == .zero)
        screen.perform { tabs.tabBar.isHidden = true }
        screen.display.advance(frames: 1)
        #expect(home.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test("A tap shows the controller of the item, once the delegate agrees")
    func tap() {
        let fade = Fade()
        (tabs.delegate, fade.animates) = (fade, false)
        tap(1)
        #expect(tabs.selectedViewController === cards && tabs.selectedIndex == 1)
        #expect(home.view.superview == nil && cards.view.window != nil)
        #expect(home.log.suffix(2) == ["will disappear", "did disappear"])
        fade.refused = home
        tap(0)
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === cards.tabBarItem)
        #expect(fade.log == ["should Cards", "did Cards", "should Home"])
        screen.perform { tabs.selectedIndex = 0 }
        #expect(home.view.window != nil && fade.log.count == 3)
    }

    @Test("An animator of the delegate moves both views, under the bar")
    func animator() {
        let fade = Fade()
        tabs.delegate = fade
        tap(1)
        let start = screen.display.time
        screen.display.advance(by: 0.5)
        let passed = screen.display.time - start
        #expect(passed > 0.49 && tabs.tabBar.selectedItem === cards.tabBarItem)
        #expect(abs(Double(home.view.shown.opacity) - (1 - passed)) < 0.02)
        #expect(home.log.last == "will disappear" && cards.log.last == "will appear")
        #expect(tabs.view.subviews.last === tabs.tabBar)
        screen.display.advance(by: 0.6)
        #expect(home.view.superview == nil && home.view.alpha == 1)
        #expect(home.log.last == "did disappear" && cards.log.last == "did appear")
    }

    @Test("A cancelled interactive transition selects the controller from before")
    func interactive() {
        let (fade, driver) = (Fade(), UIPercentDrivenInteractiveTransition())
        (tabs.delegate, fade.driver) = (fade, driver)
        screen.perform { tabs.selectedIndex = 1 }
        screen.perform { driver.update(0.25) }
        screen.display.advance(frames: 1)
        #expect(abs(Double(home.view.shown.opacity) - 0.75) < 0.01)
        screen.perform { driver.cancel() }
        screen.display.advance(by: 1.2)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === home.tabBarItem)
        #expect(cards.view.superview == nil && home.view.window != nil)
        #expect(home.log.last == "did appear" && cards.log.last == "did disappear")
    }

    @Test("A navigation controller has the item of its first controller, and returns to it")
    func navigation() {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.hidesBottomBarWhenPushed) = ("Decks", true)
        let navigation = UINavigationController(rootViewController: first)
        screen.perform { tabs.viewControllers = [home, navigation] }
        #expect(navigation.tabBarItem === first.tabBarItem && first.tabBarController === tabs)
        screen.perform {
            tabs.selectedIndex = 1
            navigation.pushViewController(second, animated: true)
        }
        screen.display.advance(by: 0.17)
        let y = tabs.tabBar.shown.frame.minY
        #expect(y > 155 && y < 199)
        screen.display.advance(by: 0.4)
        #expect(tabs.tabBar.frame.minY == 200 && second.view.safeAreaInsets.bottom == 0)
        screen.perform { _ = navigation.popToRootViewController(animated: false) }
        screen.display.advance(frames: 1)
        #expect(tabs.tabBar.frame.minY == 151 && first.view.safeAreaInsets.bottom == 49)
        second.hidesBottomBarWhenPushed = false
        screen.perform { navigation.pushViewController(second, animated: false) }
        screen.display.advance(frames: 1)
        tap(1)
        screen.display.advance(by: 0.5)
        #expect(navigation.topViewController === first, "a tap on the selected item pops")
    }

    @Test("A hidden bar slides down, and uncovers the view")
    func hidden() {
        screen.perform { tabs.setTabBarHidden(true, animated: true) }
        screen.display.advance(by: 0.1)
        let y = tabs.tabBar.shown.frame.minY
        #expect(y > 155 && y < 199 && tabs.isTabBarHidden)
        screen.display.advance(by: 0.2)
        #expect(tabs.tabBar.frame.minY == 200 && home.view.safeAreaInsets == .zero)
    }

    @Test("Controllers that are replaced leave, and the selected one stays selected")
    func replaced() {
        let other = LoggedController()
        screen.perform { tabs.selectedIndex = 1 }
        screen.perform { tabs.viewControllers = [other, cards] }
        #expect(tabs.selectedIndex == 1 && home.parent == nil && home.log.last == "left")
        screen.perform { tabs.viewControllers = [home, other] }
        #expect(tabs.selectedViewController === other && cards.view.superview == nil)
        screen.perform { tabs.viewControllers = nil }
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        #expect(tabs.tabBar.items == nil)
    }
}

/// Tab bars.
struct TabItemTests {
    private final class Log: UITabBarDelegate {
        var tags: [Int] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }

    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    private let screen: Screen

    init() {
        bar.items = [1, 2].map {
            UITabBarItem(title: "\($0)", image: UIImage(systemName: "star"), tag: $0)
        }
        screen = Screen(bar)
    }

    /// The image view of an item.
    private func icon(_ index: Int) -> UIImageView? {
        bar.subviews[index + 1].subviews.compactMap { $0 as? UIImageView }.first
    }

    @Test("A tap selects an item, and calls the delegate")
    func tap() {
        let log = Log()
        bar.delegate = log
        for x in [150, 150, 50] {
            screen.drag([CGPoint(x: x, y: 20), CGPoint(x: x, y: 20)])
            screen.display.advance(by: 0.5)
        }
        #expect(log.tags == [2, 2, 1] && bar.selectedItem?.tag == 1)
    }

    @Test("The items are in the tint of their state, and an icon moves by an animation")
    func icons() throws {
        bar.selectedItem = bar.items?.first
        screen.perform {
            bar.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            bar.unselectedItemTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        let (first, second) = (try #require(icon(0)), try #require(icon(1)))
        #expect(first.tintColor.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(second.tintColor.cgColor == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(first.center.x == 50)
        let grow = CABasicAnimation(keyPath: "transform.scale")
        (grow.fromValue, grow.toValue, grow.duration) = (1.0, 2.0, 1)
        screen.perform { first.layer.add(grow, forKey: nil) }
        let start = screen.display.time
        screen.display.advance(by: 0.5)
        let scale = first.shown.transform.m11
        #expect(abs(scale - (1 + (screen.display.time - start))) < 0.03)
    }

    @Test("A badge shows its value beside the icon")
    func badge() throws {
        screen.perform { bar.items?[1].badgeValue = "7" }
        let labels = bar.subviews[2].subviews.compactMap { $0 as? UILabel }
        let badge = try #require(labels.first { $0.text == "7" })
        screen.display.advance(frames: 1)
        #expect(!badge.isHidden && badge.frame.minX == 55 && badge.frame.height == 18)
        screen.perform { bar.items?[1].badgeValue = nil }
        #expect(badge.isHidden)
    }

    @Test("The appearance colours the background and the items")
    func appearance() throws {
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        look.stackedLayoutAppearance.normal.iconColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        screen.perform { bar.standardAppearance = look }
        #expect(screen.pixel(5, 45) == [0, 255, 0])
        #expect(icon(0)?.tintColor.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        screen.perform { look.stackedLayoutAppearance.normal.iconColor = .black }
        #expect(icon(0)?.tintColor.cgColor == UIColor.black.cgColor)
    }

    @Test("New bars have the values of the appearance, and so have tab views")
    func proxy() {
        let proxy = UITabBar.appearance()
        defer { (proxy.barTintColor, proxy.tintColor, proxy.isHidden) = (nil, nil, false) }
        proxy.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        proxy.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let new = UITabBar()
        #expect(new.barTintColor == proxy.barTintColor && new.tintColor == proxy.tintColor)
        proxy.isHidden = true
        #expect(UITabBar().isHidden)
        let hidden = Screen(showing: TabsWithoutBar().background(Color(red: 1, green: 0, blue: 0)))
        #expect(hidden.pixel(5, 195) == [255, 0, 0])
        proxy.isHidden = false
        let shown = Screen(showing: TabView { Color.white.tabItem { Text("A") } })
        #expect(shown.pixel(5, 195) == [255, 0, 0], "the colour of the background")
    }
}
