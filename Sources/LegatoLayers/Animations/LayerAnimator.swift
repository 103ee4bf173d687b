import Foundation
package import LegatoGraphics
public import LegatoMotion
import LegatoRenderTree

/// The animation of one layer property by `withAnimation` or `CALayer.animate`.
struct LayerAnimator {
    let property: LayerProperty
    var frozen: any FrozenAnimator
    private(set) var isCommitted = false
    /// Reads the environment of the layer's view, for custom animations; nil for layers in no view.
    private var surroundings: (@MainActor @Sendable () -> EnvironmentValues?)?
    private var waits = CompletionWaits()

    /// Creates an animator for a change of a property; nil if the property cannot be animated.
    init?(_ change: borrowing PropertyChange) {
        property = change.property
        let row = property.row
        guard row.isAnimatable else { return nil }
        let (old, new) = (change.old[property], change.new[property])
        if case .transform(let old) = old, case .transform(let new) = new {
            let hasComponents =
                change.stated != nil
                || ComponentsAnimator.canDescribe(old) && ComponentsAnimator.canDescribe(new)
            frozen = hasComponents ? ComponentsAnimator() : ElementsAnimator()
        } else if row.type.laneCount > 0, row.type != .bool, old.vector != nil, new.vector != nil {
            frozen = VectorAnimator()
        } else if old.isLike(new) {
            frozen = ListAnimator()
        } else {
            return nil
        }
    }

    /// Prepares for a change at a local time of the layer: chooses the form of the animator, and
    /// passes the environment to custom animations.
    mutating func prepare(
        for change: inout PropertyChange, at time: Double,
        in surroundings: (@MainActor @Sendable () -> EnvironmentValues?)?
    ) {
        isCommitted = false
        if let surroundings { self.surroundings = surroundings }
        if property.row.type == .transform, change.stated == nil, time.isFinite,
            frozen is ComponentsAnimator, case .transform(let new) = change.new[property],
            !ComponentsAnimator.canDescribe(new)
        {
            // The new value needs all matrix entries: continue from the presentation value.
            frozen.apply(to: &change.old, property.row, at: time)
            frozen = ElementsAnimator()
        }
        readSurroundings()
    }

    /// Passes the current environment to custom animations.
    private mutating func readSurroundings() {
        guard let environment = surroundings?() else { return }
        frozen.surround(with: environment)
    }

    /// Returns the animator for the render thread to run from now on.
    mutating func commit() -> any FrozenAnimator {
        isCommitted = true
        frozen.settle()
        return frozen
    }

    /// Advances custom animations to a local time of the layer.
    mutating func sample(at time: Double) {
        isCommitted = false
        readSurroundings()
        frozen.advance(to: time)
    }

    /// Adds a listener for the latest change.
    mutating func wait(_ listener: AnimationListener) {
        waits.add(listener, logicalEnd: frozen.logicalEndTime)
    }

    /// When the next listener is due, in the layer's time; infinite without listeners.
    var nextFinish: Double {
        if waits.isEmpty { return .infinity }
        return waits.nextTime(end: frozen.endTime, logicalEnd: frozen.logicalEndTime)
    }

    /// Returns closures that call the listeners of the changes completed at a local time, and
    /// removes those listeners.
    ///
    /// An infinite time completes all changes.
    mutating func takeFinished(at time: Double) -> [() -> Void] {
        if waits.isEmpty { return [] }
        return waits.takeFinished(at: time, end: frozen.endTime, logicalEnd: frozen.logicalEndTime)
            .map { listener in { listener.animationFinished() } }
    }
}

extension [LayerAnimator] {
    // By index: iterating copies each animator.
    /// The animator of a property; setting it keeps the animators in table order.
    subscript(property: LayerProperty) -> LayerAnimator? {
        get { indices.first { self[$0].property == property }.map { self[$0] } }
        set {
            let index = indices.first { self[$0].property.rawValue >= property.rawValue } ?? count
            if index == count || self[index].property != property {
                if let newValue { insert(newValue, at: index) }
            } else if let newValue {
                self[index] = newValue
            } else {
                remove(at: index)
            }
        }
    }
}

extension CALayer {
    /// The properties with an animator, in table order.
    var animatedProperties: [LayerProperty] { animators.indices.map { animators[$0].property } }

    /// Animates the layer properties that `changes` sets.
    ///
    /// Model values change immediately; `presentation()` returns the values in flight. A property
    /// that is already animating is retargeted: it continues from its presentation value and, with
    /// springs, its velocity. Built-in animations run on the render thread, even while the main
    /// thread is busy.
    ///
    /// ```swift
    /// CALayer.animate(.spring) {
    ///     card.position = CGPoint(x: 320, y: 200)
    ///     card.opacity = 0.5
    /// } completion: {
    ///     card.removeFromSuperlayer()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The timing curve or spring.
    ///   - changes: Sets layer properties. Only these changes are animated.
    ///   - completion: Runs once, when all animations are logically complete; runs immediately if
    ///     nothing was animated.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        guard let completion else { return withAnimation(animation, changes) }
        withAnimation(animation, changes, completion: completion)
    }

    /// Starts or retargets the animator of a property.
    func animate(
        _ change: consuming PropertyChange, _ animation: Animation, _ transaction: Transaction
    ) {
        let property = change.property
        guard let host else { return }
        let known = animators[property] ?? trackers[property]
        guard var animator = known == nil ? LayerAnimator(change) : known else { return }
        trackers[property] = nil
        let time = localTime(atMediaTime: host.clock.now)
        animator.prepare(for: &change, at: time, in: transaction[AnimationSurroundings.self])
        if !animator.frozen.retarget(by: change, animation, at: time) {
            let new = change.new[property].any ?? "nothing"
            let reason =
                time.isFinite
                ? "changes beyond 1e100 cannot be animated. Animate between smaller values"
                : "its local time must be finite, got \(time). Set a smaller timeOffset or speed"
            Warning.print(
                about: "animated \(property.row.key) of layer \(id)",
                """
                The \(described) changes its \(property.row.key) to \(new) without animation: \
                \(reason).
                """
            )
        }
        for listener in transaction.animationListeners { animator.wait(listener) }
        animators[property] = animator
        host.layerChanged(self)
    }

    /// Sets the transform to one made from components, replacing one made from other components.
    ///
    /// If the transaction animates the change, the components are interpolated: rotations make as
    /// many turns as the angles say, and a mirrored scale passes through zero. Setting `transform`
    /// knows only the matrix entries and takes the shorter rotation.
    package func setTransform(
        _ new: CATransform3D, components: TransformComponents, from old: TransformComponents
    ) {
        willChange("transform")
        guard components != old || new != state.transform else { return }
        var changed = state
        changed.transform = new
        change(.transform, to: changed, stated: (old, components))
    }

    /// Records a change of a property that is not animated.
    func track(_ change: PropertyChange) {
        guard let host else { return }
        let property = change.property
        let time = localTime(atMediaTime: host.clock.now)
        guard time.isFinite else { return }
        if let index = animators.indices.first(where: { animators[$0].property == property }) {
            animators[index].frozen.track(change, at: time)
        } else if var tracker = trackers[property] ?? LayerAnimator(change) {
            tracker.frozen.track(change, at: time)
            trackers[property] = tracker
        }
    }
}
