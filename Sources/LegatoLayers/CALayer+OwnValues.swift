import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// Values under the program's own keys, and their animation.
extension CALayer {
    /// Whether a key of the program's own may be animated: it has a value, a default or displays.
    func hasCustomValue(_ key: String) -> Bool {
        ownValue(forKey: key) != nil || type(of: self).needsDisplay(forKey: key)
    }

    /// The value set, or else the style's or the class's default.
    func ownValue(forKey key: String) -> Any? {
        customValues[key] ?? unsetValue(forKey: key)
    }

    /// What a key has that was never set.
    private func unsetValue(forKey key: String) -> Any? {
        var nested = style
        while let current = nested {
            if let value = current[key] { return value }
            nested = current["style"] as? [AnyHashable: Any]
        }
        return type(of: self).defaultValue(forKey: key)
    }

    /// Stores a value, with the action and the display that the key asks for.
    func setOwnValue(_ value: Any?, forKey key: String) {
        willChange(key)
        if let new = value as? AnyHashable, let old = ownValue(forKey: key) as? AnyHashable,
            new == old
        {
            return
        }
        let acts = isLive && !Transaction.isOpen && !CATransaction.disableActions()
        let action = acts ? action(forKey: key) : nil
        customValues[key] = value
        host?.layerChanged(self)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The values committed last, with the running animations of keys that display applied.
    func shownValues() -> [String: Any] {
        var values = committedValues
        var seen: Set<String> = []
        for key in attached.compactMap(\.redrawnKey)
        where property(forKey: key) == nil && seen.insert(key).inserted {
            values[key] = shownValue(forKey: key) ?? values[key]
        }
        return values
    }

    private func shownValue(forKey key: String) -> Any? {
        guard let host else { return nil }
        let running = attached.filter { $0.redrawnKey == key && $0.phase != .added }
        let under =
            committedValues[key] ?? unsetValue(forKey: key)
            ?? Self.sample(of: running.map(\.animation))
        guard let under, let standIn = StandIn(under) else { return nil }
        // A tree of one layer applies the animations in the right order.
        var changes: [Commit.Change] = [.insert(0, standIn.state)]
        for animation in running {
            let stand = Self.stand(standIn, in: animation.animation)
            for frozen in stand?.freeze(id: animation.id) ?? [] {
                changes.append(.addAnimation(0, frozen))
            }
        }
        let tree = RenderTree()
        tree.apply(Commit(changes: changes))
        let time = localTime(atMediaTime: host.presentationTime ?? host.clock.now)
        return tree.presentation(of: 0, at: time).flatMap(standIn.restore)
    }

    /// Nothing, in the type of a key that was never set: that of the values that animate it.
    private static func sample(of animations: [CAAnimation]) -> Any? {
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

    /// A copy of an animation that moves the stand-in of a key instead of the key.
    private static func stand(_ standIn: StandIn, in animation: CAAnimation) -> CAAnimation? {
        guard let copy = animation.copy() as? CAPropertyAnimation, let path = copy.keyPath else {
            return nil
        }
        copy.keyPath = standIn.keyPath(PropertyPath.split(path).rest)
        return copy
    }

    /// Ends the program if the values of an animation do not fit the key of the program's own.
    func validateOwnKey(_ animation: CAAnimation) {
        guard let key = redrawnKey(of: animation), property(forKey: key) == nil,
            let under = ownValue(forKey: key) ?? Self.sample(of: [animation]),
            let standIn = StandIn(under)
        else { return }
        Self.stand(standIn, in: animation)?.validate(for: self)
    }
}
