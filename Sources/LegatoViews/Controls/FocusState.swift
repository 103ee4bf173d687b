import LegatoGraphics
import LegatoMotion

/// A property wrapper for the focus: it reports which control is focused, and setting it moves the
/// focus.
///
/// ```swift
/// @FocusState private var isFocused: Bool
///
/// var body: some View {
///     Button("Play", action: play)
///         .focused($isFocused)
///         .onAppear { isFocused = true }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A reference to the state, for `focused(_:equals:)`.
    @propertyWrapper
    @preconcurrency @MainActor public struct Binding {
        let state: State<Value>
        let none: Value

        /// The current value; changing it moves the focus.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        /// The reference itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>
    private nonisolated(unsafe) let none: Value

    /// Creates state that is false while the control does not have the focus.
    nonisolated public init() where Value == Bool {
        (state, none) = (State(wrappedValue: false), false)
    }

    /// Creates state that is nil while no control has the focus.
    nonisolated public init<T: Hashable>() where Value == T? {
        (state, none) = (State(wrappedValue: nil), nil)
    }

    /// The current value; changing it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(state: state, none: none) }
}
