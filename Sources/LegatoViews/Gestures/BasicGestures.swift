import Foundation
import LegatoGraphics
public import LegatoLayers
import LegatoMotion

extension DragGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let own = actions
        var gesture = self
        gesture.isInOwnSpace = true
        gesture.actions = GestureActions(forwarding: own, to: sink)
        return [gesture.makeRecognizer()]
    }
}

extension MagnifyGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        var gesture = self
        gesture.actions = GestureActions(forwarding: actions, to: sink)
        return [gesture.makeRecognizer()]
    }
}

extension TapGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Void>
    ) -> [any GestureRecognizer] {
        var gesture = self
        gesture.actions = GestureActions(forwarding: actions, to: sink)
        return [FailingRecognizer(gesture.makeRecognizer(), sink)]
    }
}

extension LongPressGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Bool>
    ) -> [any GestureRecognizer] {
        var gesture = self
        gesture.actions = GestureActions(forwarding: actions, to: sink)
        return [FailingRecognizer(gesture.makeRecognizer(), sink)]
    }
}

extension GestureActions {
    /// Runs the gesture's own actions, and then passes the phases to a sink.
    init(forwarding own: GestureActions, to sink: @escaping GestureSink<GestureValue>) {
        self.init()
        onChanged { value in
            GestureRound.report(.changed(value)) { phase, round in
                round.act { own.changed(value) }
                sink(phase, round)
            }
        }
        onEnded { value in
            GestureRound.report(.ended(value)) { phase, round in
                round.act { own.ended(value) }
                sink(phase, round)
            }
        }
        onCancelled { value in
            GestureRound.report(.failed) { phase, round in
                round.act { own.cancelled(value) }
                sink(phase, round)
            }
        }
    }
}

/// A recognizer that also reports the failure of its gesture.
class FailingRecognizer<Value>: WrappingRecognizer {
    private let sink: GestureSink<Value>

    init(_ base: any GestureRecognizer, _ sink: @escaping GestureSink<Value>) {
        self.sink = sink
        super.init(base)
    }

    override func pass(_ body: (any GestureRecognizer) -> Void) {
        let before = base.state
        super.pass(body)
        if before == .possible && base.state == .over { GestureRound.report(.failed, sink) }
    }
}

/// A recognizer that wraps another one.
class WrappingRecognizer: HoveringRecognizer {
    var base: any GestureRecognizer

    init(_ base: any GestureRecognizer) { self.base = base }

    var state: GestureRecognizerState { base.state }
    var deadline: Double? { base.deadline }
    var input: GestureInput { base.input }
    var hovers: Bool { (base as? any HoveringRecognizer)?.hovers ?? false }

    /// Passes an event to the wrapped recognizer.
    func pass(_ body: (any GestureRecognizer) -> Void) { body(base) }

    func began(_ event: PointerEvent, on layer: CALayer) { pass { $0.began(event, on: layer) } }
    func moved(_ event: PointerEvent, on layer: CALayer) { pass { $0.moved(event, on: layer) } }
    func ended(_ event: PointerEvent, on layer: CALayer) { pass { $0.ended(event, on: layer) } }
    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        pass { $0.cancelled(event, on: layer) }
    }
    func scrolled(_ event: ScrollEvent, on layer: CALayer) {
        pass { $0.scrolled(event, on: layer) }
    }
    func pinched(_ event: PinchEvent, on layer: CALayer) { pass { $0.pinched(event, on: layer) } }
    func timePassed(on layer: CALayer) { pass { $0.timePassed(on: layer) } }
    func recognized(on layer: CALayer) { pass { $0.recognized(on: layer) } }
}

extension RotateGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        var gesture = self
        gesture.actions = GestureActions(forwarding: actions, to: sink)
        return [gesture.makeRecognizer()]
    }
}

extension RotationGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Angle>
    ) -> [any GestureRecognizer] {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).makeRecognizers(properties) {
            sink($0.map(\.rotation), $1)
        }
    }
}

extension MagnificationGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<CGFloat>
    ) -> [any GestureRecognizer] {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).makeRecognizers(properties) {
            sink($0.map(\.magnification), $1)
        }
    }
}
