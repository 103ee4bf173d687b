/// The display clock of one render thread, whose grid ticks come from waiting swaps or from a
/// timer.
///
/// The pure types in this folder make the decisions; this class reads the clock and sleeps.
nonisolated final class VsyncSource {
    /// The rate in Hz assumed for a display that reports none.
    static let fallbackRate = 60.0
    /// The highest tick rate in Hz for a window that is not visible.
    static let unseenRate = 10.0
    /// The seconds between two attempts to show a frame in an occluded window.
    static let probeInterval = 1.0
    /// The share of a period that a swap must take to count as having waited for the display.
    static let wait = 0.1

    /// The source of the ticks.
    private(set) var source = FramePacing.Source.timer
    /// How often the source fell back to the timer because swaps did not wait.
    private(set) var demotions = 0
    /// Whether swaps wait so long that the window must be occluded.
    private(set) var isOccluded = false
    /// The rate reported by the display, in Hz; 0 if it reports none.
    private(set) var advertisedRate: Double

    /// The seconds spent measuring whether swaps wait; 0 if there was nothing to measure.
    private(set) var measuringTime = 0.0
    /// The seconds spent spinning before ticks.
    private(set) var spinTime = 0.0
    /// The CPU time of all waiting for ticks, spinning included, in seconds.
    private(set) var waitTime = 0.0
    /// How many seconds before a tick the thread stops sleeping and starts spinning.
    var spinBudget: Double { spin.seconds(period: period) }

    private let isFixed: Bool
    private var planner: TickPlanner
    private var model: PeriodModel
    private var monitor = SwapMonitor()
    private var spin = SpinBudget()
    /// The time at which the latest tick's swap returned; nil if that tick showed nothing.
    private var swapEnd: Double?
    private var previousSwapEnd: Double?
    private var lastProbe = 0.0
    private var hasTicked = false

    /// Creates a source that starts as a timer at the advertised rate.
    /// - Parameters:
    ///   - advertisedRate: The rate in Hz; 0 if it is unknown.
    ///   - isFixed: Whether the source remains a timer at this rate, independent of the display.
    init(advertisedRate: Double, isFixed: Bool = false) {
        self.isFixed = isFixed
        self.advertisedRate = advertisedRate
        let rate = advertisedRate > 0 ? advertisedRate : Self.fallbackRate
        let now = MonotonicClock.now
        planner = TickPlanner(base: now, period: 1 / rate)
        model = PeriodModel(base: now, period: 1 / rate)
    }

    /// The refresh period in seconds.
    var period: Double { planner.period }

    /// The period in seconds to use until one is measured.
    private var assumedPeriod: Double {
        1 / (advertisedRate > 0 ? advertisedRate : Self.fallbackRate)
    }

    /// Whether a frame made now should be handed to the display.
    var mayPresent: Bool {
        !isOccluded || MonotonicClock.now - lastProbe >= Self.probeInterval
    }

    /// Measures with cheap swaps whether swaps wait for the display; repeats the measurement once
    /// if they wait unevenly.
    /// - Parameters:
    ///   - reportedInterval: The swap interval reported by the driver; 0 for none.
    ///   - swap: Draws and swaps; returns the seconds that the swap took, or nil to end the
    ///     measurement.
    func measure(reportedInterval: Int, swap: () -> Double?) {
        guard reportedInterval != 0 && !isFixed else { return }
        let start = MonotonicClock.now
        defer { measuringTime = MonotonicClock.now - start }
        if measureOnce(reportedInterval, swap) == .uneven {
            _ = measureOnce(reportedInterval, swap)
        }
    }

    private func measureOnce(_ reportedInterval: Int, _ swap: () -> Double?) -> VsyncTest.Verdict {
        var ends: [Double] = [MonotonicClock.now]
        var waits: [Double] = []
        for _ in 0..<VsyncTest.swapCount {
            guard let wait = swap() else { return .ineffective }
            waits.append(wait)
            let end = MonotonicClock.now
            let waited = end - (ends.last ?? end)
            ends.append(end)
            // The first swaps wait while the window is still being mapped.
            if waited > SwapMonitor.occlusionPeriods * period { return .uneven }
        }
        let nominal = advertisedRate > 0 ? 1 / advertisedRate : nil
        let verdict = VsyncTest.verdict(
            swapEnds: ends, reportedInterval: reportedInterval, nominalPeriod: nominal
        )
        guard case .effective(let measured) = verdict else { return verdict }
        guard isProven(waits, swap) else { return .ineffective }
        let last = MonotonicClock.now
        source = .swap
        model = PeriodModel(base: last, period: measured)
        planner.regrid(base: last, period: measured)
        return verdict
    }

    /// Returns whether swaps that take about a period wait for the display rather than being slow.
    private func isProven(_ waits: [Double], _ swap: () -> Double?) -> Bool {
        let pause = VsyncTest.pause(usual: waits)
        var delayed: [Double] = []
        for _ in 0..<VsyncTest.proofCount {
            MonotonicClock.sleep(until: MonotonicClock.now + pause)
            guard let wait = swap() else { return false }
            delayed.append(wait)
        }
        return VsyncTest.isWait(usual: waits, delayed: delayed, pause: pause)
    }

    /// Restarts the grid for a display with another rate in Hz, or 0 if it is unknown.
    ///
    /// The source stays the same: swaps learn the new period, and a timer adopts it immediately.
    func displayChanged(advertisedRate: Double) {
        guard !isFixed else { return }
        self.advertisedRate = advertisedRate
        let now = MonotonicClock.now
        model = PeriodModel(base: now, period: assumedPeriod)
        planner.regrid(base: now, period: assumedPeriod)
        monitor = SwapMonitor()
    }

    /// Returns the time until which the thread only needs to receive messages if `divisor` periods
    /// may pass between ticks: one period before the next tick, in seconds; nil if that has passed.
    func rest(divisor: Int) -> Double? {
        guard divisor > 1, let next = planner.time(afterLast: divisor) else { return nil }
        let end = next - period
        return end > MonotonicClock.now ? end : nil
    }

    /// Waits for the next tick; the first tick is immediate and aligns the grid.
    /// - Parameters:
    ///   - isUnseen: Whether the window is not visible, so that a low rate is sufficient.
    ///   - divisor: How many periods may pass since the previous tick, at least 1.
    /// - Returns: The tick, whose time has been reached.
    func waitForTick(isUnseen: Bool, divisor: Int) -> PlannedTick {
        planner.divisor =
            isUnseen || isOccluded
            ? max(1, Int((1 / (period * Self.unseenRate)).rounded(.up))) : divisor
        guard hasTicked else { return firstTick() }
        previousSwapEnd = planner.divisor == 1 ? swapEnd : nil
        swapEnd = nil
        if source == .swap, !isOccluded, let previousSwapEnd {
            return planner.tick(atBlank: previousSwapEnd)
        }
        let tick = planner.next(after: MonotonicClock.now)
        sleep(until: tick.time)
        return tick
    }

    private func firstTick() -> PlannedTick {
        hasTicked = true
        let now = MonotonicClock.now
        planner.regrid(base: now, period: period)
        return planner.tick(atBlank: now)
    }

    /// Records when a presented frame's swap began and returned, in seconds.
    func observeSwap(start: Double, end: Double) {
        guard source == .swap else { return }
        swapEnd = end
        let waited = end - start
        let verdict = monitor.observe(
            waited: waited, work: start - (previousSwapEnd ?? start), period: period,
            isContinuous: previousSwapEnd != nil
        )
        isOccluded = verdict == .occluded
        switch verdict {
        case .occluded:
            lastProbe = end
        case .stoppedWaiting:
            demotions += 1
            source = .timer
            planner.regrid(base: end, period: assumedPeriod)
        case .pacing:
            // A swap that did not wait says nothing about the display's timing.
            guard waited > Self.wait * period else { return }
            _ = model.observe(end)
            planner.regrid(base: model.base, period: model.period)
        }
    }

    /// Pauses the grid, so that the time until the next tick does not count as missed ticks.
    func pause() {
        planner.pause()
        swapEnd = nil
    }

    private func sleep(until time: Double) {
        let begin = MonotonicClock.threadTime
        let wake = time - spinBudget
        if MonotonicClock.now < wake {
            MonotonicClock.sleep(until: wake)
            spin.observe(lateness: MonotonicClock.now - wake)
        }
        let rest = max(0, time - MonotonicClock.now)
        spinTime += rest
        // Read before spinning, because reading it afterwards would delay the tick.
        waitTime += MonotonicClock.threadTime - begin + rest
        while MonotonicClock.now < time {}
    }
}
