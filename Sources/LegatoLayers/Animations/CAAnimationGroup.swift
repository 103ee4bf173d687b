import LegatoGraphics
package import LegatoRenderTree

/// Animations that run together in a time of their own.
///
/// The group's timing acts on all of them: their parent's time is the group's, from 0 to its
/// duration, as its timing function gives it. They are not stretched: one that is longer than the
/// group is cut, a shorter one stops showing when it ends unless it fills, one without a duration
/// takes the group's. Their delegates and `isRemovedOnCompletion` have no effect. A group of
/// nothing runs its time and tells its delegate.
open class CAAnimationGroup: CAAnimation {
    /// The animations, applied in the order of their `beginTime`, equal ones in this order; nil by
    /// default.
    ///
    /// Adding the group to a layer copies them.
    /// - Precondition: the group is not among them or inside one of them.
    public var animations: [CAAnimation]? {
        didSet {
            willChange("animations")
            for animation in animations ?? [] {
                require(
                    !animation.contains(self),
                    "An animation group cannot be in itself or in one of its own animations"
                )
            }
        }
    }

    /// Copies the animations too.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations.map { $0.map { $0.copy() } }
    }

    private static let ownKeys: [String: ObjectKey<CAAnimationGroup>] = [
        "animations": .object(\.animations)
    ]

    package override func declaredKey(_ key: String) -> AnimationKey? {
        AnimationKey(CAAnimationGroup.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    package override func resolve(
        duration: CFTimeInterval,
        timingFunction: CAMediaTimingFunction?
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

    package override func validate(for layer: CALayer) {
        for animation in animations ?? [] { animation.validate(for: layer) }
    }

    package override var leaves: [CAPropertyAnimation] {
        (animations ?? []).flatMap(\.leaves)
    }

    package override func copy(_ change: (CAPropertyAnimation) -> Bool) -> CAAnimation? {
        let copy = copy() as? CAAnimationGroup
        copy?.animations = animations?.compactMap { $0.copy(change) }
        return copy
    }

    package override func animates(_ property: LayerProperty) -> Bool {
        animations?.contains { $0.animates(property) } ?? false
    }

    package override func freeze(
        id: AnimationID,
        in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] {
        let group = FrozenAnimation.Group(
            timing: mediaTiming,
            easing: timingFunction?.solver,
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
    /// Whether an animation is this one or one of those in it.
    fileprivate func contains(_ animation: CAAnimation) -> Bool {
        self === animation
            || (self as? CAAnimationGroup)?.animations?.contains { $0.contains(animation) } ?? false
    }
}
