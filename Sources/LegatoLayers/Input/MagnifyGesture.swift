public import Foundation
public import LegatoGraphics
import LegatoMotion

/// Magnification by two fingers, or by the wheel with the control or command key pressed.
///
/// The magnification is the ratio of the fingers' distance to their initial distance. One notch of
/// the wheel towards the content, 40 points of scrolling, magnifies by e^0.1, about 1.105. The
/// gesture ends when a finger is lifted, or when the wheel rests for 0.25 seconds or turns without
/// the key.
public nonisolated struct MagnifyGesture: LayerGesture {
    /// The magnification and its velocity.
    public struct Value: Sendable, Equatable {
        /// The date of the event, by the clock of the display.
        public var time: Date
        /// The scale relative to the beginning of the gesture; above 0.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// Where the gesture began, in unit coordinates of the layer's bounds.
        public var startAnchor: UnitPoint
        /// Where it began, in points of the superlayer.
        public var startLocation: CGPoint
    }

    /// The minimum difference of the magnification from 1 before the gesture begins.
    public let minimumScaleDelta: CGFloat
    package var actions = GestureActions<Value>()

    /// Creates a magnify gesture, which begins after a change of 0.01 by default.
    ///
    /// A negative change counts as 0 and NaN as 0.01, each with a warning. With an infinite change
    /// the gesture never begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        let check = NumberCheck(Self.self, "init(minimumScaleDelta:)")
        self.minimumScaleDelta = check.limit(minimumScaleDelta) ?? 0.01
    }

    /// Calls `action` when the gesture begins and for every change.
    public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
        var gesture = self
        gesture.actions.onChanged(action)
        return gesture
    }

    /// Calls `action` with the last value when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
        var gesture = self
        gesture.actions.onEnded(action)
        return gesture
    }

    /// Calls `action` with the last value, without velocity, when the gesture is cancelled instead of
    /// ended: another gesture or the system has taken its input, or its layer has left the display.
    public func onCancelled(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
        var gesture = self
        gesture.actions.onCancelled(action)
        return gesture
    }

    /// Creates the recognizer for one layer.
    public func makeRecognizer() -> any GestureRecognizer {
        Recognizer(gesture: self)
    }

    private final class Recognizer: GestureRecognizer {
        /// How long the wheel must rest before the gesture ends, in seconds.
        private static let pause: CFTimeInterval = 0.25
        /// The points of scrolling that magnify by a factor of e.
        private static let pointsPerE: CGFloat = 400
        /// The largest logarithm of a magnification, so that it stays finite and above 0.
        private static let limit: CGFloat = 100
        private let gesture: MagnifyGesture
        private var exponent: CGFloat = 0
        /// The distance of the fingers at the beginning, in points.
        private var spread: CGFloat = 1
        private var samples = VelocityTracker()
        private var value = Value(
            time: .distantPast, magnification: 1, velocity: 0, startAnchor: .center,
            startLocation: .zero
        )
        let input = GestureInput.wheel
        private(set) var state = GestureRecognizerState.over
        private(set) var deadline: CFTimeInterval?

        init(gesture: MagnifyGesture) {
            self.gesture = gesture
        }

        func scrolled(_ event: ScrollEvent, on layer: CALayer) {
            guard !event.modifiers.isDisjoint(with: [.control, .command]) else { return finish() }
            if state == .over { begin(at: event.location, event.time, layer) }
            deadline = event.time + Self.pause
            update(exponent + event.delta.height / Self.pointsPerE, event.time, layer)
            reportChange()
        }

        func pinched(_ event: PinchEvent, on layer: CALayer) {
            // Fingers at the same location would magnify infinitely.
            let distance = max(1, event.distance)
            if event.phase == .began {
                begin(at: event.center, event.time, layer)
                spread = distance
            } else if state != .over {
                update(log(distance / spread), event.time, layer)
                if event.phase == .ended { finish() } else { reportChange() }
            }
        }

        private func update(
            _ newExponent: CGFloat, _ time: CFTimeInterval, _ layer: CALayer
        ) {
            exponent = max(-Self.limit, min(Self.limit, newExponent))
            value.time = layer.date(at: time)
            value.magnification = exp(exponent)
            samples.add(CGPoint(x: value.magnification, y: 0), at: time)
            value.velocity = samples.velocity(at: time).width
        }

        private func reportChange() {
            if abs(value.magnification - 1) >= gesture.minimumScaleDelta { state = .active }
            if state == .active { gesture.actions.changed(value) }
        }

        func timePassed(on layer: CALayer) { finish() }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {
            value.velocity = 0
            finish(isCancelled: true)
        }

        private func begin(at place: CGPoint, _ time: CFTimeInterval, _ layer: CALayer) {
            let (at, bounds) = (layer.place(ofEventAt: place), layer.bounds)
            value.startAnchor = UnitPoint(
                x: bounds.width > 0 ? (at.x - bounds.minX) / bounds.width : 0,
                y: bounds.height > 0 ? (at.y - bounds.minY) / bounds.height : 0
            )
            value.startLocation = layer.superlayer?.localPlace(ofEventAt: place) ?? at
            exponent = 0
            samples = VelocityTracker()
            samples.add(CGPoint(x: 1, y: 0), at: time)
            state = .possible
        }

        private func finish(isCancelled: Bool = false) {
            let wasActive = state == .active
            deadline = nil
            state = .over
            guard wasActive else { return }
            isCancelled ? gesture.actions.cancelled(value) : gesture.actions.ended(value)
        }
    }
}
