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
