/// Sorted values and their statistics.
///
/// Percentiles use the nearest rank: the smallest value such that at least the given fraction of
/// the values does not exceed it. The result is always one of the values.
public struct Distribution: Equatable {
    /// The values in ascending order.
    public let sorted: [Double]

    /// Sorts values; nil if there are none.
    public init?(_ values: [Double]) {
        guard !values.isEmpty else { return nil }
        sorted = values.sorted()
    }

    /// Returns the value at the nearest rank.
    /// - Parameter share: A fraction from 0, the minimum, to 1, the maximum.
    /// - Returns: One of the values.
    public func percentile(_ share: Double) -> Double {
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// The median by the nearest rank.
    public var median: Double { percentile(0.5) }

    /// The median, which for an even count is the mean of the middle two.
    ///
    /// This suits a few runs better than a rank.
    public var middle: Double {
        let half = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }

    /// The arithmetic mean.
    public var mean: Double { sorted.reduce(0, +) / Double(sorted.count) }

    /// The population standard deviation.
    public var standardDeviation: Double {
        let mean = mean
        let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(sorted.count)).squareRoot()
    }

    /// The maximum.
    public var maximum: Double { sorted[sorted.count - 1] }
}
