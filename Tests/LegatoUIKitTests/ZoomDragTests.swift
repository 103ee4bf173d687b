import Legato
import LegatoUIKit
import Testing

/// Drags of zoomed controllers.
struct ZoomDragTests {
    private let screen = Screen()
    private let root = LoggedController()
    private let detail = LoggedController()
    private let controller: UINavigationController
    private let cell = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    private let options = UIViewController.Transition.ZoomOptions()

    init() {
        controller = UINavigationController(rootViewController: root)
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = controller
            root.view.addSubview(cell)
        }
        detail.preferredTransition = .zoom(options: options) { [cell] _ in cell }
        screen.display.advance(by: 0.1)
    }

    private func push() {
        screen.perform { controller.pushViewController(detail, animated: true) }
        screen.display.advance(by: 2)
    }

    private var display: HeadlessDisplay { screen.display }

    /// The presented frame of the zoomed view's superview.
    private var zoomed: CGRect { detail.view.superview.map { $0.shown.frame } ?? .null }

    private func press(_ point: CGPoint) {
        display.send(.pointerDown(PointerEvent(location: point, time: display.time)))
    }

    private func move(_ points: [CGPoint]) {
        for point in points {
            display.advance(frames: 1)
            display.send(.pointerMoved(PointerEvent(location: point, time: display.time)))
        }
    }

    private func release(_ point: CGPoint) {
        display.send(.pointerUp(PointerEvent(location: point, time: display.time)))
    }

    /// Presses in the middle and drags down by a distance; holds there until all is at rest.
    private func pull(_ distance: CGFloat) -> CGPoint {
        press(CGPoint(x: 100, y: 60))
        let points = stride(from: 10, through: distance + 10, by: 10).map {
            CGPoint(x: 100, y: 60 + $0)
        }
        move(points)
        display.advance(by: 1)
        return points.last ?? .zero
    }

    @Test("A drag down shrinks the view about the pointer; released far down, it dismisses")
    func dismissed() {
        push()
        let end = pull(90)
        // The first 10 points make it a drag.
        #expect(abs(zoomed.midY - 190) < 0.5 && abs(zoomed.midX - 100) < 0.5)
        #expect(abs(zoomed.width - 200 * (1 - 0.4 * 0.45)) < 0.5)
        #expect(root.view.superview === controller.view && cell.alpha == 0)
        release(end)
        #expect(abs(zoomed.midY - 190) < 0.5)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root] && controller.view.subviews == [root.view])
        #expect(cell.alpha == 1 && detail.view.transform == .identity)
        #expect(detail.log.suffix(3) == ["will disappear", "did disappear", "left"])
    }

    @Test("Released near its place, the view returns, and can be dragged again")
    func returned() {
        push()
        for _ in 0..<2 {
            release(pull(30))
            display.advance(by: 2)
            #expect(controller.viewControllers == [root, detail])
            #expect(controller.view.subviews == [detail.view] && cell.alpha == 1)
            #expect(detail.view.frame == controller.view.bounds)
            #expect(detail.log.suffix(3) == ["will disappear", "will appear", "did appear"])
        }
        release(pull(90))
        display.advance(by: 2)
        #expect(controller.viewControllers == [root])
    }

    @Test("A throw dismisses, and the view keeps the velocity of the pointer")
    func thrown() {
        push()
        press(CGPoint(x: 100, y: 60))
        var y: CGFloat = 60
        for _ in 0..<12 {
            y += 5
            move([CGPoint(x: 100, y: y)])
        }
        let before = zoomed.midY
        release(CGPoint(x: 100, y: y))
        #expect(abs(zoomed.midY - before) < 0.01, "no jump")
        display.advance(frames: 1)
        // The source is above; without its velocity the view would turn back at once.
        #expect(zoomed.midY - before > 2)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root])
    }

    @Test("A drag catches a growing view where it is, and its release decides")
    func caughtPush() {
        for goes in [true, false] {
            screen.perform { controller.pushViewController(detail, animated: true) }
            display.advance(by: 0.12)
            let shown = zoomed
            #expect(shown.width > 70 && shown.width < 190)
            let start = CGPoint(x: shown.midX, y: shown.midY)
            press(start)
            display.send(
                .pointerMoved(
                    PointerEvent(location: CGPoint(x: start.x, y: start.y + 10), time: display.time)
                )
            )
            #expect(abs(zoomed.midY - shown.midY) < 0.01 && abs(zoomed.width - shown.width) < 0.01)
            let end = CGPoint(x: start.x, y: start.y + (goes ? 150 : -60))
            move([end])
            display.advance(by: 1)
            release(end)
            display.advance(by: 2)
            #expect(controller.viewControllers == (goes ? [root] : [root, detail]))
            #expect(controller.view.subviews == [goes ? root.view : detail.view])
            #expect(cell.alpha == 1)
        }
    }

    @Test("A drag catches a shrinking view, and brings it back")
    func caughtPop() {
        push()
        screen.perform { _ = controller.popViewController(animated: true) }
        display.advance(by: 0.12)
        let shown = zoomed
        let start = CGPoint(x: shown.maxX - 2, y: shown.maxY - 2)
        #expect(!cell.frame.contains(start))
        press(start)
        let end = CGPoint(x: start.x, y: start.y - 30)
        move([end])
        #expect(zoomed.width > 60)
        display.advance(by: 1)
        release(end)
        display.advance(by: 2)
        #expect(controller.viewControllers == [root, detail])
        #expect(controller.view.subviews == [detail.view] && detail.view.alpha == 1)
        release(pull(90))
        display.advance(by: 2)
        #expect(controller.viewControllers == [root])
    }

    @Test("A presented controller is dismissed by a drag, or stays")
    func presented() {
        screen.perform { controller.present(detail, animated: true) }
        display.advance(by: 2)
        release(pull(30))
        display.advance(by: 2)
        #expect(controller.presentedViewController === detail)
        #expect(detail.view.window != nil && detail.view.frame == controller.view.bounds)
        release(pull(90))
        display.advance(by: 2)
        #expect(controller.presentedViewController == nil && detail.view.window == nil)
        #expect(cell.alpha == 1)
    }

    @Test("A drag to the side does not begin, nor one that the options reject")
    func rejected() {
        push()
        press(CGPoint(x: 60, y: 60))
        move([CGPoint(x: 80, y: 65), CGPoint(x: 150, y: 160)])
        #expect(controller.view.subviews == [detail.view])
        release(CGPoint(x: 150, y: 160))
        var contexts: [UIZoomTransitionInteractionContext] = []
        options.interactiveDismissShouldBegin = {
            contexts.append($0)
            return false
        }
        release(pull(90))
        #expect(contexts.count == 1 && contexts[0].willBegin)
        #expect(contexts[0].location == CGPoint(x: 100, y: 70) && contexts[0].velocity.dy > 0)
        #expect(controller.viewControllers == [root, detail])
        options.interactiveDismissShouldBegin = { _ in true }
        press(CGPoint(x: 60, y: 60))
        move([CGPoint(x: 80, y: 60)])
        #expect(controller.view.subviews.count > 1)
        release(CGPoint(x: 80, y: 60))
    }

    @Test("The root of a navigation controller is not dragged away")
    func alone() {
        push()
        screen.perform { controller.viewControllers = [detail] }
        display.advance(by: 1)
        release(pull(90))
        display.advance(by: 1)
        #expect(controller.viewControllers == [detail])
        #expect(controller.view.subviews == [detail.view])
    }

    @Test("The alignment rectangle covers the source view, and the colour dims what is behind")
    func aligned() {
        let mark = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))
        mark.backgroundColor = .systemBlue
        detail.view.backgroundColor = .systemRed
        detail.view.addSubview(mark)
        root.view.backgroundColor = .white
        options.alignmentRectProvider = { context in
            context.zoomedViewController.view.subviews.first?.frame
        }
        options.dimmingColor = .black
        screen.perform { controller.pushViewController(detail, animated: true) }
        for (x, y) in [(21, 31), (79, 31), (21, 69), (79, 69), (50, 50)] {
            #expect(screen.pixel(x, y) == [0, 122, 255])
        }
        #expect(screen.pixel(150, 150) == [255, 255, 255])
        display.advance(by: 2)
        #expect(screen.pixel(50, 50) == [255, 59, 48] && screen.pixel(100, 100) == [0, 122, 255])
        let end = pull(90)
        #expect(abs(Int(screen.pixel(5, 5)[0]) - Int(255 * 0.45)) <= 1)
        release(end)
        display.advance(by: 2)
        #expect(screen.pixel(5, 5) == [255, 255, 255])
    }
}
