import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// The animation of one layer property by `withAnimation` or `CALayer.animate`.
struct LayerAnimator {
    let property: LayerProperty
    var frozen: any FrozenAnimator
    private(set) var isCommitted = false
    /// Whether a change has been animated since the latest commit.
    private var hasPendingChange = false
    /// Reads the environment of the layer's view, for custom animations; nil for a layer outside
    /// any view.
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

    /// Animates a change from a local time of the layer on.
    ///
    /// A further change before the commit replaces the animation of the first one, however late it
    /// comes.
    mutating func retarget(
        by change: PropertyChange, _ animation: Animation, at time: Double
    ) -> ChangeOutcome {
        let outcome = frozen.retarget(
            by: change, animation, at: time, replacesLatest: hasPendingChange
        )
        if outcome == .animated { hasPendingChange = true }
        return outcome
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

    /// The same animations for another layer, without listeners.
    var continued: LayerAnimator {
        var copy = self
        (copy.isCommitted, copy.hasPendingChange) = (false, false)
        copy.waits = CompletionWaits()
        return copy
    }

    /// Passes the current environment to custom animations.
    private mutating func readSurroundings() {
        guard let environment = surroundings?() else { return }
        frozen.surround(with: environment)
    }

    /// Returns the animator for the render thread to run from now on.
    mutating func commit() -> any FrozenAnimator {
        (isCommitted, hasPendingChange) = (true, false)
        frozen.settle()
        return frozen
    }

    /// Advances custom animations to a local time of the layer.
    mutating func sample(at time: Double) {
        (isCommitted, hasPendingChange) = (false, false)
        readSurroundings()
        frozen.advance(to: time)
    }

    /// Removes the animations if all have ended by a local time, and returns whether they have.
    mutating func rest(at time: Double) -> Bool {
        guard frozen.rest(at: time) else { return false }
        hasPendingChange = false
        return true
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
