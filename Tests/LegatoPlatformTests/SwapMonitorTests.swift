import Legato
import Testing

import LegatoPlatform

@Suite("Watching a swap that was believed")
struct SwapMonitorTests {
    nonisolated static let period = 1.0 / 60

    /// The verdicts over swaps that waited for the given shares of a period.
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

    @Test("six of eight swaps that return at once end the belief, five do not")
    func demotes() {
        let six = verdicts(waited: [0.9, 0, 0, 0, 0.9, 0, 0, 0])
        #expect(six.last == .stoppedWaiting)
        #expect(six.dropLast().allSatisfy { $0 == .pacing })
        let five = verdicts(waited: [0.9, 0, 0, 0, 0.9, 0, 0, 0.9, 0.9, 0.9, 0, 0])
        #expect(five.allSatisfy { $0 == .pacing })
    }

    @Test("a short wait after much work is no sign")
    func allowsWork() {
        #expect(
            verdicts(waited: Array(repeating: 0, count: 20), work: 0.4)
                .allSatisfy { $0 == .pacing }
        )
    }

    @Test("a swap after a pause has nothing to wait for")
    func allowsPauses() {
        #expect(
            verdicts(waited: Array(repeating: 0, count: 20), isContinuous: false)
                .allSatisfy { $0 == .pacing }
        )
    }

    @Test("a swap of more than four periods means that nobody sees the window")
    func seesOcclusion() {
        #expect(verdicts(waited: [0.9, 4.1]).last == .occluded)
        #expect(verdicts(waited: [0.9, 3.9]).last == .pacing)
        #expect(verdicts(waited: [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0]).last == .pacing)
    }
}
