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
    private nonisolated(unsafe) let initial: Value
    private var location: StateLocation<Value>?

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

extension State: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? StateLocation<Value> ?? StateLocation(initial)
        storage = known
        location = known
    }

    package var isConnected: Bool { location != nil }

    /// A different initial value is not a change; a different location is.
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.location
                === b.assumingMemoryBound(to: Self.self).pointee.location
        }
    }
}
