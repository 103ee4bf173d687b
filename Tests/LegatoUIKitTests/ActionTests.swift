import Testing
import Legato
import LegatoUIKit
import TestSupport

/// Controls, selectors, gestures and stacks.
struct ActionTests {
    private final class Owner: UIResponder {
        var senders: [String] = []
        func tap() { senders.append("tap") }
        func change(_ slider: UISlider) { senders.append("\(slider.value)") }
    }

    private func tap(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) {
        screen.drag([CGPoint(x: x, y: y)])
    }

    @Test("A button calls actions and methods for a tap inside, none for one that ends far away")
    func button() {
        let (owner, button) = (Owner(), UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        var count = 0
        button.addTarget(owner, action: Selector(Owner.tap), for: .touchUpInside)
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        let screen = Screen(button)
        tap(screen, 20, 20)
        #expect(owner.senders == ["tap"])
        #expect(count == 1)
        screen.drag([CGPoint(x: 20, y: 20), CGPoint(x: 190, y: 190)])
        #expect(count == 1)
        button.removeTarget(owner, action: nil, for: .allEvents)
        button.isEnabled = false
        tap(screen, 20, 20)
        #expect(count == 1)
        button.isEnabled = true
        tap(screen, 20, 20)
        #expect(owner.senders == ["tap"])
        #expect(count == 2)
    }

    @Test("A selector with a registered name calls its method; an unregistered name warns")
    func names() {
        let (owner, slider) = (Owner(), UISlider(frame: .zero))
        slider.addTarget(owner, action: Selector("missing:"), for: .valueChanged)
        let warned = sentences { slider.sendActions(for: .valueChanged) }
        #expect(warned.count == 1)
        #expect(warned.first?.contains("\"missing:\"") == true)
        Selector.register("changed:", Selector(Owner.change))
        slider.removeTarget(owner, action: "missing:", for: .valueChanged)
        slider.addTarget(owner, action: "changed:", for: .valueChanged)
        slider.value = 0.5
        #expect(sentences { slider.sendActions(for: .valueChanged) } == [])
        #expect(owner.senders == ["0.5"])
    }

    @Test("A display link calls a method of its target for each frame until it is invalidated")
    func displayLink() {
        final class Stepper {
            var times: [CFTimeInterval] = []
            var count = 0
            func step(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
            func tick() { count += 1 }
        }
        let (stepper, screen) = (Stepper(), Screen())
        let links = [
            CADisplayLink(target: stepper, selector: Selector(Stepper.step(_:))),
            CADisplayLink(target: stepper, selector: Selector(Stepper.tick)),
        ]
        screen.perform { for link in links { link.add(to: .main, forMode: .common) } }
        screen.display.advance(frames: 3)
        #expect(stepper.times.count == 3 && stepper.count == 3)
        #expect(stepper.times == stepper.times.sorted() && Set(stepper.times).count == 3)
        for link in links { link.invalidate() }
        screen.display.advance(frames: 3)
        #expect(stepper.times.count == 3 && stepper.count == 3)
    }

    @Test("A selector does not keep its target alive, and reports a method of another type")
    func targets() {
        let control = UIControl(frame: .zero)
        var owner: Owner? = Owner()
        weak let kept = owner
        control.addTarget(owner, action: Selector(Owner.tap), for: .valueChanged)
        owner = nil
        #expect(kept == nil)
        let other = UIView()
        control.addTarget(other, action: Selector(Owner.tap), for: .touchDown)
        #expect(sentences { control.sendActions(for: .touchDown) }.count == 1)
    }

    private final class Recorder: UIControl {
        var sent: [String] = []

        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            sent.append("method")
            super.sendAction(action, to: target, for: event)
        }

        override func sendAction(_ action: UIAction) {
            sent.append("action")
            super.sendAction(action)
        }
    }

    @Test("A control sends through its overridable methods, and only once to a target added twice")
    func sending() {
        let (owner, control, tap) = (Owner(), Recorder(frame: .zero), Selector(Owner.tap))
        var count = 0
        control.addTarget(owner, action: tap, for: .valueChanged)
        control.addTarget(owner, action: tap, for: [.valueChanged, .touchDown])
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(owner.senders == ["tap"])
        #expect(count == 1)
        #expect(control.sent == ["method", "action"])
        control.sendActions(for: .touchDown)
        #expect(owner.senders == ["tap", "tap"])
    }

    @Test("A button with a frame and a primary action has the frame and the action's title")
    func framed() {
        let frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        let button = UIButton(frame: frame, primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.currentTitle == "Go")
        #expect(button.frame == frame)
    }

    @Test("stopAnimating() leaves an activity indicator hidden if the program has hidden it")
    func wheel() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.hidesWhenStopped = false
        wheel.startAnimating()
        wheel.isHidden = true
        wheel.stopAnimating()
        #expect(wheel.isHidden)
    }

    @Test("A slider follows a drag of its thumb, within its range")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 34))
        var values: [Float] = []
        var primary = 0
        slider.value = 5
        slider.maximumValue = 10
        #expect(slider.value == 1)
        slider.value = 0
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        slider.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
        let screen = Screen(slider)
        screen.drag([CGPoint(x: 14, y: 17), CGPoint(x: 64, y: 17), CGPoint(x: 190, y: 17)])
        #expect(values.count == 2)
        #expect(primary == 2)
        #expect(abs((values.first ?? 0) - 5) < 0.1)
        #expect(values.last == 10)
        #expect(sentences { slider.value = .nan }.count == 1)
        #expect(slider.value == 10)
    }

    @Test("A stepper changes its value by steps within its range, and wraps if it is set to")
    func stepper() {
        let stepper = UIStepper(frame: .zero)
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-1, 3, 2)
        let screen = Screen(stepper)
        for _ in 0..<3 { tap(screen, 70, 16) }
        #expect(values == [2, 3])
        for _ in 0..<3 { tap(screen, 20, 16) }
        #expect(values == [2, 3, 1, -1])
        stepper.wraps = true
        tap(screen, 20, 16)
        #expect(values.last == 3)
        tap(screen, 70, 16)
        #expect(values.last == -1)
        stepper.isEnabled = false
        tap(screen, 70, 16)
        #expect(values.count == 6)
        #expect(sentences { stepper.value = .nan }.count == 1)
        #expect(sentences { stepper.stepValue = 0 }.count == 1)
        #expect(stepper.value == -1 && stepper.stepValue == 2)
        stepper.value = 9
        #expect(stepper.value == 3)
        stepper.minimumValue = 7
        #expect(stepper.value == 7 && stepper.maximumValue == 7)
    }

    @Test("A pressed button of a stepper repeats, and sends the value at the end if it is to")
    func repeatingStepper() {
        func values(_ change: (UIStepper) -> Void) -> [Double] {
            let stepper = UIStepper(frame: .zero)
            var values: [Double] = []
            stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
            change(stepper)
            let screen = Screen(stepper)
            func event() -> PointerEvent {
                PointerEvent(location: CGPoint(x: 70, y: 16), time: screen.display.time)
            }
            screen.display.send(.pointerDown(event()))
            screen.display.advance(by: 0.85)
            screen.display.send(.pointerUp(event()))
            screen.display.advance(by: 1)
            return values
        }
        let all = values { _ in }
        #expect(all.count == 5 && all.last == Double(all.count))
        #expect(values { $0.isContinuous = false } == [5])
        #expect(values { $0.autorepeat = false } == [1])
    }

    @Test("A switch turns on with a tap, a segmented control selects the segment under it")
    func switches() {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (toggle, segments) = (UISwitch(), UISegmentedControl(items: ["A", "B", "C"]))
        segments.frame = CGRect(x: 0, y: 100, width: 150, height: 32)
        stage.addSubview(toggle)
        stage.addSubview(segments)
        var events = 0
        toggle.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        segments.addAction(UIAction { _ in events += 10 }, for: .valueChanged)
        let screen = Screen(stage)
        tap(screen, 20, 15)
        #expect(toggle.isOn)
        screen.display.advance(by: 1)
        #expect(screen.pixel(6, 15) == [52, 199, 89])
        tap(screen, 75, 116)
        #expect(segments.selectedSegmentIndex == 1)
        #expect(events == 11)
    }

    @Test("A single tap waits for a double tap to fail")
    func doubleTap() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var taps: [Int] = []
        let double = UITapGestureRecognizer { _ in taps.append(2) }
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer { _ in taps.append(1) }
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        let screen = Screen(view)
        tap(screen, 50, 50)
        #expect(taps == [])
        screen.display.advance(by: 0.5)
        #expect(taps == [1])
        tap(screen, 50, 50)
        screen.display.advance(by: 0.1)
        tap(screen, 50, 50)
        screen.display.advance(by: 0.5)
        #expect(taps == [1, 2])
    }

    @Test("A swipe is recognised only in its direction, an edge pan only from its edge")
    func swipes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var found: [String] = []
        let swipe = UISwipeGestureRecognizer { _ in found.append("left") }
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        let edge = UIScreenEdgePanGestureRecognizer {
            if $0.state == .began { found.append("edge") }
        }
        edge.edges = .left
        view.addGestureRecognizer(edge)
        let screen = Screen(view)
        screen.drag([150, 120, 90, 60].map { CGPoint(x: $0, y: 100) })
        #expect(found == ["left"])
        screen.drag([100, 130, 160, 190].map { CGPoint(x: $0, y: 100) })
        #expect(found == ["left"])
        screen.drag([5, 30, 60, 90].map { CGPoint(x: $0, y: 100) })
        #expect(found == ["left", "edge"])
    }

    @Test("A pinch's scale continues from the value that the program sets, and the pinch ends")
    func pinch() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var states: [UIGestureRecognizer.State] = []
        var total: CGFloat = 1
        var touches: Set<Int> = []
        let recognizer = UIPinchGestureRecognizer { recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            states.append(pinch.state)
            if pinch.state != .ended { touches.insert(pinch.numberOfTouches) }
            total *= pinch.scale
            pinch.scale = 1
        }
        // A recognizer that was added twice must not report every change twice.
        view.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(recognizer)
        let screen = Screen(view)
        screen.pinch(.began, 40)
        screen.pinch(.changed, 60)
        screen.pinch(.changed, 80)
        screen.pinch(.ended, 80)
        #expect(abs(total - 2) < 0.01)
        #expect(states == [.began, .changed, .ended])
        #expect(touches == [2])
        #expect(recognizer.location(in: view) == CGPoint(x: 100, y: 100))
    }

    @Test("A stack distributes its length and skips hidden views")
    func stack() {
        let views = [20, 30, 50].map { width in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stack.spacing = 10
        stack.distribution = .equalSpacing
        let screen = Screen(stack)
        #expect(views.map(\.frame.minX) == [0, 70, 150])
        #expect(views.map(\.frame.height) == [40, 40, 40])
        screen.perform {
            stack.distribution = .fillEqually
            views[1].isHidden = true
        }
        screen.display.advance(by: 0.1)
        #expect(views[2].frame == CGRect(x: 105, y: 0, width: 95, height: 40))
    }

    @Test("An image view tints a template image, and rotates an image by its orientation")
    func images() {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let bitmap = CGImage(width: 2, height: 1, premultipliedRGBA: pixels)
        let turned = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 2))
        let view = UIImageView(image: turned)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let screen = Screen(view)
        #expect(screen.pixel(100, 20) == [255, 0, 0])
        #expect(screen.pixel(100, 180) == [0, 0, 255])
        screen.perform {
            view.tintColor = .green
            view.image = turned.withRenderingMode(.alwaysTemplate)
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(100, 20) == [0, 255, 0])
    }

    @Test("Constraints are added to and removed from a view, and NSCoder parses points")
    func older() {
        let (stage, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(view)
        let place = view.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 30)
        stage.addConstraints([place, view.widthAnchor.constraint(equalToConstant: 10)])
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        stage.removeConstraint(place)
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 0)
        #expect(NSCoder.cgPoint(for: "{3, 4.5}") == CGPoint(x: 3, y: 4.5))
        #expect(NSCoder.cgPoint(for: "none") == .zero)
    }
}
