/// How many refresh periods a frame lasts for a wanted range of frame rates.
nonisolated enum FrameDivisor {
    /// The share by which a rate may exceed the wanted maximum: 59.94 Hz counts as 60 Hz.
    static let slack = 0.01

    /// The divisor whose rate lies in `range` and nearest to `preferred`, the faster one of two
    /// equally near; without a preference the fastest in the range.
    ///
    /// When no divided rate lies in the range it is the fastest below its upper end.
    /// - Parameters:
    ///   - refreshRate: The rate of the display in Hz.
    ///   - range: The wanted rates in Hz.
    ///   - preferred: The rate liked best in Hz; nil for none.
    /// - Precondition: the display's rate is finite; it, the range's upper end and `preferred` are
    ///   above 0.
    static func divisor(
        refreshRate: Double, range: ClosedRange<Double>, preferred: Double? = nil
    ) -> Int {
        precondition(
            refreshRate > 0 && refreshRate.isFinite && range.upperBound > 0 && preferred ?? 1 > 0,
            "Frame rates must be above 0 Hz, got \(range) at \(refreshRate) Hz")
        let fastest = max(1, Int((refreshRate / (range.upperBound * (1 + slack))).rounded(.up)))
        guard let preferred else { return fastest }
        let slowest =
            range.lowerBound > 0
            ? max(fastest, Int(refreshRate * (1 + slack) / range.lowerBound)) : Int.max
        let below = Int(refreshRate / preferred)
        let candidates = [below, below + 1].map { min(max($0, fastest), slowest) }
        let distances = candidates.map { abs(refreshRate / Double($0) - preferred) }
        return distances[1] < distances[0] ? candidates[1] : candidates[0]
    }
}
