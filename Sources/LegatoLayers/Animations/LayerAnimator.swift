import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// The animation of one layer property by `withAnimation` or `CALayer.animate`.
struct LayerAnimator {
    private(set) var frozen: FrozenAnimator
    private(set) var isCommitted = false
    /// Reads the environment of the layer's view, for custom animations; nil for layers in no view.
    private var surroundings: (@MainActor @Sendable () -> EnvironmentValues?)?
    private var waits = CompletionWaits()

    /// Creates an animator for a change of a property; nil if the property cannot be animated.
    init?(_ change: PropertyChange) {
        let (property, old, new) = (change.property, change.old, change.new)
        let row = property.row
        guard row.isAnimatable else { return nil }
        if row.type == .transform {
            frozen =
                change.stated != nil
                    || Self.hasComponents(old[property]) && Self.hasComponents(new[property])
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

    /// Whether a transform consists only of translation, scale and rotation.
    private static func hasComponents(_ value: PropertyValue) -> Bool {
        guard case .transform(let t) = value else { return false }
        return TransformComponents(t).describe(t)
    }

    /// The largest squared magnitude of an animated change.
    private static let mostSquared = 1e200

    /// Whether animators can animate a change.
    private static func canAnimate(_ change: some VectorArithmetic) -> Bool {
        change.magnitudeSquared <= mostSquared
    }

    /// Retargets an animator; a change too large to be animated jumps to its end.
    private static func retarget<Value: VectorArithmetic>(
        _ animator: inout PropertyAnimator<Value>, by change: Value, _ animation: Animation,
        at time: Double
    ) -> Bool {
        guard canAnimate(change) else {
            animator = PropertyAnimator()
            return false
        }
        animator.retarget(by: change, animation: animation, at: time)
        return true
    }

    /// Retargets the property to a new value, continuous in value and velocity.
    ///
    /// - Returns: Whether the change is animated; one too large to be animated, or at an infinite
    ///   time, jumps.
    mutating func retarget(
        by change: PropertyChange, _ animation: Animation, at time: Double,
        in surroundings: (@MainActor @Sendable () -> EnvironmentValues?)? = nil
    ) -> Bool {
        isCommitted = false
        if let surroundings { self.surroundings = surroundings }
        guard time.isFinite else {
            frozen = frozen.atRest
            return false
        }
        let environment = readSurroundings()
        let (old, new) = (change.old[change.property], change.new[change.property])
        switch (frozen, old, new) {
        case (.vector(var animator), _, _):
            guard let a = old.vector, let b = new.vector else { return true }
            let goes = Self.retarget(&animator, by: Vector4(b - a), animation, at: time)
            frozen = .vector(animator)
            return goes
        case (.components(var animator, let before), .transform(let a), .transform(let b)):
            guard change.stated != nil || Self.hasComponents(new) else {
                // The new value needs all matrix entries: continue from the presentation value.
                let components = before?.components(of: a) ?? TransformComponents(a)
                let shown = TransformComponents(
                    lanes: components.lanes + animator.offset(at: time).simd
                )
                var entries = PropertyAnimator<Vector16>()
                if let environment { entries.surround(with: environment) }
                let way = Vector16(b.elements - shown.transform.elements)
                let goes = Self.retarget(&entries, by: way, animation, at: time)
                frozen = .elements(entries)
                return goes
            }
            let way = Vector16(change.delta(a, b))
            let goes = Self.retarget(&animator, by: way, animation, at: time)
            frozen = .components(animator, change.stated.map { StatedTransform(b, $0.new) })
            return goes
        case (.elements(var animator), .transform(let a), .transform(let b)):
            let way = Vector16(b.elements - a.elements)
            let goes = Self.retarget(&animator, by: way, animation, at: time)
            frozen = .elements(animator)
            return goes
        case (.list(var animator), _, _):
            guard old.isLike(new), let a = old.list, let b = new.list else {
                // These values cannot be interpolated; all deltas in flight are dropped.
                frozen = .list(PropertyAnimator())
                return true
            }
            let goes = Self.retarget(&animator, by: b - a, animation, at: time)
            frozen = .list(animator)
            return goes
        default: return true
        }
    }

    /// Passes the current environment to custom animations, and returns it.
    @discardableResult
    private mutating func readSurroundings() -> EnvironmentValues? {
        guard let environment = surroundings?() else { return nil }
        switch frozen {
        case .vector(var animator):
            animator.surround(with: environment)
            frozen = .vector(animator)
        case .components(var animator, let stated):
            animator.surround(with: environment)
            frozen = .components(animator, stated)
        case .elements(var animator):
            animator.surround(with: environment)
            frozen = .elements(animator)
        case .list(var animator):
            animator.surround(with: environment)
            frozen = .list(animator)
        }
        return environment
    }

    /// Records a change that is not animated, so that a later spring starts with its velocity.
    mutating func track(_ change: PropertyChange, at time: Double) {
        let value = change.new[change.property]
        switch (frozen, value) {
        case (.vector(var animator), _):
            guard let vector = value.vector, Self.canAnimate(Vector4(vector)) else { return }
            animator.track(Vector4(vector), at: time)
            frozen = .vector(animator)
        case (.components(var animator, _), .transform(let transform)):
            guard change.stated != nil || Self.hasComponents(value) else { return }
            let components = change.stated?.new ?? TransformComponents(transform)
            guard Self.canAnimate(Vector16(components.lanes)) else { return }
            animator.track(Vector16(components.lanes), at: time)
            frozen = .components(animator, change.stated.map { StatedTransform(transform, $0.new) })
        case (.elements(var animator), .transform(let transform)):
            guard Self.canAnimate(Vector16(transform.elements)) else { return }
            animator.track(Vector16(transform.elements), at: time)
            frozen = .elements(animator)
        case (.list(var animator), _):
            guard let list = value.list, Self.canAnimate(list) else { return }
            animator.track(list, at: time)
            frozen = .list(animator)
        default: break
        }
    }

    /// Whether a later spring would start with the velocity of tracked changes.
    var tracksVelocity: Bool {
        switch frozen {
        case .vector(let animator): animator.tracksVelocity
        case .components(let animator, _), .elements(let animator): animator.tracksVelocity
        case .list(let animator): animator.tracksVelocity
        }
    }

    /// Returns the animator for the render thread to run from now on.
    mutating func commit() -> FrozenAnimator {
        isCommitted = true
        frozen.settle()
        return frozen
    }

    /// Advances custom animations to a local time of the layer.
    mutating func sample(at time: Double) {
        isCommitted = false
        readSurroundings()
        switch frozen {
        case .vector(var animator):
            animator.advance(to: time)
            frozen = .vector(animator)
        case .components(var animator, let stated):
            animator.advance(to: time)
            frozen = .components(animator, stated)
        case .elements(var animator):
            animator.advance(to: time)
            frozen = .elements(animator)
        case .list(var animator):
            animator.advance(to: time)
            frozen = .list(animator)
        }
    }

    /// Settles if all animations have ended at a local time; see `PropertyAnimator.rest`.
    mutating func rest(at time: Double) -> Bool { frozen.rest(at: time) }

    /// Adds a listener for the latest change.
    mutating func wait(_ listener: AnimationListener) {
        waits.add(listener, logicalEnd: frozen.logicalEndTime)
    }

    /// When the next listener is due, in the layer's time; infinite without listeners.
    var nextFinish: Double {
        waits.nextTime(end: frozen.endTime, logicalEnd: frozen.logicalEndTime)
    }

    /// Returns closures that call the listeners of the changes completed at a local time, and
    /// removes those listeners.
    ///
    /// An infinite time completes all changes.
    mutating func takeFinished(at time: Double) -> [() -> Void] {
        waits.takeFinished(at: time, end: frozen.endTime, logicalEnd: frozen.logicalEndTime)
            .map { listener in { listener.animationFinished() } }
    }
}
