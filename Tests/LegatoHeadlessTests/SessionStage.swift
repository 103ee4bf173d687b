import Foundation
import Legato
import TestSupport

/// Layers whose appearance depends on everything that a session records: clock, input, ticks and
/// sizes.
final class SessionStage {
    /// A layer that lays out its sublayers by its own size.
    final class Root: CALayer {
        override func layoutSublayers() {
            guard let size = superlayer?.bounds.size else { return }
            frame = CGRect(origin: .zero, size: size)
            sublayers?.first?.frame = CGRect(
                x: 4, y: size.height - 10, width: size.width - 8, height: 6
            )
        }
    }

    let root = Root()
    /// The values that handlers received, in order.
    private(set) var log: [String] = []
    private let display: HeadlessDisplay
    private let bar = CALayer()
    private let card = CALayer()
    private let dot = CALayer()
    private var link: CADisplayLink?
    private var calls = 0

    /// Adds the layers to a display.
    init(on display: HeadlessDisplay) {
        self.display = display
        let parts: [(CALayer, CGRect, CGColor)] = [
            (bar, .zero, CGColor(gray: 0.7)),
            (
                card, CGRect(x: 30, y: 20, width: 40, height: 30),
                CGColor(red: 1, green: 0.4, blue: 0.3)
            ),
            (
                dot, CGRect(x: 4, y: 4, width: 12, height: 12),
                CGColor(red: 0.2, green: 0.8, blue: 1)
            ),
        ]
        for (layer, frame, color) in parts {
            layer.frame = frame
            layer.backgroundColor = color
            layer.cornerRadius = 3
            root.addSublayer(layer)
        }
        addGestures()
        display.rootLayer.addSublayer(root)
        display.onKey = { [unowned self] key in
            note("key \(key.key)")
            link?.isPaused.toggle()
            bar.opacity = bar.opacity == 1 ? 0.3 : 1
        }
        link = display.displayLink { [unowned self] link in tick(link) }
    }

    /// Removes the layers from the display and lets them settle.
    func leave() {
        link?.invalidate()
        display.onKey = nil
        let pointer = PointerEvent(location: .zero, time: display.time)
        display.send(.pointerCancelled(pointer))
        let pinch = PinchEvent(phase: .cancelled, first: .zero, second: .zero, time: display.time)
        display.send(.pinch(pinch))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.removeFromSuperlayer()
        CATransaction.commit()
        display.advance(frames: 3)
    }

    private func note(_ text: String) {
        let seen = card.presentation()?.position ?? .zero
        log.append("\(text) at \(CACurrentMediaTime()), card at \(seen)")
    }

    private func tick(_ link: CADisplayLink) {
        calls += 1
        note("tick \(link.timestamp) \(link.targetTimestamp) \(link.duration)")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.position.x = 10 + 60 * (0.5 + 0.5 * sin(link.targetTimestamp * 7))
        CATransaction.commit()
        if calls % 9 == 0 { dot.backgroundColor = CGColor(gray: CGFloat(calls % 5) / 4) }
        if calls % 40 == 0 { link.preferredFramesPerSecond = calls % 80 == 0 ? 0 : 30 }
    }

    private func addGestures() {
        root.addGesture(
            DragGesture(minimumDistance: 2, coordinateSpace: .global)
                .onChanged { [unowned self] drag in
                    note("drag \(drag.velocity)")
                    CALayer.animate(.interactiveSpring) { card.position = drag.location }
                }
                .onEnded { [unowned self] drag in
                    note("throw")
                    CATransaction.setCompletionBlock { [weak self] in self?.landed() }
                    CALayer.animate(.bouncy) { card.position = drag.predictedEndLocation }
                }
        )
        card.addGesture(TapGesture().onEnded { [unowned self] in blink() })
        card.addGesture(
            LongPressGesture(minimumDuration: 0.1).onEnded { [unowned self] _ in
                note("long press")
                card.borderWidth = card.borderWidth == 0 ? 3 : 0
            }
        )
        root.addGesture(
            MagnifyGesture().onChanged { [unowned self] value in
                note("magnify")
                CALayer.animate(.smooth) {
                    card.transform = CATransform3DMakeScale(value.magnification, 1, 1)
                }
            }
        )
    }

    private func blink() {
        note("tap")
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CACurrentMediaTime().truncatingRemainder(dividingBy: 3)
        turn.beginTime = card.convertTime(CACurrentMediaTime(), from: nil) + 0.03
        turn.duration = 0.4
        card.add(turn, forKey: nil)
    }

    private func landed() {
        note("landed")
        card.cornerRadius = card.cornerRadius == 3 ? 12 : 3
    }
}

/// Generates random actions of a user or a program on a display.
struct RandomHand {
    private var random: SeededRandom
    private var pointer = CGPoint(x: 50, y: 35)
    private var isDown = false
    private var isPinching = false

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    /// Performs one action, which is exactly one step of a session.
    mutating func act(on display: HeadlessDisplay) {
        switch random.next() % 20 {
        case 0..<10: display.advance(frames: 1)
        case 10..<16:
            wait(on: display)
            display.send(event(at: display.time - 0.004 * random.unit()))
        case 16: display.send(key(at: display.time))
        case 17: display.send(pinch(at: display.time))
        case 18:
            wait(on: display)
            let size = CGSize(width: 90 + Int(random.next() % 20), height: 70)
            display.resize(to: size, scale: random.chance(of: 0.2) ? 2 : 1)
        default:
            let scroll = ScrollEvent(
                location: pointer, delta: CGSize(width: 0, height: random.whole()),
                time: display.time, modifiers: .control
            )
            display.send(.scroll(scroll))
        }
    }

    /// Advances the time without a refresh.
    private mutating func wait(on display: HeadlessDisplay) {
        let next = ((display.time * display.refreshRate).rounded(.down) + 1) / display.refreshRate
        display.advance(by: (next - display.time) * 0.6 * random.unit())
    }

    private mutating func event(at time: Double) -> InputEvent {
        pointer.x = min(max(pointer.x + random.whole() / 8, 2), 98)
        pointer.y = min(max(pointer.y + random.whole() / 8, 2), 68)
        let event = PointerEvent(location: pointer, time: time, button: isDown ? 1 : 0)
        let pressed = PointerEvent(location: pointer, time: time, modifiers: .shift)
        switch random.next() % 6 {
        case 0:
            isDown.toggle()
            return isDown ? .pointerDown(pressed) : .pointerUp(pressed)
        case 1 where random.chance(of: 0.2):
            isDown = false
            return .pointerCancelled(pressed)
        default: return .pointerMoved(event)
        }
    }

    private mutating func key(at time: Double) -> InputEvent {
        let key = KeyEvent(key: "k", isRepeat: random.chance(of: 0.5), time: time)
        return random.chance(of: 0.5) ? .keyDown(key) : .keyUp(key)
    }

    private mutating func pinch(at time: Double) -> InputEvent {
        let phase: PinchEvent.Phase =
            !isPinching ? .began : random.chance(of: 0.3) ? .ended : .changed
        isPinching = phase != .ended
        let second = CGPoint(x: pointer.x + 10 + 20 * random.unit(), y: pointer.y)
        return .pinch(PinchEvent(phase: phase, first: pointer, second: second, time: time))
    }
}
