/// The trajectory of a built-in animation for a change of 1: a pure function of time.
indirect enum UnitMotion: Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(SpringSolution, initialVelocity: Double, end: Double, logicalEnd: Double)
    case delayed(UnitMotion, by: Double)
    case sped(UnitMotion, by: Double)
    case repeated(UnitMotion, pass: Double, count: Int?, autoreverses: Bool)
    case logicallyComplete(UnitMotion, after: Double)

    /// How far the change has got at a time, and how fast it goes on.
    struct Sample {
        var progress: Double
        var rate: Double
    }

    /// The sample at a time since the beginning, in seconds; times below zero count as zero.
    func sample(at time: Double) -> Sample {
        switch self {
        case .curve(let curve, let duration):
            guard duration > 0 else { return Sample(progress: time > 0 ? 1 : 0, rate: 0) }
            let fraction = max(time, 0) / duration
            let motion = curve.motion(at: fraction)
            let slope = motion.velocity / duration
            return Sample(
                progress: motion.value,
                // An upright tangent or a time beyond the ends has no slope to hand on.
                rate: slope.isFinite && time >= 0 && time <= duration ? slope : 0
            )
        case .spring(let solution, let initialVelocity, _, _):
            let motion = solution.coefficients(at: max(time, 0))
            return Sample(
                progress: 1 - motion.p + initialVelocity * motion.q,
                rate: -motion.dp + initialVelocity * motion.dq
            )
        case .delayed(let base, let delay):
            if time < delay { return Sample(progress: base.sample(at: 0).progress, rate: 0) }
            return base.sample(at: time - delay)
        case .sped(let base, let speed):
            let sample = base.sample(at: time * speed)
            return Sample(progress: sample.progress, rate: sample.rate * speed)
        case .repeated(let base, let pass, let count, let autoreverses):
            let index = Self.pass(at: time, length: pass, count: count)
            // The first pass may be infinitely long.
            let begin = index == 0 ? 0 : Double(index) * pass
            let sample = base.sample(at: time - begin)
            guard autoreverses, !index.isMultiple(of: 2) else { return sample }
            return Sample(progress: 1 - sample.progress, rate: -sample.rate)
        case .logicallyComplete(let base, _):
            return base.sample(at: time)
        }
    }

    /// The index of the pass at a time; the moment between two passes belongs to the earlier.
    private static func pass(at time: Double, length: Double, count: Int?) -> Int {
        guard time > 0, length > 0, length.isFinite else { return 0 }
        let index = min((time / length).rounded(.up) - 1, 0x1p52)
        let last = count.map { max($0 - 1, 0) } ?? Int.max
        return min(Int(max(index, 0)), last)
    }

    /// The time since the beginning from which the change is done, possibly infinite.
    var end: Double {
        switch self {
        case .curve(_, let duration): max(duration, 0)
        case .spring(_, _, let end, _): end
        case .delayed(let base, let delay): base.end == 0 ? 0 : max(base.end + delay, 0)
        case .sped(let base, let speed): Self.stretched(base.end, by: speed)
        case .repeated(let base, let pass, let count, _):
            base.end == 0 ? 0 : count.map { Double($0) * pass } ?? .infinity
        case .logicallyComplete(let base, _): base.end
        }
    }

    /// The time since the beginning from which the eye waits for nothing more.
    var logicalEnd: Double {
        switch self {
        case .curve, .repeated: end
        case .spring(_, _, let end, let logicalEnd): min(end, logicalEnd)
        case .delayed(let base, let delay):
            base.end == 0 ? 0 : max(base.logicalEnd + delay, 0)
        case .sped(let base, let speed): Self.stretched(base.logicalEnd, by: speed)
        case .logicallyComplete(let base, let time): min(base.logicalEnd, max(time, 0))
        }
    }

    private static func stretched(_ duration: Double, by speed: Double) -> Double {
        if duration == 0 { return 0 }
        return speed > 0 ? duration / speed : .infinity
    }
}
