import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A press on a control, during which the pointer may leave and re-enter it.
nonisolated struct PressGesture: PrimitiveGesture {
    typealias Body = Never

    /// The pointer's location relative to the control.
    struct Value {
        /// The location in the control, in points.
        var location: CGPoint
        /// The size of the control, in points.
        var size: CGSize
        /// Whether the location is on the control, or close enough for a release to count.
        var isInside: Bool
    }

    /// Whether the press takes precedence over enclosing gestures immediately.
    var takesPointer = false

    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        [Recognizer(takesPointer, sink)]
    }

    private final class Recognizer: GestureRecognizer {
        /// The maximum distance from the control at which a release counts, in points.
        private static let reach: CGFloat = 20
        private let takesPointer: Bool
        private let sink: GestureSink<Value>
        private var last: Value?
        private(set) var state = GestureRecognizerState.over

        init(_ takesPointer: Bool, _ sink: @escaping GestureSink<Value>) {
            (self.takesPointer, self.sink) = (takesPointer, sink)
        }

        private func value(_ event: PointerEvent, _ layer: CALayer) -> Value {
            let location = layer.place(ofEventAt: event.location)
            let near = layer.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
            return Value(
                location: location, size: layer.bounds.size, isInside: near.contains(location)
            )
        }

        private func follow(_ event: PointerEvent, _ layer: CALayer) {
            let value = value(event, layer)
            last = value
            GestureRound.report(.changed(value), sink)
        }

        func began(_ event: PointerEvent, on layer: CALayer) {
            state = takesPointer ? .active : .possible
            follow(event, layer)
        }

        func moved(_ event: PointerEvent, on layer: CALayer) { follow(event, layer) }

        func ended(_ event: PointerEvent, on layer: CALayer) {
            let value = value(event, layer)
            last = value
            if takesPointer { return finish(.ended(value)) }
            if value.isInside { state = .recognized } else { finish(.failed) }
        }

        func recognized(on layer: CALayer) {
            if let last { finish(.ended(last)) }
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) { finish(.failed) }

        private func finish(_ phase: GesturePhase<Value>) {
            guard state != .over else { return }
            state = .over
            GestureRound.report(phase, sink)
        }
    }
}

extension PressGesture {
    /// Calls closures while the pointer is down, when it is released and when the press fails.
    ///
    /// A press that takes the pointer is a drag: its changes are continuous.
    func following(
        _ changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void,
        failed: @escaping () -> Void
    ) -> some Gesture<Value> {
        ObservedGesture(
            base: self,
            observer: PressObserver(
                takesPointer: takesPointer, changed: changed, ended: ended, failed: failed
            )
        )
    }
}

/// Calls closures with the phases of a press.
private nonisolated struct PressObserver: GestureObserver {
    typealias Value = PressGesture.Value
    let takesPointer: Bool
    let changed: (Value) -> Void
    let ended: (Value) -> Void
    let failed: () -> Void

    func note(_ phase: GesturePhase<Value>, _ round: GestureRound) {
        round.transaction = takesPointer ? Transaction.gestureChange : Transaction()
        switch phase {
        case .changed(let value): round.act { changed(value) }
        case .ended(let value):
            round.transaction = Transaction()
            round.act { ended(value) }
        case .failed: round.act(failed)
        }
    }
}
