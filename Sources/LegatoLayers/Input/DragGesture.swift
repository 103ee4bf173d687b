import LegatoGraphics
public import Foundation
import LegatoMotion

/// The space in which a gesture tells locations.
public enum GestureCoordinateSpace: Sendable, Hashable {
    /// The superlayer's space: the one in which the layer's `position` is.
    case local
    /// The root layer's space.
    case global
}

/// A press that moves: a drag or a throw.
public struct DragGesture: LayerGesture {
    /// Where a drag is and how it moves.
    public struct Value: Sendable, Equatable {
        /// When, in media time, seconds.
        public var time: CFTimeInterval
        /// Where the pointer is, points.
        public var location: CGPoint
        /// Where it went down, points.
        public var startLocation: CGPoint
        /// How far it moved from there, points.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x,
                height: location.y - startLocation.y
            )
        }
        /// How fast it moves, points a second; 0 after a rest.
        public var velocity: CGSize
        /// Where the drag would end if it were let go: a quarter of a second further.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width / 4,
                y: location.y + velocity.height / 4
            )
        }
        /// How far it would have moved at `predictedEndLocation`, points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y
            )
        }
    }

    /// How far the pointer moves before the drag begins, points.
    public let minimumDistance: CGFloat
    /// The space in which locations are told.
    public let coordinateSpace: GestureCoordinateSpace
    /// Whether `local` means the layer's own space.
    package var isInOwnSpace = false
    package var actions = GestureActions<Value>()

    /// Creates a gesture that begins after a move of 10 points by default.
    ///
    /// A negative distance counts as 0, NaN as 10, each with a warning. With an infinite one the
    /// gesture never begins.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: GestureCoordinateSpace = .local) {
        let check = NumberCheck(Self.self, "init(minimumDistance:coordinateSpace:)")
        self.minimumDistance = check.limit(minimumDistance) ?? 10
        self.coordinateSpace = coordinateSpace
    }

    /// Calls `action` when the drag begins and on every move.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        gesture.actions.onChanged(action)
        return gesture
    }

    /// Calls `action` when the pointer is let go, or with velocity 0 when it is cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        gesture.actions.onEnded(action)
        return gesture
    }

    /// Makes what follows the pointer on one layer.
    public func makeRecognizer() -> any GestureRecognizer {
        Recognizer(gesture: self)
    }

    private final class Recognizer: GestureRecognizer {
        private let gesture: DragGesture
        private var start = CGPoint.zero
        private var samples = VelocityTracker()
        private(set) var state = GestureRecognizerState.over

        init(gesture: DragGesture) {
            self.gesture = gesture
        }

        private func location(_ event: PointerEvent, _ layer: CALayer) -> CGPoint {
            let space = gesture.isInOwnSpace ? layer : layer.superlayer
            guard gesture.coordinateSpace == .local, let space else { return event.location }
            return space.place(ofEventAt: event.location)
        }

        private func value(_ event: PointerEvent, _ layer: CALayer) -> Value {
            Value(
                time: event.time,
                location: location(event, layer),
                startLocation: start,
                velocity: samples.velocity(at: event.time)
            )
        }

        func began(_ event: PointerEvent, on layer: CALayer) {
            start = location(event, layer)
            samples = VelocityTracker()
            state = .possible
            follow(event, layer)
        }

        func moved(_ event: PointerEvent, on layer: CALayer) { follow(event, layer) }

        private func follow(_ event: PointerEvent, _ layer: CALayer) {
            let at = location(event, layer)
            samples.add(at, at: event.time)
            if hypot(at.x - start.x, at.y - start.y) >= gesture.minimumDistance { state = .active }
            if state == .active { gesture.actions.changed(value(event, layer)) }
        }

        func ended(_ event: PointerEvent, on layer: CALayer) { finish(value(event, layer)) }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {
            var last = value(event, layer)
            last.velocity = .zero
            finish(last)
        }

        private func finish(_ last: Value) {
            let wasActive = state == .active
            state = .over
            if wasActive { gesture.actions.ended(last) }
        }
    }
}
