/// A space of names that belongs to the view, for what is matched between views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// What tells one space of names from all others.
    public nonisolated struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Storage {
        static var last = 0
        let id: ID

        init() {
            Self.last += 1
            id = ID(number: Self.last)
        }
    }

    private var id = ID(number: 0)

    /// Creates a space of names; each place in the tree gets its own.
    public init() {}

    /// What to hand to the views that are matched.
    public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty, ComparedProperty {
    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? Storage ?? Storage()
        storage = known
        id = known.id
    }

    var isConnected: Bool { id.number != 0 }

    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.id
                == b.assumingMemoryBound(to: Self.self).pointee.id
        }
    }
}
