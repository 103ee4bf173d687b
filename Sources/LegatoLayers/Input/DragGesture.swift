import LegatoGraphics
public import Foundation
import LegatoMotion

/// The coordinate space in which a gesture reports locations.
public enum GestureCoordinateSpace: Hashable, @unchecked Sendable {
    // Unchecked because names of any type are allowed; they are compared on the main actor only.

    /// The superlayer's coordinate space, which contains the layer's `position`.
    case local
    /// The root layer's coordinate space.
    case global
    /// The coordinate space of a view with a name; the root layer's if there is none.
    case named(AnyHashable)
}

/// A layer that resolves named coordinate spaces.
package protocol NamedSpaceLayer: CALayer {
    /// Returns the location of an event in a named space; nil if there is no such space.
    func place(ofEventAt location: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint?
}

/// A press and move of the pointer, to drag or throw a layer.
///
/// ```swift
/// let drag = DragGesture()
///     .onChanged { it in CALayer.animate(.interactiveSpring) { card.position = it.location } }
///     .onEnded { it in CALayer.animate(.spring) { card.position = it.predictedEndLocation } }
/// card.addGesture(drag)
/// ```
public nonisolated struct DragGesture: LayerGesture {
    /// The location and motion of a drag.
    public struct Value: Sendable, Equatable {
        /// The date of the event, by the clock of the display.
        public var time: Date
        /// The current location of the pointer, in points.
        public var location: CGPoint
        /// The location of the press, in points.
        public var startLocation: CGPoint
        /// The displacement from `startLocation` to `location`, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The velocity, in points per second; 0 after the pointer has rested.
        public var velocity: CGSize
        /// The predicted location after a release: a quarter of a second further at the current
        /// velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The displacement from `startLocation` to `predictedEndLocation`, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y
            )
        }
    }

    /// The distance that the pointer must move before the drag begins, in points.
    public let minimumDistance: CGFloat
    /// The coordinate space in which locations are reported.
    public let coordinateSpace: GestureCoordinateSpace
    /// Whether `local` means the layer's own coordinate space.
    package var isInOwnSpace = false
    package var actions = GestureActions<Value>()

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance before the drag begins, in points; 10 by default. A
    ///     negative distance counts as 0 and NaN as 10, each with a warning. With an infinite
    ///     distance the gesture never begins.
    ///   - coordinateSpace: The space of reported locations; `.local` by default.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: GestureCoordinateSpace = .local) {
        let check = NumberCheck(Self.self, "init(minimumDistance:coordinateSpace:)")
        self.minimumDistance = check.limit(minimumDistance) ?? 10
        self.coordinateSpace = coordinateSpace
    }

    /// Calls `action` when the drag begins and for every move.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        gesture.actions.onChanged(action)
        return gesture
    }

    /// Calls `action` when the pointer is released.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        gesture.actions.onEnded(action)
        return gesture
    }

    /// Calls `action` with the last value, without velocity, when the gesture is cancelled instead of
    /// ended: another gesture or the system has taken its input, or its layer has left the display.
    public func onCancelled(_ action: @escaping (Value) -> Void) -> DragGesture {
        var gesture = self
        gesture.actions.onCancelled(action)
        return gesture
    }

    /// Creates the recognizer for one layer.
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
            if case .named(let name) = gesture.coordinateSpace {
                let known = layer as? any NamedSpaceLayer
                return known?.place(ofEventAt: event.location, inSpaceNamed: name)
                    ?? event.location
            }
            let space = gesture.isInOwnSpace ? layer : layer.superlayer
            guard gesture.coordinateSpace == .local, let space else { return event.location }
            return space.localPlace(ofEventAt: event.location)
        }

        private func value(_ event: PointerEvent, _ layer: CALayer) -> Value {
            Value(
                time: layer.date(at: event.time), location: location(event, layer),
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

        func ended(_ event: PointerEvent, on layer: CALayer) {
            if finish() { gesture.actions.ended(value(event, layer)) }
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {
            var last = value(event, layer)
            last.velocity = .zero
            if finish() { gesture.actions.cancelled(last) }
        }

        /// Ends the press; returns whether it was a drag.
        private func finish() -> Bool {
            defer { state = .over }
            return state == .active
        }
    }
}
