import Foundation
import Legato
import LegatoUIKit
import Testing

/// The listings of the documentation comments on alerts, pages, columns, popovers, bars and fields.
private final class ListedController: UIViewController, UIPageViewControllerDataSource {
    let first = UIViewController()
    let details = UIViewController()
    let button = UIButton(type: .system)
    let scrollView = UIScrollView()
    private(set) var log: [String] = []

    func ask() {
        func delete() { log.append("delete") }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
        present(alert, animated: true)
    }

    func showPages() -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pages.dataSource = self
        pages.setViewControllers([first], direction: .forward, animated: false)
        return pages
    }

    func showDetails() {
        details.modalPresentationStyle = .popover
        details.popoverPresentationController?.sourceView = button
        present(details, animated: true)
    }

    func showColumns(_ folders: UIViewController, _ letter: UIViewController, in window: UIWindow) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(folders, for: .primary)
        split.setViewController(letter, for: .secondary)
        window.rootViewController = split
    }

    func fill() {
        func addCard() { log.append("add") }
        func load(_ end: () -> Void) {
            log.append("load")
            end()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in addCard() })
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in load { refresh.endRefreshing() } }, for: .valueChanged)
        scrollView.refreshControl = refresh
        refresh.sendActions(for: .valueChanged)
        let name = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 34))
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.addAction(UIAction { _ in print(name.text ?? "") }, for: .editingChanged)
        view.addSubview(name)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

/// Listings on controllers.
struct ControllerListings {
    @Test("An alert is presented, pages show the first one, and a refresh loads")
    func listings() {
        let (screen, home) = (Screen(), ListedController())
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = home
            home.fill()
            home.ask()
        }
        #expect(home.presentedViewController is UIAlertController)
        #expect(home.log == ["load"])
        #expect(home.navigationItem.rightBarButtonItem != nil)
        #expect(home.showPages().viewControllers == [home.first])
        let window = UIWindow()
        home.showColumns(home.first, home.details, in: window)
        #expect(home.first.splitViewController === window.rootViewController)
        #expect(home.details.splitViewController?.viewController(for: .secondary) === home.details)
    }
}
