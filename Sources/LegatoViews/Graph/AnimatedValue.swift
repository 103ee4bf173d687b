import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A value of a view that is interpolated on the main actor, frame by frame.
final class AnimatedValue<Data: VectorArithmetic>: MovingValue {
    /// Data on their way through the animator.
    ///
    /// It is `@unchecked Sendable` because Apple's protocol asks for no more than a vector; these
    /// stay on the main actor.
    private struct Carried: VectorArithmetic, @unchecked Sendable {
        nonisolated(unsafe) var data: Data
        nonisolated static var zero: Carried { Carried(data: .zero) }
        nonisolated static func + (a: Carried, b: Carried) -> Carried {
            Carried(data: a.data + b.data)
        }
        nonisolated static func - (a: Carried, b: Carried) -> Carried {
            Carried(data: a.data - b.data)
        }
        nonisolated static func == (a: Carried, b: Carried) -> Bool { a.data == b.data }
        nonisolated mutating func scale(by factor: Double) { data.scale(by: factor) }
        nonisolated var magnitudeSquared: Double { data.magnitudeSquared }
    }

    /// The value that it goes to.
    private(set) var model: Data
    /// The value of the frame that shows.
    private(set) var shown: Data
    /// Called when the value of a frame was set.
    var onMove: () -> Void = {}
    var followedPlace: Int?

    private let graph: ViewGraph
    private let place: TransactionNode
    private var animator = PropertyAnimator<Carried>()
    private var waits = CompletionWaits()

    /// The owner of the data, for messages.
    private let owner: Any.Type

    convenience init(_ value: Data, _ context: NodeContext, of owner: Any.Type = Data.self) {
        self.init(value, context.graph, context.transactions, of: owner)
    }

    init(
        _ value: Data,
        _ graph: ViewGraph,
        _ place: TransactionNode,
        of owner: Any.Type = Data.self
    ) {
        (model, shown) = (value, value)
        (self.graph, self.place, self.owner) = (graph, place, owner)
    }

    /// Whether the shown value is on its way.
    var isMoving: Bool { isFollowed }

    /// Goes to another value as the transaction of a place says; of its own if none is given.
    func set(_ value: Data, in scope: TransactionNode? = nil) {
        let delta = Carried(data: value - model)
        guard delta.data != .zero else { return }
        guard Self.isInRange(delta.data), Self.isInRange(value) else { return jump(to: value) }
        let transaction = graph.isRebasing ? Transaction() : graph.transaction(at: scope ?? place)
        let now = graph.clock()
        if let animation = transaction.animation {
            if animation.isCustom { animator.surround(with: place.surroundings) }
            animator.retarget(by: delta, animation: animation, at: now)
            for listener in transaction.animationListeners {
                waits.add(listener, logicalEnd: animator.logicalEndTime)
            }
            graph.follow(self)
        } else if transaction.tracksVelocity {
            animator.track(Carried(data: value), at: now)
        }
        model = value
        show(at: now)
    }

    /// Jumps to a value that no animation can reach.
    private func jump(to value: Data) {
        Warning.print(
            """
            The animatable data of \("\(owner)".prefix(80)) changes from \(model) to \
            \(value): an animation needs numbers up to \(Self.limit). It jumps to the new value.
            """
        )
        animator = PropertyAnimator()
        (model, shown) = (value, value)
    }

    /// The largest length of a vector that is animated.
    ///
    /// It leaves room for the products of two values that views compute from it.
    private static var limit: Double { 1e100 }

    private static func isInRange(_ data: Data) -> Bool {
        data.magnitudeSquared <= limit * limit
    }

    /// Shows the value at a time.
    ///
    /// Without an animation, and where the animation leaves the range, the model value is shown.
    private func show(at time: CFTimeInterval) {
        shown = model
        guard animator.endTime > time else { return }
        let value = model + animator.offset(at: time).data
        if Self.isInRange(value) {
            shown = value
        } else if Self.isInRange(model) {
            let subject = "The animatable data of \("\(owner)".prefix(80))"
            Warning.print(
                about: subject,
                """
                \(subject) must be within \(Self.limit) in each frame, but its animation \
                reaches \(value). The model value is shown instead. Check the animation's \
                velocity.
                """
            )
        }
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        if !animator.isFrozen {
            animator.surround(with: place.surroundings)
            animator.advance(to: shown)
        }
        let finished = waits.takeFinished(
            at: time,
            end: animator.endTime,
            logicalEnd: animator.logicalEndTime
        )
        let isOver = animator.rest(at: time)
        show(at: shown)
        for listener in finished { graph.act { listener.animationFinished() } }
        onMove()
        return !isOver
    }

    /// Ends what moves: nobody sees it any more.
    func stop() {
        for listener in waits.takeFinished(at: .infinity, end: -.infinity, logicalEnd: -.infinity) {
            graph.act { listener.animationFinished() }
        }
        graph.forget(self)
    }
}
