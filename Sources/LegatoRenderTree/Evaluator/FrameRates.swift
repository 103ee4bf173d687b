/// The acceptable frame rates, in frames per second.
package struct FrameRates: Sendable, Hashable {
    /// The lowest acceptable rate, above 0.
    package let minimum: Float
    /// The highest useful rate.
    package let maximum: Float
    /// The preferred rate; 0 prefers the highest one.
    package let preferred: Float

    /// Creates a range of rates.
    package init(minimum: Float, maximum: Float, preferred: Float) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The number of refreshes of a display per frame.
    ///
    /// Of the divisors whose rate is in the range, it is the one nearest to the preferred rate, the
    /// smallest if there are two; 1 if no divisor gives a rate in the range.
    package func divisor(refreshRate: Double) -> Int {
        guard minimum > 0, refreshRate > 0 else { return 1 }
        let target = preferred > 0 ? Double(preferred) : Double(maximum)
        // A tolerance keeps 59.94 in a range that ends at 59.9 or 60.
        let limit = 1e9
        let smallest = min(max((refreshRate / (Double(maximum) * 1.01)).rounded(.up), 1), limit)
        let largest = min((refreshRate / (Double(minimum) * 0.99)).rounded(.down), limit)
        guard smallest <= largest else { return 1 }
        let nearest = refreshRate / target
        let below = min(max(nearest.rounded(.down), smallest), largest)
        let above = min(below + 1, largest)
        let isAboveNearer =
            abs(refreshRate / above - target) < abs(refreshRate / below - target) - 1e-9
        return Int(isAboveNearer ? above : below)
    }

    /// The number of refreshes per frame that suits several divisors: their greatest common
    /// divisor, 0 without any.
    package static func common(_ divisors: some Sequence<Int>) -> Int {
        func greatest(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatest(b, a % b) }
        return divisors.reduce(0, greatest)
    }
}
