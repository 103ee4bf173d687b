import LegatoRenderTree

/// The key under which a layer's transition is stored.
public nonisolated let kCATransition = "transition"
/// The event of a layer that is added to a superlayer.
public nonisolated let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from its superlayer.
public nonisolated let kCAOnOrderOut = "onOrderOut"

extension CALayer {
    func attach(_ animation: CAAnimation, forKey key: String?) {
        willChange("animations")
        // The copy is validated, because an override of `copy(with:)` can change its values.
        let copy = animation.duplicate()
        for leaf in copy.leaves { leaf.validate(for: self) }
        validateOwnKeys(copy)
        copy.resolve(
            duration: CATransaction.animationDuration(),
            timingFunction: CATransaction.animationTimingFunction()
        )
        // Decision C15: also for springs, whose settling duration is used only if assigned.
        if copy.duration <= 0 { copy.resolve(duration: 0.25, timingFunction: nil) }
        copy.store()
        let key = copy is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        attached.append(
            AttachedAnimation(
                copy, key: key, redrawnKeys: redrawnKeys(of: copy),
                groups: CATransaction.completionGroups
            )
        )
        hasNewAnimations = true
        if let host { host.layerChanged(self) } else { LayerHost.strayAnimation(on: self) }
    }

    func detachAnimation(forKey key: String) {
        willChange("animations")
        if let old = attached.remove(key) { drop(old) }
    }

    func detachAnimations() {
        willChange("animations")
        let all = Array(attached)
        attached = AttachedAnimations()
        for old in all { drop(old) }
    }

    private func drop(_ old: AttachedAnimation) {
        if !old.redrawnKeys.isEmpty { setNeedsDisplay() }
        // A committed animation is removed from the tree in which it was committed.
        if let host = old.phase == .added ? host : liveHost ?? host {
            host.animationRemoved(old, from: self)
        } else {
            LayerHost.later { old.stop(finished: false) }
        }
    }

    var attachedKeys: [String]? {
        if let modelLayer { return modelLayer.attachedKeys }
        let keys = attached.enumerated().sorted {
            let (a, b) = ($0.element.animation.beginTime, $1.element.animation.beginTime)
            // Animations that are not committed yet have no begin time and are last.
            let (x, y) = ($0.element.phase == .added, $1.element.phase == .added)
            if x != y { return !x }
            return a != b && !x ? a < b : $0.offset < $1.offset
        }.compactMap(\.element.key)
        return keys.isEmpty ? nil : keys
    }

    /// The number of animations visited by key lookups, on all layers.
    package static var animationLookups: Int { AttachedAnimations.visits }

    /// Returns the animations that wait for their first commit and resets their flag.
    func takeNewAnimations() -> [AttachedAnimation] {
        guard hasNewAnimations else { return [] }
        hasNewAnimations = false
        return attached.filter { $0.phase == .added }
    }

    /// Whether an animation or animator affects a property.
    func isAnimating(_ property: LayerProperty) -> Bool {
        animators[property] != nil
            || attached.contains { $0.animation.animates(property) }
    }
}
