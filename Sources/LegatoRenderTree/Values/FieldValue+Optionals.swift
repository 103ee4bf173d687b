import Foundation
import LegatoCanvas
package import LegatoGraphics

/// A type whose values are optional in fields.
package protocol OptionalFieldValue: Sendable {
    /// The type itself, which a non-final class cannot express as `Self`.
    associatedtype Stored = Self
    /// The number of components that are interpolated one by one; 0 by default.
    static var laneCount: Int { get }
    /// Returns the property value for an optional value.
    static func propertyValue(_ value: Self?) -> PropertyValue
    /// Returns the optional value in a property value; nil if the type differs.
    static func value(_ value: PropertyValue) -> Stored??
    /// Converts a value passed to key-value coding; returns nil if it does not fit.
    static func read(_ value: Any) -> Self?
    /// The components; nil by default.
    var vector: SIMD4<Double>? { get }
    /// Creates a value from components; returns nil by default, for types without components.
    init?(vector: SIMD4<Double>)
}

extension OptionalFieldValue {
    package static var laneCount: Int { 0 }
    package static func read(_ value: Any) -> Self? { value as? Self }
    package var vector: SIMD4<Double>? { nil }
    package init?(vector: SIMD4<Double>) { nil }
}

extension Optional: FieldValue where Wrapped: OptionalFieldValue, Wrapped.Stored == Wrapped {
    package static var laneCount: Int { Wrapped.laneCount }
    package static var nothing: PropertyValue { Wrapped.propertyValue(nil) }
    package static func read(_ value: Any) -> PropertyValue? {
        Wrapped.read(value).map { Wrapped.propertyValue($0) }
    }
    package init?(_ value: PropertyValue) {
        guard let value = Wrapped.value(value) else { return nil }
        self = value
    }
    package var propertyValue: PropertyValue { Wrapped.propertyValue(self) }
    package var vector: SIMD4<Double>? { flatMap(\.vector) }
    package mutating func setVector(_ vector: SIMD4<Double>) {
        if let new = Wrapped(vector: vector) { self = new }
    }
}

extension CGColor: OptionalFieldValue {
    package static var laneCount: Int { 4 }
    package static func propertyValue(_ value: CGColor?) -> PropertyValue { .color(value) }
    package static func value(_ value: PropertyValue) -> CGColor?? {
        if case .color(let color) = value { .some(color) } else { nil }
    }
    package static func read(_ value: Any) -> CGColor? {
        (value as? any DrawnColor)?.drawnColor
    }
    package var vector: SIMD4<Double>? { SIMD4(red, green, blue, alpha) }
    package init?(vector v: SIMD4<Double>) {
        self.init(red: v.x, green: v.y, blue: v.z, alpha: v.w)
    }
}

extension CGImage: OptionalFieldValue {
    package static func propertyValue(_ value: CGImage?) -> PropertyValue { .image(value) }
    package static func value(_ value: PropertyValue) -> CGImage?? {
        if case .image(let image) = value { .some(image) } else { nil }
    }
}

extension CGPath: OptionalFieldValue {
    package static func propertyValue(_ value: CGPath?) -> PropertyValue { .path(value?.frozen) }
    package static func value(_ value: PropertyValue) -> CGPath?? {
        if case .path(let path) = value { .some(path) } else { nil }
    }
}

extension String: OptionalFieldValue {
    package static func propertyValue(_ value: String?) -> PropertyValue { .string(value) }
    package static func value(_ value: PropertyValue) -> String?? {
        if case .string(let string) = value { .some(string) } else { nil }
    }
}

// MARK: Lists

/// The type of an element of an array in a field.
package protocol ListElement: Sendable {
    /// Returns the property value for an optional array.
    static func propertyValue(_ list: [Self]?) -> PropertyValue
    /// Returns the optional array in a property value; nil if the type differs.
    static func list(_ value: PropertyValue) -> [Self]??
    /// Converts an element passed to key-value coding; returns nil if it does not fit.
    static func element(_ value: Any) -> Self?
    /// Traps if the converted element is not allowed in the array; does nothing by default.
    func check()
}

extension ListElement {
    package static func element(_ value: Any) -> Self? { value as? Self }
    package func check() {}
}

extension Array: OptionalFieldValue where Element: ListElement {
    package static func propertyValue(_ value: [Element]?) -> PropertyValue {
        Element.propertyValue(value)
    }
    package static func value(_ value: PropertyValue) -> [Element]?? { Element.list(value) }
    package static func read(_ value: Any) -> [Element]? {
        guard let list = value as? [Any] else { return nil }
        let elements = list.compactMap(Element.element)
        guard elements.count == list.count else { return nil }
        for element in elements { element.check() }
        return elements
    }
}

extension CGColor: ListElement {
    package static func propertyValue(_ list: [CGColor]?) -> PropertyValue { .colors(list) }
    package static func list(_ value: PropertyValue) -> [CGColor]?? {
        if case .colors(let list) = value { .some(list) } else { nil }
    }
}

extension Double: ListElement {
    package static func propertyValue(_ list: [Double]?) -> PropertyValue { .numbers(list) }
    package static func list(_ value: PropertyValue) -> [Double]?? {
        if case .numbers(let list) = value { .some(list) } else { nil }
    }
    package static func element(_ value: Any) -> Double? { Boxed.number(value) }
}

extension EmitterCell: ListElement {
    package static func propertyValue(_ list: [EmitterCell]?) -> PropertyValue { .cells(list) }
    package static func list(_ value: PropertyValue) -> [EmitterCell]?? {
        if case .cells(let list) = value { .some(list) } else { nil }
    }
}

extension LayerFilter: ListElement {
    package static func propertyValue(_ list: [LayerFilter]?) -> PropertyValue { .filters(list) }
    package static func list(_ value: PropertyValue) -> [LayerFilter]?? {
        if case .filters(let list) = value { .some(list) } else { nil }
    }
    package static func element(_ value: Any) -> LayerFilter? {
        (value as? any FilterSource)?.layerFilter
    }
    package func check() {
        require(
            kind.blend == nil,
            "\(kind.rawValue) is a blend mode; set it as a layer's compositingFilter"
        )
    }
}

/// An object that contains a filter, such as a `CIFilter`.
package protocol FilterSource {
    /// The filter.
    var layerFilter: LayerFilter { get }
}

/// The optional blend mode of a layer.
package struct CompositingFilter: FieldValue, Equatable {
    /// At most one filter; an array, because a filter is large and layers rarely have one.
    package var filters: [LayerFilter]?

    package static var nothing: PropertyValue { .composition(nil) }
    package init() {}
    package init?(_ value: PropertyValue) {
        guard case .composition(let filter) = value else { return nil }
        filters = filter.map { [$0] }
    }
    package var propertyValue: PropertyValue { .composition(filters?.first) }

    /// Converts a filter or the name of a blend mode; warns about unknown names.
    package static func read(_ value: Any) -> PropertyValue? {
        if let filter = LayerFilter.element(value) {
            require(
                filter.kind.blend != nil,
                "\(filter.kind.rawValue) is not a blend mode; add it to a layer's filters"
            )
            return .composition(filter)
        }
        guard let name = value as? String else { return nil }
        let known = LayerFilter.Kind.allCases
        guard let kind = known.first(where: { $0.compositingName == name }) else {
            Warning.print(
                "'\(name)' is not a compositing filter and is ignored; use one of: "
                    + known.compactMap(\.compositingName).joined(separator: ", ")
            )
            return .composition(nil)
        }
        var filter = LayerFilter(kind)
        filter.isPlainName = true
        return .composition(filter)
    }
}
