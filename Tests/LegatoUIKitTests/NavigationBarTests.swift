import Legato
@testable import LegatoUIKit
import Testing

/// Navigation bars.
struct NavigationBarTests {
    private let screen = Screen()
    private let root = UIViewController()
    private let detail = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        (root.title, detail.title) = ("Cards", "Card")
        root.view.backgroundColor = .white
        detail.view.backgroundColor = .white
        screen.perform {
            navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            screen.display.rootLayer.addSublayer(navigation.view.layer)
        }
        screen.display.advance(by: 0.1)
    }

    /// The texts of the bar from left to right, each with the middle of its frame.
    private func texts() -> [(text: String, x: CGFloat)] {
        var found: [(String, CGFloat)] = []
        func visit(_ view: UIView) {
            guard view.alpha > 0.5, !view.isHidden else { return }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                let frame = label.convert(label.bounds, to: navigation.navigationBar)
                found.append((text, frame.midX))
            }
            for view in view.subviews { visit(view) }
        }
        visit(navigation.navigationBar)
        return found.sorted { $0.1 < $1.1 }
    }

    @Test("The bar shows the title in the middle, and covers the top of the controller's view")
    func title() {
        #expect(texts().map(\.text) == ["Cards"] && abs(texts()[0].x - 100) < 1)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
        #expect(root.view.frame == navigation.view.bounds)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        screen.perform { root.navigationItem.title = "All" }
        #expect(texts().map(\.text) == ["All"] && root.title == "Cards")
        screen.perform { root.title = "Decks" }
        #expect(texts().map(\.text) == ["Decks"])
    }

    @Test("A push moves the titles and adds a back button, which pops the controller")
    func push() {
        screen.perform { navigation.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.1)
        #expect(navigation.navigationBar.topItem === detail.navigationItem)
        #expect(navigation.navigationBar.backItem === root.navigationItem)
        screen.display.advance(by: 0.5)
        #expect(texts().map(\.text) == ["Cards", "Card"])
        let back = CGPoint(x: 20, y: 22)
        screen.drag([back, back])
        screen.display.advance(by: 0.6)
        #expect(navigation.topViewController === root && texts().map(\.text) == ["Cards"])
    }

    @Test("The title of the back button follows the item that it leads to")
    func backTitle() {
        screen.perform { navigation.pushViewController(detail, animated: false) }
        let item = root.navigationItem
        screen.perform { item.backButtonTitle = "All" }
        #expect(texts().map(\.text) == ["All", "Card"])
        screen.perform { item.backButtonDisplayMode = .generic }
        #expect(texts().map(\.text) == ["Back", "Card"])
        screen.perform { item.backButtonDisplayMode = .minimal }
        #expect(texts().map(\.text) == ["Card"])
        screen.perform { item.backBarButtonItem = UIBarButtonItem(title: "Up", primaryAction: nil) }
        #expect(texts().map(\.text) == ["Up", "Card"])
        screen.perform { detail.navigationItem.hidesBackButton = true }
        #expect(texts().map(\.text) == ["Card"])
    }

    @Test("A cancelled pop by a drag restores the bar")
    func cancelledPop() {
        screen.perform { navigation.pushViewController(detail, animated: false) }
        screen.display.advance(by: 0.1)
        let display = screen.display
        let points = [5, 15, 25, 35, 45].map { CGPoint(x: $0, y: 120) }
        display.send(.pointerDown(PointerEvent(location: points[0], time: display.time)))
        for point in points {
            display.advance(frames: 1)
            display.send(.pointerMoved(PointerEvent(location: point, time: display.time)))
        }
        display.advance(by: 0.3)
        #expect(navigation.navigationBar.topItem === root.navigationItem, "as far as it is pulled")
        display.send(.pointerUp(PointerEvent(location: points[4], time: display.time)))
        display.advance(by: 1)
        #expect(navigation.topViewController === detail)
        #expect(texts().map(\.text) == ["Cards", "Card"])
        #expect(navigation.navigationBar.items?.count == 2)
    }

    @Test("Buttons call their actions, from the edges to the middle")
    func buttons() {
        var log: [String] = []
        screen.perform {
            root.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "L", primaryAction: UIAction { _ in log.append("left") })
            root.navigationItem.rightBarButtonItems = ["A", "B"].map { name in
                UIBarButtonItem(title: name, primaryAction: UIAction { _ in log.append(name) })
            }
        }
        screen.display.advance(by: 0.1)
        #expect(texts().map(\.text) == ["L", "Cards", "B", "A"])
        for text in texts() {
            let place = CGPoint(x: text.x, y: 22)
            screen.drag([place, place])
            screen.display.advance(by: 0.5)
        }
        #expect(log == ["left", "B", "A"])
        screen.perform { root.navigationItem.rightBarButtonItems?[0].isEnabled = false }
        screen.display.advance(by: 0.1)
        let place = CGPoint(x: texts().last?.x ?? 0, y: 22)
        screen.drag([place, place])
        #expect(log.count == 3)
    }

    @Test("A hidden bar uncovers the view")
    func hidden() {
        screen.perform { navigation.setNavigationBarHidden(true, animated: true) }
        screen.display.advance(by: 0.1)
        let y = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
        #expect(y < -5 && y > -43)
        screen.display.advance(by: 0.3)
        #expect(root.view.safeAreaInsets == .zero && navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.frame.minY == -44)
    }

    @Test("An opaque bar lies above the view, and colours the top of it")
    func opaque() {
        screen.perform {
            navigation.navigationBar.isTranslucent = false
            navigation.navigationBar.barTintColor = .systemRed
            navigation.view.setNeedsLayout()
        }
        screen.display.advance(by: 0.1)
        #expect(root.view.frame == CGRect(x: 0, y: 44, width: 200, height: 156))
        #expect(root.view.safeAreaInsets == .zero)
        #expect(screen.pixel(30, 5) == [255, 59, 48])
        screen.perform { root.extendedLayoutIncludesOpaqueBars = true }
        screen.display.advance(by: 0.1)
        #expect(root.view.frame == navigation.view.bounds)
    }

    @Test("The background appears when content is scrolled below the bar")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let page = UIViewController()
        page.view = scroll
        scroll.contentSize = CGSize(width: 200, height: 600)
        screen.perform {
            navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
            navigation.navigationBar.standardAppearance.backgroundColor = .systemRed
            navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
            navigation.navigationBar.scrollEdgeAppearance?.configureWithTransparentBackground()
            navigation.viewControllers = [page]
        }
        screen.display.advance(by: 0.1)
        #expect(scroll.contentOffset.y == -44 && scroll.adjustedContentInset.top == 44)
        #expect(screen.pixel(30, 5) != [255, 59, 48])
        screen.perform { scroll.contentOffset.y = 20 }
        #expect(screen.pixel(30, 5) == [255, 59, 48])
    }

    @Test("The edit button turns editing on and off")
    func editing() {
        #expect(!root.isEditing && root.editButtonItem.title == "Edit")
        root.editButtonItem.perform()
        #expect(root.isEditing && root.editButtonItem.title == "Done")
        root.setEditing(false, animated: false)
        #expect(root.editButtonItem.title == "Edit")
    }
}
