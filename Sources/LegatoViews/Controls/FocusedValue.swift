import LegatoMotion
public import Observation

/// A property wrapper that reads a value published by the views around the focus.
///
/// The body is evaluated again when the value changes because the focus moves or the view publishes
/// another value. The value is nil while no view publishes one.
///
/// ```swift
/// struct SaveButton: View {
///     @FocusedValue(\.document) private var document
///
///     var body: some View {
///         Button("Save") { save(document?.wrappedValue ?? "") }
///             .disabled(document == nil)
///     }
/// }
/// ```
///
/// The focus is that of the window with the view, or of the window whose commands it is in.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private nonisolated(unsafe) let read: (FocusedValues) -> Value?
    /// The key path; nil for an object, which is identified by its type.
    private nonisolated(unsafe) let path: AnyKeyPath?
    private var value: Value?

    /// Reads the value at a key path.
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
        path = keyPath
    }

    /// Reads an observable object by its type.
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
        path = nil
    }

    /// The value; nil if there is none, and outside a view of a tree.
    public var wrappedValue: Value? { value }
}

extension FocusedValue: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        value = node.environment.focusKeeper?.values.read(read)
    }

    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.path
                == b.assumingMemoryBound(to: Self.self).pointee.path
        }
    }
}

/// A property wrapper that reads and sets the value of a binding published by a view around the
/// focus.
///
/// ```swift
/// struct ClearButton: View {
///     @FocusedBinding(\.document) private var text
///
///     var body: some View { Button("Clear") { text = "" } }
/// }
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue<Binding<Value>> private var binding: Binding<Value>?

    /// Reads the binding at a key path.
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The value; nil without a binding, in which case setting it has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, which is nil without a binding.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding {
            binding?.wrappedValue
        } set: { value in
            if let value { binding?.wrappedValue = value }
        }
    }
}

/// Reads values of the views around the focus for other modules.
package struct FocusedObjectReader<Object> {
    private let keeper: FocusKeeper?

    /// Reads those of the tree that contains a node.
    package init(_ node: ViewNode) { keeper = node.environment.focusKeeper }

    /// The object; the view that is being evaluated depends on it.
    package var object: Object? {
        keeper?.values.read { $0[FocusedObjectKey<Object>.self] }
    }
}
