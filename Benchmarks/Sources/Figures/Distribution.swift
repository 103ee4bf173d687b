/// Values in order, and what they have in common.
///
/// A percentile is that of the nearest rank: the least value that at least this share of the values
/// does not exceed. It is always one of the values.
public struct Distribution: Equatable {
    /// The values, the least first.
    public let sorted: [Double]

    /// Puts values in order; nil when there are none.
    public init?(_ values: [Double]) {
        guard !values.isEmpty else { return nil }
        sorted = values.sorted()
    }

    /// The value of the nearest rank.
    /// - Parameter share: From 0, the least value, to 1, the greatest.
    /// - Returns: One of the values.
    public func percentile(_ share: Double) -> Double {
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// The median by the nearest rank.
    public var median: Double { percentile(0.5) }

    /// The middle: of an even number of values the mean of the two in the middle, which suits a
    /// few runs better than a rank.
    public var middle: Double {
        let half = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }

    /// The arithmetic mean.
    public var mean: Double { sorted.reduce(0, +) / Double(sorted.count) }

    /// The standard deviation of the values themselves, not of what they are a sample of.
    public var standardDeviation: Double {
        let mean = mean
        let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(sorted.count)).squareRoot()
    }

    /// The greatest value.
    public var maximum: Double { sorted[sorted.count - 1] }
}
