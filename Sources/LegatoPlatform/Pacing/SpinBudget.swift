/// How long before a tick to stop sleeping and start spinning, based on the latest wake-ups'
/// lateness.
package nonisolated struct SpinBudget {
    /// The number of remembered wake-ups.
    package static let window = 128
    /// The range of the budget in seconds.
    package static let limits = 0.0001...0.0005
    /// The largest share of a period that may be spent spinning.
    package static let largestShare = 0.025

    private var latenesses: [Double] = []
    private var cursor = 0

    /// Creates a budget without measurements, which is the largest one.
    package init() {
        latenesses.reserveCapacity(Self.window)
    }

    /// Records how many seconds late a sleep ended.
    package mutating func observe(lateness: Double) {
        if latenesses.count < Self.window {
            latenesses.append(lateness)
        } else {
            latenesses[cursor] = lateness
        }
        cursor = (cursor + 1) % Self.window
    }

    /// Returns the 99th percentile of the remembered latenesses in seconds, clamped to `limits` and
    /// to a share of the refresh period.
    ///
    /// Of 128 values that is the second largest; with fewer values the largest is used.
    package func seconds(period: Double) -> Double {
        min(wished, Self.largestShare * period)
    }

    private var wished: Double {
        guard !latenesses.isEmpty else { return Self.limits.upperBound }
        var largest = 0.0
        var second = 0.0
        for lateness in latenesses {
            if lateness > largest {
                (largest, second) = (lateness, largest)
            } else if lateness > second {
                second = lateness
            }
        }
        let percentile = latenesses.count == Self.window ? second : largest
        return min(max(percentile, Self.limits.lowerBound), Self.limits.upperBound)
    }
}
