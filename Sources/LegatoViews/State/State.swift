/// A value that a view, a modifier or a style keeps from its appearance until its removal.
///
/// When it changes, the bodies that read it are evaluated again. It belongs to the place in the tree:
/// the value that the view is made with counts when it appears, and not later.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates state with the value that it begins with.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates state with the value that it begins with.
    public init(initialValue: Value) { initial = initialValue }

    /// The value; changing it before the view appears does nothing.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A way for other views to read and change the value.
    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initial)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty, ComparedProperty {
    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? StateLocation<Value> ?? StateLocation(initial)
        storage = known
        location = known
    }

    var isConnected: Bool { location != nil }

    /// Another first value is no change, another place is one.
    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.location
                === b.assumingMemoryBound(to: Self.self).pointee.location
        }
    }
}
