import Legato
import LegatoUIKit
import Testing

/// Pops by a drag from the edge.
struct InteractivePopTests {
    /// Notes its transition, and fades in alongside it.
    private final class Page: UIViewController {
        var states: [String] = []
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var coordinator: (any UIViewControllerTransitionCoordinator)?

        override func viewDidLoad() { view.addSubview(mark) }
        override func viewWillAppear(_ animated: Bool) {
            note("will appear")
            guard animated, let transitionCoordinator else { return }
            mark.alpha = 0
            transitionCoordinator.animate { _ in
                self.mark.alpha = 1
            } completion: {
                self.states.append($0.isCancelled ? "cancelled" : "completed")
            }
            transitionCoordinator.notifyWhenInteractionChanges {
                self.states.append("interactive \($0.isInteractive)")
            }
            coordinator = transitionCoordinator
        }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        private func note(_ name: String) {
            let moves = isMovingToParent ? " to" : isMovingFromParent ? " from" : ""
            states.append(name + moves)
        }
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var isWilling = false
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            isWilling
        }
    }

    private let screen = Screen()
    private let root = Page()
    private let detail = Page()
    private let controller: UINavigationController

    init() {
        controller = UINavigationController(rootViewController: root)
        controller.isNavigationBarHidden = true
        screen.perform { [controller] in
            UIApplication.shared.keyWindow?.rootViewController = controller
        }
        screen.display.advance(by: 0.1)
        screen.perform { [controller, detail] in
            controller.pushViewController(detail, animated: true)
        }
        screen.display.advance(by: 1)
        for page in [root, detail] { page.states = [] }
    }

    private var display: HeadlessDisplay { screen.display }
    private var x: CGFloat { detail.view.shown.frame.minX }
    private var isPushed: Bool { controller.topViewController === detail }

    private func press(_ x: CGFloat) {
        display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: x, y: 100), time: display.time))
        )
    }

    private func move(to x: CGFloat) {
        display.advance(frames: 1)
        display.send(
            .pointerMoved(PointerEvent(location: CGPoint(x: x, y: 100), time: display.time))
        )
    }

    private func release(_ x: CGFloat) {
        display.send(.pointerUp(PointerEvent(location: CGPoint(x: x, y: 100), time: display.time)))
    }

    /// Presses and drags in steps of 10 points; then rests there.
    private func pull(from start: CGFloat = 10, to end: CGFloat) {
        press(start)
        for x in stride(from: start + 10, through: end, by: 10) { move(to: x) }
        display.advance(by: 1)
    }

    @Test("The view follows the pointer with the changes alongside, and pops past the middle")
    func pops() throws {
        pull(to: 90)
        #expect(abs(x - 80) < 0.01)
        #expect(abs(root.view.shown.frame.minX + 200 / 3 * 0.6) < 0.01)
        #expect(abs(root.mark.shown.opacity - 0.4) < 1e-3)
        let coordinator = try #require(root.coordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
        #expect(abs(coordinator.percentComplete - 0.4) < 1e-6)
        #expect(coordinator.viewController(forKey: .from) === detail)
        #expect(coordinator.view(forKey: .to) === root.view)
        move(to: 130)
        display.advance(by: 1)
        release(130)
        #expect(!isPushed)
        display.advance(by: 0.1)
        #expect(x > 125 && x < 200)
        display.advance(by: 1)
        #expect(controller.viewControllers == [root] && detail.view.superview == nil)
        #expect(detail.parent == nil && root.mark.alpha == 1)
        #expect(root.view.transform == .identity && detail.view.transform == .identity)
        #expect(detail.states == ["will disappear from", "did disappear from"])
        #expect(root.states == ["will appear", "interactive false", "did appear", "completed"])
    }

    @Test("Released before the middle, the view returns, and the changes alongside with it")
    func cancelled() {
        pull(to: 90)
        release(90)
        display.advance(by: 1)
        #expect(isPushed && controller.viewControllers == [root, detail])
        #expect(x == 0 && detail.view.superview === controller.view)
        #expect(root.view.superview == nil && root.mark.alpha == 0)
        #expect(root.states.last == "cancelled")
        #expect(detail.states.suffix(3) == ["will appear", "interactive false", "did appear"])
        pull(to: 150)
        release(150)
        display.advance(by: 1)
        #expect(!isPushed, "it can be dragged again")
    }

    @Test("A throw pops, and the view keeps the velocity of the pointer")
    func thrown() {
        press(10)
        for x in stride(from: 16, through: 58, by: 6) { move(to: CGFloat(x)) }
        display.advance(frames: 1)
        let before = x
        release(58)
        display.advance(frames: 1)
        // The spring adds to the 6 points of a frame.
        #expect(x - before > 5.5 && x - before < 20)
        display.advance(by: 1)
        #expect(!isPushed)
    }

    @Test("A drag catches the view on its way, and its release decides")
    func caught() {
        pull(to: 150)
        release(150)
        display.advance(frames: 4)
        let shown = x
        #expect(shown > 141 && shown < 199)
        press(150)
        move(to: 135)
        #expect(abs(x - shown) < 20)
        let held = x
        display.advance(by: 1)
        #expect(abs(x - held) < 0.01)
        for x in stride(from: 125, through: 35, by: -10) { move(to: CGFloat(x)) }
        display.advance(by: 1)
        release(35)
        display.advance(by: 1)
        #expect(isPushed && x == 0)
        #expect(detail.states.last == "did appear" && root.states.last == "cancelled")
    }

    @Test("It needs two controllers and the edge, and can be disabled or refused")
    func refused() throws {
        let pan = try #require(controller.interactivePopGestureRecognizer)
        pull(from: 40, to: 190)
        #expect(x == 0)
        release(190)
        pan.isEnabled = false
        pull(to: 150)
        #expect(x == 0)
        release(150)
        pan.isEnabled = true
        let delegate = Delegate()
        pan.delegate = delegate
        pull(to: 150)
        #expect(x == 0 && isPushed)
        release(150)
        delegate.isWilling = true
        pull(to: 150)
        #expect(abs(x - 140) < 0.01)
        release(150)
        display.advance(by: 1)
        #expect(!isPushed)
        pull(to: 150)
        #expect(root.view.shown.frame.minX == 0)
        release(150)
    }

    @Test("The edge takes the drag from a scroll view, which keeps one up or down")
    func scrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        screen.perform { detail.view.addSubview(scroll) }
        pull(to: 90)
        #expect(abs(x - 80) < 0.01 && scroll.contentOffset == .zero)
        release(90)
        display.advance(by: 1)
        screen.drag(stride(from: 150, through: 50, by: -10).map { CGPoint(x: 10, y: $0) })
        #expect(x == 0 && scroll.contentOffset.y > 50)
    }
}
