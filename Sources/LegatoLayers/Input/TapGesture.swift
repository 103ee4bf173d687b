import LegatoGraphics
import Foundation

/// One or more taps at one location.
///
/// ```swift
/// card.addGesture(TapGesture().onEnded { card.zPosition += 1 })
/// ```
public nonisolated struct TapGesture: LayerGesture {
    /// The number of taps.
    public let count: Int
    package var actions = GestureActions<Void>()

    /// Creates a tap gesture, of a single tap by default.
    ///
    /// The pointer may move by 10 points during each tap. Each further press must follow the
    /// previous release by less than 0.35 seconds and be within 10 points of the first press. A
    /// count below 1 counts as 1, with a warning.
    public init(count: Int = 1) {
        self.count = NumberCheck(Self.self, "init(count:)").count(count)
    }

    /// Calls `action` after the last tap.
    public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
        var gesture = self
        gesture.actions.onEnded(action)
        return gesture
    }

    /// Creates the recognizer for one layer.
    public func makeRecognizer() -> any GestureRecognizer {
        Recognizer(count: count, actions: actions)
    }

    private final class Recognizer: GestureRecognizer {
        /// The maximum interval between a release and the next press, in seconds.
        private static let pause: CFTimeInterval = 0.35
        private let count: Int
        private let actions: GestureActions<Void>
        private var start = CGPoint.zero
        private var taps = 0
        private(set) var state = GestureRecognizerState.over
        private(set) var deadline: CFTimeInterval?

        init(count: Int, actions: GestureActions<Void>) {
            self.count = count
            self.actions = actions
        }

        func began(_ event: PointerEvent, on layer: CALayer) {
            start = event.location
            deadline = nil
            state = .possible
        }

        func moved(_ event: PointerEvent, on layer: CALayer) {
            let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
            if hypot(dx, dy) > GestureContest.reach { finish() }
        }

        func ended(_ event: PointerEvent, on layer: CALayer) {
            moved(event, on: layer)
            guard state == .possible else { return }
            taps += 1
            if taps == count {
                state = .recognized
            } else {
                deadline = event.time + Self.pause
            }
        }

        func timePassed(on layer: CALayer) { finish() }

        func cancelled(_ event: PointerEvent, on layer: CALayer) { finish() }

        func recognized(on layer: CALayer) {
            finish()
            actions.ended(())
        }

        private func finish() {
            taps = 0
            deadline = nil
            state = .over
        }
    }
}
