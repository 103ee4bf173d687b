import LegatoGraphics

/// The spring that merges: a change while it runs keeps its velocity.
struct FluidSpringAnimation: Hashable, Sendable {
    let response: Double
    let dampingFraction: Double
    let blendDuration: Double

    init(response: Double, dampingFraction: Double, blendDuration: Double) {
        let check = NumberCheck(Animation.self, "spring")
        self.response = check.order(response)
        self.dampingFraction = check.order(dampingFraction, or: 1)
        self.blendDuration = check.order(blendDuration)
    }

    /// The stiffness for a mass of 1, at most 45000; so much as well for a response up to 0.
    static func stiffness(response: Double) -> Double {
        guard response > 0 else { return 45000 }
        let natural = 2 * Double.pi / response
        return min(natural * natural, 45000)
    }

    /// The damping that is evaluated: below zero the motion would grow without end, and an
    /// infinite one has no motion to compute.
    var effectiveDamping: Double { min(max(dampingFraction, 0), 1e6) }

    /// The longest change of the response that is evaluated, in seconds.
    private static let longestBlend = 10.0

    func solution(response: Double) -> SpringSolution {
        SpringSolution(
            natural: Self.stiffness(response: response).squareRoot(),
            dampingRatio: effectiveDamping
        )
    }

    /// How the response changes in a motion that takes over from another fluid spring, at a time of
    /// that one's; `nil` where it does not.
    @inline(__always)
    func blend(takingOver previous: FluidTrajectory, at time: Double) -> FluidTrajectory.Blend? {
        guard blendDuration > 0, response.isFinite, previous.spring.response.isFinite else {
            return nil
        }
        let blendDuration = min(blendDuration, Self.longestBlend)
        if previous.spring.response != response {
            return FluidTrajectory.Blend(
                start: 0,
                duration: blendDuration,
                interval: previous.spring.response - response
            )
        }
        // The same response: a change under way goes on.
        return previous.blend.map {
            FluidTrajectory.Blend(
                start: $0.start - time,
                duration: blendDuration,
                interval: $0.interval
            )
        }
    }
}

extension FluidSpringAnimation: BuiltInAnimation {
    func resolved(magnitude: Double) -> ResolvedAnimation? {
        .fluid(self, FluidTiming())
    }

    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state[FluidState<V>.self] ?? FluidState(spring: self)
        let end = state.end(value: value)
        context.state[FluidState<V>.self] = state
        if time >= state.beginning + state.trajectory.logicalEnd || time >= end {
            context.isLogicallyComplete = true
        }
        return time >= end ? nil : state.position(value: value, at: time)
    }

    func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V? {
        let state = context.state[FluidState<V>.self] ?? FluidState(spring: self)
        return state.velocity(value: value, at: time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> Bool {
        var before = context
        let velocity = previous.velocity(value: value, time: time, context: before) ?? .zero
        let position = previous.animate(value: value, time: time, context: &before) ?? value
        let running = before.state[FluidState<V>.self]
        context.state[FluidState<V>.self] = FluidState(
            position: position,
            velocity: velocity,
            beginning: time,
            trajectory: FluidTrajectory(
                spring: self,
                blend: running.flatMap { blend(takingOver: $0.trajectory, at: time - $0.beginning) }
            )
        )
        context.isLogicallyComplete = false
        return true
    }
}

extension FluidSpringAnimation: CustomStringConvertible {
    var description: String {
        "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
            + "blendDuration: \(blendDuration))"
    }
}

/// The state of a fluid spring that runs through the protocol of custom animations.
struct FluidState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: FluidState? { nil }

    var position = V.zero
    var velocity = V.zero
    /// When the motion began, in seconds since the animation did.
    var beginning = 0.0
    var trajectory: FluidTrajectory
    private var settled: (value: V, end: Double)?

    init(spring: FluidSpringAnimation) {
        trajectory = FluidTrajectory(spring: spring)
    }

    init(position: V, velocity: V, beginning: Double, trajectory: FluidTrajectory) {
        self.position = position
        self.velocity = velocity
        self.beginning = beginning
        self.trajectory = trajectory
    }

    func position(value: V, at time: Double) -> V {
        let motion = trajectory.coefficients(at: max(time - beginning, 0))
        return value + (position - value).scaled(by: motion.p) + velocity.scaled(by: motion.q)
    }

    func velocity(value: V, at time: Double) -> V {
        let motion = trajectory.coefficients(at: max(time - beginning, 0))
        return (position - value).scaled(by: motion.dp) + velocity.scaled(by: motion.dq)
    }

    /// The end of the motion towards a value, worked out when the value changes.
    mutating func end(value: V) -> Double {
        if let settled, settled.value == value { return settled.end }
        let settling = FluidSettling(offset: position - value, velocity: velocity, value: value)
        let end = beginning + settling.end(of: trajectory)
        settled = (value, end)
        return end
    }
}
