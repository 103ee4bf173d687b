import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension PressGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        [Recognizer(takesPointer, isHovering: hovers, sink)]
    }

    private final class Recognizer: HoveringRecognizer {
        /// The maximum distance from the control at which a release counts, in points.
        private static let reach: CGFloat = 20
        /// The distance from which on a press hovers, in points: a click is not that steady.
        private static let slack: CGFloat = 6
        private let takesPointer: Bool
        private let isHovering: Bool
        private var start = CGPoint.zero
        private let sink: GestureSink<Value>
        private var last: Value?
        private(set) var state = GestureRecognizerState.over
        private(set) var hovers = false

        init(_ takesPointer: Bool, isHovering: Bool, _ sink: @escaping GestureSink<Value>) {
            (self.takesPointer, self.isHovering, self.sink) = (takesPointer, isHovering, sink)
        }

        private func value(_ event: PointerEvent, _ layer: CALayer) -> Value {
            let location = layer.localPlace(ofEventAt: event.location)
            let size = layer.bounds.size
            let near = CGRect(origin: .zero, size: size)
                .insetBy(dx: -Self.reach, dy: -Self.reach)
            return Value(location: location, size: size, isInside: near.contains(location))
        }

        private func follow(_ event: PointerEvent, _ layer: CALayer) {
            let value = value(event, layer)
            last = value
            GestureRound.report(.changed(value), sink)
        }

        func began(_ event: PointerEvent, on layer: CALayer) {
            state = takesPointer ? .active : .possible
            (start, hovers) = (event.location, false)
            follow(event, layer)
        }

        func moved(_ event: PointerEvent, on layer: CALayer) {
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            if isHovering, distance > Self.slack { hovers = true }
            follow(event, layer)
        }

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
    /// A press that takes the pointer is a drag: its changes are continuous, unless it hovers.
    func following(
        _ changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void,
        failed: @escaping () -> Void
    ) -> some Gesture<Value> {
        ObservedGesture(
            base: self,
            observer: PressObserver(
                isDrag: takesPointer && !hovers, changed: changed, ended: ended, failed: failed
            )
        )
    }
}

/// Calls closures with the phases of a press.
private nonisolated struct PressObserver: GestureObserver {
    let isDrag: Bool
    let changed: (PressGesture.Value) -> Void
    let ended: (PressGesture.Value) -> Void
    let failed: () -> Void

    func note(_ phase: GesturePhase<PressGesture.Value>, _ round: GestureRound) {
        round.transaction = isDrag ? Transaction.gestureChange : Transaction()
        switch phase {
        case .changed(let value): round.act { changed(value) }
        case .ended(let value):
            round.transaction = Transaction()
            round.act { ended(value) }
        case .failed: round.act(failed)
        }
    }
}
