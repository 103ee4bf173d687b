import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A property of the table that holds a value of the program's own, which thereby has its parts,
/// its arithmetic and its animations.
struct StandIn {
    /// The property.
    let property: LayerProperty
    /// The value.
    private let value: Any

    /// Finds a property for a value; nil for a type that no property has.
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

    /// The values of a layer that holds this one in the property.
    var state: LayerState {
        var state = LayerState()
        if let new = PropertyValue(value, for: PropertyPath(property)) { state[property] = new }
        return state
    }

    /// What a key that was never set holds: 0, or nothing, in the type of this value.
    var nothing: Any? {
        var state = LayerState()
        let path = PropertyPath(property)
        state[property] = PropertyValue(nil, for: path, named: property.row.key)
        return restore(state)
    }

    /// The key path of a part of the property, by the key path of a part of the program's key.
    func keyPath(_ rest: String?) -> String {
        rest.map { property.row.key + "." + $0 } ?? property.row.key
    }

    /// Reads a part of the value.
    func read(_ rest: String, _ keyPath: String) -> Any? {
        path(rest, keyPath).value(in: state).any
    }

    /// The value with a part replaced.
    func replacing(_ rest: String, by part: Any?, _ keyPath: String) -> Any? {
        var state = self.state
        let path = path(rest, keyPath)
        path.set(PropertyValue(part, for: path, named: keyPath), in: &state)
        return restore(state)
    }

    /// The value that values of a layer hold in the property, in the type of this one.
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
