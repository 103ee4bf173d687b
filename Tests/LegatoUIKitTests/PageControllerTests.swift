import Legato
import LegatoUIKit
import Testing

/// Page controllers and refresh controls.
struct PageControllerTests {
    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in LoggedController() }
        var log: [String] = []

        private func index(_ page: UIViewController) -> Int {
            pages.firstIndex { $0 === page } ?? 0
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            index(viewController) > 0 ? pages[index(viewController) - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            index(viewController) < 2 ? pages[index(viewController) + 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.append("to \(index(pendingViewControllers[0]))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("from \(index(previousViewControllers[0])) \(completed)") }
    }

    private let book = Book()
    private let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let screen = Screen()

    init() {
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = controller }
        screen.display.advance(by: 0.1)
    }

    private var visible: Int? { book.pages.firstIndex { $0 === controller.viewControllers?.first } }

    /// Drags to the left by a distance, in steps.
    private func drag(_ distance: CGFloat) {
        screen.drag((0...5).map { CGPoint(x: 100 - distance * CGFloat($0) / 5, y: 100) })
        screen.display.advance(by: 1.5)
    }

    @Test("A drag scrolls to the page beside, and the delegate is called")
    func drags() {
        #expect(visible == 0 && book.pages[0].view.window != nil)
        #expect(!book.pages[1].log.contains("will appear"), "a page out of sight does not appear")
        drag(90)
        #expect(visible == 1 && book.log == ["to 1", "from 0 true"])
        #expect(book.pages[1].log.contains("did appear") && book.pages[0].view.superview == nil)
        #expect(book.pages[1].view.convert(CGPoint.zero, to: controller.view) == .zero)
        drag(90)
        drag(90)
        #expect(visible == 2, "there are three pages")
        drag(-90)
        #expect(visible == 1 && book.log.suffix(2) == ["to 1", "from 2 true"])
    }

    @Test("A short drag returns to the page")
    func returns() {
        let display = screen.display
        display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: 100, y: 100), time: display.time)))
        for x in [90, 80, 70, 60] {
            display.advance(frames: 1)
            let point = CGPoint(x: CGFloat(x), y: 100)
            display.send(.pointerMoved(PointerEvent(location: point, time: display.time)))
        }
        display.advance(by: 0.3)
        display.send(.pointerUp(PointerEvent(location: CGPoint(x: 60, y: 100), time: display.time)))
        display.advance(by: 1.5)
        #expect(visible == 0 && book.log == ["to 1", "from 0 false"])
        #expect(book.pages[1].view.superview == nil)
    }

    @Test("The program shows a page, scrolled in from its direction")
    func program() {
        var results: [Bool] = []
        screen.perform {
            controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
                results.append($0)
            }
        }
        screen.display.advance(by: 0.15)
        let x = book.pages[2].view.convert(CGPoint.zero, to: controller.view).x
        #expect(x > 0 && x < 200 && results.isEmpty)
        screen.display.advance(by: 1.5)
        #expect(results == [true] && visible == 2 && book.log.isEmpty)
        drag(-90)
        #expect(visible == 1)
    }

    @Test("A drag past the top starts the refresh control, and its end moves the content back")
    func refresh() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let screen = Screen(scroll)
        screen.perform { scroll.refreshControl = refresh }
        screen.drag((0...4).map { CGPoint(x: 100, y: 10 + 10 * CGFloat($0)) })
        screen.display.advance(by: 1)
        #expect(count == 0 && !refresh.isRefreshing && scroll.contentOffset == .zero)
        screen.drag((0...19).map { CGPoint(x: 100, y: 5 + 20 * CGFloat($0)) })
        #expect(count == 1 && refresh.isRefreshing)
        screen.display.advance(by: 1)
        #expect(scroll.contentOffset.y == -60 && scroll.adjustedContentInset.top == 60)
        #expect(refresh.convert(CGPoint.zero, to: scroll.superview).y <= 0)
        screen.perform { refresh.endRefreshing() }
        screen.display.advance(by: 1)
        #expect(scroll.contentOffset == .zero && !refresh.isRefreshing && count == 1)
    }
}
