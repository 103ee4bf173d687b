/// The display clock of one render thread: grid ticks from a swap that waits, or from a timer.
///
/// The decisions are made by the pure types of this folder; this class reads the clock and sleeps.
nonisolated final class VsyncSource {
    /// The rate assumed for a display that names none, in Hz.
    static let fallbackRate = 60.0
    /// The highest rate of ticks for a window that nobody sees, in Hz.
    static let unseenRate = 10.0
    /// The seconds between two attempts to show a frame in an occluded window.
    static let probeInterval = 1.0
    /// The share of a period that a swap must take to have waited for the display.
    static let wait = 0.1

    /// What the ticks come from.
    private(set) var source = FramePacing.Source.timer
    /// How often a believed swap turned out not to wait.
    private(set) var demotions = 0
    /// Whether swaps wait so long that nobody can be seeing the window.
    private(set) var isOccluded = false
    /// The rate that the display names, in Hz; 0 when it does not.
    private(set) var advertisedRate: Double

    /// The seconds that finding out took whether swaps wait; 0 when there was nothing to find out.
    private(set) var measuringTime = 0.0
    /// The seconds spent spinning before ticks.
    private(set) var spinTime = 0.0
    /// The processor time of all waiting for ticks, spinning included, in seconds.
    private(set) var waitTime = 0.0
    /// How long before a tick sleeping ends and spinning begins, in seconds.
    var spinBudget: Double { spin.seconds(period: period) }

    private let isFixed: Bool
    private var planner: TickPlanner
    private var model: PeriodModel
    private var monitor = SwapMonitor()
    private var spin = SpinBudget()
    /// When the swap of the latest tick returned; nil when that tick showed nothing.
    private var swapEnd: Double?
    private var previousSwapEnd: Double?
    private var lastProbe = 0.0
    private var hasTicked = false

    /// Creates a timer at the advertised rate in Hz; 0 stands for an unknown one.
    /// - Parameters:
    ///   - advertisedRate: The rate in Hz.
    ///   - isFixed: Whether the rate stays, whatever the display does.
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

    /// The period to go by while nothing better is measured, in seconds.
    private var assumedPeriod: Double {
        1 / (advertisedRate > 0 ? advertisedRate : Self.fallbackRate)
    }

    /// Whether a frame made now should be handed to the display.
    var mayPresent: Bool {
        !isOccluded || MonotonicClock.now - lastProbe >= Self.probeInterval
    }

    /// Finds out with cheap swaps whether they wait for the display, in a second run if they do so
    /// unevenly.
    /// - Parameters:
    ///   - reportedInterval: The swap interval that the driver says it has; 0 for none.
    ///   - swap: Draws and swaps; returns the seconds that the swap took, nil to end the
    ///     measurement.
    func measure(reportedInterval: Int, swap: () -> Double?) {
        guard reportedInterval != 0 && !isFixed else { return }
        let start = MonotonicClock.now
        defer { measuringTime = MonotonicClock.now - start }
        if measureOnce(reportedInterval, swap) == .uneven {
            _ = measureOnce(reportedInterval, swap)
        }
    }

    private func measureOnce(
        _ reportedInterval: Int,
        _ swap: () -> Double?
    ) -> VsyncTest.Verdict {
        var ends: [Double] = [MonotonicClock.now]
        var waits: [Double] = []
        for _ in 0..<VsyncTest.swapCount {
            guard let wait = swap() else { return .ineffective }
            waits.append(wait)
            let end = MonotonicClock.now
            let waited = end - (ends.last ?? end)
            ends.append(end)
            // A window that is only being put on the screen makes the first swaps wait.
            if waited > SwapMonitor.occlusionPeriods * period { return .uneven }
        }
        let nominal = advertisedRate > 0 ? 1 / advertisedRate : nil
        let verdict = VsyncTest.verdict(
            swapEnds: ends,
            reportedInterval: reportedInterval,
            nominalPeriod: nominal
        )
        guard case .effective(let measured) = verdict else { return verdict }
        guard isProven(waits, swap) else { return .ineffective }
        let last = MonotonicClock.now
        source = .swap
        model = PeriodModel(base: last, period: measured)
        planner.regrid(base: last, period: measured)
        return verdict
    }

    /// Finds out whether swaps that take about a period wait, or are slow.
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

    /// Starts anew for a display with another rate in Hz; 0 stands for an unknown one.
    ///
    /// A believed swap stays believed and its period is learned; a timer follows at once.
    func displayChanged(advertisedRate: Double) {
        guard !isFixed else { return }
        self.advertisedRate = advertisedRate
        let now = MonotonicClock.now
        model = PeriodModel(base: now, period: assumedPeriod)
        planner.regrid(base: now, period: assumedPeriod)
        monitor = SwapMonitor()
    }

    /// Until when there is nothing to do but to take in news, when so many periods may pass from
    /// tick to tick: a period before the next one, in seconds; nil when that is soon.
    func rest(divisor: Int) -> Double? {
        guard divisor > 1, let next = planner.time(afterLast: divisor) else { return nil }
        let end = next - period
        return end > MonotonicClock.now ? end : nil
    }

    /// Waits for the next tick; the first one is at once and lays the grid.
    /// - Parameters:
    ///   - isUnseen: Whether nobody sees the window, so that few ticks are enough.
    ///   - divisor: How many periods may pass since the tick before, at least 1.
    /// - Returns: The tick, whose time has come.
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

    /// Takes in a presented frame: when its swap began and returned, in seconds.
    func observeSwap(start: Double, end: Double) {
        guard source == .swap else { return }
        swapEnd = end
        let waited = end - start
        let verdict = monitor.observe(
            waited: waited,
            work: start - (previousSwapEnd ?? start),
            period: period,
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
            // A swap that did not wait says nothing about the display.
            guard waited > Self.wait * period else { return }
            _ = model.observe(end)
            planner.regrid(base: model.base, period: model.period)
        }
    }

    /// Says that there is nothing to do until further notice.
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
        // Asked before spinning, as afterwards it would make the tick late.
        waitTime += MonotonicClock.threadTime - begin + rest
        while MonotonicClock.now < time {}
    }
}
