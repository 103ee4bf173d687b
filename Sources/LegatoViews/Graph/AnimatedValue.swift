import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A value of a view that is interpolated on the main actor, frame by frame.
final class AnimatedValue<Data: VectorArithmetic>: MovingValue {
    /// The data in the form that the animator requires.
    ///
    /// It is `@unchecked Sendable` because Apple's protocol requires only a vector; these data stay
    /// on the main actor.
    ///
    /// Sums and differences with a zero skip the operator of the data: the `zero` of a vector of
    /// variable length often has no components, and neither would the result.
    private struct Carried: VectorArithmetic, @unchecked Sendable {
        nonisolated(unsafe) var data: Data
        nonisolated static var zero: Carried { Carried(data: .zero) }
        nonisolated static func + (a: Carried, b: Carried) -> Carried {
            if a.data == .zero { return b }
            return b.data == .zero ? a : Carried(data: a.data + b.data)
        }
        nonisolated static func - (a: Carried, b: Carried) -> Carried {
            if b.data == .zero { return a }
            return a.data == .zero ? b.scaled(by: -1) : Carried(data: a.data - b.data)
        }
        nonisolated static func == (a: Carried, b: Carried) -> Bool { a.data == b.data }
        nonisolated mutating func scale(by factor: Double) { data.scale(by: factor) }
        nonisolated var magnitudeSquared: Double { data.magnitudeSquared }
    }

    /// The target value.
    @exclusivity(unchecked) private(set) var model: Data
    /// The value in the current frame.
    @exclusivity(unchecked) private(set) var shown: Data
    /// Whether no animation is in flight after the current frame.
    @exclusivity(unchecked) private(set) var isSettled = true
    /// Called after the value for a frame has been set.
    @exclusivity(unchecked) var onMove: () -> Void = {}
    @exclusivity(unchecked) var followedPlace: Int?

    private let graph: ViewGraph
    private let place: TransactionNode
    @exclusivity(unchecked) private var animator = PropertyAnimator<Carried>()
    @exclusivity(unchecked) private var waits = CompletionWaits()
    /// Whether a change has been animated since the last frame.
    @exclusivity(unchecked) private var hasPendingChange = false
    /// The sum of all translations, which do not contribute to the tracked velocity.
    @exclusivity(unchecked) private var translation = Data.zero

    /// The type that owns the data, for warnings.
    private let owner: Any.Type

    convenience init(_ value: Data, _ context: NodeContext, of owner: Any.Type = Data.self) {
        self.init(value, context.graph, context.transactions, of: owner)
    }

    init(
        _ value: Data, _ graph: ViewGraph, _ place: TransactionNode, of owner: Any.Type = Data.self
    ) {
        (model, shown) = (value, value)
        (self.graph, self.place, self.owner) = (graph, place, owner)
    }

    /// Whether the value is in flight.
    var isMoving: Bool { isFollowed }

    /// Changes the target value with the transaction of `scope`; by default, with that of the
    /// value's own place.
    func set(_ value: Data, in scope: TransactionNode? = nil) {
        let delta = Carried(data: value - model)
        guard delta.data != .zero else {
            // Values of different types have no difference.
            if value != model { replace(by: value) }
            return
        }
        guard Self.isInRange(delta.data), Self.isInRange(value) else { return jump(to: value) }
        let transaction = graph.isRebasing ? Transaction() : graph.transaction(at: scope ?? place)
        let now = graph.clock()
        if let animation = transaction.animation, !delta.isRoundingError(of: Carried(data: value)) {
            if animation.isCustom { animator.surround(with: place.surroundings) }
            // Until the next frame, a further change replaces the animation of the first one.
            animator.retarget(
                by: delta, animation: animation, at: now, replacesLatest: hasPendingChange
            )
            hasPendingChange = true
            for listener in transaction.animationListeners {
                waits.add(listener, logicalEnd: animator.logicalEndTime)
            }
            isSettled = false
            graph.follow(self)
        } else if transaction.tracksVelocity {
            animator.track(Carried(data: value - translation), at: now)
        }
        model = value
        show(at: now, until: animator.endTime)
    }

    /// Changes the value immediately, because it is out of range for an animation.
    private func jump(to value: Data) {
        Warning.print(
            """
            The animatable data of \("\(owner)".prefix(80)) must be within \(Self.limit) to be \
            animated, got \(value) after \(model). It changes without animation; use smaller values.
            """
        )
        replace(by: value)
    }

    /// The maximum magnitude of an animated vector.
    ///
    /// It leaves headroom for products of two values in views.
    private static var limit: Double { 1e100 }

    private static func isInRange(_ data: Data) -> Bool {
        data.magnitudeSquared <= limit * limit
    }

    /// Computes the value at a time, for animations that end at `end`.
    ///
    /// The model value is used without an animation, and while the animation is out of range.
    private func show(at time: CFTimeInterval, until end: CFTimeInterval) {
        shown = model
        guard end > time else { return }
        let value = (Carried(data: model) + animator.offset(at: time)).data
        if Self.isInRange(value) {
            shown = value
        } else if Self.isInRange(model) {
            let subject = "The animatable data of \("\(owner)".prefix(80))"
            Warning.print(
                about: subject,
                """
                \(subject) must be within \(Self.limit) in each frame, but its animation \
                reaches \(value). The model value is used instead. Check the animation's \
                velocity.
                """
            )
        }
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        hasPendingChange = false
        if !animator.isFrozen {
            animator.surround(with: place.surroundings)
            animator.advance(to: shown)
        }
        // Only computed once: the generic animator is slow.
        let end = animator.endTime
        let finished =
            waits.isEmpty
            ? [] : waits.takeFinished(at: time, end: end, logicalEnd: animator.logicalEndTime)
        let isOver = FrameMoment.hasCome(end, by: time) && animator.rest(at: time)
        isSettled = isOver
        show(at: shown, until: isOver ? -.infinity : end)
        for listener in finished { graph.act { listener.animationFinished() } }
        onMove()
        return !isOver
    }

    /// Shifts the target value and the current one; an animation in flight continues unchanged.
    func translate(by delta: Data) {
        (model, shown, translation) = (model + delta, shown + delta, translation + delta)
    }

    /// Changes the target value; without an animation, the one in flight ends.
    func move(to value: Data) {
        guard isMoving, graph.transaction(at: place).animation == nil else { return set(value) }
        reset(to: value)
    }

    /// Ends the animation at the value of the current frame.
    func hold() { reset(to: shown) }

    /// Ends the animation at a value.
    func reset(to value: Data) {
        stop()
        replace(by: value)
    }

    private func replace(by value: Data) {
        (animator, hasPendingChange) = (PropertyAnimator(), false)
        (model, shown) = (value, value)
    }

    /// Ends the animation, because the value is no longer visible.
    func stop() {
        for listener in waits.takeFinished(at: .infinity, end: -.infinity, logicalEnd: -.infinity) {
            graph.act { listener.animationFinished() }
        }
        graph.forget(self)
        hasPendingChange = false
    }
}
