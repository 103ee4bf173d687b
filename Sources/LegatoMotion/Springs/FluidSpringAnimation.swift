import LegatoGraphics

/// A merging spring: retargeted in flight, it keeps its velocity.
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

    /// Returns the stiffness for a mass of 1, at most 45000; also 45000 for a response <= 0.
    static func stiffness(response: Double) -> Double {
        guard response > 0 else { return 45000 }
        let natural = 2 * Double.pi / response
        return min(natural * natural, 45000)
    }

    /// The damping fraction used in evaluation: with negative damping the motion would grow without
    /// bound, and with infinite damping it cannot be computed.
    var effectiveDamping: Double { min(max(dampingFraction, 0), 1e6) }

    /// The longest blend duration, in seconds.
    private static let longestBlend = 10.0

    func solution(response: Double) -> SpringSolution {
        SpringSolution(
            natural: Self.stiffness(response: response).squareRoot(), dampingRatio: effectiveDamping
        )
    }

    /// Returns how the response blends when this spring takes over from another one, at a time of
    /// the other one; `nil` if it does not blend.
    @inline(__always)
    func blend(takingOver previous: FluidTrajectory, at time: Double) -> FluidTrajectory.Blend? {
        guard blendDuration > 0, response.isFinite, previous.spring.response.isFinite else {
            return nil
        }
        let blendDuration = min(blendDuration, Self.longestBlend)
        if previous.spring.response != response {
            return FluidTrajectory.Blend(
                start: 0, duration: blendDuration, interval: previous.spring.response - response
            )
        }
        // The same response: a blend in progress continues.
        return previous.blend.map {
            FluidTrajectory.Blend(
                start: $0.start - time, duration: blendDuration, interval: $0.interval
            )
        }
    }
}

extension FluidSpringAnimation: BuiltInAnimation {
    func resolved(magnitude: Double) -> ResolvedAnimation? {
        .fluid(self, FluidTiming())
    }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state[FluidState<V>.self] ?? FluidState(spring: self)
        let end = state.end(value: value)
        context.state[FluidState<V>.self] = state
        if time >= state.beginning + state.trajectory.logicalEnd || time >= end {
            context.isLogicallyComplete = true
        }
        return time >= end ? nil : state.position(value: value, at: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        let state = context.state[FluidState<V>.self] ?? FluidState(spring: self)
        return state.velocity(value: value, at: time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
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

/// The state of a fluid spring that is evaluated as a custom animation.
struct FluidState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: FluidState? { nil }

    var position = V.zero
    var velocity = V.zero
    /// The start of the motion, in seconds since the animation began.
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

    /// Returns the end of the motion towards a value; recomputed only when the value changes.
    mutating func end(value: V) -> Double {
        if let settled, settled.value == value { return settled.end }
        let settling = FluidSettling(offset: position - value, velocity: velocity, value: value)
        let end = beginning + settling.end(of: trajectory)
        settled = (value, end)
        return end
    }
}
