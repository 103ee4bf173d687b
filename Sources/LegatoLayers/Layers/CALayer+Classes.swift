import LegatoGraphics
import LegatoRenderTree

/// The properties that only one class of layers has.
extension CALayer {
    /// The property of a key; nil for one that this layer does not have.
    func property(forKey key: String) -> LayerProperty? {
        LayerProperty(key: key).flatMap { state.has($0) ? $0 : nil }
    }

    /// The stored default of a property of a class; nil for any other key.
    static func storedDefault(forKey key: String, of owner: LayerClass) -> Any? {
        guard let row = LayerProperty(key: key)?.row, row.owner == owner, row.storesDefault else {
            return nil
        }
        return LayerState()[row.property].any
    }

    /// Reads a number.
    func number(_ property: LayerProperty) -> Double { state[property].vector?.x ?? 0 }

    /// Reads a colour.
    func color(_ property: LayerProperty) -> CGColor? {
        if case .color(let color) = state[property] { color } else { nil }
    }

    /// Writes a value: refuses what cannot be, animates, marks it.
    func set(_ property: LayerProperty, to value: PropertyValue) {
        let row = property.row
        willChange(row.key)
        detachFromStyle(property)
        require(value.isFinite, "\(row.owner.rawValue).\(row.key) must be finite, got \(value)")
        guard state[property] != value else { return }
        var changed = state
        changed[property] = value
        change(property, to: changed)
    }

    /// Writes a value of any type.
    ///
    /// Ends the program if it does not fit or is not finite.
    func set(_ property: LayerProperty, toAny value: Any?) {
        let key = property.row.key
        set(property, to: PropertyValue(value, for: PropertyPath(property), named: key))
    }

    /// What the render tree gets of an animation: all but animations of the program's own keys,
    /// also of those that layers of other classes have for properties.
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
