import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A layer property that temporarily stores a custom value, so that the value has the property's
/// parts, arithmetic and animations.
struct StandIn {
    /// The property.
    let property: LayerProperty
    /// The value.
    private let value: Any

    /// Creates a stand-in for a value; returns nil if no property has its type.
    init?(_ value: Any) {
        self.value = value
        switch value {
        case is CGPoint: property = .position
        case is CGSize: property = .shadowOffset
        case is CGRect: property = .bounds
        case is CGColor: property = .backgroundColor
        case is CATransform3D, is CGAffineTransform: property = .transform
        case is CGImage: property = .contents
        case is String: return nil
        case let flag where type(of: flag) == Bool.self: property = .isHidden
        case let other where Boxed.number(other) != nil: property = .zPosition
        default: return nil
        }
    }

    /// The values of a layer whose property has this value.
    var state: LayerState {
        var state = LayerState()
        if let new = PropertyValue(value, for: PropertyPath(property)) { state[property] = new }
        return state
    }

    /// The value of a key that was never set: 0 in this value's type, or nil.
    var nothing: Any? {
        var state = LayerState()
        let path = PropertyPath(property)
        state[property] = PropertyValue(nil, for: path, named: property.row.key)
        return restore(state)
    }

    /// Returns the key path of the property for the rest of a custom key path after its first key.
    func keyPath(_ rest: String?) -> String {
        rest.map { property.row.key + "." + $0 } ?? property.row.key
    }

    /// Returns a part of the value.
    func read(_ rest: String, _ keyPath: String) -> Any? {
        path(rest, keyPath).value(in: state).any
    }

    /// Returns the value with a part replaced.
    func replacing(_ rest: String, by part: Any?, _ keyPath: String) -> Any? {
        var state = self.state
        let path = path(rest, keyPath)
        path.set(PropertyValue(part, for: path, named: keyPath), in: &state)
        return restore(state)
    }

    /// Returns the property's value in a layer's values, converted to the type of this value.
    func restore(_ state: LayerState) -> Any? {
        let new = state[property]
        guard case .number(let number) = new else { return new.any }
        return switch value {
        case let v as any BinaryFloatingPoint: Self.convert(number, like: v)
        case let v as any BinaryInteger: Self.convert(number, like: v)
        default: new.any
        }
    }

    private static func convert<T: BinaryFloatingPoint>(_ number: Double, like: T) -> T {
        T(number)
    }

    private static func convert<T: BinaryInteger>(_ number: Double, like: T) -> T {
        T(clamping: Int64(max(-9e18, min(9e18, number.rounded()))))
    }

    private func path(_ rest: String, _ keyPath: String) -> PropertyPath {
        do {
            return try PropertyPath(self.keyPath(rest))
        } catch {
            refuse("CALayer: the key path '\(keyPath)' names no part of \(value)")
        }
    }
}
