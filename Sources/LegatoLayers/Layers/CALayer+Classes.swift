import LegatoGraphics
import LegatoRenderTree

/// Properties of individual layer classes.
extension CALayer {
    /// The property for a key; nil if this layer does not have it.
    func property(forKey key: String) -> LayerProperty? {
        LayerProperty(key: key).flatMap { state.has($0) ? $0 : nil }
    }

    /// Reads a numeric property.
    func number(_ property: LayerProperty) -> Double { read { $0[property] }.vector?.x ?? 0 }

    /// Reads a colour property.
    func color(_ property: LayerProperty) -> CGColor? {
        if case .color(let color) = read({ $0[property] }) { color } else { nil }
    }

    /// Sets a property, runs the action and marks the layer dirty.
    ///
    /// Traps on a presentation layer, and if the value is not finite.
    func set(_ property: LayerProperty, to value: PropertyValue) {
        let row = property.row
        willChange(row.key)
        detachFromStyle(property)
        require(value.isFinite, "\(row.owner.rawValue).\(row.key) must be finite, got \(value)")
        guard state[property] != value else { return }
        guard mayAct else { return assign(property, value) }
        var changed = state
        changed[property] = value
        change(property, to: changed)
    }

    /// Sets a property to a value of any type.
    ///
    /// Traps if the value does not fit the property or is not finite.
    func set(_ property: LayerProperty, toAny value: Any?) {
        let key = property.row.key
        set(property, to: PropertyValue(value, for: PropertyPath(property), named: key))
    }

    /// The animation for the render tree, without the parts that animate custom keys or properties
    /// of other layer classes.
    func freeze(_ animation: CAAnimation, id: AnimationID) -> [FrozenAnimation] {
        func isForeign(_ leaf: CAPropertyAnimation) -> Bool {
            leaf.propertyPath.map { !state.has($0.property) } ?? false
        }
        guard animation.leaves.contains(where: isForeign) else {
            return animation.freeze(id: id)
        }
        return animation.copy { !isForeign($0) }?.freeze(id: id) ?? []
    }
}

extension LayerAttributes {
    /// The stored default of a class's property; nil for any other key.
    static func storedDefault(forKey key: String, of owner: LayerClass) -> Any? {
        guard let row = LayerProperty(key: key)?.row, row.owner == owner, row.storesDefault else {
            return nil
        }
        return LayerState()[row.property].any
    }
}
