import Foundation
package import LegatoGraphics
public import LegatoMotion
import LegatoRenderTree

/// A property of a layer that `withAnimation` or `CALayer.animate` set going.
struct LayerAnimator {
    private(set) var frozen: FrozenAnimator
    private(set) var isCommitted = false
    /// Reads what surrounds the layer, for custom animations; nil for layers in no view.
    private var surroundings: (@MainActor @Sendable () -> EnvironmentValues?)?
    private var waits = CompletionWaits()

    /// Creates an animator for a property; nil for one that cannot be animated.
    init?(_ property: LayerProperty, from old: LayerState, to new: LayerState) {
        let row = property.row
        guard row.isAnimatable else { return nil }
        if row.type == .transform {
            frozen =
                Self.hasComponents(old[property]) && Self.hasComponents(new[property])
                ? .components(PropertyAnimator()) : .elements(PropertyAnimator())
        } else if row.type.laneCount > 0, row.type != .bool, old[property].vector != nil,
            new[property].vector != nil
        {
            frozen = .vector(PropertyAnimator())
        } else if old[property].isLike(new[property]) {
            frozen = .list(PropertyAnimator())
        } else {
            return nil
        }
    }

    /// Whether a transform is made of translation, scale and rotation alone.
    private static func hasComponents(_ value: PropertyValue) -> Bool {
        guard case .transform(let t) = value else { return false }
        return TransformComponents(t).describe(t)
    }

    /// Sends the property on to a new value: value and velocity go on without a break.
    mutating func retarget(
        from old: PropertyValue,
        to new: PropertyValue,
        _ animation: Animation,
        at time: Double,
        turning angle: Double? = nil,
        in surroundings: (@MainActor @Sendable () -> EnvironmentValues?)? = nil
    ) {
        isCommitted = false
        if let surroundings { self.surroundings = surroundings }
        let environment = readSurroundings()
        switch (frozen, old, new) {
        case (.vector(var animator), _, _):
            guard let a = old.vector, let b = new.vector else { return }
            animator.retarget(by: Vector4(b - a), animation: animation, at: time)
            frozen = .vector(animator)
        case (.components(var animator), .transform(let a), .transform(let b)):
            guard Self.hasComponents(new) else {
                // The new value needs all entries: go on from what shows.
                let shown = TransformComponents(
                    lanes: TransformComponents(a).lanes + animator.offset(at: time).simd
                )
                var entries = PropertyAnimator<Vector16>()
                if let environment { entries.surround(with: environment) }
                entries.retarget(
                    by: Vector16(b.elements - shown.transform.elements),
                    animation: animation,
                    at: time
                )
                frozen = .elements(entries)
                return
            }
            var delta = Self.shortest(TransformComponents(b).lanes - TransformComponents(a).lanes)
            if let angle { delta[8] = angle }
            animator.retarget(by: Vector16(delta), animation: animation, at: time)
            frozen = .components(animator)
        case (.elements(var animator), .transform(let a), .transform(let b)):
            animator.retarget(
                by: Vector16(b.elements - a.elements),
                animation: animation,
                at: time
            )
            frozen = .elements(animator)
        case (.list(var animator), _, _):
            guard old.isLike(new), let a = old.list, let b = new.list else {
                // There is no way from one to the other, and none is left to go.
                frozen = .list(PropertyAnimator())
                return
            }
            animator.retarget(by: b - a, animation: animation, at: time)
            frozen = .list(animator)
        default: break
        }
    }

    /// Hands custom animations what surrounds the layer now, and returns it.
    @discardableResult
    private mutating func readSurroundings() -> EnvironmentValues? {
        guard let environment = surroundings?() else { return nil }
        switch frozen {
        case .vector(var animator):
            animator.surround(with: environment)
            frozen = .vector(animator)
        case .components(var animator):
            animator.surround(with: environment)
            frozen = .components(animator)
        case .elements(var animator):
            animator.surround(with: environment)
            frozen = .elements(animator)
        case .list(var animator):
            animator.surround(with: environment)
            frozen = .list(animator)
        }
        return environment
    }

    /// A change of components with the turns the shorter way round.
    private static func shortest(_ delta: SIMD16<Double>) -> SIMD16<Double> {
        var delta = delta
        for i in 6..<9 { delta[i] -= (delta[i] / (2 * .pi)).rounded() * 2 * .pi }
        return delta
    }

    /// Takes note of a change that is not animated: a later spring starts with the velocity of such
    /// changes.
    mutating func track(_ value: PropertyValue, at time: Double) {
        switch (frozen, value) {
        case (.vector(var animator), _):
            guard let vector = value.vector else { return }
            animator.track(Vector4(vector), at: time)
            frozen = .vector(animator)
        case (.components(var animator), .transform(let transform)):
            guard Self.hasComponents(value) else { return }
            animator.track(Vector16(TransformComponents(transform).lanes), at: time)
            frozen = .components(animator)
        case (.elements(var animator), .transform(let transform)):
            animator.track(Vector16(transform.elements), at: time)
            frozen = .elements(animator)
        case (.list(var animator), _):
            guard let list = value.list else { return }
            animator.track(list, at: time)
            frozen = .list(animator)
        default: break
        }
    }

    /// Whether a later spring would start with the velocity of tracked changes.
    var tracksVelocity: Bool {
        switch frozen {
        case .vector(let animator): animator.tracksVelocity
        case .components(let animator), .elements(let animator): animator.tracksVelocity
        case .list(let animator): animator.tracksVelocity
        }
    }

    /// Hands out what the render lane is to run from now on.
    mutating func commit() -> FrozenAnimator {
        isCommitted = true
        frozen.settle()
        return frozen
    }

    /// Lets animations of the program's own take note of a time of the layer.
    mutating func sample(at time: Double) {
        isCommitted = false
        readSurroundings()
        switch frozen {
        case .vector(var animator):
            animator.advance(to: time)
            frozen = .vector(animator)
        case .components(var animator):
            animator.advance(to: time)
            frozen = .components(animator)
        case .elements(var animator):
            animator.advance(to: time)
            frozen = .elements(animator)
        case .list(var animator):
            animator.advance(to: time)
            frozen = .list(animator)
        }
    }

    /// Lets a listener wait for the change made last.
    mutating func wait(_ listener: AnimationListener) {
        waits.add(listener, logicalEnd: frozen.logicalEndTime)
    }

    /// When, in the layer's time, the next of those who wait is to be told; infinite for nobody.
    var nextFinish: Double {
        waits.nextTime(end: frozen.endTime, logicalEnd: frozen.logicalEndTime)
    }

    /// Returns how to tell those whose change is done at a time of the layer, and forgets them.
    ///
    /// An infinite time ends them all.
    mutating func takeFinished(at time: Double) -> [() -> Void] {
        waits.takeFinished(at: time, end: frozen.endTime, logicalEnd: frozen.logicalEndTime)
            .map { listener in { listener.animationFinished() } }
    }
}

extension CALayer {
    /// The properties that have an animator, in the order of the table.
    var animatedProperties: [LayerProperty] {
        animators.isEmpty ? [] : animators.keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// Animates layer properties that `changes` sets, and those alone.
    ///
    /// The model values are the new ones at once; `presentation()` reads the values in flight. A
    /// property that still moves goes on from its value and, with springs, its velocity. Built-in
    /// animations run on the render lane, also while the main thread is busy. `completion` runs once
    /// when all of them are logically complete, or at once if nothing was animated.
    public static func animate(
        _ animation: Animation,
        changes: () -> Void,
        completion: (() -> Void)? = nil
    ) {
        guard let completion else { return withAnimation(animation, changes) }
        withAnimation(animation, changes, completion: completion)
    }

    /// Sets an animator of a property going, or on.
    func animate(
        _ property: LayerProperty,
        from old: LayerState,
        to new: LayerState,
        _ animation: Animation,
        _ transaction: Transaction,
        turning angle: Double? = nil
    ) {
        guard let host,
            var animator = animators[property] ?? trackers[property]
                ?? LayerAnimator(property, from: old, to: new)
        else { return }
        trackers[property] = nil
        animator.retarget(
            from: old[property],
            to: new[property],
            animation,
            at: localTime(atMediaTime: host.clock.now),
            turning: angle,
            in: transaction[AnimationSurroundings.self]
        )
        for listener in transaction.animationListeners { animator.wait(listener) }
        animators[property] = animator
        host.layerChanged(self)
    }

    /// Sets the transform to one that turns about z by an angle in radians from the one before.
    ///
    /// Where the transaction animates the change, the layer turns all the way, as often around as
    /// the angle says; `transform` alone takes the shorter way.
    package func setTransform(_ new: CATransform3D, turning angle: Double) {
        let transaction = Transaction.current
        guard isLive, let animation = transaction.animation else { return transform = new }
        var changed = state
        changed.transform = new
        animate(.transform, from: state, to: changed, animation, transaction, turning: angle)
        state.transform = new
        markDirty()
    }

    /// Takes note of a change of a property that is not animated.
    func track(_ property: LayerProperty, from old: LayerState, to new: LayerState) {
        guard let host else { return }
        let time = localTime(atMediaTime: host.clock.now)
        if animators[property] != nil {
            animators[property]?.track(new[property], at: time)
        } else if var tracker = trackers[property] ?? LayerAnimator(property, from: old, to: new) {
            tracker.track(new[property], at: time)
            trackers[property] = tracker
        }
    }
}
