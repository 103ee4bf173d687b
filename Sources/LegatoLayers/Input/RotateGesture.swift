public import Foundation
public import LegatoGraphics
import LegatoMotion

/// Rotation by two fingers, or by the wheel with the option key pressed.
///
/// The rotation is the angle through which the line between the fingers has turned, clockwise,
/// counting whole turns. One notch of the wheel towards the content, 40 points of scrolling,
/// rotates by 5 degrees. The gesture ends when a finger is lifted, or when the wheel rests for 0.25
/// seconds or turns without the key.
public nonisolated struct RotateGesture: LayerGesture {
    /// The rotation and its velocity.
    public struct Value: Sendable, Equatable {
        /// The date of the event, by the clock of the display.
        public var time: Date
        /// The rotation since the beginning of the gesture; clockwise angles are positive.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// Where the gesture began, in unit coordinates of the layer's bounds.
        public var startAnchor: UnitPoint
        /// Where it began, in points of the superlayer.
        public var startLocation: CGPoint
    }

    /// The minimum rotation before the gesture begins, in either direction.
    public let minimumAngleDelta: Angle
    package var actions = GestureActions<Value>()

    /// Creates a rotate gesture, which begins after a rotation of one degree by default.
    ///
    /// A negative angle counts as zero and NaN as one degree, each with a warning. With an infinite
    /// angle the gesture never begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        let check = NumberCheck(Self.self, "init(minimumAngleDelta:)")
        let limit = check.limit(CGFloat(minimumAngleDelta.radians)).map { Double($0) }
        self.minimumAngleDelta = limit.map { .radians($0) } ?? .degrees(1)
    }

    /// Calls `action` when the gesture begins and for every change.
    public func onChanged(_ action: @escaping (Value) -> Void) -> RotateGesture {
        var gesture = self
        gesture.actions.onChanged(action)
        return gesture
    }

    /// Calls `action` with the last value when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> RotateGesture {
        var gesture = self
        gesture.actions.onEnded(action)
        return gesture
    }

    /// Calls `action` with the last value, without velocity, when the gesture is cancelled instead of
    /// ended: another gesture or the system has taken its input, or its layer has left the display.
    public func onCancelled(_ action: @escaping (Value) -> Void) -> RotateGesture {
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
        /// The points of scrolling that rotate by one degree.
        private static let pointsPerDegree: CGFloat = 8
        /// The largest rotation in either direction, in radians.
        private static let limit: Double = 1e6
        private let gesture: RotateGesture
        /// The direction of the line between the fingers at the last event, in radians.
        private var direction: Double?
        private var samples = VelocityTracker()
        private var value = Value(
            time: .distantPast, rotation: .zero, velocity: .zero, startAnchor: .center,
            startLocation: .zero
        )
        let input = GestureInput.wheel
        private(set) var state = GestureRecognizerState.over
        private(set) var deadline: CFTimeInterval?

        init(gesture: RotateGesture) {
            self.gesture = gesture
        }

        func scrolled(_ event: ScrollEvent, on layer: CALayer) {
            guard event.modifiers.contains(.option) else { return finish() }
            if state == .over { begin(at: event.location, event.time, layer) }
            deadline = event.time + Self.pause
            let angle = Angle(degrees: event.delta.height / Self.pointsPerDegree)
            turn(angle.radians, event.time, layer)
            reportChange()
        }

        func pinched(_ event: PinchEvent, on layer: CALayer) {
            let line = CGSize(
                width: event.second.x - event.first.x, height: event.second.y - event.first.y
            )
            // Fingers at the same location have no direction.
            let now = line == .zero ? direction : Double(atan2(line.height, line.width))
            if event.phase == .began {
                begin(at: event.center, event.time, layer)
            } else if state != .over {
                if let now, let direction {
                    // The shorter of the two rotations.
                    turn(
                        (now - direction).remainder(dividingBy: 2 * .pi), event.time, layer
                    )
                }
                if event.phase == .ended { finish() } else { reportChange() }
            }
            direction = now
        }

        private func turn(_ delta: Double, _ time: CFTimeInterval, _ layer: CALayer) {
            let radians = max(-Self.limit, min(Self.limit, value.rotation.radians + delta))
            value.time = layer.date(at: time)
            value.rotation = .radians(radians)
            samples.add(CGPoint(x: radians, y: 0), at: time)
            value.velocity = .radians(Double(samples.velocity(at: time).width))
        }

        private func reportChange() {
            if abs(value.rotation.radians) >= gesture.minimumAngleDelta.radians { state = .active }
            if state == .active { gesture.actions.changed(value) }
        }

        func timePassed(on layer: CALayer) { finish() }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {
            value.velocity = .zero
            finish(isCancelled: true)
        }

        private func begin(at place: CGPoint, _ time: CFTimeInterval, _ layer: CALayer) {
            let (at, bounds) = (layer.place(ofEventAt: place), layer.bounds)
            value.startAnchor = UnitPoint(
                x: bounds.width > 0 ? (at.x - bounds.minX) / bounds.width : 0,
                y: bounds.height > 0 ? (at.y - bounds.minY) / bounds.height : 0
            )
            value.startLocation = layer.superlayer?.localPlace(ofEventAt: place) ?? at
            (value.rotation, value.velocity) = (.zero, .zero)
            value.time = layer.date(at: time)
            direction = nil
            samples = VelocityTracker()
            samples.add(.zero, at: time)
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
