import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// Custom keys and their animation.
extension CALayer {
    /// Returns whether a custom key is animatable: it has a value, a default, or needs display.
    func hasCustomValue(_ key: String) -> Bool {
        ownValue(forKey: key) != nil || type(of: self).needsDisplay(forKey: key)
    }

    /// Returns the value that was set, or otherwise the style's or the class's default.
    func ownValue(forKey key: String) -> Any? {
        (isPresented ? presentedOwnValue(forKey: key) : customValues[key])
            ?? unsetValue(forKey: key)
    }

    /// Returns the value of a key that was never set.
    private func unsetValue(forKey key: String) -> Any? {
        styleValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets a value, runs the key's action, and marks the layer as needing display if the key does.
    func setOwnValue(_ value: Any?, forKey key: String) {
        willChange(key)
        let old = customValues[key] ?? unsetValue(forKey: key)
        if let new = value as? AnyHashable, let old = old as? AnyHashable, new == old {
            return
        }
        let acts = isLive && !Transaction.isOpen && !CATransaction.disableActions()
        let action = acts ? action(forKey: key) : nil
        customValues[key] = value
        host?.layerChanged(self)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Returns the committed values with the running animations of keys that need display applied.
    func shownValues() -> [String: Any] {
        var values = committedValues
        var seen: Set<String> = []
        for key in attached.flatMap(\.redrawnKeys)
        where property(forKey: key) == nil && seen.insert(key).inserted {
            values[key] = shownValue(forKey: key) ?? values[key]
        }
        return values
    }

    /// Returns the committed value with the running animations of a key that needs display applied.
    private func presentedOwnValue(forKey key: String) -> Any? {
        let isAnimated = attached.contains { $0.redrawnKeys.contains(key) }
        return (isAnimated ? shownValue(forKey: key) : nil) ?? committedValues[key]
    }

    private func shownValue(forKey key: String) -> Any? {
        guard let host else { return nil }
        let running = attached.filter {
            $0.redrawnKeys.contains(key) && $0.phase != .added
        }
        let under =
            committedValues[key] ?? unsetValue(forKey: key)
            ?? Self.sample(of: running.flatMap { Self.leaves(of: $0.animation, on: key) })
        guard let under, let standIn = StandIn(under) else { return nil }
        // A render tree of one layer applies the animations in their order.
        var changes: [Commit.Change] = [.insert(0, SharedState(standIn.state))]
        for animation in running {
            let redirected = Self.redirected(animation.animation, to: standIn, for: key)
            let frozen = redirected?.freeze(id: animation.id) ?? []
            if !frozen.isEmpty { changes.append(.addAnimations(0, frozen)) }
        }
        let tree = RenderTree(threads: 1)
        tree.apply(Commit(changes: changes))
        let time = localTime(atMediaTime: host.presentationTime ?? host.clock.now)
        return tree.presentation(of: 0, at: time).flatMap(standIn.restore)
    }

    /// Returns the zero value for a key that was never set, in the type of its animations' values.
    private static func sample(of animations: [CAPropertyAnimation]) -> Any? {
        for animation in animations {
            var value: Any?
            if let basic = animation as? CABasicAnimation {
                value = basic.fromValue ?? basic.toValue ?? basic.byValue
            } else if let keyframes = animation as? CAKeyframeAnimation {
                value = keyframes.values?.first
            }
            guard let value, let standIn = StandIn(value) else { continue }
            return standIn.nothing
        }
        return nil
    }

    /// Returns the property animations of a key in an animation.
    private static func leaves(of animation: CAAnimation, on key: String) -> [CAPropertyAnimation] {
        animation.leaves.filter { $0.rootKey == key }
    }

    /// Returns a copy of an animation that animates only the stand-in of a key.
    private static func redirected(
        _ animation: CAAnimation, to standIn: StandIn, for key: String
    ) -> CAAnimation? {
        animation.copy { leaf in
            guard leaf.rootKey == key, let path = leaf.keyPath else { return false }
            leaf.keyPath = standIn.keyPath(PropertyPath.split(path).rest)
            return true
        }
    }

    /// Traps if the values of an animation do not fit the custom keys that it animates.
    func validateOwnKeys(_ animation: CAAnimation) {
        for key in redrawnKeys(of: animation) where property(forKey: key) == nil {
            let under =
                ownValue(forKey: key) ?? Self.sample(of: Self.leaves(of: animation, on: key))
            guard let under, let standIn = StandIn(under) else { continue }
            for leaf in Self.redirected(animation, to: standIn, for: key)?.leaves ?? [] {
                leaf.validate(for: self)
            }
        }
    }
}
