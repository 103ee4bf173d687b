/// The laws by which frames are judged as even or not.
public enum Pacing {
    /// When a frame is seen: at its target, or so many whole periods later as its presentation is
    /// nearest to; nil without a target.
    public static func seen(_ frame: FrameStamps, period: Double) -> Double? {
        frame.target.map { target in
            target + max(0, ((frame.presented - target) / period).rounded()) * period
        }
    }

    /// How much longer than meant the picture before each frame stood, in seconds: the time between
    /// two frames being seen, less what the later one was made for, from its tick to its target.
    public static func hitches(
        _ pairs: [(before: FrameStamps, after: FrameStamps)], period: Double
    ) -> [Double] {
        pairs.map { before, after in
            guard let earlier = seen(before, period: period),
                let later = seen(after, period: period), let target = after.target
            else { return 0 }
            let meant = after.tick.map { target - $0 } ?? period
            let excess = later - earlier - meant
            // Below half a period it is the grid that was laid anew.
            return excess > period / 2 ? excess : 0
        }
    }

    /// The milliseconds of hitches in a second of animation: at most 5 is good, 10 and more is bad.
    public static func hitchTimeRatio(
        _ pairs: [(before: FrameStamps, after: FrameStamps)], period: Double
    ) -> Double? {
        let total = pairs.reduce(0) { $0 + $1.after.presented - $1.before.presented }
        guard total > 0 else { return nil }
        return hitches(pairs, period: period).reduce(0, +) * 1000 / total
    }

    /// By how much an animation's step differs from the time that its picture stood, in seconds:
    /// |Δ target − Δ presented| of two frames.
    public static func animationErrors(
        _ pairs: [(before: FrameStamps, after: FrameStamps)]
    ) -> [Double] {
        pairs.compactMap { before, after in
            guard let earlier = before.target, let later = after.target else { return nil }
            return abs((later - earlier) - (after.presented - before.presented))
        }
    }

    /// How many frames were so many whole periods late: none, 1, 2, 3, and 4 or more.
    public static func lateFrames(_ frames: [FrameStamps], period: Double) -> [Int] {
        var counts = [0, 0, 0, 0, 0]
        for frame in frames {
            guard let target = frame.target else { continue }
            let periods = ((frame.presented - target) / period).rounded()
            counts[Int(min(4, max(0, periods)))] += 1
        }
        return counts
    }

    /// How far intervals are from whole numbers of periods.
    public static func jitters(intervals: [Double], period: Double) -> [Double] {
        intervals.map { abs($0 - ($0 / period).rounded() * period) }
    }

    /// The period that the ends of the frames show: the slope of their times over their grid
    /// points, by least squares; nil when all have the same.
    public static func measuredPeriod(_ frames: [FrameStamps]) -> Double? {
        guard let first = frames.first else { return nil }
        let xs = frames.map { Double($0.index - first.index) }
        let ys = frames.map { $0.presented - first.presented }
        let count = Double(frames.count)
        let (meanX, meanY) = (xs.reduce(0, +) / count, ys.reduce(0, +) / count)
        let spread = xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
        guard spread > 0 else { return nil }
        return zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
    }

    /// How far the ends of the frames scatter about the straight line whose slope is the measured
    /// period: the standard deviation in seconds; nil where there is no such line.
    public static func measuredDeviation(_ frames: [FrameStamps]) -> Double? {
        guard let first = frames.first, let period = measuredPeriod(frames) else { return nil }
        let errors = frames.map {
            $0.presented - first.presented - Double($0.index - first.index) * period
        }
        return Distribution(errors)?.standardDeviation
    }

    /// Frames a second as the slowest hundredth of the intervals would have it throughout.
    public static func onePercentLow(intervals: [Double]) -> Double? {
        guard !intervals.isEmpty else { return nil }
        let slowest = intervals.sorted(by: >).prefix(max(1, intervals.count / 100))
        return Double(slowest.count) / slowest.reduce(0, +)
    }
}
