import Legato
import Testing

import LegatoPlatform

/// Detection of swaps that wait for the display.
struct VsyncTestTests {
    /// Returns timestamps with the given intervals.
    nonisolated static func stamps(_ intervals: [Double]) -> [Double] {
        intervals.reduce(into: [100.0]) { $0.append(($0.last ?? 0) + $1) }
    }

    @Test("Swaps recorded under a compositor with frame callbacks are trusted")
    func trustsFrameCallbacks() {
        let recorded = [
            0.0021, 0.0163, 0.0162, 0.0161, 0.0164, 0.0162, 0.0162, 0.0159, 0.0166, 0.0162, 0.0163,
            0.0161, 0.0162, 0.0221, 0.0102, 0.0162, 0.0162, 0.0163, 0.0161, 0.0162,
        ]
        let verdict = VsyncTest.verdict(
            swapEnds: Self.stamps(recorded), reportedInterval: 1, nominalPeriod: 1.0 / 60
        )
        guard case .effective(let period) = verdict else {
            Issue.record("The swaps must be trusted")
            return
        }
        #expect(abs(period - 0.0162) < 1e-9)
    }

    @Test(
        "Swaps that return at once are not trusted, whatever the driver reports",
        arguments: [
            0.0, 0.00027, 0.0019,
        ]
    )
    func distrustsQuickSwaps(interval: Double) {
        let ends = Self.stamps(Array(repeating: interval, count: 30))
        for nominal in [nil, 1.0 / 60] as [Double?] {
            #expect(
                VsyncTest.verdict(swapEnds: ends, reportedInterval: 1, nominalPeriod: nominal)
                    == .ineffective
            )
        }
    }

    @Test("An even wait does not count when the driver has no swap interval")
    func needsInterval() {
        let ends = Self.stamps(Array(repeating: 1.0 / 60, count: 30))
        #expect(
            VsyncTest.verdict(swapEnds: ends, reportedInterval: 0, nominalPeriod: nil)
                == .ineffective
        )
        #expect(
            VsyncTest.verdict(swapEnds: ends, reportedInterval: -1, nominalPeriod: nil)
                != .ineffective
        )
    }

    @Test(
        "A display slower than it reports is trusted up to one and a half periods",
        arguments: [
            (0.0199, true), (0.0249, true), (0.0251, false), (0.0126, true), (0.0124, false),
        ]
    )
    func acceptsSlowDisplay(period: Double, isBelieved: Bool) {
        let ends = Self.stamps(Array(repeating: period, count: 30))
        let verdict = VsyncTest.verdict(
            swapEnds: ends, reportedInterval: 1, nominalPeriod: 1.0 / 60
        )
        #expect((verdict != .ineffective) == isBelieved)
    }

    @Test("Uneven swaps are not trusted")
    func distrustsUnevenSwaps() {
        let ends = Self.stamps((0..<30).map { $0 % 2 == 0 ? 0.012 : 0.020 })
        #expect(
            VsyncTest.verdict(swapEnds: ends, reportedInterval: 1, nominalPeriod: 1.0 / 60)
                == .uneven
        )
    }

    @Test("Sleeping before it shortens a wait, but not work")
    func distinguishesWaitsFromWork() {
        let usual = [0.0160, 0.0161, 0.0159, 0.0302, 0.0160]
        let pause = VsyncTest.pause(usual: usual)
        #expect(pause == 0.008)
        let shorter = [0.0081, 0.0079, 0.0160, 0.0080, 0.0082]
        #expect(VsyncTest.isWait(usual: usual, delayed: shorter, pause: pause))
        #expect(!VsyncTest.isWait(usual: usual, delayed: usual, pause: pause))
        #expect(!VsyncTest.isWait(usual: usual, delayed: [0.013, 0.012, 0.014], pause: pause))
        #expect(!VsyncTest.isWait(usual: usual, delayed: [], pause: pause))
    }

    @Test("Too few swaps are inconclusive")
    func needsSwaps() {
        let ends = Self.stamps(Array(repeating: 1.0 / 60, count: 7))
        #expect(
            VsyncTest.verdict(swapEnds: ends, reportedInterval: 1, nominalPeriod: nil)
                == .ineffective
        )
        #expect(
            VsyncTest.verdict(swapEnds: [], reportedInterval: 1, nominalPeriod: nil)
                == .ineffective
        )
    }
}
