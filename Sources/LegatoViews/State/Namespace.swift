/// A property wrapper that creates a namespace for ids, such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace's identity.
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

    /// Creates a namespace; each view in the tree gets its own.
    public nonisolated init() {}

    /// The identity to pass to the views that are matched.
    public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? Storage ?? Storage()
        storage = known
        id = known.id
    }

    package var isConnected: Bool { id.number != 0 }

    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.id
                == b.assumingMemoryBound(to: Self.self).pointee.id
        }
    }
}
