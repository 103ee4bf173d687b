import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

extension CAAnimation {
    /// The keys of all animations, as in Core Animation.
    static let keys: [String: ObjectKey<CAAnimation>] = [
        "timingFunction": .object(\.timingFunction), "delegate": .object(\.delegate),
        "removedOnCompletion": .flag(\.isRemovedOnCompletion),
        "preferredFrameRateRange": .value(\.preferredFrameRateRange),
    ].merging(ObjectKey.mediaTiming) { own, _ in own }

    /// Returns the value for a key path, such as `toValue.x`, or a key path of an animation that is
    /// stored under the first key.
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

    /// Sets the value for a key path, such as `toValue.x`, without changing other parts of the
    /// value.
    /// - Precondition: the part after the first key exists, and the value has its type and is finite.
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
