import Legato
import Testing

import LegatoPlatform

/// Monitoring of trusted swaps.
struct SwapMonitorTests {
    nonisolated static let period = 1.0 / 60

    /// Returns the verdicts on swaps that waited for the given fractions of a period.
    private func verdicts(
        waited: [Double], work: Double = 0.05, isContinuous: Bool = true
    ) -> [SwapMonitor.Verdict] {
        var monitor = SwapMonitor()
        return waited.map {
            monitor.observe(
                waited: $0 * Self.period, work: work * Self.period, period: Self.period,
                isContinuous: isContinuous
            )
        }
    }

    @Test("Six of eight swaps that return at once end the trust, five do not")
    func demotes() {
        let six = verdicts(waited: [0.9, 0, 0, 0, 0.9, 0, 0, 0])
        #expect(six.last == .stoppedWaiting)
        #expect(six.dropLast().allSatisfy { $0 == .pacing })
        let five = verdicts(waited: [0.9, 0, 0, 0, 0.9, 0, 0, 0.9, 0.9, 0.9, 0, 0])
        #expect(five.allSatisfy { $0 == .pacing })
    }

    @Test("A short wait after long work does not count")
    func allowsWork() {
        #expect(
            verdicts(waited: Array(repeating: 0, count: 20), work: 0.4)
                .allSatisfy { $0 == .pacing }
        )
    }

    @Test("A swap after a pause need not wait")
    func allowsPauses() {
        #expect(
            verdicts(waited: Array(repeating: 0, count: 20), isContinuous: false)
                .allSatisfy { $0 == .pacing }
        )
    }

    @Test("A swap of more than four periods means that the window is occluded")
    func seesOcclusion() {
        #expect(verdicts(waited: [0.9, 4.1]).last == .occluded)
        #expect(verdicts(waited: [0.9, 3.9]).last == .pacing)
        #expect(verdicts(waited: [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0]).last == .pacing)
    }
}
