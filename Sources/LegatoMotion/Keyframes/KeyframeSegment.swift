/// A resolved keyframe.
struct KeyframeSegment<Value: Animatable> {
    enum Motion {
        /// Stays unchanged until the end.
        case hold
        case linear(delta: Value.AnimatableData, curve: UnitCurve, duration: Double)
        /// The coefficients of the powers of the progress, and the duration.
        case cubic(Value.AnimatableData, Value.AnimatableData, Value.AnimatableData, Double)
        case spring(SpringSolution, delta: Value.AnimatableData, velocity: Value.AnimatableData)
    }

    /// The start time, in seconds from the start of the track.
    let begin: Double
    /// The value at the start, whose non-animatable parts are kept until the end.
    let from: Value
    /// The value at the end.
    let end: Value
    let motion: Motion

    /// Returns the value at a time of the track, from the keyframe's start and before its end.
    func value(at time: Double) -> Value {
        let elapsed = time - begin
        guard elapsed > 0 else { return from }
        var data = from.animatableData
        switch motion {
        case .hold:
            return from
        case .linear(let delta, let curve, let duration):
            data += delta.scaled(by: curve.value(at: elapsed / duration))
        case .cubic(let first, let second, let third, let duration):
            let progress = elapsed / duration
            let inner = second + third.scaled(by: progress)
            data += (first + inner.scaled(by: progress)).scaled(by: progress)
        case .spring(let solution, let delta, let velocity):
            let motion = solution.finiteCoefficients(at: elapsed)
            data += delta.scaled(by: 1 - motion.p) + velocity.scaled(by: motion.q)
        }
        var value = from
        value.animatableData = data
        return value
    }
}
