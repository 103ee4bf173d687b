/// An optional of any type.
nonisolated protocol OptionalValue {
    associatedtype Wrapped
    /// Whether the optional at an address is nil; otherwise the wrapped value is at the same
    /// address.
    static func isNil(_ place: UnsafeRawPointer) -> Bool
}

nonisolated extension Optional: OptionalValue {
    static func isNil(_ place: UnsafeRawPointer) -> Bool {
        place.assumingMemoryBound(to: Self.self).pointee == nil
    }
}
