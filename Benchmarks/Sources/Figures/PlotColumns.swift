/// Values over time, grouped into columns about a pixel wide.
public struct PlotColumns: Equatable, Sendable {
    /// The values of one column.
    public struct Column: Equatable, Sendable {
        /// The minimum.
        public var minimum: Double
        /// The maximum.
        public var greatest: Double
        /// The mean.
        public var mean: Double
        /// The number of values.
        public var count: Int
    }

    /// The columns from left to right; nil for columns without values.
    public let columns: [Column?]

    /// Groups values into columns.
    /// - Parameters:
    ///   - values: Times and values; a time outside `duration` belongs to the closest column.
    ///   - duration: The time range of the columns, from 0.
    ///   - count: The number of columns, at least 1.
    public init(_ values: [(time: Double, value: Double)], duration: Double, count: Int) {
        var columns = [Column?](repeating: nil, count: count)
        for (time, value) in values {
            let place = duration > 0 ? time / duration * Double(count) : 0
            let index = min(count - 1, max(0, Int(place)))
            var column =
                columns[index] ?? Column(minimum: value, greatest: value, mean: 0, count: 0)
            column.minimum = min(column.minimum, value)
            column.greatest = max(column.greatest, value)
            column.count += 1
            column.mean += (value - column.mean) / Double(column.count)
            columns[index] = column
        }
        self.columns = columns
    }
}

/// The numbers of values in equal ranges.
public struct Histogram: Equatable, Sendable {
    /// The counts from the lowest range to the highest.
    public let counts: [Int]
    /// The bounds of all ranges; values outside count in the closest range.
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

/// Round numbers for an axis.
public enum AxisSteps {
    /// Returns the smallest of 1, 2 and 5 times a power of ten that gives at most `count` steps.
    public static func step(range: Double, count: Int) -> Double {
        guard range > 0, range.isFinite, count > 0 else { return 1 }
        let minimum = range / Double(count)
        var power = 1.0
        while power > minimum { power /= 10 }
        while power * 10 <= minimum { power *= 10 }
        let factor = [1.0, 2, 5, 10].first { $0 * power >= minimum * (1 - 1e-9) } ?? 10
        return factor * power
    }
}
