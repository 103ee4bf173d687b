import Legato
import LegatoUIKit
import Testing

/// Recognizers that are disabled or cancelled.
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

    // MARK: Cancelled by the system

    private final class FirstRefused: UIGestureRecognizerDelegate {
        private var isFirst = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            defer { isFirst = false }
            return !isFirst
        }
    }

    /// Moves two fingers apart and about each other, and returns the states of a recognizer.
    private func states(
        of recognizer: UIGestureRecognizer, until last: PinchEvent.Phase, on screen: Screen
    ) -> [UIGestureRecognizer.State] {
        var states: [UIGestureRecognizer.State] = []
        recognizer.addAction { states.append($0.state) }
        let events: [(PinchEvent.Phase, CGFloat, CGFloat)] = [
            (.began, 20, 0), (.changed, 40, 20), (.changed, 60, 40), (last, 60, 40),
        ]
        for (phase, x, y) in events {
            screen.display.advance(frames: 1)
            let (first, second) = (CGPoint(x: 100 - x, y: 100 - y), CGPoint(x: 100 + x, y: 100 + y))
            screen.display.send(
                .pinch(
                    PinchEvent(
                        phase: phase, first: first, second: second, time: screen.display.time
                    )
                )
            )
        }
        return states
    }

    @Test("The gesture of two fingers after a cancelled one is recognized")
    func afterCancelled() {
        for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
            let view = UIView(frame: view.frame)
            let screen = Screen(view)
            view.addGestureRecognizer(recognizer)
            let first = states(of: recognizer, until: .cancelled, on: screen)
            #expect(first == [.began, .changed, .cancelled])
            #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0)
            let second = states(of: recognizer, until: .ended, on: screen)
            #expect(second == [.began, .changed, .ended])
        }
    }

    @Test("The pinch after one that may not begin and is cancelled is recognized")
    func afterRefused() {
        let screen = Screen(view)
        let (recognizer, delegate) = (UIPinchGestureRecognizer(), FirstRefused())
        recognizer.delegate = delegate
        view.addGestureRecognizer(recognizer)
        #expect(states(of: recognizer, until: .cancelled, on: screen).isEmpty)
        #expect(recognizer.state == .possible)
        #expect(states(of: recognizer, until: .ended, on: screen) == [.began, .changed, .ended])
        withExtendedLifetime(delegate) {}
    }
}
