import CLegatoDiscovery

/// The types of the program that conform to a protocol, found in what the compiler records of them.
///
/// Only protocols with the attribute `@_alwaysEmitConformanceMetadata` have all their types there:
/// the compiler omits others that nothing refers to.
package enum ConformingTypes {
    /// Returns the types that conform to a protocol, given as `(any P).self`, in no particular order.
    ///
    /// Generic types are left out.
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
