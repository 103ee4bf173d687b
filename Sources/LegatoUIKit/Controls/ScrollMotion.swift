import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The motion of a scroll view's offset until it rests, along both axes.
final class ScrollMotion {
    /// The motion along one axis.
    private struct Axis {
        let start: Double
        let end: Double
        let value: (Double) -> Double
        let velocity: (Double) -> Double

        /// A spring from a velocity, or a deceleration if that ends a throw at the same place.
        init(from start: Double, to end: Double, velocity: Double, _ kind: Kind) {
            (self.start, self.end) = (start, end)
            if case .throwing(let rate) = kind {
                let decay = DecayAnimation(from: start, velocity: velocity, rate: rate)
                if abs(end - decay.target) <= 0.02 * abs(decay.target - start) + 0.5 {
                    let decay = DecayAnimation(from: start, to: end, rate: rate)
                    (value, self.velocity) = (decay.value(at:), decay.velocity(at:))
                    return
                }
            }
            let spring = Spring(duration: kind.springDuration, bounce: 0)
            value = { time in
                start + spring.value(target: end - start, initialVelocity: velocity, time: time)
            }
            self.velocity = { time in
                spring.velocity(target: end - start, initialVelocity: velocity, time: time)
            }
        }

        /// Whether the remaining distance is less than half a point.
        func isOver(at time: Double) -> Bool {
            abs(value(time) - end) < 0.5 && (start == end || time > 0)
        }
    }

    /// What starts a motion.
    enum Kind {
        /// A change of the offset that is animated.
        case animated
        /// The end of a drag.
        case throwing(DecelerationRate)
        /// The change of a throw to another end.
        case turned
        /// A step of the wheel.
        case step

        /// The duration of the spring, in seconds.
        var springDuration: Double {
            if case .step = self { 0.15 } else { 0.5 }
        }
    }

    /// Whether the motion follows a drag, or steps of the wheel.
    let isThrow: Bool
    private(set) var isOver = false
    /// The offset at which it ends.
    let end: CGPoint
    private let x: Axis
    private let y: Axis
    private var begin: CFTimeInterval?
    private var time: CFTimeInterval = 0
    private var link: CADisplayLink?

    /// A motion to an offset, from a velocity in points per second.
    init(from start: CGPoint, to end: CGPoint, velocity: CGPoint = .zero, _ kind: Kind) {
        if case .animated = kind { isThrow = false } else { isThrow = true }
        self.end = end
        x = Axis(from: start.x, to: end.x, velocity: velocity.x, kind)
        y = Axis(from: start.y, to: end.y, velocity: velocity.y, kind)
    }

    /// The velocity of the last frame, in points per second.
    var velocity: CGPoint { CGPoint(x: x.velocity(time), y: y.velocity(time)) }

    /// Calls a closure with the offset of every frame of a layer's display, until it returns false.
    func start(for layer: CALayer, _ show: @escaping (CGPoint) -> Bool) {
        link = .started(for: layer) { [weak self] link in
            guard let self, self.frame(link, show) else { return link.invalidate() }
        }
    }

    private func frame(_ link: CADisplayLink, _ show: (CGPoint) -> Bool) -> Bool {
        let begin = begin ?? link.timestamp
        self.begin = begin
        time = link.targetTimestamp - begin
        isOver = x.isOver(at: time) && y.isOver(at: time)
        return show(isOver ? end : CGPoint(x: x.value(time), y: y.value(time)))
    }
}

/// Passes wheel events to a closure.
struct Wheel: LayerGesture {
    let action: (ScrollEvent) -> Void

    func makeRecognizer() -> any GestureRecognizer { Recognizer(action) }

    private final class Recognizer: GestureRecognizer {
        private let action: (ScrollEvent) -> Void
        let input = GestureInput.wheel
        private(set) var state = GestureRecognizerState.possible

        init(_ action: @escaping (ScrollEvent) -> Void) { self.action = action }

        func scrolled(_ event: ScrollEvent, on layer: CALayer) {
            action(event)
            state = .over
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {}
    }
}
