/// Values over time, put together in columns as wide as a pixel or so.
public struct PlotColumns: Equatable, Sendable {
    /// What falls into one column.
    public struct Column: Equatable, Sendable {
        /// The least value.
        public var least: Double
        /// The greatest value.
        public var greatest: Double
        /// The mean.
        public var mean: Double
        /// How many values there are.
        public var count: Int
    }

    /// The columns from left to right; nil where no value falls.
    public let columns: [Column?]

    /// Puts values into columns.
    /// - Parameters:
    ///   - values: Times with values; a time outside of `duration` goes to the nearest column.
    ///   - duration: The time that the columns cover, from 0.
    ///   - count: How many columns there are, at least 1.
    public init(_ values: [(time: Double, value: Double)], duration: Double, count: Int) {
        var columns = [Column?](repeating: nil, count: count)
        for (time, value) in values {
            let place = duration > 0 ? time / duration * Double(count) : 0
            let index = min(count - 1, max(0, Int(place)))
            var column =
                columns[index] ?? Column(least: value, greatest: value, mean: 0, count: 0)
            column.least = min(column.least, value)
            column.greatest = max(column.greatest, value)
            column.count += 1
            column.mean += (value - column.mean) / Double(column.count)
            columns[index] = column
        }
        self.columns = columns
    }
}

/// How often values fall into equal ranges.
public struct Histogram: Equatable, Sendable {
    /// The counts from the lowest range to the highest.
    public let counts: [Int]
    /// The values between which the ranges lie; what lies outside counts to the nearest.
    public let bounds: ClosedRange<Double>

    /// Counts values.
    public init(_ values: [Double], bounds: ClosedRange<Double>, bins: Int) {
        var counts = [Int](repeating: 0, count: bins)
        let width = bounds.upperBound - bounds.lowerBound
        for value in values {
            let place = width > 0 ? (value - bounds.lowerBound) / width * Double(bins) : 0
            counts[Int(min(Double(bins - 1), max(0, place)))] += 1
        }
        (self.counts, self.bounds) = (counts, bounds)
    }
}

/// Numbers that read well at an axis.
public enum AxisSteps {
    /// The least of 1, 2 and 5 times a power of ten that divides `range` into at most `count` steps.
    public static func step(range: Double, count: Int) -> Double {
        guard range > 0, range.isFinite, count > 0 else { return 1 }
        let least = range / Double(count)
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        let factor = [1.0, 2, 5, 10].first { $0 * power >= least * (1 - 1e-9) } ?? 10
        return factor * power
    }
}
