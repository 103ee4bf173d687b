import Legato
import Testing

import LegatoPlatform

/// Spin time before a tick.
struct SpinBudgetTests {
    @Test("Without history, or when wake-ups are late, it is half a millisecond")
    func startsAtHalfAMillisecond() {
        var budget = SpinBudget()
        #expect(budget.seconds(period: 1) == 0.0005)
        for _ in 0..<200 { budget.observe(lateness: 0.004) }
        #expect(budget.seconds(period: 1) == 0.0005)
    }

    @Test(
        "It never exceeds a fortieth of a period",
        arguments: [
            (60, 0.025 / 60), (144, 0.025 / 144), (30, 0.0005), (1000, 0.000025),
        ] as [(Double, Double)]
    )
    func isBoundedByThePeriod(rate: Double, seconds: Double) {
        #expect(SpinBudget().seconds(period: 1 / rate) == min(0.0005, 0.025 * (1 / rate)))
        #expect(abs(SpinBudget().seconds(period: 1 / rate) - seconds) < 1e-12)
    }

    @Test("Exact wake-ups reduce it to a tenth of a millisecond")
    func shrinksWithExactWakeUps() {
        var budget = SpinBudget()
        for _ in 0..<128 { budget.observe(lateness: 0.00002) }
        #expect(budget.seconds(period: 1) == 0.0001)
    }

    @Test("One late wake-up of 128 is ignored, two count until they leave the history")
    func takesPercentile() {
        var budget = SpinBudget()
        for _ in 0..<127 { budget.observe(lateness: 0.0002) }
        budget.observe(lateness: 0.003)
        #expect(budget.seconds(period: 1) == 0.0002)
        budget.observe(lateness: 0.0004)
        #expect(budget.seconds(period: 1) == 0.0004)
        for _ in 0..<128 { budget.observe(lateness: 0.0003) }
        #expect(budget.seconds(period: 1) == 0.0003)
    }
}
