import Foundation
import LegatoGraphics

/// The offset and type of a stored property in a structure.
package struct Field<Root>: Sendable {
    /// The offset from the beginning of the structure, in bytes.
    let offset: Int
    package let type: PropertyType

    /// Creates the field of a key path to a stored property; traps for other key paths.
    init<T: FieldValue>(_ path: KeyPath<Root, T>) {
        guard let offset = MemoryLayout<Root>.offset(of: path) else {
            refuse("\(path) must be a key path to a stored property of \(Root.self)")
        }
        (self.offset, type) = (offset, PropertyType(T.self))
    }

    /// Returns the field's value in a structure.
    func value(in root: Root) -> PropertyValue {
        withUnsafeBytes(of: root) { type.type.load($0.baseAddress.unsafelyUnwrapped + offset) }
    }

    /// Sets the field's value in a structure; returns false if the type differs.
    func set(_ value: PropertyValue, in root: inout Root) -> Bool {
        withUnsafeMutableBytes(of: &root) {
            type.type.store(value, $0.baseAddress.unsafelyUnwrapped + offset)
        }
    }
}
