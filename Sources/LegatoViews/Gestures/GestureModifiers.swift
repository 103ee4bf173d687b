import LegatoLayers
public import LegatoMotion

/// A gesture whose phases are observed.
nonisolated struct ObservedGesture<Value, Base: Gesture<Value>, Observer: GestureObserver<Value>>:
    PrimitiveGesture
{
    let base: Base
    let observer: Observer

    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let observer = observer
        return base.recognizers(properties) { phase, round in
            observer.note(phase, round)
            sink(phase, round)
        }
    }
}

/// An observer of the phases of a gesture.
protocol GestureObserver<Value> {
    associatedtype Value

    /// Handles a phase, and adds the actions that it requires to a round.
    func note(_ phase: GesturePhase<Value>, _ round: GestureRound)
}

/// Calls an action when a gesture's value changes.
private nonisolated struct ChangeObserver<Value>: GestureObserver {
    let action: (Value) -> Void

    func note(_ phase: GesturePhase<Value>, _ round: GestureRound) {
        if case .changed(let value) = phase { round.act { action(value) } }
    }
}

/// Calls an action when a gesture ends.
private nonisolated struct EndObserver<Value>: GestureObserver {
    let action: (Value) -> Void

    func note(_ phase: GesturePhase<Value>, _ round: GestureRound) {
        if case .ended(let value) = phase { round.act { action(value) } }
    }
}

/// Updates state during a gesture.
private nonisolated struct StateObserver<Value, S>: GestureObserver {
    let state: GestureState<S>
    let body: (Value, inout S, inout Transaction) -> Void

    func note(_ phase: GesturePhase<Value>, _ round: GestureRound) {
        switch phase {
        case .changed(let value):
            round.act { state.update { body(value, &$0, &$1) } }
        case .ended, .failed:
            state.reset(&round.transaction)
            round.act { state.setBack() }
        }
    }
}

/// A gesture with transformed values.
nonisolated struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let transform = transform
        return base.recognizers(properties) { sink($0.map(transform), $1) }
    }
}

nonisolated extension Gesture {
    /// Calls `action` when the gesture's value changes.
    ///
    /// State changes in `action` are continuous, and later springs start with their velocity.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ObservedGesture(base: self, observer: ChangeObserver(action: action))
    }

    /// Calls `action` when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ObservedGesture(base: self, observer: EndObserver(action: action))
    }

    /// Returns the gesture with transformed values.
    public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
        MappedGesture(base: self, transform: body)
    }

    /// Updates state during the gesture and resets it when the gesture ends or fails.
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        ObservedGesture(base: self, observer: StateObserver(state: state, body: body))
    }
}

/// A property wrapper for state that a gesture updates, and that is reset when the gesture ends or
/// fails.
///
/// ```swift
/// @GestureState private var isPressed = false
///
/// var body: some View {
///     Circle()
///         .scaleEffect(isPressed ? 0.9 : 1)
///         .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let state: State<Value>
    private nonisolated(unsafe) let initial: Value
    private nonisolated(unsafe) let change: (Value, inout Transaction) -> Void

    /// Creates state with the value that it has while the gesture is inactive.
    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }

    /// Creates state with the value that it has while the gesture is inactive.
    nonisolated public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates state that is reset in a transaction.
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates state that is reset in a transaction, which a closure configures from the last
    /// value.
    nonisolated public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) {
        state = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        change = reset
    }

    /// The current value.
    public var wrappedValue: Value { state.wrappedValue }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (state.wrappedValue, Transaction.gestureChange)
        body(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    fileprivate func reset(_ transaction: inout Transaction) {
        change(state.wrappedValue, &transaction)
    }

    fileprivate func setBack() { state.wrappedValue = initial }
}

extension GestureState: ComparedProperty {
    /// As with `State`, a different initial value is not a change.
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            FieldTable.areEqual(
                a.assumingMemoryBound(to: Self.self).pointee.state,
                b.assumingMemoryBound(to: Self.self).pointee.state
            )
        }
    }
}

nonisolated extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates state that is nil while the gesture is inactive.
    public init() { self.init(wrappedValue: nil) }
}
