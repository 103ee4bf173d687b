public import Foundation

// Casts from `Any` find an `_ObjectiveCBridgeable` conformance on every platform. Foundation on
// Linux conforms strings and Swift's own numbers. The value types of layers conform here, so that
// one boxed value casts to its struct, to `NSValue`, and to every number type that can hold it.

/// A type of string names that casts from `Any` to `NSString` and back, as Core Animation's do.
public protocol NameBridging: RawRepresentable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NameBridging {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: source.substring(from: 0))
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout Self?
    ) -> Bool {
        result = Self(rawValue: source.substring(from: 0))
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        guard let name = Self(rawValue: source?.substring(from: 0) ?? "") else {
            refuse("\(Self.self) has no value named '\(source ?? "")'")
        }
        return name
    }
}

/// A structure that casts from `Any` to the object that boxes it, and back.
public protocol ValueBridging: _ObjectiveCBridgeable where _ObjectiveCType: NSValue {
    /// Reads the structure from a box; nil if the box holds something else.
    init?(box: _ObjectiveCType)
    /// The value used if there is no box.
    static var unboxed: Self { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ValueBridging {
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
        result = Self(box: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType, result: inout Self?
    ) -> Bool {
        result = Self(box: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
        source.flatMap(Self.init) ?? unboxed
    }
}

extension NSValue {
    /// Whether another box holds the same type.
    fileprivate func holdsTypeOf(_ other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGFloat: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public static var unboxed: CGFloat { 0 }
    public init?(box: NSNumber) { self.init(box.doubleValue) }
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public static var unboxed: CGPoint { .zero }
    public init?(box: NSValue) {
        guard box.holdsTypeOf(NSValue(point: .zero)) else { return nil }
        self = box.pointValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public static var unboxed: CGSize { .zero }
    public init?(box: NSValue) {
        guard box.holdsTypeOf(NSValue(size: .zero)) else { return nil }
        self = box.sizeValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public static var unboxed: CGRect { .zero }
    public init?(box: NSValue) {
        guard box.holdsTypeOf(NSValue(rect: .zero)) else { return nil }
        self = box.rectValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CATransform3D: ValueBridging {
    /// The type encoding of a boxed matrix.
    package static let boxType = "[16d]"

    public static var unboxed: CATransform3D { CATransform3DIdentity }
    public init?(box: NSValue) {
        guard String(cString: box.objCType) == Self.boxType else { return nil }
        var elements = SIMD16<Double>()
        box.getValue(&elements)
        self.init(elements: elements)
    }
    public func _bridgeToObjectiveC() -> NSValue {
        var elements = elements
        return NSValue(bytes: &elements, objCType: Self.boxType)
    }
}
