/// A property wrapper for a value that a view, a modifier or a style keeps from its appearance
/// until its removal.
///
/// The bodies that read the value are evaluated again when it changes. The storage belongs to the
/// view's identity: the initial value is used when the view appears, and ignored later.
///
/// ```swift
/// @State private var isOpen = false
///
/// var body: some View {
///     Button("Details") { withAnimation { isOpen.toggle() } }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
    nonisolated(unsafe) let initial: Value
    var location: StateLocation<Value>?

    /// Creates state with an initial value.
    nonisolated public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates state with an initial value.
    nonisolated public init(initialValue: Value) { initial = initialValue }

    /// The current value; setting it before the view appears has no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initial)
    }
}

nonisolated extension State where Value: ExpressibleByNilLiteral {
    /// Creates state whose initial value is nil.
    public init() { self.init(wrappedValue: nil) }
}
