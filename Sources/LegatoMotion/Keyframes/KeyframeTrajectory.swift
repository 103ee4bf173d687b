/// The resolved keyframes of one track: their motions and times.
///
/// Evaluating it is a pure function of time: a binary search, then the arithmetic of one keyframe.
struct KeyframeTrajectory<Value: Animatable> {
    private let initialValue: Value
    private var segments: [KeyframeSegment<Value>] = []
    private var ends: [Double] = []

    /// Resolves keyframes that start from a value at time zero.
    init(from initialValue: Value, keyframes: [KeyframeDescription<Value>]) {
        self.initialValue = initialValue
        segments.reserveCapacity(keyframes.count)
        ends.reserveCapacity(keyframes.count)
        var start = KeyframeStart(time: 0, value: initialValue, velocity: .zero)
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let planned = start.segment(of: keyframe, before: next)
            segments.append(planned.segment)
            start = planned.next
            ends.append(start.time)
        }
    }

    var duration: Double { ends.last ?? 0 }

    /// Returns the value at a time; for negative times and NaN, the value at zero.
    ///
    /// Where one keyframe ends and the next begins, the first one that ends there determines the
    /// value.
    func value(at time: Double) -> Value {
        let time = time > 0 ? time : 0
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < time { low = middle + 1 } else { high = middle }
        }
        guard low < ends.count else { return segments.last?.end ?? initialValue }
        return time < ends[low] ? segments[low].value(at: time) : segments[low].end
    }
}

/// A resolved keyframe.
struct KeyframeSegment<Value: Animatable> {
    enum Motion {
        /// Stays unchanged until the end.
        case hold
        case linear(way: Value.AnimatableData, curve: UnitCurve, duration: Double)
        /// The coefficients of the powers of the progress, and the duration.
        case cubic(Value.AnimatableData, Value.AnimatableData, Value.AnimatableData, Double)
        case spring(SpringSolution, way: Value.AnimatableData, velocity: Value.AnimatableData)
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
        case .linear(let way, let curve, let duration):
            data += way.scaled(by: curve.value(at: elapsed / duration))
        case .cubic(let first, let second, let third, let duration):
            let progress = elapsed / duration
            let inner = second + third.scaled(by: progress)
            data += (first + inner.scaled(by: progress)).scaled(by: progress)
        case .spring(let solution, let way, let velocity):
            let motion = solution.finiteCoefficients(at: elapsed)
            data += way.scaled(by: 1 - motion.p) + velocity.scaled(by: motion.q)
        }
        var value = from
        value.animatableData = data
        return value
    }
}

extension SpringSolution {
    /// Returns the coefficients at a time; those of rest at the target where they are not finite.
    func finiteCoefficients(at time: Double) -> SpringCoefficients {
        let motion = coefficients(at: time)
        let isFinite =
            motion.p.isFinite && motion.q.isFinite && motion.dp.isFinite && motion.dq.isFinite
        return isFinite ? motion : SpringCoefficients(p: 0, q: 0, dp: 0, dq: 0)
    }
}
