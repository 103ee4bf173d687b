import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// A key that an animation's class declares, for one animation.
package struct AnimationKey {
    let get: () -> Any?
    let set: (_ value: Any?, _ name: String) -> Void

    init?<Object: CAAnimation>(_ key: ObjectKey<Object>?, of object: Object) {
        guard let key else { return nil }
        get = { key.get(object) }
        set = { value, name in key.write(value, to: object, named: name) }
    }
}

extension CAAnimation {
    /// The keys that all animations have, as Core Animation spells them.
    static let keys: [String: ObjectKey<CAAnimation>] = [
        "timingFunction": .object(\.timingFunction), "delegate": .object(\.delegate),
        "removedOnCompletion": .flag(\.isRemovedOnCompletion),
        "preferredFrameRateRange": .value(\.preferredFrameRateRange),
    ].merging(ObjectKey.mediaTiming) { own, _ in own }

    /// Returns what a key path names: a part of a value, such as `toValue.x`, or the same of an
    /// animation under a key.
    /// - Precondition: the part after the first key exists.
    public func value(forKeyPath keyPath: String) -> Any? {
        let (root, rest) = PropertyPath.split(keyPath)
        guard let rest else { return value(forKey: keyPath) }
        let whole = value(forKey: root)
        if let animation = whole as? CAAnimation { return animation.value(forKeyPath: rest) }
        guard let whole, let standIn = StandIn(whole) else {
            return Boxed.out(ownValue(forKey: keyPath))
        }
        return standIn.read(rest, keyPath)
    }

    /// Sets what a key path names, such as `toValue.x`; the rest of the value stays.
    /// - Precondition: the part after the first key exists, and the value fits it and is finite.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (root, rest) = PropertyPath.split(keyPath)
        guard let rest else { return setValue(value, forKey: keyPath) }
        let whole = self.value(forKey: root)
        if let animation = whole as? CAAnimation {
            return animation.setValue(value, forKeyPath: rest)
        }
        guard let whole, let standIn = StandIn(whole) else {
            return setOwnValue(value, forKey: keyPath)
        }
        setValue(standIn.replacing(rest, by: value, keyPath), forKey: root)
    }
}
