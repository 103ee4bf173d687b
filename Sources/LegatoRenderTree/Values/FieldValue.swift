import Foundation
import LegatoGraphics

/// The type of a field of layers, emitter cells or filters.
///
/// A conformance alone defines how the type converts to and from `PropertyValue`, which components
/// it has, and what key-value coding accepts for it.
package protocol FieldValue: Sendable {
    /// The identity of the type; `CGFloat` and `Double` have the same one.
    static var identity: ObjectIdentifier { get }
    /// The number of components that are interpolated one by one, at most four; 0 by default.
    static var laneCount: Int { get }
    /// The value that key-value coding sets for nil.
    static var nothing: PropertyValue { get }
    /// Converts a value passed to key-value coding; returns nil if it does not fit.
    static func read(_ value: Any) -> PropertyValue?

    /// Creates a value from a property value; returns nil if the type differs.
    init?(_ value: PropertyValue)
    /// The value as a property value.
    var propertyValue: PropertyValue { get }
    /// The first `laneCount` lanes are the components; nil by default, for types without
    /// components.
    var vector: SIMD4<Double>? { get }
    /// Replaces the components; has no effect by default.
    mutating func setVector(_ vector: SIMD4<Double>)

    // Entry points for memory that is known to contain a value of the type; called through
    // `PropertyType`.

    /// Reads the value at an address.
    static func load(_ source: UnsafeRawPointer) -> PropertyValue
    /// Writes a value to an address; returns false if the type differs.
    static func store(_ value: PropertyValue, _ target: UnsafeMutableRawPointer) -> Bool
    /// Reads the components of the value at an address.
    static func loadVector(_ source: UnsafeRawPointer) -> SIMD4<Double>?
    /// Writes the components of the value at an address.
    static func storeVector(_ vector: SIMD4<Double>, _ target: UnsafeMutableRawPointer)
    /// Copies the value from one address to another.
    static func copy(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer)
}

extension FieldValue {
    package static var identity: ObjectIdentifier { ObjectIdentifier(Self.self) }
    package static var laneCount: Int { 0 }
    package var vector: SIMD4<Double>? { nil }
    package mutating func setVector(_ vector: SIMD4<Double>) {}

    package static func read(_ value: Any) -> PropertyValue? { (value as? Self)?.propertyValue }

    package static func load(_ source: UnsafeRawPointer) -> PropertyValue {
        source.assumingMemoryBound(to: Self.self).pointee.propertyValue
    }
    package static func store(_ value: PropertyValue, _ target: UnsafeMutableRawPointer) -> Bool {
        guard let new = Self(value) else { return false }
        target.assumingMemoryBound(to: Self.self).pointee = new
        return true
    }
    package static func loadVector(_ source: UnsafeRawPointer) -> SIMD4<Double>? {
        source.assumingMemoryBound(to: Self.self).pointee.vector
    }
    package static func storeVector(_ vector: SIMD4<Double>, _ target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Self.self).pointee.setVector(vector)
    }
    package static func copy(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Self.self).pointee =
            source.assumingMemoryBound(to: Self.self).pointee
    }
}
