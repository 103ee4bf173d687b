import LegatoGraphics
public import Foundation

/// A press that stays in one location for a minimum duration.
///
/// It is recognised while the pointer is still down, at the first refresh of the display at or
/// after `minimumDuration`, and keeps the pointer until the release.
public nonisolated struct LongPressGesture: LayerGesture {
    /// The minimum duration of the press, in seconds.
    public let minimumDuration: Double
    /// The maximum movement of the pointer during that time, in points.
    public let maximumDistance: CGFloat
    package var actions = GestureActions<Bool>()

    /// Creates a long press, of half a second within 10 points by default.
    ///
    /// Negative numbers count as 0, other invalid numbers as the default, each with a warning. The
    /// distance may be infinite.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        let check = NumberCheck(Self.self, "init(minimumDuration:maximumDistance:)")
        self.minimumDuration = check.length(CGFloat(minimumDuration)).map { Double($0) } ?? 0.5
        self.maximumDistance = check.limit(maximumDistance) ?? 10
    }

    /// Calls `action` with true when a press begins and with false when the gesture fails.
    public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var gesture = self
        gesture.actions.onChanged(action)
        return gesture
    }

    /// Calls `action` with true when the press has lasted long enough.
    public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var gesture = self
        gesture.actions.onEnded(action)
        return gesture
    }

    /// Creates the recognizer for one layer.
    public func makeRecognizer() -> any GestureRecognizer {
        Recognizer(gesture: self)
    }

    private final class Recognizer: GestureRecognizer {
        private let gesture: LongPressGesture
        private var start = CGPoint.zero
        private(set) var state = GestureRecognizerState.over
        private(set) var deadline: CFTimeInterval?

        init(gesture: LongPressGesture) {
            self.gesture = gesture
        }

        func began(_ event: PointerEvent, on layer: CALayer) {
            start = event.location
            deadline = event.time + gesture.minimumDuration
            state = .possible
            gesture.actions.changed(true)
            if gesture.minimumDuration == 0 { timePassed(on: layer) }
        }

        func moved(_ event: PointerEvent, on layer: CALayer) {
            let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
            if state == .possible && hypot(dx, dy) > gesture.maximumDistance { fail() }
        }

        func ended(_ event: PointerEvent, on layer: CALayer) { fail() }

        func cancelled(_ event: PointerEvent, on layer: CALayer) { fail() }

        func timePassed(on layer: CALayer) {
            deadline = nil
            guard state == .possible else { return }
            state = .active
            gesture.actions.ended(true)
        }

        private func fail() {
            let wasPossible = state == .possible
            deadline = nil
            state = .over
            if wasPossible { gesture.actions.changed(false) }
        }
    }
}
