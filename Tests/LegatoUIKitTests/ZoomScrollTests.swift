import Legato
import LegatoUIKit
import Testing

/// Drags and pinches of zoomed controllers with scroll views.
struct ZoomScrollTests {
    private final class Log: UIScrollViewDelegate {
        var content: UIView?
        var zooms: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            zooms.append("begin")
        }
    }

    private let screen = Screen()
    private let root = LoggedController()
    private let detail = LoggedController()
    private let controller: UINavigationController
    private let cell = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    private let options = UIViewController.Transition.ZoomOptions()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let log = Log()

    init() {
        controller = UINavigationController(rootViewController: root)
        controller.isNavigationBarHidden = true
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = controller
            root.view.addSubview(cell)
        }
        scroll.contentSize = CGSize(width: 400, height: 800)
        scroll.delegate = log
        detail.view.addSubview(scroll)
        detail.preferredTransition = .zoom(options: options) { [cell] _ in cell }
        display.advance(by: 0.1)
        screen.perform { controller.pushViewController(detail, animated: true) }
        display.advance(by: 2)
    }

    private var display: HeadlessDisplay { screen.display }

    /// The presented frame of the zoomed view's superview.
    private var zoomed: CGRect { detail.view.superview.map { $0.shown.frame } ?? .null }

    private var isResting: Bool { controller.view.subviews == [detail.view] }

    /// Drags from the middle by steps of ten points; releases the pointer at the end.
    private func drag(x: CGFloat, y: CGFloat, steps: Int = 6) {
        screen.drag(
            (0...steps).map { CGPoint(x: 100 + x * CGFloat($0), y: 100 + y * CGFloat($0)) }
        )
    }

    private func pinch(_ phase: PinchEvent.Phase, _ spread: CGFloat, x: CGFloat = 100) {
        display.advance(frames: 1)
        display.send(
            .pinch(
                PinchEvent(
                    phase: phase, first: CGPoint(x: x - spread / 2, y: 100),
                    second: CGPoint(x: x + spread / 2, y: 100), time: display.time
                )
            )
        )
    }

    // MARK: Drags

    @Test("A drag down dismisses while the scroll view is at its top, and the content stays")
    func top() {
        drag(x: 0, y: 15)
        #expect(!isResting && scroll.contentOffset == .zero)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root] && scroll.contentOffset == .zero)
    }

    @Test("The content inset belongs to the top")
    func inset() {
        scroll.contentInset.top = 30
        drag(x: 0, y: 15)
        #expect(isResting && scroll.contentOffset.y < 0)
        display.advance(by: 2)
        #expect(scroll.contentOffset.y == -30)
        drag(x: 0, y: 15)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root] && scroll.contentOffset.y == -30)
    }

    @Test("The scroll view keeps drags up, drags to the side, and drags down below its top")
    func kept() {
        drag(x: 0, y: -10)
        #expect(isResting && scroll.contentOffset.y == 50)
        display.advance(by: 6)
        #expect(!scroll.isDecelerating)
        let before = scroll.contentOffset.y
        drag(x: 0, y: 10, steps: 2)
        #expect(isResting && scroll.contentOffset.y == before - 10)
        scroll.contentOffset = .zero
        drag(x: -10, y: 2)
        // It is 10 points behind the pointer, along the drag.
        #expect(isResting && abs(scroll.contentOffset.x - (60 - 100 / hypot(10, 2))) < 1e-9)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root, detail])
    }

    @Test("A drag that has begun to scroll does not dismiss when the content reaches its top")
    func once() {
        scroll.contentOffset.y = 20
        drag(x: 0, y: 15)
        #expect(isResting && scroll.contentOffset.y < 0)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root, detail] && scroll.contentOffset == .zero)
    }

    @Test("Each scroll view under the pointer must be at its top; others do not count")
    func nested() {
        let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 300)
        let aside = UIScrollView(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
        aside.contentSize = CGSize(width: 50, height: 300)
        aside.contentOffset.y = 40
        screen.perform {
            scroll.addSubview(inner)
            scroll.addSubview(aside)
            scroll.contentOffset.y = 10
        }
        drag(x: 0, y: 15, steps: 2)
        #expect(isResting && inner.contentOffset.y < 0, "the inner one follows the drag")
        display.advance(by: 2)
        scroll.contentOffset.y = 0
        drag(x: 0, y: 15)
        #expect(!isResting && inner.contentOffset == .zero)
    }

    @Test("A scroll view that is the controller's view lets the drag through, too")
    func itself() {
        let whole = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.contentSize = CGSize(width: 200, height: 500)
        whole.view = view
        whole.preferredTransition = .zoom { [cell] _ in cell }
        screen.perform { controller.present(whole, animated: true) }
        display.advance(by: 2)
        drag(x: 0, y: -10, steps: 3)
        display.advance(by: 2)
        #expect(controller.presentedViewController === whole && view.contentOffset.y > 0)
        view.contentOffset = .zero
        drag(x: 0, y: 15)
        display.advance(by: 2)
        #expect(controller.presentedViewController == nil)
    }

    @Test("The closure of the options receives the decision, and may reverse it")
    func decided() {
        var decisions: [Bool] = []
        options.interactiveDismissShouldBegin = {
            decisions.append($0.willBegin)
            return !$0.willBegin
        }
        drag(x: 0, y: 15)
        #expect(decisions == [true] && isResting && scroll.contentOffset.y < 0)
        display.advance(by: 2)
        scroll.contentOffset.y = 50
        drag(x: 0, y: 15)
        #expect(decisions == [true, false] && !isResting && scroll.contentOffset.y == 50)
    }

    // MARK: Pinches

    @Test("A pinch shrinks the view about the fingers, and dismisses below three quarters")
    func pinched() {
        pinch(.began, 100, x: 60)
        for spread in stride(from: 95, through: 50, by: -5) {
            pinch(.changed, CGFloat(spread), x: 60)
        }
        display.advance(by: 1)
        #expect(!isResting && cell.alpha == 0)
        let frame = zoomed
        #expect(abs(frame.width - 100) < 0.5 && abs(frame.height - 100) < 0.5)
        #expect(abs(frame.minX - 30) < 0.5 && abs(frame.minY - 50) < 0.5)
        pinch(.ended, 50, x: 60)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root] && cell.alpha == 1)
        #expect(detail.view.transform == .identity)
        #expect(detail.log.suffix(3) == ["will disappear", "did disappear", "left"])
    }

    @Test("Spread again or cancelled, the view returns; it does not grow beyond its frame")
    func returned() {
        for end in [PinchEvent.Phase.ended, .cancelled] {
            pinch(.began, 100)
            pinch(.changed, 60)
            pinch(.changed, end == .ended ? 150 : 50)
            display.advance(by: 1)
            #expect(abs(zoomed.width - (end == .ended ? 200 : 100)) < 0.5)
            pinch(end, end == .ended ? 150 : 50)
            display.advance(by: 2)
            #expect(isResting && controller.viewControllers == [root, detail])
            #expect(detail.view.frame == controller.view.bounds && cell.alpha == 1)
        }
    }

    @Test("A quick pinch dismisses by its velocity")
    func thrown() {
        pinch(.began, 100)
        for spread in [97, 94, 91, 88] { pinch(.changed, CGFloat(spread)) }
        pinch(.ended, 85)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root])
    }

    @Test("Fingers that move apart do not begin")
    func spread() {
        pinch(.began, 100)
        pinch(.changed, 120)
        pinch(.changed, 40)
        #expect(isResting)
        pinch(.ended, 40)
        display.advance(by: 1)
        #expect(controller.viewControllers == [root, detail])
    }

    @Test("A pinch catches a shrinking view where it is, and spreads it again")
    func caught() {
        screen.perform { _ = controller.popViewController(animated: true) }
        display.advance(by: 0.12)
        let shown = zoomed
        #expect(shown.width > 70 && shown.width < 190)
        func send(_ phase: PinchEvent.Phase, _ spread: CGFloat) {
            let center = CGPoint(x: shown.midX, y: shown.midY)
            display.send(
                .pinch(
                    PinchEvent(
                        phase: phase, first: CGPoint(x: center.x - spread / 2, y: center.y),
                        second: CGPoint(x: center.x + spread / 2, y: center.y), time: display.time
                    )
                )
            )
        }
        send(.began, 40)
        send(.changed, 42)
        #expect(abs(zoomed.midX - shown.midX) < 0.01 && abs(zoomed.width - shown.width) < 0.01)
        for spread in stride(from: CGFloat(50), through: 120, by: 10) {
            display.advance(frames: 1)
            send(.changed, spread)
        }
        display.advance(by: 1)
        send(.ended, 120)
        display.advance(by: 2)
        #expect(isResting && controller.viewControllers == [root, detail])
    }

    @Test("A second finger turns a drag into a pinch, without a jump")
    func taken() {
        let press = CGPoint(x: 100, y: 100)
        display.send(.pointerDown(PointerEvent(location: press, time: display.time)))
        for y in [10, 20, 30] {
            display.advance(frames: 1)
            let place = CGPoint(x: 100, y: 100 + CGFloat(y))
            display.send(.pointerMoved(PointerEvent(location: place, time: display.time)))
        }
        display.advance(frames: 1)
        let before = zoomed
        #expect(!isResting && before.midY > 100)
        display.send(
            .pinch(
                PinchEvent(
                    phase: .began, first: CGPoint(x: 50, y: 130), second: CGPoint(x: 150, y: 130),
                    time: display.time
                )
            )
        )
        #expect(abs(zoomed.midY - before.midY) < 0.01)
        for spread in [80, 60, 40] { pinch(.changed, CGFloat(spread)) }
        pinch(.ended, 40)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root])
    }

    @Test("A scroll view keeps a pinch while it can shrink its content, and only then")
    func zoomable() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        log.content = content
        screen.perform {
            scroll.addSubview(content)
            scroll.contentSize = content.frame.size
            scroll.maximumZoomScale = 4
            scroll.zoomScale = 2
        }
        pinch(.began, 100)
        pinch(.changed, 80)
        pinch(.changed, 60)
        pinch(.ended, 60)
        display.advance(by: 1)
        #expect(isResting && scroll.zoomScale < 2 && log.zooms == ["begin"])
        screen.perform { scroll.zoomScale = 1 }
        pinch(.began, 100)
        pinch(.changed, 80)
        pinch(.changed, 60)
        #expect(!isResting && scroll.zoomScale == 1 && log.zooms == ["begin"])
        pinch(.ended, 50)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root])
    }

    @Test("A recognizer of pinches in the view keeps them")
    func own() {
        var states: [UIGestureRecognizer.State] = []
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        mark.addGestureRecognizer(UIPinchGestureRecognizer { states.append($0.state) })
        screen.perform { scroll.addSubview(mark) }
        pinch(.began, 100)
        pinch(.changed, 60)
        pinch(.changed, 50)
        #expect(isResting && states == [.began, .changed])
        pinch(.cancelled, 50)
        #expect(states == [.began, .changed, .cancelled])
    }

    // MARK: Dimming

    @Test("A visual effect blurs what is behind the view, the more the nearer it is to its frame")
    func effect() {
        root.view.backgroundColor = .white
        let black = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        black.backgroundColor = .black
        root.view.addSubview(black)
        options.dimmingVisualEffect = UIBlurEffect(style: .systemUltraThinMaterialDark)
        var edges: [Int] = []
        for distance in [6, 9] {
            display.send(
                .pointerDown(PointerEvent(location: CGPoint(x: 100, y: 100), time: display.time))
            )
            for step in 1...distance {
                display.advance(frames: 1)
                let place = CGPoint(x: 100, y: 100 + 10 * CGFloat(step))
                display.send(.pointerMoved(PointerEvent(location: place, time: display.time)))
            }
            display.advance(by: 1)
            edges.append(Int(screen.pixel(5, 17)[0]))
            display.send(
                .pointerCancelled(
                    PointerEvent(location: CGPoint(x: 100, y: 190), time: display.time)
                )
            )
            display.advance(by: 2)
        }
        #expect(edges[0] > edges[1] && edges[1] > 10, "the blur makes the black edge lighter")
        screen.perform { _ = controller.popViewController(animated: true) }
        display.advance(by: 2)
        #expect(screen.pixel(5, 17) == [0, 0, 0])
    }
}
