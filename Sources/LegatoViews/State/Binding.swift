public import LegatoMotion

/// A way to read and change a value that lies elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>
    /// What changes made through it belong to; nothing of its own by default.
    public var transaction = Transaction()
    private var isTransacted = false

    init(location: Location<Value>) {
        self.location = location
    }

    /// Creates a binding of two closures; changes through it are not animated by its transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get, set)
    }

    /// Creates a binding of two closures, of which the second gets the transaction of the change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get) { set($0, .current) }
    }

    /// Creates a binding to a part that another binding has.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding to what is in an optional; nil where there is nothing.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: MappedLocation(base.location, { $0 ?? value }, { $0 }))
        (transaction, isTransacted) = (base.transaction, base.isTransacted)
    }

    /// Creates a binding to an optional that writes through where it is not nil.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(location: MappedLocation(base.location, { $0 }, { $0 }))
        (transaction, isTransacted) = (base.transaction, base.isTransacted)
    }

    /// Returns a binding to a value that changes through it do not reach.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
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

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var part = Binding<Part>(location: PartLocation(location, path))
        (part.transaction, part.isTransacted) = (transaction, isTransacted)
        return part
    }

    /// Returns a binding whose changes are animated; `.default` if not given.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var own = transaction
        own.animation = animation
        return self.transaction(own)
    }

    /// Returns a binding whose changes belong to a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        (copy.transaction, copy.isTransacted) = (transaction, true)
        return copy
    }
}

extension Binding: DynamicProperty, ComparedProperty {
    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let (a, b) = (
                a.assumingMemoryBound(to: Self.self).pointee,
                b.assumingMemoryBound(to: Self.self).pointee
            )
            return !a.isTransacted && !b.isTransacted && a.location.isSame(as: b.location)
        }
    }
}
