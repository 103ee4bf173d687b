import Foundation
import LegatoGraphics

/// A type of values in the fields of layers, emitter cells and filters.
///
/// A conformance is the only place that knows how the type becomes a `PropertyValue` and back, which
/// numbers it has, and what key-value coding accepts for it.
package protocol FieldValue: Sendable {
    /// What tells the type from others; `CGFloat` is the same as `Double`.
    static var identity: ObjectIdentifier { get }
    /// How many numbers a value has that are interpolated one by one, at most four; 0 by default.
    static var laneCount: Int { get }
    /// What key-value coding sets for nil.
    static var nothing: PropertyValue { get }
    /// Reads what key-value coding accepts; nil if the value does not fit.
    static func read(_ value: Any) -> PropertyValue?

    /// Creates a value from that of a property; nil if that has another type.
    init?(_ value: PropertyValue)
    /// The value as that of a property.
    var propertyValue: PropertyValue { get }
    /// The numbers, as many as `laneCount` says; nil, by default, where there are none.
    var vector: SIMD4<Double>? { get }
    /// Takes other numbers; has no effect by default.
    mutating func setVector(_ vector: SIMD4<Double>)

    // Entry points for memory whose type is known to hold the value, called through `PropertyType`.

    /// Reads the value at an address.
    static func load(_ source: UnsafeRawPointer) -> PropertyValue
    /// Writes a value to an address; false if it has another type.
    static func store(_ value: PropertyValue, _ target: UnsafeMutableRawPointer) -> Bool
    /// Reads the numbers of the value at an address.
    static func loadVector(_ source: UnsafeRawPointer) -> SIMD4<Double>?
    /// Writes the numbers of the value at an address.
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
    /// How many numbers a value has that are interpolated one by one; 0 if it has none.
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

    /// What key-value coding sets for nil.
    package var nothing: PropertyValue { type.nothing }
    /// Reads what key-value coding accepts; nil if the value does not fit.
    package func read(_ value: Any) -> PropertyValue? { type.read(value) }
}

/// Where a value lies in a structure, and its type.
package struct Field<Root>: Sendable {
    /// The distance from the beginning of the structure in bytes.
    let offset: Int
    package let type: PropertyType

    /// The field that a key path of stored properties leads to.
    init<T: FieldValue>(_ path: KeyPath<Root, T>) {
        guard let offset = MemoryLayout<Root>.offset(of: path) else {
            refuse("\(path) must be a key path to a stored property of \(Root.self)")
        }
        (self.offset, type) = (offset, PropertyType(T.self))
    }

    /// Reads the value of a structure.
    func value(in root: Root) -> PropertyValue {
        withUnsafeBytes(of: root) { type.type.load($0.baseAddress.unsafelyUnwrapped + offset) }
    }

    /// Sets the value of a structure; false if it has another type.
    func set(_ value: PropertyValue, in root: inout Root) -> Bool {
        withUnsafeMutableBytes(of: &root) {
            type.type.store(value, $0.baseAddress.unsafelyUnwrapped + offset)
        }
    }
}
