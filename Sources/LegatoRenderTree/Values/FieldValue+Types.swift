package import Foundation
package import LegatoGraphics

extension Double: FieldValue {
    package static var laneCount: Int { 1 }
    package static var nothing: PropertyValue { .number(0) }
    package static func read(_ value: Any) -> PropertyValue? {
        Boxed.number(value).map { .number($0) }
    }
    package init?(_ value: PropertyValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
    package var propertyValue: PropertyValue { .number(self) }
    package var vector: SIMD4<Double>? { SIMD4(self, 0, 0, 0) }
    package mutating func setVector(_ vector: SIMD4<Double>) { self = vector.x }
}

extension CGFloat: FieldValue {
    package static var identity: ObjectIdentifier { Double.identity }
    package static var laneCount: Int { 1 }
    package static var nothing: PropertyValue { Double.nothing }
    package static func read(_ value: Any) -> PropertyValue? { Double.read(value) }
    package init?(_ value: PropertyValue) {
        guard let number = Double(value) else { return nil }
        self.init(number)
    }
    package var propertyValue: PropertyValue { .number(Double(self)) }
    package var vector: SIMD4<Double>? { SIMD4(Double(self), 0, 0, 0) }
    package mutating func setVector(_ vector: SIMD4<Double>) { self = CGFloat(vector.x) }
}

extension Float: FieldValue {
    package static var laneCount: Int { 1 }
    package static var nothing: PropertyValue { Double.nothing }
    package static func read(_ value: Any) -> PropertyValue? { Double.read(value) }
    package init?(_ value: PropertyValue) {
        guard let number = Double(value) else { return nil }
        self.init(nearest: number)
    }
    package var propertyValue: PropertyValue { .number(Double(self)) }
    package var vector: SIMD4<Double>? { SIMD4(Double(self), 0, 0, 0) }
    package mutating func setVector(_ vector: SIMD4<Double>) { self = Float(nearest: vector.x) }
}

extension Bool: FieldValue {
    package static var laneCount: Int { 1 }
    package static var nothing: PropertyValue { .bool(false) }
    package static func read(_ value: Any) -> PropertyValue? {
        Boxed.number(value).map { .bool($0 != 0) }
    }
    package init?(_ value: PropertyValue) {
        guard case .bool(let isOn) = value else { return nil }
        self = isOn
    }
    package var propertyValue: PropertyValue { .bool(self) }
    package var vector: SIMD4<Double>? { SIMD4(self ? 1 : 0, 0, 0, 0) }
    /// Every number except 0 is true.
    package mutating func setVector(_ vector: SIMD4<Double>) { self = vector.x != 0 }
}

extension CGPoint: FieldValue {
    package static var laneCount: Int { 2 }
    package static var nothing: PropertyValue { .point(.zero) }
    package init?(_ value: PropertyValue) {
        guard case .point(let point) = value else { return nil }
        self = point
    }
    package var propertyValue: PropertyValue { .point(self) }
    package var vector: SIMD4<Double>? { SIMD4(x, y, 0, 0) }
    package mutating func setVector(_ vector: SIMD4<Double>) { (x, y) = (vector.x, vector.y) }
}

extension CGSize: FieldValue {
    package static var laneCount: Int { 2 }
    package static var nothing: PropertyValue { .size(.zero) }
    package init?(_ value: PropertyValue) {
        guard case .size(let size) = value else { return nil }
        self = size
    }
    package var propertyValue: PropertyValue { .size(self) }
    package var vector: SIMD4<Double>? { SIMD4(width, height, 0, 0) }
    package mutating func setVector(_ vector: SIMD4<Double>) {
        (width, height) = (vector.x, vector.y)
    }
}

extension CGRect: FieldValue {
    package static var laneCount: Int { 4 }
    package static var nothing: PropertyValue { .rect(.zero) }
    package init?(_ value: PropertyValue) {
        guard case .rect(let rect) = value else { return nil }
        self = rect
    }
    package var propertyValue: PropertyValue { .rect(self) }
    package var vector: SIMD4<Double>? { SIMD4(origin.x, origin.y, size.width, size.height) }
    package mutating func setVector(_ vector: SIMD4<Double>) {
        self = CGRect(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
    }
}

extension CATransform3D: FieldValue {
    package static var nothing: PropertyValue { .transform(CATransform3DIdentity) }
    package static func read(_ value: Any) -> PropertyValue? {
        if let transform = value as? CATransform3D { return .transform(transform) }
        return (value as? CGAffineTransform).map {
            .transform(CATransform3DMakeAffineTransform($0))
        }
    }
    package init?(_ value: PropertyValue) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }
    package var propertyValue: PropertyValue { .transform(self) }
}

extension SIMD4: FieldValue where Scalar == Double {
    package static var laneCount: Int { 4 }
    package static var nothing: PropertyValue { .quad(.zero) }
    package static func read(_ value: Any) -> PropertyValue? {
        (value as? any VectorSource).map { .quad($0.numbers) }
    }
    package init?(_ value: PropertyValue) {
        guard case .quad(let vector) = value else { return nil }
        self = vector
    }
    package var propertyValue: PropertyValue { .quad(self) }
    package var vector: SIMD4<Double>? { self }
    package mutating func setVector(_ vector: SIMD4<Double>) { self = vector }
}

/// An object that contains four numbers, such as a `CIVector`.
package protocol VectorSource {
    /// The numbers.
    var numbers: SIMD4<Double> { get }
}

// MARK: Masks

extension CACornerMask: FieldValue {
    package static var nothing: PropertyValue { .number(0) }
    package static func read(_ value: Any) -> PropertyValue? {
        (value as? CACornerMask)?.propertyValue ?? Double.read(value)
    }
    package init?(_ value: PropertyValue) {
        guard case .number(let number) = value else { return nil }
        self.init(rawValue: UInt(number.lowBits(4)))
    }
    package var propertyValue: PropertyValue { .number(Double(rawValue)) }
}

extension CAEdgeAntialiasingMask: FieldValue {
    package static var nothing: PropertyValue { .number(0) }
    package static func read(_ value: Any) -> PropertyValue? {
        (value as? CAEdgeAntialiasingMask)?.propertyValue ?? Double.read(value)
    }
    package init?(_ value: PropertyValue) {
        guard case .number(let number) = value else { return nil }
        self.init(rawValue: UInt32(number.lowBits(4)))
    }
    package var propertyValue: PropertyValue { .number(Double(rawValue)) }
}

extension Double {
    /// The lowest bits of the number rounded down; 0 if it does not fit into 64 bits.
    fileprivate func lowBits(_ count: Int) -> Int {
        (Int(exactly: rounded(.down)) ?? 0) & ((1 << count) - 1)
    }
}

// MARK: Names

/// An enumeration of named values, which key-value coding reads and writes as strings.
package protocol NamedChoice: FieldValue, NameBridging {
    /// The value for nil.
    static var standard: Self { get }
    /// The value for an unknown name, if the type does not keep unknown names.
    static var unknown: Self { get }
}

extension NamedChoice {
    package static var unknown: Self { standard }
    package static var nothing: PropertyValue { standard.propertyValue }
    package static func read(_ value: Any) -> PropertyValue? {
        // A string casts to the value of that name; an unknown name stays a string.
        if let name = value as? String { return .name(name) }
        return (value as? Self)?.propertyValue
    }
    package init?(_ value: PropertyValue) {
        guard case .name(let name) = value else { return nil }
        self = Self(rawValue: name) ?? Self.unknown
    }
    package var propertyValue: PropertyValue { .name(rawValue) }
}

extension CALayerContentsGravity: NamedChoice {
    package static var standard: Self { .resize }
    package static var unknown: Self { .center }
}
extension CALayerContentsFilter: NamedChoice { package static var standard: Self { .linear } }
extension CALayerCornerCurve: NamedChoice { package static var standard: Self { .circular } }
extension CALayerContentsFormat: NamedChoice { package static var standard: Self { .RGBA8Uint } }
extension CAShapeLayerFillRule: NamedChoice { package static var standard: Self { .nonZero } }
extension CAShapeLayerLineCap: NamedChoice { package static var standard: Self { .butt } }
extension CAShapeLayerLineJoin: NamedChoice { package static var standard: Self { .miter } }
extension CAGradientLayerType: NamedChoice { package static var standard: Self { .axial } }
extension CATextLayerTruncationMode: NamedChoice { package static var standard: Self { .none } }
extension CATextLayerAlignmentMode: NamedChoice { package static var standard: Self { .natural } }
extension CAEmitterLayerEmitterShape: NamedChoice { package static var standard: Self { .point } }
extension CAEmitterLayerEmitterMode: NamedChoice { package static var standard: Self { .volume } }
extension CAEmitterLayerRenderMode: NamedChoice {
    package static var standard: Self { .unordered }
}
