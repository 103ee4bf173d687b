import Foundation
import LegatoLayers
import LegatoMotion

extension SequenceGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let progress = SequenceState()
        var ended: First.Value?
        let firsts = first.recognizers(properties) { phase, round in
            switch phase {
            case .changed(let value): sink(.changed(.first(value)), round)
            case .ended(let value):
                ended = value
                progress.isSecond = true
                round.transaction = .gestureChange
                sink(.changed(.second(value, nil)), round)
            case .failed: sink(.failed, round)
            }
        }
        let seconds = second.recognizers(properties) { phase, round in
            guard let ended else { return }
            sink(phase.map { .second(ended, $0) }, round)
        }
        guard let first = firsts.first, let second = seconds.first else { return [] }
        return [SequenceRecognizer(first, second, progress)]
    }
}

/// The progress of a sequence.
private final class SequenceState {
    var isSecond = false
}

/// A recognizer that continues with another one after it has been recognised.
private final class SequenceRecognizer: GestureRecognizer {
    /// The maximum time between the first gesture and the press of the second, in seconds.
    private static let pause: CFTimeInterval = 0.35
    private let first: any GestureRecognizer
    private let second: any GestureRecognizer
    private let progress: SequenceState
    private var isDown = false
    private var latest = PointerEvent(location: .zero, time: 0)
    private var hasBegun = false
    private var waitEnd: CFTimeInterval?

    init(
        _ first: any GestureRecognizer, _ second: any GestureRecognizer, _ progress: SequenceState
    ) {
        (self.first, self.second, self.progress) = (first, second, progress)
    }

    var deadline: CFTimeInterval? { waitEnd ?? (hasBegun ? second : first).deadline }
    var state: GestureRecognizerState {
        if hasBegun { return second.state == .over ? .over : second.state }
        return waitEnd == nil ? first.state : .possible
    }

    func began(_ event: PointerEvent, on layer: CALayer) {
        (latest, isDown) = (event, true)
        if waitEnd != nil {
            begin(on: layer)
        } else if !hasBegun || second.state == .over {
            (hasBegun, progress.isSecond) = (false, false)
            first.began(event, on: layer)
            goOn(layer)
        } else {
            second.began(event, on: layer)
        }
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        latest = event
        pass(layer) { $0.moved(event, on: layer) }
    }

    func ended(_ event: PointerEvent, on layer: CALayer) {
        (latest, isDown) = (event, false)
        pass(layer) { $0.ended(event, on: layer) }
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        (latest, isDown, waitEnd) = (event, false, nil)
        pass(layer) { $0.cancelled(event, on: layer) }
    }

    func timePassed(on layer: CALayer) {
        if waitEnd != nil {
            waitEnd = nil
            return
        }
        pass(layer) { $0.timePassed(on: layer) }
    }

    func recognized(on layer: CALayer) {
        if hasBegun { second.recognized(on: layer) }
    }

    private func pass(_ layer: CALayer, _ body: (any GestureRecognizer) -> Void) {
        if hasBegun { return body(second) }
        body(first)
        goOn(layer)
    }

    /// Starts the second gesture after the first has been recognised.
    private func goOn(_ layer: CALayer) {
        if first.state == .recognized { first.recognized(on: layer) }
        guard progress.isSecond, !hasBegun else { return }
        if isDown { begin(on: layer) } else { waitEnd = latest.time + Self.pause }
    }

    private func begin(on layer: CALayer) {
        (hasBegun, waitEnd) = (true, nil)
        second.began(latest, on: layer)
    }
}

extension ExclusiveGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let gate = Gate()
        let firsts = first.recognizers(properties) { sink($0.map { .first($0) }, $1) }
        let seconds = second.recognizers(properties) { phase, round in
            let phase: GesturePhase<Value> = phase.map { .second($0) }
            if gate.isOpen { return sink(phase, round) }
            gate.held = { GestureRound.report(phase, sink) }
        }
        guard let first = firsts.first, let second = seconds.first else { return firsts + seconds }
        guard first.input == second.input else { return firsts + seconds }
        return [ExclusiveRecognizer(first, second, gate)]
    }
}

/// Holds the last report of the second gesture until the first has failed.
private final class Gate {
    var isOpen = false
    var held: (() -> Void)?
}

/// A recognizer that recognises the second gesture only if the first fails.
private final class ExclusiveRecognizer: GestureRecognizer {
    private let first: any GestureRecognizer
    private let second: any GestureRecognizer
    private let gate: Gate

    init(_ first: any GestureRecognizer, _ second: any GestureRecognizer, _ gate: Gate) {
        (self.first, self.second, self.gate) = (first, second, gate)
    }

    var input: GestureInput { first.input }
    var deadline: CFTimeInterval? {
        [first.deadline, second.deadline].compactMap(\.self).min()
    }
    var state: GestureRecognizerState {
        switch first.state {
        case .active, .recognized: first.state
        case .possible: .possible
        case .over: second.state
        }
    }

    private func pass(_ layer: CALayer, _ body: (any GestureRecognizer) -> Void) {
        let wasOver = first.state == .over && gate.isOpen
        if !wasOver { body(first) }
        switch first.state {
        case .active, .recognized:
            gate.held = nil
            if second.state != .over {
                second.cancelled(PointerEvent(location: .zero, time: 0), on: layer)
                gate.held = nil
            }
        case .possible: if second.state != .recognized { body(second) }
        case .over:
            gate.isOpen = true
            gate.held?()
            gate.held = nil
            if second.state != .over, second.state != .recognized { body(second) }
        }
    }

    func began(_ event: PointerEvent, on layer: CALayer) {
        if first.state == .over && second.state == .over { gate.isOpen = false }
        pass(layer) { $0.began(event, on: layer) }
    }
    func moved(_ event: PointerEvent, on layer: CALayer) {
        pass(layer) { $0.moved(event, on: layer) }
    }
    func ended(_ event: PointerEvent, on layer: CALayer) {
        pass(layer) { $0.ended(event, on: layer) }
    }
    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        gate.held = nil
        for one in [first, second] { one.cancelled(event, on: layer) }
    }
    func scrolled(_ event: ScrollEvent, on layer: CALayer) {
        pass(layer) { $0.scrolled(event, on: layer) }
    }
    func pinched(_ event: PinchEvent, on layer: CALayer) {
        pass(layer) { $0.pinched(event, on: layer) }
    }
    func timePassed(on layer: CALayer) {
        let due = deadline
        pass(layer) { if $0.deadline != nil && $0.deadline == due { $0.timePassed(on: layer) } }
    }
    func recognized(on layer: CALayer) {
        if first.state == .recognized {
            first.recognized(on: layer)
        } else {
            gate.isOpen = true
            second.recognized(on: layer)
        }
    }
}

nonisolated extension Gesture {
    /// Returns a gesture that recognises this and another one at the same time.
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture that recognises this one, followed by another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns a gesture that recognises this one or else another; this one takes precedence.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
