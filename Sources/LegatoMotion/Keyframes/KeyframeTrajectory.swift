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

extension SpringSolution {
    /// Returns the coefficients at a time; those of rest at the target where they are not finite.
    func finiteCoefficients(at time: Double) -> SpringCoefficients {
        let motion = coefficients(at: time)
        let isFinite =
            motion.p.isFinite && motion.q.isFinite && motion.dp.isFinite && motion.dq.isFinite
        return isFinite ? motion : SpringCoefficients(p: 0, q: 0, dp: 0, dq: 0)
    }
}
