import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Touches in scroll views.
struct ScrollTouchTests {
    private final class Log: UIScrollViewDelegate {
        var lines: [String] = []
        var onRelease: ((UIScrollView) -> Void)?

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("released")
            onRelease?(scrollView)
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rested") }
    }

    private final class Counting: UIScrollView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private func scrollView(_ width: CGFloat, _ height: CGFloat) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: width, height: height)
        return scroll
    }

    private func points(from start: CGPoint, by dx: CGFloat, _ dy: CGFloat) -> [CGPoint] {
        (0...5).map { CGPoint(x: start.x + dx * CGFloat($0), y: start.y + dy * CGFloat($0)) }
    }

    @Test("A pager turns its pages although they scroll vertically, and they scroll vertically")
    func pager() {
        let pager = scrollView(400, 200)
        pager.isPagingEnabled = true
        let pages = [scrollView(200, 800), scrollView(200, 800)]
        pages[1].frame.origin.x = 200
        for page in pages { pager.addSubview(page) }
        let screen = Screen(pager)
        screen.drag(points(from: CGPoint(x: 100, y: 100), by: 1, -16))
        // It is 10 points behind the pointer, along the drag.
        #expect(abs(pages[0].contentOffset.y - (80 - 160 / hypot(1, 16))) < 1e-9)
        #expect(pager.contentOffset.x == 0)
        screen.display.advance(by: 4)
        let offset = pages[0].contentOffset.y
        screen.drag(points(from: CGPoint(x: 150, y: 100), by: -20, 1))
        screen.display.advance(by: 2)
        #expect(pager.contentOffset.x == 200 && pages[0].contentOffset.y == offset)
    }

    @Test("Content starts to move from where it is, and follows the pointer at 10 points")
    func start() {
        let scroll = scrollView(200, 600)
        let screen = Screen(scroll)
        var offsets: [CGFloat] = []
        func send(_ event: (PointerEvent) -> InputEvent, _ y: CGFloat) {
            let place = CGPoint(x: 100, y: y)
            screen.display.send(event(PointerEvent(location: place, time: screen.display.time)))
            screen.display.advance(frames: 1)
            offsets.append(scroll.contentOffset.y)
        }
        send(InputEvent.pointerDown, 180)
        for y in [175, 170, 169, 160, 130] as [CGFloat] { send(InputEvent.pointerMoved, y) }
        #expect(offsets == [0, 0, 0, 1, 10, 40])
        #expect(scroll.panGestureRecognizer.translation(in: nil) == CGPoint(x: 0, y: -40))
    }

    @Test("A view whose content fits leaves drags to the scroll view around it")
    func fitting() {
        let (outer, inner) = (scrollView(200, 600), scrollView(200, 200))
        outer.addSubview(inner)
        let screen = Screen(outer)
        screen.drag(points(from: CGPoint(x: 100, y: 150), by: 0, -16))
        #expect(outer.contentOffset.y == 70)
        inner.alwaysBounceVertical = true
        screen.display.advance(by: 4)
        outer.contentOffset = .zero
        screen.drag(points(from: CGPoint(x: 100, y: 150), by: 0, -16))
        #expect(outer.contentOffset.y == 0 && inner.contentOffset.y > 0)
    }

    @Test("A slider keeps drags across the scrolling, and all of them once it has been held")
    func slider() {
        let scroll = scrollView(200, 600)
        let slider = UISlider(frame: CGRect(x: 0, y: 80, width: 200, height: 31))
        slider.value = 0.5
        scroll.addSubview(slider)
        let screen = Screen(scroll)
        screen.drag(points(from: CGPoint(x: 100, y: 95), by: 12, 0.5))
        #expect(slider.value > 0.75 && scroll.contentOffset.y == 0)
        screen.drag(points(from: CGPoint(x: 100, y: 95), by: 0, -16))
        #expect(scroll.contentOffset.y == 70)
        screen.display.advance(by: 4)
        scroll.contentOffset = .zero
        let press = CGPoint(x: 160, y: 95)
        screen.display.send(.pointerDown(PointerEvent(location: press, time: screen.display.time)))
        screen.display.advance(by: 0.3)
        screen.drag(points(from: press, by: 0, -16).dropFirst().map(\.self), isPressed: true)
        #expect(scroll.contentOffset.y == 0 && !slider.isTracking)
    }

    @Test("A touch stops content that decelerates, and is no tap on what is inside")
    func stop() {
        let (scroll, log) = (scrollView(200, 4000), Log())
        scroll.delegate = log
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 4000))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        let screen = Screen(scroll)
        screen.drag(points(from: CGPoint(x: 100, y: 180), by: 0, -25))
        screen.display.advance(frames: 4)
        #expect(scroll.isDecelerating && log.lines == ["released"])
        let press = CGPoint(x: 100, y: 100)
        screen.display.send(.pointerDown(PointerEvent(location: press, time: screen.display.time)))
        let offset = scroll.contentOffset.y
        #expect(!scroll.isDecelerating && log.lines == ["released", "rested"])
        screen.display.advance(by: 0.5)
        screen.display.send(.pointerUp(PointerEvent(location: press, time: screen.display.time)))
        screen.display.advance(by: 0.5)
        #expect(scroll.contentOffset.y == offset && taps == 0)
        screen.drag([press, press])
        #expect(taps == 1)
    }

    @Test("A motion that starts between turns of the loop runs on the display of its view")
    func clocks() {
        let views = [scrollView(200, 600), scrollView(200, 600)]
        let screens = views.map { Screen($0) }
        for view in views { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
        for (moved, still) in [(0, 1), (1, 0)] {
            let before = views.map(\.contentOffset.y)
            screens[moved].display.advance(by: 0.2)
            #expect(views[moved].contentOffset.y > before[moved])
            #expect(views[still].contentOffset.y == before[still])
        }
    }

    @Test("Content that is stopped past its end returns when the touch ends")
    func stopPastEnd() {
        let scroll = scrollView(200, 600)
        let screen = Screen(scroll)
        screen.drag(points(from: CGPoint(x: 100, y: 60), by: 0, 20))
        screen.display.advance(frames: 2)
        let press = CGPoint(x: 100, y: 100)
        screen.display.send(.pointerDown(PointerEvent(location: press, time: screen.display.time)))
        screen.display.advance(by: 0.5)
        #expect(scroll.contentOffset.y < -5)
        screen.display.send(.pointerUp(PointerEvent(location: press, time: screen.display.time)))
        screen.display.advance(by: 1.5)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test(
        "An inset that the delegate adds at the release keeps its room above the content",
        arguments: [false, true])
    func refresh(later: Bool) {
        let (scroll, log) = (scrollView(200, 600), Log())
        scroll.delegate = log
        if !later { log.onRelease = { $0.contentInset.top = 30 } }
        let screen = Screen(scroll)
        screen.drag(points(from: CGPoint(x: 100, y: 40), by: 0, 30))
        #expect(scroll.contentOffset.y < -40)
        screen.display.advance(frames: 1)
        if later { screen.perform { scroll.contentInset.top = 30 } }
        screen.display.advance(by: 2)
        #expect(scroll.contentOffset.y == -30)
        screen.perform { scroll.contentInset.top = 0 }
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("Content at rest stays within its limits when it shrinks or the view grows")
    func limits() {
        let scroll = scrollView(200, 1000)
        let screen = Screen(scroll)
        scroll.contentOffset.y = 800
        screen.perform { scroll.contentSize.height = 700 }
        #expect(scroll.contentOffset.y == 500)
        screen.perform { scroll.frame.size.height = 300 }
        screen.display.advance(frames: 1)
        #expect(scroll.contentOffset.y == 400)
    }

    @Test("A change of the offset lays out the subviews before the next frame")
    func layout() {
        let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        let screen = Screen(scroll)
        let before = scroll.layouts
        screen.perform { scroll.contentOffset.y = 10 }
        screen.perform { scroll.contentOffset.y = 20 }
        #expect(scroll.layouts == before + 2)
    }

    @Test("Scrolling measures no text again, and a change of a text does")
    func constraints() {
        final class Measured: UILabel {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return super.intrinsicContentSize
            }
        }
        let (scroll, label) = (scrollView(200, 1000), Measured())
        label.text = "One"
        label.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(label)
        label.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 9).isActive = true
        scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1000).isActive = true
        let screen = Screen(scroll)
        screen.display.advance(frames: 1)
        #expect(scroll.contentSize.height == 1000)
        let (before, width) = (label.count, label.bounds.width)
        screen.perform { scroll.contentOffset.y = 30 }
        #expect(label.count == before && label.frame.minX == 9)
        screen.perform {
            scroll.contentOffset.y = 40
            label.text = "Another text"
        }
        #expect(label.bounds.width > width + 10)
    }

    @Test("A press that a long press takes ends for the button, too")
    func longPress() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var (presses, events) = (0, [String]())
        let long = UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } }
        button.addGestureRecognizer(long)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        let screen = Screen(button)
        let press = CGPoint(x: 50, y: 50)
        screen.display.send(.pointerDown(PointerEvent(location: press, time: screen.display.time)))
        #expect(button.isHighlighted)
        screen.display.advance(by: 0.7)
        #expect(presses == 1 && events == ["cancel"] && !button.isHighlighted && !button.isTracking)
        screen.display.send(.pointerUp(PointerEvent(location: press, time: screen.display.time)))
        #expect(events == ["cancel"])
    }

    @Test("A switch follows a drag to the side where it ends")
    func toggle() {
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = true
        var changes = 0
        toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let screen = Screen(toggle)
        screen.drag(points(from: CGPoint(x: 30, y: 15), by: 4, 0))
        #expect(toggle.isOn && changes == 0)
        screen.drag(points(from: CGPoint(x: 40, y: 15), by: -6, 0))
        #expect(!toggle.isOn && changes == 1)
        screen.drag([CGPoint(x: 20, y: 15), CGPoint(x: 20, y: 15)])
        #expect(toggle.isOn && changes == 2)
    }

    @Test(
        "A locked drag moves the content along the axis along which it began, a diagonal one freely",
        arguments: [(-16, -4, true), (-4, -16, true), (-16, -14, true), (-16, -4, false)]
            as [(CGFloat, CGFloat, Bool)]
    )
    func directionalLock(dx: CGFloat, dy: CGFloat, isLocked: Bool) {
        let scroll = scrollView(800, 800)
        scroll.isDirectionalLockEnabled = isLocked
        let screen = Screen(scroll)
        screen.drag(points(from: CGPoint(x: 150, y: 150), by: dx, dy))
        screen.display.advance(by: 3)
        let offset = scroll.contentOffset
        let isDiagonal = abs(dx - dy) < 3 || !isLocked
        #expect((offset.x > 20) == (isDiagonal || dx < dy))
        #expect((offset.y > 10) == (isDiagonal || dy < dx))
        if !isDiagonal { #expect(min(offset.x, offset.y) == 0) }
    }

    @Test("Insets of the safe area add to those of the content, unless they must not")
    func safeArea() {
        final class Inset: UIScrollView {
            override var safeAreaInsets: UIEdgeInsets {
                UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            }
        }
        let scroll = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 400)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let sum = UIEdgeInsets(top: 21, left: 2, bottom: 33, right: 4)
        #expect(scroll.adjustedContentInset == sum)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset)
    }

    @Test("A throw, and an animated change, end within content that has become shorter")
    func shorter() {
        let scroll = scrollView(200, 3000)
        let screen = Screen(scroll)
        screen.drag(points(from: CGPoint(x: 100, y: 180), by: 0, -30))
        screen.display.advance(frames: 6)
        #expect(scroll.isDecelerating && scroll.contentOffset.y > 200)
        screen.perform { scroll.contentSize.height = 400 }
        screen.display.advance(by: 4)
        #expect(scroll.contentOffset.y == 200 && screen.display.isIdle)
        screen.perform {
            scroll.contentSize.height = 3000
            scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        }
        screen.display.advance(frames: 6)
        screen.perform { scroll.contentSize.height = 500 }
        screen.display.advance(by: 4)
        #expect(scroll.contentOffset.y == 300 && screen.display.isIdle)
    }
}
