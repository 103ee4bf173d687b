import Legato
@testable import LegatoUIKit
import Testing

/// The pointer over views.
struct HoverTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let screen: Screen

    init() {
        root.addSubview(card)
        screen = Screen(root)
    }

    private func move(_ x: CGFloat, _ y: CGFloat, button: Int = 0) {
        let event = PointerEvent(
            location: CGPoint(x: x, y: y), time: screen.display.time, button: button)
        screen.display.send(.pointerMoved(event))
        screen.display.advance(frames: 1)
    }

    @Test("A recognizer follows the pointer from when it enters until it leaves")
    func follow() {
        var log: [UIGestureRecognizer.State] = []
        var places: [CGPoint] = []
        let hover = UIHoverGestureRecognizer { [card] one in
            log.append(one.state)
            places.append(one.location(in: card))
        }
        card.addGestureRecognizer(hover)
        move(20, 20)
        #expect(log.isEmpty)
        move(60, 70)
        move(80, 90)
        move(10, 10)
        #expect(log == [.began, .changed, .ended] && hover.state == .possible)
        #expect(places.prefix(2) == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)])
        hover.isEnabled = false
        move(60, 70)
        #expect(log.count == 3)
    }

    @Test("An animation follows the pointer, and a tap is recognized beside it")
    func animation() {
        var taps = 0
        card.alpha = 0.5
        card.addGestureRecognizer(
            UIHoverGestureRecognizer { [card] hover in
                let isInside = hover.state == .began || hover.state == .changed
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]
                ) { card.alpha = isInside ? 1 : 0.5 }
            })
        card.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        move(100, 100)
        let start = screen.display.time
        screen.display.advance(by: 0.5)
        let passed = screen.display.time - start
        #expect(abs(Double(card.shown.opacity) - (0.5 + 0.5 * passed)) < 0.02)
        screen.drag([CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
        #expect(taps == 1)
        move(10, 10)
        screen.display.advance(by: 1.1)
        #expect(card.shown.opacity == 0.5)
    }
}

/// The pointer's style over views.
struct PointerInteractionTests {
    private final class Provider: UIPointerInteractionDelegate {
        var style: UIPointerStyle?
        var region: UIPointerRegion?
        var log: [String] = []
        var entered: (() -> Void)?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { region ?? defaultRegion }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter")
            if let entered { animator.addAnimations(entered) }
            animator.addCompletion { [weak self] _ in self?.log.append("entered") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("exit") }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let provider = Provider()
    private let screen: Screen

    init() {
        root.addSubview(card)
        screen = Screen(root)
        card.addInteraction(UIPointerInteraction(delegate: provider))
    }

    private func move(_ x: CGFloat, _ y: CGFloat, for duration: TimeInterval = 0.3) {
        let place = CGPoint(x: x, y: y)
        screen.display.send(
            .pointerMoved(PointerEvent(location: place, time: screen.display.time, button: 0)))
        screen.display.advance(by: duration)
    }

    @Test("A lifted view grows within 0.15 s, and returns to its own transform")
    func lift() {
        card.transform = CGAffineTransform(rotationAngle: 0.1)
        provider.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: card)))
        provider.entered = { [card] in card.alpha = 0.5 }
        move(100, 100, for: 0.05)
        let alpha = card.shown.opacity
        #expect(alpha > 0.5 && alpha < 0.95 && provider.log == ["enter"])
        screen.display.advance(by: 0.3)
        let grown = CGAffineTransform(rotationAngle: 0.1).scaledBy(x: 1.06, y: 1.06)
        #expect(card.transform == grown && card.layer.shadowOpacity == 0.25)
        move(10, 10)
        #expect(card.transform == CGAffineTransform(rotationAngle: 0.1))
        #expect(card.layer.shadowOpacity == 0 && provider.log == ["enter", "entered", "exit"])
    }

    @Test("The pointer has the shape of the region under it")
    func shapes() {
        let shapes = screen.display.host.pointerShapes
        provider.style = UIPointerStyle(shape: .verticalBeam(length: 20))
        provider.region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100))
        move(130, 100)
        #expect(shapes.current == .arrow && provider.log.isEmpty)
        move(70, 100)
        #expect(shapes.current == .text)
        move(130, 100)
        #expect(shapes.current == .arrow && provider.log.last == "exit")
        provider.style = .hidden()
        move(70, 100)
        #expect(shapes.current == .hidden)
    }

    @Test("Without a delegate, an area behind the content is highlighted")
    func automatic() {
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let interaction = UIPointerInteraction()
        screen.perform {
            root.addSubview(label)
            label.addInteraction(interaction)
        }
        move(20, 20)
        #expect(label.layer.sublayers?.first?.frame == label.bounds.insetBy(dx: -8, dy: -8))
        interaction.isEnabled = false
        #expect(label.layer.sublayers?.isEmpty != false)
    }
}
