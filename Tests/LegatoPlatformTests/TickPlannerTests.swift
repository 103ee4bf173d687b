import Legato
import Testing

import LegatoPlatform

/// Planning of ticks.
struct TickPlannerTests {
    @Test("Ticks are consecutive points of the grid")
    func followsGrid() {
        var planner = TickPlanner(base: 10, period: 0.25)
        let ticks = [10.0, 10.3, 10.5, 10.8].map { planner.next(after: $0) }
        #expect(ticks.map(\.index) == [1, 2, 3, 4])
        #expect(ticks.map(\.time) == [10.25, 10.5, 10.75, 11])
        #expect(ticks.map(\.target) == [10.5, 10.75, 11, 11.25])
        #expect(ticks.allSatisfy { $0.missed == 0 })
    }

    @Test("Work that ends before the next point misses nothing, work beyond it misses that point")
    func countsOverrun() {
        var planner = TickPlanner(base: 0, period: 1)
        #expect(planner.next(after: 0.5).index == 1)
        #expect(planner.next(after: 1.999) == PlannedTick(index: 2, time: 2, target: 3, missed: 0))
        #expect(planner.next(after: 3.001) == PlannedTick(index: 4, time: 4, target: 5, missed: 1))
        #expect(planner.next(after: 9.5) == PlannedTick(index: 10, time: 10, target: 11, missed: 5))
        #expect(
            planner.next(after: 10.1) == PlannedTick(index: 11, time: 11, target: 12, missed: 0)
        )
    }

    @Test("A point is never planned twice, also when requested again at once")
    func plansEachPointOnce() {
        var planner = TickPlanner(base: 0, period: 1)
        let indices = (0..<5).map { _ in planner.next(after: 3.5).index }
        #expect(indices == [4, 5, 6, 7, 8])
    }

    @Test("A pause is not an overrun")
    func pauseIsNoOverrun() {
        var planner = TickPlanner(base: 0, period: 1)
        _ = planner.next(after: 0)
        planner.pause()
        #expect(
            planner.next(after: 99.5) == PlannedTick(index: 100, time: 100, target: 101, missed: 0)
        )
    }

    @Test("Half the rate is every second point, and restarts after an overrun")
    func divides() {
        var planner = TickPlanner(base: 0, period: 1)
        planner.divisor = 2
        #expect(planner.next(after: 0) == PlannedTick(index: 1, time: 1, target: 3, missed: 0))
        #expect(planner.next(after: 1.5) == PlannedTick(index: 3, time: 3, target: 5, missed: 0))
        #expect(planner.next(after: 5.5) == PlannedTick(index: 6, time: 6, target: 8, missed: 1))
        #expect(planner.next(after: 6.5).index == 8)
    }

    @Test(
        "With work of 40 ms every tenth time the missed points are counted exactly",
        arguments: [(60.0, 2), (120.0, 4), (48.0, 1)]
    )
    func countsEveryOverrun(rate: Double, missedEach: Int) {
        let period = 1 / rate
        var planner = TickPlanner(base: 5, period: period)
        var now = 5.0
        var (last, missed, overruns) = (0, 0, 0)
        for number in 1...600 {
            let tick = planner.next(after: now)
            // No tick is replayed, and all are on the first grid.
            #expect(tick.index == last + 1 + tick.missed)
            #expect(tick.time == 5 + Double(tick.index) * period)
            #expect(tick.target == 5 + Double(tick.index + 1) * period)
            #expect(tick.missed == (number > 1 && number % 10 == 1 ? missedEach : 0))
            (last, missed) = (tick.index, missed + tick.missed)
            let isOverrun = number % 10 == 0
            overruns += isOverrun ? 1 : 0
            now = tick.time + (isOverrun ? 0.04 : period * 0.3)
        }
        // The last overrun ends after the last tick.
        #expect(overruns == 60)
        #expect(missed == 59 * missedEach)
        #expect(last == 600 + missed)
    }

    @Test("A vertical blank maps to the nearest grid point, points between were missed")
    func namesBlanks() {
        var planner = TickPlanner(base: 0, period: 1)
        #expect(planner.tick(atBlank: 1.1) == PlannedTick(index: 1, time: 1, target: 2, missed: 0))
        #expect(planner.tick(atBlank: 1.9).index == 2)
        #expect(planner.tick(atBlank: 5.2) == PlannedTick(index: 5, time: 5, target: 6, missed: 2))
    }

    @Test("A second tick at one point repeats the first, and ticks do not run ahead")
    func repeats() {
        var planner = TickPlanner(base: 0, period: 1)
        #expect(planner.next(after: 0.5).index == 1)
        let again = PlannedTick(index: 1, time: 1, target: 2, missed: 0, repeats: true)
        #expect(planner.tick(atBlank: 1.1) == again)
        #expect(planner.tick(atBlank: 2) == PlannedTick(index: 2, time: 2, target: 3, missed: 0))
    }

    @Test("The time of the next tick is known in advance, but not after a pause")
    func predictsNextTick() {
        var planner = TickPlanner(base: 0, period: 0.5)
        #expect(planner.time(afterLast: 2) == nil)
        _ = planner.next(after: 0.1)
        #expect(planner.time(afterLast: 3) == 2)
        planner.pause()
        #expect(planner.time(afterLast: 3) == nil)
    }

    @Test("A new grid continues the count of the old one")
    func regrids() {
        var planner = TickPlanner(base: 0, period: 1)
        _ = planner.next(after: 4.5)
        planner.regrid(base: 5, period: 0.5)
        #expect(planner.next(after: 5.2) == PlannedTick(index: 6, time: 5.5, target: 6, missed: 0))
    }

    @Test("Over an hour at 60 Hz the grid stays exact")
    func staysExact() {
        let base = 123_456.789
        var planner = TickPlanner(base: base, period: 1.0 / 60)
        var worst = 0.0
        for frame in 0..<216_000 {
            let tick = planner.next(after: base + (Double(frame) + 0.5) / 60)
            worst = max(worst, abs(tick.time - (base + Double(frame + 1) / 60)))
            if tick.index != frame + 1 {
                Issue.record("tick \(tick.index) at frame \(frame)")
                return
            }
        }
        #expect(worst < 1e-9)
    }

    @Test("A divisor must be at least one")
    func refusesZero() async {
        await #expect(processExitsWith: .failure) {
            var planner = TickPlanner(base: 0, period: 1)
            planner.divisor = 0
        }
    }
}
