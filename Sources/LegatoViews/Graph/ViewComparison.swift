@_spi(Reflection) import Swift
import Foundation
import LegatoGraphics

/// The stored properties of a type of view, determined once per type.
package nonisolated struct FieldTable {
    /// A stored property.
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
        let size: Int
        /// The comparison; nil compares bytes.
        let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    }

    let fields: [Field]
    /// The type's own comparison; nil compares the fields.
    private let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    @MainActor @exclusivity(unchecked) private static var known: [ObjectIdentifier: FieldTable] =
        [:]

    /// The table of a type.
    @MainActor static func of<T>(_ type: T.Type) -> FieldTable {
        let id = ObjectIdentifier(type)
        if let table = known[id] { return table }
        let table = FieldTable(type)
        known[id] = table
        return table
    }

    @MainActor private init<T>(_ type: T.Type) {
        var fields: [Field] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            fields.append(Self.field(String(cString: name), offset, fieldType))
            return true
        }
        self.fields = fields
        isEqual = Self.ownComparison(type)
    }

    @MainActor private static func field(_ name: String, _ offset: Int, _ type: Any.Type) -> Field {
        func open<F>(_ type: F.Type) -> Field {
            Field(
                name: name, offset: offset, type: type, size: MemoryLayout<F>.size,
                isEqual: comparison(F.self)
            )
        }
        return _openExistential(type, do: open)
    }

    /// The comparison for a type; nil compares bytes.
    @MainActor private static func comparison<F>(
        _ type: F.Type
    ) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        if let isEqual = ownComparison(F.self) { return isEqual }
        // The fields of an existential are unknown.
        guard !_isPOD(F.self), isStruct(F.self) else { return nil }
        return fieldwise(FieldTable.of(F.self))
    }

    /// The comparison that a type provides itself; nil for others.
    @MainActor private static func ownComparison<F>(
        _ type: F.Type
    ) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        if let property = F.self as? any ComparedProperty.Type { return property.isEqualStored }
        if let equatable = F.self as? any Equatable.Type { return equality(equatable) }
        if let optional = F.self as? any OptionalValue.Type { return optionalComparison(optional) }
        return nil
    }

    /// Whether a type is a struct, according to the kind in its metadata.
    static func isStruct(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == _MetadataKind.struct.rawValue
    }

    /// The comparison for optionals whose wrapped values are not compared bytewise.
    @MainActor private static func optionalComparison<O: OptionalValue>(
        _ type: O.Type
    ) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        comparison(O.Wrapped.self).map { optional(type, $0) }
    }

    // Not isolated, since a closure of the main actor would check the actor at each comparison.

    private static func fieldwise(
        _ table: FieldTable
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { a, b in table.fieldsAreEqual(a, b) } }

    private static func optional<O: OptionalValue>(
        _ type: O.Type, _ isEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in O.isNil(a) || O.isNil(b) ? O.isNil(a) && O.isNil(b) : isEqual(a, b) }
    }

    private static func equality<E: Equatable>(
        _ type: E.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
        }
    }

    private func fieldsAreEqual(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        for field in fields {
            let (x, y) = (a + field.offset, b + field.offset)
            let isSame = field.isEqual?(x, y) ?? Self.memoryIsEqual(x, y, field.size)
            if !isSame { return false }
        }
        return true
    }

    private func areEqual<V>(_ a: V, _ b: V) -> Bool {
        withUnsafePointer(to: a) { x in
            withUnsafePointer(to: b) { y in
                if let isEqual { return isEqual(x, y) }
                // An enum, a class or an empty struct has no fields.
                if fields.isEmpty { return Self.memoryIsEqual(x, y, MemoryLayout<V>.size) }
                return fieldsAreEqual(x, y)
            }
        }
    }

    /// Whether two values have equal bytes.
    static func memoryIsEqual<V>(_ a: V, _ b: V) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in memoryIsEqual(a, b, MemoryLayout<V>.size) }
        }
    }

    private static func memoryIsEqual(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int
    ) -> Bool {
        memcmp(a, b, size) == 0
    }

    /// Whether two views can be shown to be equal; false if this cannot be determined.
    ///
    /// Equatable fields are compared with `==` and others bytewise. Values with equal bytes are
    /// equal; a view that differs is evaluated again.
    @MainActor package static func areEqual<V>(_ a: V, _ b: V) -> Bool { of(V.self).areEqual(a, b) }
}

/// A dynamic property or view that can compare itself with another of its type.
package protocol ComparedProperty {
    /// Whether the two stored values are equal.
    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}
