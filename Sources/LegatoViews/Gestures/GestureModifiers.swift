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

/// A gesture that calls an action when its value changes: what `onChanged(_:)` returns.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Content.Value

    fileprivate let content: Content
    fileprivate let action: (Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        ObservedGesture(base: content, observer: ChangeObserver(action: action))
            .makeRecognizers(properties, sink)
    }
}

/// A gesture that calls an action when it ends: what `onEnded(_:)` returns.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Content.Value

    fileprivate let content: Content
    fileprivate let action: (Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        ObservedGesture(base: content, observer: EndObserver(action: action))
            .makeRecognizers(properties, sink)
    }
}

/// A gesture that updates state: what `updating(_:body:)` returns.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The value of the gesture.
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// The state that it updates.
    public var state: GestureState<State>
    fileprivate let update: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates state, and resets it when the gesture ends or fails.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, update) = (base, state, body)
    }
}

extension GestureStateGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        ObservedGesture(base: base, observer: StateObserver(state: state, body: update))
            .makeRecognizers(properties, sink)
    }
}

/// A gesture with transformed values: what `map(_:)` returns.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    fileprivate let content: Content
    fileprivate let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let transform = transform
        return content.recognizers(properties) { sink($0.map(transform), $1) }
    }
}

nonisolated extension Gesture {
    /// Calls `action` when the gesture's value changes.
    ///
    /// State changes in `action` are continuous, and later springs start with their velocity.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }

    /// Calls `action` when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns the gesture with transformed values.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Updates state during the gesture and resets it when the gesture ends or fails.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
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
