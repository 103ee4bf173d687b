public import LegatoMotion

/// A property wrapper that reads and writes a value stored elsewhere.
///
/// ```swift
/// struct Dial: View {
///     @Binding var angle: Double
///
///     var body: some View {
///         Circle().onTapGesture { withAnimation { angle += 90 } }
///     }
/// }
///
/// Dial(angle: $angle)
/// ```
@propertyWrapper
@dynamicMemberLookup
@preconcurrency @MainActor public struct Binding<Value> {
    private enum BindingSource {
        case location(any Location<Value>)
        case constant(Value)
    }

    private let source: BindingSource
    /// The transaction for changes through the binding; by default it sets nothing.
    public var transaction = Transaction()
    private var isTransacted = false

    nonisolated init(location: any Location<Value>) { source = .location(location) }

    private nonisolated init(constant: Value) { source = .constant(constant) }

    /// Where the value is stored.
    nonisolated var location: any Location<Value> {
        switch source {
        case .location(let location): location
        case .constant(let value): ConstantLocation(value)
        }
    }

    /// Creates a binding from two closures; the binding's own transaction does not apply to its
    /// changes.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: ClosureLocation(get, set))
    }

    /// Creates a binding from two closures; the setter receives the transaction of the change.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    {
        self.init(location: ClosureLocation(get) { set($0, .current) })
    }

    /// Creates a binding from another binding of the same type.
    nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding to the wrapped value of an optional; returns nil if the value is nil.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self = base.mapped({ $0 ?? value }, { $0 })
    }

    /// Creates a binding to an optional that ignores assignments of nil.
    nonisolated public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self = base.mapped({ $0 }, { $0 })
    }

    /// A binding to the value as a closure converts it; `back` returns the value to set, or nil to
    /// ignore the assignment.
    nonisolated func mapped<Other>(
        _ map: @escaping (Value) -> Other, _ back: @escaping (Other) -> Value?
    ) -> Binding<Other> {
        inside(MappedLocation(location, map, back))
    }

    /// A binding to a location that depends on this one's, with the same transaction.
    nonisolated func inside<Part>(_ location: any Location<Part>) -> Binding<Part> {
        var part = Binding<Part>(location: location)
        (part.transaction, part.isTransacted) = (transaction, isTransacted)
        return part
    }

    /// Returns a binding to a constant; changes through it have no effect.
    nonisolated public static func constant(_ value: Value) -> Binding<Value> {
        Binding(constant: value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            guard isTransacted, location.isStored else { return location.set(newValue) }
            withTransaction(transaction) { location.set(newValue) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a property of the value.
    nonisolated public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<
        Part
    > {
        inside(PartLocation(location, path))
    }

    /// Returns a binding whose changes are animated, with the default animation if none is given.
    nonisolated public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var own = transaction
        own.animation = animation
        return self.transaction(own)
    }

    /// Returns a binding whose changes use a transaction.
    nonisolated public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        (copy.transaction, copy.isTransacted) = (transaction, true)
        return copy
    }
}

extension Binding: DynamicProperty, ComparedProperty {
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let (a, b) = (
                a.assumingMemoryBound(to: Self.self).pointee,
                b.assumingMemoryBound(to: Self.self).pointee
            )
            return !a.isTransacted && !b.isTransacted && a.location.isSame(as: b.location)
        }
    }
}
