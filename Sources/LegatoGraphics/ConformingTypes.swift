import CLegatoDiscovery

/// Finds the program's types that conform to a protocol, in the compiler's conformance records.
///
/// The result is complete only for protocols with the attribute `@_alwaysEmitConformanceMetadata`;
/// for others, the compiler omits conformances that nothing refers to.
package enum ConformingTypes {
    /// Returns the types that conform to a protocol, given as `(any P).self`, in no particular order.
    ///
    /// Generic types are not included.
    package static func all(of existential: Any.Type) -> [Any.Type] {
        var found: [Any.Type] = []
        withUnsafeMutablePointer(to: &found) { list in
            legato_conforming_types(
                unsafeBitCast(existential, to: UnsafeRawPointer.self),
                { type, list in
                    guard let type else { return }
                    list?.assumingMemoryBound(to: [Any.Type].self).pointee
                        .append(unsafeBitCast(type, to: Any.Type.self))
                },
                list
            )
        }
        return found
    }
}
