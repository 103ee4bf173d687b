import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The motion of a scroll view's offset until it rests, along both axes.
final class ScrollMotion {
    /// The motion along one axis.
    private enum Axis {
        /// A throw that decelerates exponentially.
        case decay(from: Double, delta: Double, rate: Double)
        /// A spring to the end, for a throw past the content or to a page.
        case spring(from: Double, delta: Double, velocity: Double)

        func value(at time: Double) -> Double {
            switch self {
            case .decay(let from, let delta, let rate): from + delta * (1 - exp(-rate * time))
            case .spring(let from, let delta, let velocity):
                from
                    + Spring(duration: 0.5, bounce: 0)
                    .value(target: delta, initialVelocity: velocity, time: time)
            }
        }

        /// Whether the remaining distance is less than half a point.
        func isOver(at time: Double) -> Bool {
            switch self {
            case .decay(let from, let delta, _), .spring(let from, let delta, _):
                abs(value(at: time) - from - delta) < 0.5 && (delta == 0 || time > 0)
            }
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

    /// A spring to an offset.
    init(from start: CGPoint, to end: CGPoint) {
        isThrow = false
        self.end = end
        x = .spring(from: start.x, delta: end.x - start.x, velocity: 0)
        y = .spring(from: start.y, delta: end.y - start.y, velocity: 0)
    }

    /// A throw with a velocity in points per second that ends at an offset.
    init(from start: CGPoint, to end: CGPoint, velocity: CGPoint, rate: Double) {
        isThrow = true
        self.end = end
        let decay = -1000 * log(rate)
        func axis(_ start: CGFloat, _ end: CGFloat, _ velocity: CGFloat) -> Axis {
            let (delta, free) = (Double(end - start), Double(velocity) / decay)
            // A free throw ends where its deceleration takes it.
            return abs(delta - free) <= 0.02 * abs(free) + 0.5
                ? .decay(from: start, delta: delta, rate: decay)
                : .spring(from: start, delta: delta, velocity: velocity)
        }
        x = axis(start.x, end.x, velocity.x)
        y = axis(start.y, end.y, velocity.y)
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
        return show(isOver ? end : CGPoint(x: x.value(at: time), y: y.value(at: time)))
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
