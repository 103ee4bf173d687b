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
    private var changed: ((Value) -> Void)?
    private var ended: ((Value) -> Void)?

    /// Creates a gesture that begins after a move of 10 points by default.
    /// - Precondition: `minimumDistance` is at least 0.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: GestureCoordinateSpace = .local) {
        require(
            minimumDistance >= 0,
            "A drag needs a minimum distance of at least 0, got \(minimumDistance)"
        )
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Calls `action` when the drag begins and on every move.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        let before = changed
        gesture.changed = { value in
            before?(value)
            action(value)
        }
        return gesture
    }

    /// Calls `action` when the pointer is let go, or with velocity 0 when it is cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        let before = ended
        gesture.ended = { value in
            before?(value)
            action(value)
        }
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
        private(set) var isActive = false

        init(gesture: DragGesture) {
            self.gesture = gesture
        }

        private func location(_ event: PointerEvent, _ layer: CALayer) -> CGPoint {
            guard gesture.coordinateSpace == .local, let parent = layer.superlayer else {
                return event.location
            }
            return parent.convert(event.location, from: nil)
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
            samples.add(start, at: event.time)
            isActive = gesture.minimumDistance == 0
            if isActive { gesture.changed?(value(event, layer)) }
        }

        func moved(_ event: PointerEvent, on layer: CALayer) {
            let at = location(event, layer)
            samples.add(at, at: event.time)
            if !isActive {
                isActive = hypot(at.x - start.x, at.y - start.y) >= gesture.minimumDistance
            }
            if isActive { gesture.changed?(value(event, layer)) }
        }

        func ended(_ event: PointerEvent, on layer: CALayer) {
            if isActive { gesture.ended?(value(event, layer)) }
            isActive = false
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {
            var last = value(event, layer)
            last.velocity = .zero
            if isActive { gesture.ended?(last) }
            isActive = false
        }
    }
}

/// A press and release in one place.
public struct TapGesture: LayerGesture {
    private var ended: (() -> Void)?

    /// Creates a gesture that ends with the first tap.
    public init() {}

    /// Calls `action` when the tap is done.
    public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
        var gesture = self
        let before = ended
        gesture.ended = {
            before?()
            action()
        }
        return gesture
    }

    /// Makes what follows the pointer on one layer.
    public func makeRecognizer() -> any GestureRecognizer {
        Recognizer(ended: ended)
    }

    private final class Recognizer: GestureRecognizer {
        /// How far a press may move and still be a tap, points.
        private static let slop: CGFloat = 10
        private let action: (() -> Void)?
        private var start: CGPoint?
        private(set) var isActive = false

        init(ended: (() -> Void)?) {
            action = ended
        }

        func began(_ event: PointerEvent, on layer: CALayer) {
            start = event.location
            isActive = false
        }

        func moved(_ event: PointerEvent, on layer: CALayer) {
            guard let start else { return }
            let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
            if hypot(dx, dy) > Self.slop { self.start = nil }
        }

        func ended(_ event: PointerEvent, on layer: CALayer) {
            isActive = start != nil
            start = nil
            if isActive { action?() }
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) { start = nil }
    }
}
