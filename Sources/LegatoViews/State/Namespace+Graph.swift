/// The identity of a namespace in the tree.
private final class StoredNamespace {
    static var last = 0
    let id: Namespace.ID

    init() {
        Self.last += 1
        id = Namespace.ID(number: Self.last)
    }
}

extension Namespace: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? StoredNamespace ?? StoredNamespace()
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
