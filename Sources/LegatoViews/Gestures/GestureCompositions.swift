import Foundation
import LegatoLayers
import LegatoMotion

extension SimultaneousGesture: PrimitiveGesture {
    /// The values of both gestures, and how far they are.
    @MainActor private final class SharedProgress {
        enum Status { case idle, active, ended, failed }
        var value = Value()
        var status = [Status.idle, .idle]
        /// The recognizers of both, which hold this object.
        var recognizers: [[WeakRecognizer]] = [[], []]

        struct WeakRecognizer { weak var recognizer: (any GestureRecognizer)? }

        /// Whether a gesture has reported nothing yet, but still may.
        private func isAwaited(_ index: Int) -> Bool {
            status[index] == .idle
                && recognizers[index].contains { ($0.recognizer?.state ?? .over) != .over }
        }

        /// The end of both gestures, once neither goes on; nil before, and if neither has begun.
        func takeEnd() -> GesturePhase<Value>? {
            guard !status.contains(.active), status.contains(.ended) || status.contains(.failed),
                !isAwaited(0), !isAwaited(1)
            else { return nil }
            let (last, hasEnded) = (value, status.contains(.ended))
            (value, status) = (Value(), [.idle, .idle])
            return hasEnded ? .ended(last) : .failed
        }
    }

    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let progress = SharedProgress()
        func note<T>(_ index: Int, _ path: WritableKeyPath<Value, T?>) -> GestureSink<T> {
            { phase, round in
                let other = 1 - index
                switch phase {
                case .changed(let value):
                    progress.status[index] = .active
                    progress.value[keyPath: path] = value
                    return sink(.changed(progress.value), round)
                case .ended(let value):
                    progress.status[index] = .ended
                    progress.value[keyPath: path] = value
                    if progress.status[other] == .active { sink(.changed(progress.value), round) }
                case .failed:
                    progress.status[index] = .failed
                }
                if let end = progress.takeEnd() { sink(end, round) }
            }
        }
        let both: [[any GestureRecognizer]] = [
            first.recognizers(properties, note(0, \.first)),
            second.recognizers(properties, note(1, \.second)),
        ]
        progress.recognizers = both.map { $0.map { SharedProgress.WeakRecognizer(recognizer: $0) } }
        let all = both.flatMap(\.self)
        let settle = { if let end = progress.takeEnd() { GestureRound.report(end, sink) } }
        return GestureInput.allInputs.compactMap { input in
            let same = all.filter { $0.input == input }
            return same.count > 1 ? SimultaneousRecognizer(same, settle) : same.first
        }
    }
}

extension GestureInput {
    fileprivate static var allInputs: [GestureInput] { [.pointer, .wheel] }
}

/// Recognizers that do not compete with each other.
private final class SimultaneousRecognizer: GestureRecognizer {
    private let all: [any GestureRecognizer]
    /// Called after each event, in which a gesture may have failed without a report.
    private let settle: () -> Void

    init(_ all: [any GestureRecognizer], _ settle: @escaping () -> Void) {
        (self.all, self.settle) = (all, settle)
    }

    var input: GestureInput { all[0].input }
    var deadline: CFTimeInterval? { all.compactMap(\.deadline).min() }
    var state: GestureRecognizerState {
        let states = all.map(\.state)
        for state in [GestureRecognizerState.active, .possible, .recognized]
        where states.contains(state) {
            return state
        }
        return .over
    }

    func began(_ event: PointerEvent, on layer: CALayer) {
        for one in all { one.began(event, on: layer) }
    }
    func moved(_ event: PointerEvent, on layer: CALayer) {
        for one in all where one.state != .over { one.moved(event, on: layer) }
        settle()
    }
    func ended(_ event: PointerEvent, on layer: CALayer) {
        for one in all where one.state != .over { one.ended(event, on: layer) }
        // A gesture recognised alongside one that has captured the pointer need not wait for it.
        if state != .recognized { recognized(on: layer) }
        settle()
    }
    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        for one in all { one.cancelled(event, on: layer) }
        settle()
    }
    func scrolled(_ event: ScrollEvent, on layer: CALayer) {
        for one in all { one.scrolled(event, on: layer) }
    }
    func pinched(_ event: PinchEvent, on layer: CALayer) {
        for one in all { one.pinched(event, on: layer) }
    }
    func timePassed(on layer: CALayer) {
        let now = deadline
        for one in all where one.deadline != nil && one.deadline == now {
            one.timePassed(on: layer)
        }
        settle()
    }
    func recognized(on layer: CALayer) {
        for one in all where one.state == .recognized { one.recognized(on: layer) }
        settle()
    }
}
