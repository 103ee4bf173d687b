public import Foundation
import LegatoGraphics
package import LegatoRenderTree

/// Animations that run together in the group's local time.
///
/// The group's timing applies to all of them: their parent time is the group's local time, from 0
/// to its duration, after its timing function. The animations are not scaled to the group: a longer
/// one is cut off, a shorter one is removed when it ends unless it fills, and one without a
/// duration takes the group's. Their delegates and `isRemovedOnCompletion` have no effect. An empty
/// group runs for its duration and calls its delegate.
///
/// ```swift
/// let group = CAAnimationGroup()
/// group.animations = [move, fade]
/// group.duration = 0.5
/// card.add(group, forKey: "appear")
/// ```
open class CAAnimationGroup: CAAnimation {
    /// The animations, applied in order of `beginTime`, then in the order of the array; nil by
    /// default.
    ///
    /// Adding the group to a layer copies them.
    /// - Precondition: neither the animations nor the groups among them contain the group itself.
    open var animations: [CAAnimation]? {
        didSet {
            willChange("animations")
            for animation in animations ?? [] {
                require(
                    !animation.contains(self),
                    "CAAnimationGroup.animations must not contain the group, at any depth"
                )
            }
        }
    }

    /// Returns a modifiable copy of the group, with copies of its animations.
    /// - Parameter zone: Has no effect.
    /// - Returns: The copy, a new `CAAnimationGroup`.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
        return copy
    }

    /// Sets the animations to those of the other group, without copying them.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        if let other = other as? CAAnimationGroup { animations = other.animations }
    }

    private static let ownKeys: [String: ObjectKey<CAAnimationGroup>] = [
        "animations": .object(\.animations)
    ]

    package override func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CAAnimationGroup.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    package override func resolve(
        duration: CFTimeInterval, timingFunction: CAMediaTimingFunction?
    ) {
        super.resolve(duration: duration, timingFunction: timingFunction)
        for animation in animations ?? [] {
            animation.resolve(duration: self.duration, timingFunction: nil)
        }
    }

    package override func store() {
        super.store()
        for animation in animations ?? [] { animation.store() }
    }

    package override func animates(_ property: LayerProperty) -> Bool {
        animations?.contains { $0.animates(property) } ?? false
    }

    package override func freeze(
        id: AnimationID, in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] {
        let group = FrozenAnimation.Group(
            timing: mediaTiming, easing: timingFunction?.solver,
            rates: preferredFrameRateRange.rates ?? groups.last?.rates
        )
        let ordered = (animations ?? []).enumerated().sorted {
            let (a, b) = ($0.element.beginTime, $1.element.beginTime)
            return a != b ? a < b : $0.offset < $1.offset
        }
        return ordered.flatMap { $0.element.freeze(id: id, in: groups + [group]) }
    }
}

extension CAAnimation {
    /// The property animations that it consists of.
    var leaves: [CAPropertyAnimation] {
        if let leaf = self as? CAPropertyAnimation { return [leaf] }
        return (self as? CAAnimationGroup)?.animations?.flatMap(\.leaves) ?? []
    }

    /// A modifiable copy with only the property animations that satisfy a predicate; nil if it has
    /// none.
    func copy(_ change: (CAPropertyAnimation) -> Bool) -> CAAnimation? {
        let copy = plainCopy()
        switch copy {
        case let leaf as CAPropertyAnimation: return change(leaf) ? leaf : nil
        case let group as CAAnimationGroup:
            group.animations = group.animations?.compactMap { $0.copy(change) }
            return group
        default: return nil
        }
    }

    /// Whether an animation is this one or is contained in it.
    fileprivate func contains(_ animation: CAAnimation) -> Bool {
        self === animation
            || (self as? CAAnimationGroup)?.animations?.contains { $0.contains(animation) } ?? false
    }
}
