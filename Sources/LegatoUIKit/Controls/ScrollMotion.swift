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

        /// A spring from a velocity, or a deceleration if that ends a throw at the same place.
        init(from start: Double, to end: Double, velocity: Double, rate: DecelerationRate?) {
            (self.start, self.end) = (start, end)
            let decay = rate.map { DecayAnimation(from: start, velocity: velocity, rate: $0) }
            if let decay, abs(end - decay.target) <= 0.02 * abs(decay.target - start) + 0.5 {
                value = DecayAnimation(from: start, to: end, rate: decay.rate).value(at:)
            } else {
                let spring = Spring(duration: 0.5, bounce: 0)
                value = { time in
                    start + spring.value(target: end - start, initialVelocity: velocity, time: time)
                }
            }
        }

        /// Whether the remaining distance is less than half a point.
        func isOver(at time: Double) -> Bool {
            abs(value(time) - end) < 0.5 && (start == end || time > 0)
        }
    }

    /// Whether the motion follows a drag.
    let isThrow: Bool
    private(set) var isOver = false
    private let end: CGPoint
    private let x: Axis
    private let y: Axis
    private var begin: CFTimeInterval?
    private var link: CADisplayLink?

    /// A spring to an offset, or a throw with a velocity in points per second that ends there.
    init(
        from start: CGPoint, to end: CGPoint, velocity: CGPoint = .zero,
        rate: DecelerationRate? = nil
    ) {
        isThrow = rate != nil
        self.end = end
        x = Axis(from: start.x, to: end.x, velocity: velocity.x, rate: rate)
        y = Axis(from: start.y, to: end.y, velocity: velocity.y, rate: rate)
    }

    /// Calls a closure with the offset of every frame, until it returns false.
    func start(_ show: @escaping (CGPoint) -> Bool) {
        let link = CADisplayLink { [weak self] link in
            guard let self, self.frame(link, show) else { return link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(_ link: CADisplayLink, _ show: (CGPoint) -> Bool) -> Bool {
        let begin = begin ?? link.timestamp
        self.begin = begin
        let time = link.targetTimestamp - begin
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
