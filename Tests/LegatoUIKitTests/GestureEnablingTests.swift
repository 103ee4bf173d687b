import Legato
import LegatoUIKit
import Testing

@Suite("Recognizers that are disabled")
struct GestureEnablingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 20) }

    @Test("Disabling a recognizer cancels its gesture until the next touch")
    func pan() {
        let screen = Screen(view)
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { states.append($0.state) }
        view.addGestureRecognizer(pan)
        func event(_ x: CGFloat) -> PointerEvent {
            PointerEvent(location: point(x), time: screen.display.time)
        }
        screen.display.send(.pointerDown(event(20)))
        screen.display.send(.pointerMoved(event(50)))
        #expect(states.last == .began || states.last == .changed)
        screen.perform { (pan.isEnabled, pan.isEnabled) = (false, true) }
        #expect(states.last == .cancelled)
        let count = states.count
        screen.display.send(.pointerMoved(event(90)))
        screen.display.send(.pointerUp(event(90)))
        #expect(states.count == count)
        screen.drag([point(20), point(50), point(60)])
        #expect(states.count > count && states.last == .ended)
    }

    @Test("Disabling scrolling ends a drag of a scroll view where it is")
    func scrolling() {
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 1000, height: 200)
        let screen = Screen(scroll)
        func event(_ x: CGFloat) -> PointerEvent {
            PointerEvent(location: point(x), time: screen.display.time)
        }
        screen.display.send(.pointerDown(event(150)))
        screen.display.send(.pointerMoved(event(130)))
        screen.display.advance(by: 0.3)
        screen.display.send(.pointerMoved(event(100)))
        screen.display.advance(by: 0.3)
        screen.perform { scroll.isScrollEnabled = false }
        screen.display.advance(by: 1)
        let offset = scroll.contentOffset
        #expect(offset.x > 20)
        screen.display.send(.pointerMoved(event(20)))
        screen.display.advance(by: 1)
        #expect(scroll.contentOffset == offset)
    }

    @Test("A pinch that is disabled and enabled again is not followed until it ends")
    func pinch() {
        let screen = Screen(view)
        var states: [UIGestureRecognizer.State] = []
        let pinch = UIPinchGestureRecognizer { states.append($0.state) }
        view.addGestureRecognizer(pinch)
        screen.pinch(.began, 20)
        screen.pinch(.changed, 40)
        screen.pinch(.changed, 60)
        #expect(states.last == .changed)
        screen.perform { (pinch.isEnabled, pinch.isEnabled) = (false, true) }
        #expect(states.last == .cancelled)
        let count = states.count
        screen.pinch(.changed, 80)
        screen.pinch(.ended, 80)
        #expect(states.count == count)
        screen.pinch(.began, 20)
        screen.pinch(.changed, 40)
        screen.pinch(.ended, 40)
        #expect(states.dropFirst(count).first == .began && states.last == .ended)
    }
}
