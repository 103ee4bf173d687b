import LegatoGraphics

/// The trajectory of a built-in animation for a unit change: a pure function of time.
struct UnitMotion: Sendable {
    /// A trajectory without modifications.
    enum Base: Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(SpringSolution, initialVelocity: Double, end: Double, logicalEnd: Double)
    }

    /// A modification of how a trajectory runs.
    private enum Modification: Sendable {
        case delay(Double)
        case speed(Double)
        case repetition(pass: Double, count: Int?, autoreverses: Bool)
    }

    /// The progress of a change at a time, and its rate of change.
    struct Sample {
        var progress: Double
        var rate: Double
    }

    private let base: Base
    /// The modifications, innermost first.
    private var modifications: [Modification] = []
    /// The time since the start at which the change ends; may be infinite.
    private(set) var end: Double
    /// The time since the start at which the motion is logically complete; at most `end` for a
    /// motion without modifications.
    private(set) var logicalEnd: Double
    /// Whether the motion is cut off shortly before it reaches its target, like that of a spring.
    private(set) var endsShort: Bool

    init(_ base: Base) {
        self.base = base
        switch base {
        case .curve(_, let duration):
            end = max(duration, 0)
            logicalEnd = end
            endsShort = false
        case .spring(_, _, let end, let logicalEnd):
            self.end = end
            self.logicalEnd = min(end, logicalEnd)
            endsShort = true
        }
    }

    /// The curve and its duration in seconds; nil for springs and for modified motions.
    var curve: (UnitCurve, duration: Double)? {
        guard modifications.isEmpty, case .curve(let curve, let duration) = base else { return nil }
        return (curve, duration)
    }

    /// Delays the start by a time in seconds; with a negative delay the motion begins partway
    /// through.
    mutating func delay(by delay: Double) {
        modifications.append(.delay(delay))
        guard end != 0 else {
            logicalEnd = 0
            return
        }
        end = max(end + delay, 0)
        logicalEnd = max(logicalEnd + delay, 0)
    }

    /// Speeds the motion up by a factor; with a factor <= 0 it never moves.
    mutating func speed(by speed: Double) {
        modifications.append(.speed(speed))
        end = Self.stretched(end, by: speed)
        logicalEnd = Self.stretched(logicalEnd, by: speed)
    }

    /// Repeats the motion, indefinitely if the count is nil.
    mutating func `repeat`(count: Int?, autoreverses: Bool) {
        modifications.append(.repetition(pass: end, count: count, autoreverses: autoreverses))
        end = end == 0 ? 0 : count.map { Double($0) * end } ?? .infinity
        logicalEnd = end
        endsShort = false
    }

    /// Makes the motion logically complete after a duration in seconds, unless it is complete
    /// earlier.
    mutating func completeLogically(after duration: Double) {
        logicalEnd = min(logicalEnd, max(duration, 0))
    }

    /// Returns the sample at a time since the start, in seconds; negative times count as zero.
    func sample(at time: Double) -> Sample { sample(at: time, modifications.count) }

    /// Returns the sample of the motion with only its first `count` modifications.
    private func sample(at time: Double, _ count: Int) -> Sample {
        guard count > 0 else { return base.sample(at: time) }
        func inner(_ time: Double) -> Sample { withStackRoom { sample(at: time, count - 1) } }
        switch modifications[count - 1] {
        case .delay(let delay):
            if time < delay { return Sample(progress: inner(0).progress, rate: 0) }
            return inner(time - delay)
        case .speed(let speed):
            let sample = inner(time * speed)
            return Sample(progress: sample.progress, rate: sample.rate * speed)
        case .repetition(let pass, let count, let autoreverses):
            let index = Self.pass(at: time, length: pass, count: count)
            // The first pass may be infinitely long.
            let begin = index == 0 ? 0 : Double(index) * pass
            let sample = inner(time - begin)
            guard autoreverses, !index.isMultiple(of: 2) else { return sample }
            return Sample(progress: 1 - sample.progress, rate: -sample.rate)
        }
    }

    /// Returns the index of the pass at a time; the instant between two passes belongs to the
    /// earlier one.
    private static func pass(at time: Double, length: Double, count: Int?) -> Int {
        guard time > 0, length > 0, length.isFinite else { return 0 }
        let index = min((time / length).rounded(.up) - 1, 0x1p52)
        let last = count.map { max($0 - 1, 0) } ?? Int.max
        return min(Int(max(index, 0)), last)
    }

    private static func stretched(_ duration: Double, by speed: Double) -> Double {
        if duration == 0 { return 0 }
        return speed > 0 ? duration / speed : .infinity
    }
}

extension UnitMotion.Base {
    fileprivate func sample(at time: Double) -> UnitMotion.Sample {
        switch self {
        case .curve(let curve, let duration):
            guard duration > 0 else {
                return UnitMotion.Sample(progress: time > 0 ? 1 : 0, rate: 0)
            }
            let fraction = max(time, 0) / duration
            let motion = curve.motion(at: fraction)
            let slope = motion.velocity / duration
            return UnitMotion.Sample(
                progress: motion.value,
                // A vertical tangent or a time outside the curve has no slope to pass on.
                rate: slope.isFinite && time >= 0 && time <= duration ? slope : 0
            )
        case .spring(let solution, let initialVelocity, _, _):
            let motion = solution.coefficients(at: max(time, 0))
            return UnitMotion.Sample(
                progress: 1 - motion.p + initialVelocity * motion.q,
                rate: -motion.dp + initialVelocity * motion.dq
            )
        }
    }
}
