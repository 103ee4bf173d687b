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

/// The type of a field.
package struct PropertyType: Sendable, Equatable {
    private let identity: ObjectIdentifier
    let type: any FieldValue.Type
    /// The number of components that are interpolated one by one; 0 if there are none.
    package let laneCount: Int

    package init<T: FieldValue>(_ type: T.Type) {
        (self.type, identity, laneCount) = (type, T.identity, T.laneCount)
    }

    package static func == (a: PropertyType, b: PropertyType) -> Bool { a.identity == b.identity }

    package static var double: PropertyType { PropertyType(Double.self) }
    package static var float: PropertyType { PropertyType(Float.self) }
    package static var bool: PropertyType { PropertyType(Bool.self) }
    package static var point: PropertyType { PropertyType(CGPoint.self) }
    package static var size: PropertyType { PropertyType(CGSize.self) }
    package static var rect: PropertyType { PropertyType(CGRect.self) }
    package static var color: PropertyType { PropertyType(CGColor?.self) }
    package static var transform: PropertyType { PropertyType(CATransform3D.self) }
    package static var image: PropertyType { PropertyType(CGImage?.self) }
    package static var filter: PropertyType { PropertyType(CALayerContentsFilter.self) }
    package static var quad: PropertyType { PropertyType(SIMD4<Double>.self) }
    package static var cells: PropertyType { PropertyType([EmitterCell]?.self) }
    package static var filters: PropertyType { PropertyType([LayerFilter]?.self) }

    /// The value that key-value coding sets for nil.
    package var nothing: PropertyValue { type.nothing }
    /// Converts a value passed to key-value coding; returns nil if it does not fit.
    package func read(_ value: Any) -> PropertyValue? { type.read(value) }
}

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
