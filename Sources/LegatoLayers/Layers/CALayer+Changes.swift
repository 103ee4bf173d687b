import Foundation
import LegatoGraphics
package import LegatoRenderTree

extension CALayer {
    /// Makes this the presentation layer of `model` with the given presentation values.
    func present(_ model: CALayer, _ shown: LayerState, _ values: [String: Any]) {
        id = model.id
        state = shown
        let own = LayerRarities()
        own.customValues = values
        own.modelLayer = model
        if let other = model.rarities {
            own.timing = other.timing
            (own.name, own.delegate) = (other.name, other.delegate)
            (own.actions, own.style) = (other.actions, other.style)
            own.layoutManager = other.layoutManager
            own.autoresizingMask = other.autoresizingMask
        }
        rarities = own
    }

    /// The model values; the presentation values in a presentation layer.
    package var state: LayerState {
        _read { yield sharedState.values }
        _modify { yield &sharedState.values }
    }

    var isPresentation: Bool { modelLayer != nil }

    /// The host of the tree that contains the layer.
    package var host: LayerHost? { hostLink?.host }

    /// The host in whose tree the layer was last committed.
    var liveHost: LayerHost? { liveLink?.host }

    /// Whether the layer was committed in the tree that contains it, so that its changes may
    /// animate.
    var isLive: Bool { liveHost != nil && liveHost === host }

    // MARK: Values

    /// Calls `layoutSublayers()` with `isLayingOut` set.
    func placeSublayers() {
        let outer = isLayingOut
        isLayingOut = true
        defer { isLayingOut = outer }
        layoutSublayers()
    }

    /// Changes one property with the animation or action that the current transaction specifies.
    func change(
        _ property: LayerProperty, to changed: LayerState,
        stated: (old: TransformComponents, new: TransformComponents)? = nil
    ) {
        let change = beginChange(
            PropertyChange(property: property, old: state, new: changed, stated: stated)
        )
        // The code that provided the action may have changed other properties.
        assign(property, changed[property])
        endChange(change)
    }

    /// Changes one property without an action.
    func assign(_ property: LayerProperty, _ value: PropertyValue) {
        let old = property == .bounds ? state.bounds : nil
        state[property] = value
        assigned(property, oldBounds: old)
    }

    func assigned(_ property: LayerProperty, oldBounds: CGRect?) {
        markDirty()
        if let oldBounds { boundsChanged(from: oldBounds) }
        if property == .instanceCount || property == .instanceDelay { host?.clockChanges += 1 }
        if type(of: self).needsDisplay(forKey: property.row.key) { setNeedsDisplay() }
    }

    private func boundsChanged(from old: CGRect) {
        if state.needsDisplayOnBoundsChange { setNeedsDisplay() }
        guard old.size != state.bounds.size else { return }
        setNeedsLayout()
        // A layer that is laying out its sublayers sets their sizes itself.
        if let parent = linkedParent, parent.maskLayer !== self, !parent.isLayingOut {
            parent.setNeedsLayout()
        }
        if !children.isEmpty { resizeSublayers(withOldSize: old.size) }
    }

    /// Traps if this is a presentation layer, whose values are read-only.
    func willChange(_ key: @autoclosure () -> String) {
        require(
            !isPresentation,
            "A presentation layer is read-only: '\(key())' cannot be changed; change model() instead"
        )
    }

    /// Includes the layer's values in the next commit.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        host?.layerChanged(self)
    }
}

extension LayerGeometry {
    /// The layer that these properties are a part of.
    @inline(__always) var layer: CALayer { unsafeDowncast(self, to: CALayer.self) }

    /// Reads a property, as getters do.
    ///
    /// Inlined in each getter, where it copies only the property.
    @inline(__always)
    func get<T>(_ path: KeyPath<LayerState, T>) -> T {
        guard let values = PresentationValues.current else { return layer.state[keyPath: path] }
        return layer.state(in: values)[keyPath: path]
    }

    /// Sets a property, runs the action and marks the layer dirty.
    ///
    /// Traps on a presentation layer, and if the value is not finite. Inlined in each setter, where accesses by the key path are direct ones.
    @inline(__always)
    func set<T: Equatable & FieldValue>(
        _ property: LayerProperty, _ path: WritableKeyPath<LayerState, T>, _ value: T
    ) {
        let layer = layer
        layer.willChange(property.row.key)
        layer.detachFromStyle(property)
        guard layer.state[keyPath: path] != value else { return }
        require(
            value.propertyValue.isFinite,
            "CALayer.\(property.row.key) must be finite, got \(value)"
        )
        guard layer.mayAct else {
            let old = property == .bounds ? layer.state.bounds : nil
            layer.state[keyPath: path] = value
            return layer.assigned(property, oldBounds: old)
        }
        var changed = layer.state
        changed[keyPath: path] = value
        layer.change(property, to: changed)
    }
}
