import Foundation
package import LegatoGraphics
public import LegatoMotion
import LegatoRenderTree

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
    ///   - fileID: The file that the inspector names as the origin, the caller's by default.
    ///   - line: The line that the inspector names, the caller's by default.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil,
        fileID: StaticString = #fileID, line: Int = #line
    ) {
        guard let completion else {
            return withAnimation(animation, changes, fileID: fileID, line: line)
        }
        withAnimation(
            animation, changes, completion: completion, fileID: fileID, line: line
        )
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
        if host.isInspected {
            host.starts[LayerHost.AnimatedPlace(layer: id, property: property)] =
                AnimationStart(animation, in: transaction)
        }
        let time = localTime(atMediaTime: host.clock.now)
        animator.prepare(for: &change, at: time, in: transaction[AnimationSurroundings.self])
        if animator.retarget(by: change, animation, at: time) == .refused {
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
    /// many turns as the angles specify, and a mirrored scale passes through zero. Setting
    /// `transform` has only the matrix entries to go on, so it takes the shorter rotation.
    package func setTransform(
        _ new: CATransform3D, components: TransformComponents, from old: TransformComponents
    ) {
        willChange("transform")
        guard components != old || new != state.transform else { return }
        var changed = state
        changed.transform = new
        change(.transform, to: changed, stated: (old, components))
    }

    /// Whether another layer's position is in flight on the same clock, so that this layer can
    /// continue its movement.
    package func canContinueMovement(of other: CALayer) -> Bool {
        guard let host, other.host === host, other.animators[.position] != nil else { return false }
        let now = host.clock.now
        return localTime(atMediaTime: now) == other.localTime(atMediaTime: now)
    }

    /// Moves from now on as another layer does, relative to the position in the model.
    package func continueMovement(of other: CALayer) {
        animators[.position] = other.animators[.position]?.continued
        host?.layerChanged(self)
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
