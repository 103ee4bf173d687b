/// The rules by which the evenness of frames is judged.
public enum Pacing {
    /// Returns when a frame becomes visible; nil without a target.
    ///
    /// That is its target, or the number of whole periods later that is closest to its
    /// presentation.
    public static func seen(_ frame: FrameStamps, period: Double) -> Double? {
        frame.target.map { target in
            target + max(0, ((frame.presented - target) / period).rounded()) * period
        }
    }

    /// Returns how long the picture before each frame stayed beyond its due time, in seconds.
    ///
    /// That is the time between two frames becoming visible, minus the duration from tick to target
    /// of the later one.
    public static func hitches(
        _ pairs: [(before: FrameStamps, after: FrameStamps)], period: Double
    ) -> [Double] {
        pairs.map { before, after in
            guard let earlier = seen(before, period: period),
                let later = seen(after, period: period), let target = after.target
            else { return 0 }
            let meant = after.tick.map { target - $0 } ?? period
            let excess = later - earlier - meant
            // Less than half a period is a new alignment of the grid.
            return excess > period / 2 ? excess : 0
        }
    }

    /// Returns the milliseconds of hitches per second of animation: up to 5 is good, 10 and more is
    /// bad.
    public static func hitchTimeRatio(
        _ pairs: [(before: FrameStamps, after: FrameStamps)], period: Double
    ) -> Double? {
        let total = pairs.reduce(0) { $0 + $1.after.presented - $1.before.presented }
        guard total > 0 else { return nil }
        return hitches(pairs, period: period).reduce(0, +) * 1000 / total
    }

    /// Returns the differences between an animation's steps and their display times, in seconds.
    ///
    /// The error of two consecutive frames is |Δ target − Δ presented|.
    public static func animationErrors(
        _ pairs: [(before: FrameStamps, after: FrameStamps)]
    ) -> [Double] {
        pairs.compactMap { before, after in
            guard let earlier = before.target, let later = after.target else { return nil }
            return abs((later - earlier) - (after.presented - before.presented))
        }
    }

    /// Returns the numbers of frames that are 0, 1, 2, 3, and 4 or more whole periods late.
    public static func lateFrames(_ frames: [FrameStamps], period: Double) -> [Int] {
        var counts = [0, 0, 0, 0, 0]
        for frame in frames {
            guard let target = frame.target else { continue }
            let periods = ((frame.presented - target) / period).rounded()
            counts[Int(min(4, max(0, periods)))] += 1
        }
        return counts
    }

    /// Returns the distances of intervals from multiples of the period.
    public static func jitters(intervals: [Double], period: Double) -> [Double] {
        intervals.map { abs($0 - ($0 / period).rounded() * period) }
    }

    /// Returns the period measured from the ends of the frames; nil if all have the same grid
    /// point.
    ///
    /// It is the least-squares slope of their times over their grid points.
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

    /// Returns the standard deviation of the frames' ends from the fitted line, in seconds.
    ///
    /// The slope of the line is the measured period; without a line the result is nil.
    public static func measuredDeviation(_ frames: [FrameStamps]) -> Double? {
        guard let first = frames.first, let period = measuredPeriod(frames) else { return nil }
        let errors = frames.map {
            $0.presented - first.presented - Double($0.index - first.index) * period
        }
        return Distribution(errors)?.standardDeviation
    }

    /// Returns the frame rate that corresponds to the slowest hundredth of the intervals.
    public static func onePercentLow(intervals: [Double]) -> Double? {
        guard !intervals.isEmpty else { return nil }
        let slowest = intervals.sorted(by: >).prefix(max(1, intervals.count / 100))
        return Double(slowest.count) / slowest.reduce(0, +)
    }
}
