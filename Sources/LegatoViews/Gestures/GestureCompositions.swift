import Foundation
import LegatoLayers
import LegatoMotion

/// Two gestures recognised at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The last values of both gestures.
    public struct Value {
        /// The last value of the first gesture; nil if there is none.
        public var first: First.Value?
        /// The last value of the second gesture; nil if there is none.
        public var second: Second.Value?
    }

    /// `Never`: the gesture is primitive and has no body.
    public typealias Body = Never
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture that recognises two gestures at the same time.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    private final class SimultaneousState {
        var value = Value()
        var running: Set<Int> = []
    }

    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let progress = SimultaneousState()
        func note<T>(_ index: Int, _ path: WritableKeyPath<Value, T?>) -> GestureSink<T> {
            { phase, round in
                switch phase {
                case .changed(let value):
                    progress.running.insert(index)
                    progress.value[keyPath: path] = value
                    return sink(.changed(progress.value), round)
                case .ended(let value): progress.value[keyPath: path] = value
                case .failed: break
                }
                progress.running.remove(index)
                guard progress.running.isEmpty else { return sink(.changed(progress.value), round) }
                let last = progress.value
                progress.value = Value()
                let isNothing = last.first == nil && last.second == nil
                sink(isNothing ? .failed : .ended(last), round)
            }
        }
        let all =
            first.recognizers(properties, note(0, \.first))
            + second.recognizers(properties, note(1, \.second))
        return GestureInput.allInputs.compactMap { input in
            let same = all.filter { $0.input == input }
            return same.count > 1 ? SimultaneousRecognizer(same) : same.first
        }
    }
}

extension GestureInput {
    fileprivate static var allInputs: [GestureInput] { [.pointer, .wheel] }
}

/// Recognizers that do not compete with each other.
private final class SimultaneousRecognizer: GestureRecognizer {
    private let all: [any GestureRecognizer]

    init(_ all: [any GestureRecognizer]) { self.all = all }

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
    }
    func ended(_ event: PointerEvent, on layer: CALayer) {
        for one in all where one.state != .over { one.ended(event, on: layer) }
        // A gesture recognised alongside one that has captured the pointer need not wait for it.
        if state != .recognized { recognized(on: layer) }
    }
    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        for one in all { one.cancelled(event, on: layer) }
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
    }
    func recognized(on layer: CALayer) {
        for one in all where one.state == .recognized { one.recognized(on: layer) }
    }
}
