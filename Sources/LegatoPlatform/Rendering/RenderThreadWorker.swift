import LegatoDrawing
import LegatoLayers
import LegatoRenderTree

/// The work loop of a render thread.
nonisolated final class RenderThreadWorker<Content: FrameContent> {
    /// The share of a tick that the main actor gets for its callbacks before the frame is drawn
    /// without its changes.
    static var mainShare: Double { 0.4 }
    /// How many consecutive frames may fail before the thread waits for the window to change.
    static var patience: Int { 10 }
    let mailbox: Mailbox<RenderThreadState<Content.Change>>
    let vsync: VsyncSource
    let content: Content
    var pacing = FramePacing()

    private let announce: () -> Void
    private var presenters: ArraySlice<any PresenterSource>
    private var presenter: (any Presenter)?
    private var failures = 0
    /// The longest time, in seconds, of one step of preparation for later frames.
    ///
    /// Initially the time that a GPU driver takes to compile a program; drivers that draw on the
    /// CPU may take ten times as long.
    private var preparation = 0.007
    private var announced = 0
    private var lastTarget = 0.0
    /// The time at which the animations of the latest list had been evaluated.
    private var evaluated = 0.0
    private var inbox: RenderThreadInbox
    /// Whether swaps must still be measured, to determine whether they wait for the display.
    private var mayWait = true
    /// Whether nothing has been shown since the latest tick.
    private var hasPaused = true
    /// The frames of the frame graph; nil if it is not shown.
    private var graph: FrameGraph?

    init(
        mailbox: Mailbox<RenderThreadState<Content.Change>>, content: Content,
        presenters: [any PresenterSource], vsync: VsyncSource, announce: @escaping () -> Void
    ) {
        self.mailbox = mailbox
        self.content = content
        self.presenters = presenters[...]
        self.vsync = vsync
        self.announce = announce
        inbox = RenderThreadInbox(target: mailbox.access { $0.target })
    }

    /// Runs until the window closes.
    func run() {
        MonotonicClock.sharpenCallingThread()
        content.onEvaluation = { [unowned self] in evaluated = MonotonicClock.now }
        openNextPresenter()
        awaitFirstCommit()
        while true {
            takeNews()
            let now = MonotonicClock.now
            let nextActivity = content.nextActivity(after: lastTarget)
            let step = RenderThreadStep.next(
                stops: inbox.stops, isVisible: isShowing, needsDisplay: needsDisplay,
                wantsTicks: inbox.wantsTicks,
                nextActivity: [nextActivity, inbox.nextTickTime].compactMap(\.self).min(), now: now,
                period: vsync.period
            )
            switch step {
            case .stop:
                presenter?.close()
                return
            case .wait(let deadline):
                if prepareMore() { continue }
                vsync.pause()
                hasPaused = true
                mailbox.wait(until: deadline) { $0.hasNews }
                pacing.wakeUps += 1
                publish()
            case .tick:
                let isActive = nextActivity.map { $0 <= now + 1.5 * vsync.period } ?? false
                let divisor = divisor(isActive: isActive)
                if let rest = vsync.rest(divisor: divisor) {
                    mailbox.wait(until: rest) { $0.hasNews }
                } else {
                    work(on: vsync.waitForTick(isUnseen: !isShowing, divisor: divisor))
                }
            }
        }
    }

    /// Whether frames can be shown: the window can be visible, and drawing in it works.
    private var isShowing: Bool {
        inbox.isVisible && presenter != nil && failures < Self.patience
    }

    /// Gives the main actor time for its first commit, so that the first frame is not empty.
    private func awaitFirstCommit() {
        guard presenter != nil else { return }
        mailbox.wait(until: MonotonicClock.now + vsync.period) { !$0.changes.isEmpty || $0.stops }
    }

    private var needsDisplay: Bool { content.needsDisplay || inbox.isDamaged }

    /// Returns how many periods may pass between two ticks.
    private func divisor(isActive: Bool) -> Int {
        guard !needsDisplay else { return 1 }
        let own =
            isActive ? content.frameDivisor(at: lastTarget, period: vsync.period) : 0
        let main = inbox.wantsTicks ? inbox.tickDivisor : 0
        return max(1, FrameRates.common([own, main]))
    }

    private func work(on tick: PlannedTick) {
        let start = MonotonicClock.now
        pacing.ticks += 1
        pacing.missedTicks += tick.missed
        takeNews()
        let isWanted = inbox.nextTickTime.map { FrameTime.isDue($0, at: tick.target) } ?? false
        if (inbox.wantsTicks || isWanted) && !tick.repeats {
            notifyMain(tick)
            takeNews()
        }
        let isActive = content.nextActivity(after: lastTarget).map { $0 <= tick.target } ?? false
        // The second of two consecutive swaps waits again.
        let isDue = needsDisplay || isActive || tick.repeats
        if isShowing && !inbox.stops && isDue && vsync.mayPresent {
            present(tick, start: start)
        } else {
            hasPaused = true
        }
        publish()
    }

    /// Announces a tick and gives the main actor time to answer it; if it is still busy with an
    /// earlier one, the frame is made without it.
    private func notifyMain(_ tick: PlannedTick) {
        announced += 1
        let number = announced
        let announcement = RenderThreadTick(number: number, planned: tick, period: vsync.period)
        let (isBusy, isUntaken) = mailbox.access { state in
            let isUntaken = state.tick != nil
            state.tick = announcement
            return (state.answered < number - 1, isUntaken)
        }
        pacing.mainTicks += 1
        if isUntaken {
            pacing.missedMainTicks += 1
        } else {
            announce()
        }
        guard !isBusy else { return }
        let deadline = tick.time + Self.mainShare * (tick.target - tick.time)
        mailbox.wait(until: deadline) { $0.answered >= number || $0.stops }
    }

    private func present(_ tick: PlannedTick, start: Double) {
        guard let presenter else { return }
        let isRecorded = isRecording
        let isTimed = isRecorded || inbox.showsFrameGraph
        let prepared = isRecorded ? MonotonicClock.now : start
        evaluated = prepared
        lastTarget = tick.target
        let list = listForTarget()
        let (evaluated, listed) = (evaluated, MonotonicClock.now)
        do throws(RenderError) {
            var (uploaded, submitted) = (listed, listed)
            presenter.measuresGPUTime = isRecorded
            try presenter.draw(list, overlay: overlay) {
                if isRecorded { uploaded = MonotonicClock.now }
            } whenDrawn: {
                if isTimed { submitted = MonotonicClock.now }
            }
            let gpuTime = isRecorded ? presenter.finish() : nil
            let drawn = MonotonicClock.now
            let result = try presenter.show(isDamaged: inbox.isDamaged || tick.repeats)
            let presented = MonotonicClock.now
            inbox.isDamaged = result == .postponed
            failures = 0
            guard result == .shown else {
                hasPaused = true
                return
            }
            pacing.framesPresented += 1
            if isTimed && !tick.repeats {
                let timing = FrameTiming(
                    index: tick.index, tick: tick.time, target: tick.target,
                    followsPause: hasPaused, committed: inbox.oldestCommit, start: start,
                    prepared: prepared, evaluated: evaluated, listed: listed, uploaded: uploaded,
                    submitted: submitted, drawn: drawn, presented: presented, gpuTime: gpuTime
                )
                note(timing, isRecorded: isRecorded)
            }
            if mayWait && vsync.source == .timer {
                measureVsync(presenter)
            } else {
                let wasBelieved = vsync.source == .swap
                vsync.observeSwap(start: drawn, end: presented)
                if wasBelieved && vsync.source == .timer { presenter.setWaits(false) }
            }
            hasPaused = false
            inbox.oldestCommit = nil
            if MonotonicClock.now + preparation < tick.time + vsync.period { _ = prepareMore() }
        } catch {
            inbox.isDamaged = true
            fail(with: error)
        }
    }

    /// Prepares one step for later frames, if there is one.
    /// - Returns: Whether there may be further steps, or the presenter had to be given up.
    private func prepareMore() -> Bool {
        let start = MonotonicClock.now
        do throws(RenderError) {
            let isMore = try presenter?.prepareMore() ?? false
            if isMore { preparation = max(preparation, MonotonicClock.now - start) }
            return isMore
        } catch {
            inbox.isDamaged = true
            fail(with: error)
            return true
        }
    }

    /// Adds the times of a frame to the graph and to the recording.
    private func note(_ timing: FrameTiming, isRecorded: Bool) {
        graph?.add(timing, period: vsync.period, statistics: statistics, scale: inbox.target.scale)
        guard isRecorded else { return }
        mailbox.access {
            guard $0.frames.count < $0.recordingCapacity else { return }
            $0.frames.append(timing)
        }
    }

    /// The overlay drawn over the frames.
    private var overlay: FrameOverlay {
        FrameOverlay(
            kinds: inbox.overlay, graph: graph, highlight: inbox.highlight,
            scale: inbox.target.scale
        )
    }

    /// The work of the latest frame.
    private var statistics: RenderStatistics {
        var statistics = presenter?.statistics ?? RenderStatistics()
        statistics.take(layersOf: content.statistics)
        return statistics
    }

    private func listForTarget() -> DisplayList {
        let target = inbox.target
        return content.displayList(
            at: lastTarget, width: target.width, height: target.height, scale: target.scale
        )
    }

    /// Measures swaps with real frames, so that animations continue during the measurement.
    private func measureVsync(_ presenter: any Presenter) {
        mayWait = false
        if pacing.framesPresented > 1 { presenter.setWaits(true) }
        vsync.measure(reportedInterval: presenter.reportedSwapInterval) {
            takeNews()
            lastTarget = MonotonicClock.now + vsync.period
            do {
                try presenter.draw(
                    listForTarget(), overlay: overlay, whenUploaded: {}, whenDrawn: {}
                )
                let start = MonotonicClock.now
                let result = try presenter.show(isDamaged: true)
                // A window that is being resized is measured with the next frame.
                inbox.isDamaged = result == .postponed
                mayWait = inbox.isDamaged
                guard result == .shown && !inbox.stops else { return nil }
                return MonotonicClock.now - start
            } catch {
                inbox.isDamaged = true
                return nil
            }
        }
        if vsync.source == .timer { presenter.setWaits(false) }
    }

    private func fail(with error: RenderError) {
        failures += 1
        mailbox.access { $0.renderer.failure = error }
        if presenters.isEmpty {
            if failures == Self.patience { giveUp() }
            return
        }
        presenter?.close()
        openNextPresenter()
    }

    private func openNextPresenter() {
        presenter = nil
        while presenter == nil, let source = presenters.popFirst() {
            do throws(RenderError) {
                presenter = try source.makePresenter()
            } catch {
                mailbox.access { $0.renderer.failure = error }
            }
        }
        let (name, version) = (presenter?.name ?? "", presenter?.driverVersion ?? "")
        mailbox.access { ($0.renderer.name, $0.renderer.driverVersion) = (name, version) }
        if presenter == nil { giveUp() }
    }

    /// Reports to the main actor that nothing can be shown.
    private func giveUp() {
        mailbox.access { $0.renderer.hasGivenUp = true }
        announce()
    }

    private func takeNews() {
        let wasVisible = inbox.isVisible
        let changes = mailbox.access { inbox.take(&$0) }
        for change in changes { content.apply(change) }
        if inbox.isFresh { failures = 0 }
        if inbox.wasReset { presenter?.deviceWasReset() }
        if inbox.showsFrameGraph != (graph != nil) {
            graph = inbox.showsFrameGraph ? FrameGraph() : nil
        }
        if let rate = inbox.newRate { vsync.displayChanged(advertisedRate: rate) }
        // A measurement holds for one display only, and not for a hidden window.
        if inbox.newRate != nil || (inbox.isVisible && !wasVisible) { mayWait = true }
    }

    private func publish() {
        pacing.source = vsync.source
        pacing.advertisedRate = vsync.advertisedRate
        pacing.rate = 1 / vsync.period
        pacing.demotions = vsync.demotions
        pacing.isOccluded = vsync.isOccluded
        (pacing.spinBudget, pacing.spinTime) = (vsync.spinBudget, vsync.spinTime)
        (pacing.waitTime, pacing.measuringTime) = (vsync.waitTime, vsync.measuringTime)
        let pacing = pacing
        let statistics = statistics
        mailbox.access {
            $0.pacing = pacing
            $0.renderer.statistics = statistics
        }
    }

    private var isRecording: Bool {
        mailbox.access { $0.frames.count < $0.recordingCapacity }
    }
}
