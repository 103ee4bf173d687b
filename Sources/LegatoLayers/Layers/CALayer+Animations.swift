import LegatoRenderTree

/// The key of a layer's transitions.
public nonisolated let kCATransition = "transition"
/// The event of a layer that becomes a sublayer.
public nonisolated let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that stops being a sublayer.
public nonisolated let kCAOnOrderOut = "onOrderOut"

extension CALayer {
    /// Adds a copy of an animation; one that has the same key already is stopped.
    ///
    /// A duration of 0 or less becomes the transaction's, a missing pacing the transaction's if it
    /// has one. An animation under the key nil cannot be removed alone. A transition's key is
    /// always `kCATransition`.
    /// An animation whose key path names nothing takes its time and shows nothing, with a warning.
    /// - Precondition: the values of a property animation fit what its key path names.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        willChange("animations")
        animation.validate(for: self)
        validateOwnKeys(animation)
        let copy = animation.copy()
        copy.resolve(
            duration: CATransaction.animationDuration(),
            timingFunction: CATransaction.animationTimingFunction()
        )
        // Decision C15: for springs too, whose settling duration counts only if it is set.
        if copy.duration <= 0 { copy.resolve(duration: 0.25, timingFunction: nil) }
        copy.store()
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        attached.append(AttachedAnimation(copy, key: key, layer: self))
        hasNewAnimations = true
        if let host { host.layerChanged(self) } else { LayerHost.strayAnimation(on: self) }
    }

    /// Removes the animation of a key; its delegate hears of an unfinished end.
    public func removeAnimation(forKey key: String) {
        willChange("animations")
        if let old = attached.remove(key) { drop(old) }
    }

    /// Removes all animations; their delegates hear of unfinished ends.
    public func removeAllAnimations() {
        willChange("animations")
        let all = Array(attached)
        attached = AttachedAnimations()
        for old in all { drop(old) }
    }

    private func drop(_ old: AttachedAnimation) {
        if !old.redrawnKeys.isEmpty { setNeedsDisplay() }
        // What was committed is taken out where it was committed.
        if let host = old.phase == .added ? host : liveHost ?? host {
            host.animationRemoved(old, from: self)
        } else {
            LayerHost.later { old.stop(finished: false) }
        }
    }

    /// Returns the keys of the animations in the order in which they apply; nil if there are none.
    public func animationKeys() -> [String]? {
        if let modelLayer { return modelLayer.animationKeys() }
        let keys = attached.enumerated().sorted {
            let (a, b) = ($0.element.animation.beginTime, $1.element.animation.beginTime)
            // What is not committed yet has no begin and comes last.
            let (x, y) = ($0.element.phase == .added, $1.element.phase == .added)
            if x != y { return !x }
            return a != b && !x ? a < b : $0.offset < $1.offset
        }.compactMap(\.element.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns the layer's copy of the animation of a key; nil if there is none.
    public func animation(forKey key: String) -> CAAnimation? {
        if let modelLayer { return modelLayer.animation(forKey: key) }
        return attached[key]?.animation
    }

    /// The number of animations visited by key lookups, on all layers.
    package static var animationLookups: Int { AttachedAnimations.visits }

    /// Returns the animations that wait for their first commit, and clears the list.
    func takeNewAnimations() -> [AttachedAnimation] {
        guard hasNewAnimations else { return [] }
        hasNewAnimations = false
        return attached.filter { $0.phase == .added }
    }

    /// Whether an animation or animator changes a property.
    func isAnimating(_ property: LayerProperty) -> Bool {
        animators[property] != nil
            || attached.contains { $0.animation.animates(property) }
    }
}
