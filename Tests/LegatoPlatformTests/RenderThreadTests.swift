import Glibc
import Legato
import LegatoPlatform
import Testing

/// A render thread.
struct RenderThreadTests {
    private func renderThread(
        _ sources: [FakeSource], rate: Double = 240, rests: Mailbox<Int> = Mailbox(0),
        announce: @escaping @Sendable () -> Void = {}
    ) -> RenderThread<FakeContent> {
        RenderThread(
            target: TargetSize(width: 40, height: 30, scale: 1), advertisedRate: rate,
            makeContent: { FakeContent(rests: rests) }, presenters: sources, announce: announce
        )
    }

    @Test("Draws the first frame by itself, then nothing until something changes")
    func drawsOnChange() {
        let source = FakeSource()
        let renderThread = renderThread([source])
        source.wait(for: "show all", count: 1)
        renderThread.post { $0.changes.append(.redraw) }
        source.wait(for: "show", count: 1)
        renderThread.post { $0.changes.append(.redraw) }
        source.wait(for: "show", count: 2)
        renderThread.stop()
        #expect(
            source.journal.access { $0 } == [
                "draw 40", "show all", "stopWaiting", "draw 40", "show", "draw 40", "show", "close",
            ]
        )
        let pacing = renderThread.mailbox.access { $0.pacing }
        #expect(pacing.framesPresented == 3)
        #expect(pacing.source == .timer)
        #expect(pacing.mainTicks == 0)
    }

    @Test("Shows the first commit at once, in the first frame")
    func startsAtOnce() {
        let source = FakeSource()
        // The next point of this grid is an hour away.
        let renderThread = renderThread([source], rate: 1 / 3600)
        renderThread.post { $0.changes.append(.redraw) }
        source.wait(for: "show all", count: 1)
        renderThread.stop()
        #expect(source.journal.access { $0 } == ["draw 40", "show all", "stopWaiting", "close"])
    }

    @Test("Compiles for later frames after the first one is shown, and completely while idle")
    func preparesLater() {
        let source = FakeSource(preparations: 3)
        let renderThread = renderThread([source])
        source.wait(for: "prepare", count: 3)
        renderThread.stop()
        #expect(
            source.journal.access { $0 } == [
                "draw 40", "show all", "stopWaiting", "prepare", "prepare", "prepare", "close",
            ]
        )
    }

    @Test("Falls back to the next renderer if preparing for later frames fails")
    func fallsBackLate() {
        let last = FakeSource()
        let failing = FakeSource(preparations: 2, preparesInVain: true)
        let renderThread = renderThread([failing, last])
        last.wait(for: "show all", count: 1)
        renderThread.stop()
        #expect(
            failing.journal.access { $0 } == [
                "draw 40", "show all", "stopWaiting", "prepare", "prepare", "close",
            ]
        )
        #expect(renderThread.mailbox.access { $0.renderer.failure?.operation } == "prepare")
    }

    @Test("Waits for the GPU only in recorded frames")
    func finishesRecorded() {
        let source = FakeSource()
        let renderThread = renderThread([source])
        source.wait(for: "show all", count: 1)
        renderThread.mailbox.access { $0.recordingCapacity = 2 }
        for count in 1...3 {
            renderThread.post { $0.changes.append(.redraw) }
            source.wait(for: "show", count: count)
        }
        renderThread.stop()
        #expect(renderThread.mailbox.access { $0.frames.count } == 2)
        #expect(
            source.journal.access { $0.dropFirst(3) } == [
                "draw 40", "finish", "show", "draw 40", "finish", "show", "draw 40", "show",
                "close",
            ]
        )
    }

    @Test("Timestamps the stages of recorded frames in order, and marks frames that follow a pause")
    func stampsFrames() throws {
        let source = FakeSource()
        let rests = Mailbox(0)
        let renderThread = renderThread([source], rests: rests)
        source.wait(for: "show all", count: 1)
        // Only a frame drawn after the thread slept follows a pause.
        rests.wait(until: nil) { $0 >= 1 }
        renderThread.mailbox.access { $0.recordingCapacity = 3 }
        renderThread.post {
            $0.changes.append(.redraw)
            $0.oldestCommit = 1
        }
        source.wait(for: "show", count: 1)
        renderThread.post { $0.changes.append(.move(until: .infinity)) }
        source.wait(for: "show", count: 3)
        renderThread.stop()
        let frames = renderThread.mailbox.access { $0.frames }
        try #require(frames.count == 3)
        for frame in frames {
            let stamps = [
                frame.tick, frame.start, frame.prepared, frame.evaluated, frame.listed,
                frame.uploaded, frame.submitted, frame.drawn, frame.presented,
            ]
            #expect(stamps == stamps.sorted())
            #expect(frame.evaluated > frame.prepared)
            #expect(frame.uploaded > frame.listed)
            #expect(frame.gpuTime == 0.25)
            #expect(frame.target > frame.tick)
        }
        // The second shows a change after an idle period, the third continues the motion.
        #expect(frames.map(\.followsPause).prefix(1) == [true])
        #expect(frames[2].followsPause == false)
        // Each commit is recorded with one frame.
        #expect(frames.map(\.committed) == [1, nil, nil])
    }

    @Test("Does not record a frame that began before the recording")
    func recordsWholeFrames() {
        let source = FakeSource(waitsToGo: true)
        let renderThread = renderThread([source])
        source.wait(for: "draw 40", count: 1)
        renderThread.mailbox.access { $0.recordingCapacity = 2 }
        source.journal.post { $0.append("go") }
        source.wait(for: "show all", count: 1)
        renderThread.post { $0.changes.append(.redraw) }
        source.wait(for: "show", count: 1)
        renderThread.stop()
        #expect(renderThread.mailbox.access { $0.frames.count } == 1)
    }

    @Test("Continues an animation without the main actor")
    func animatesAlone() {
        let source = FakeSource()
        let renderThread = renderThread([source])
        renderThread.post { $0.changes.append(.move(until: .infinity)) }
        source.wait(for: "show", count: 20)
        renderThread.stop()
        #expect(renderThread.mailbox.access { $0.pacing.framesPresented } >= 21)
    }

    @Test("Redraws everything after damage and at a new size")
    func redrawsDamage() {
        let source = FakeSource()
        let renderThread = renderThread([source])
        source.wait(for: "show all", count: 1)
        renderThread.post { $0.isDamaged = true }
        source.wait(for: "show all", count: 2)
        renderThread.post { $0.target = TargetSize(width: 80, height: 60, scale: 2) }
        source.wait(for: "show all", count: 3)
        renderThread.stop()
        let draws = source.journal.access { $0.filter { $0.hasPrefix("draw") } }
        #expect(draws == ["draw 40", "draw 40", "draw 80"])
    }

    @Test("Retries a complete frame until the window accepts it")
    func repeatsPostponed() {
        let source = FakeSource(postponed: 12)
        let renderThread = renderThread([source])
        source.wait(for: "show all", count: 1)
        renderThread.stop()
        #expect(
            source.journal.access { $0 } == Array(repeating: ["draw 40", "postpone"], count: 12)
                .flatMap(\.self) + ["draw 40", "show all", "stopWaiting", "close"]
        )
        #expect(renderThread.mailbox.access { $0.renderer.failure } == nil)
        #expect(renderThread.mailbox.access { $0.pacing.framesPresented } == 1)
    }

    @Test("Draws nothing while the window is invisible, and everything afterwards")
    func drawsNothingWhileInvisible() {
        let source = FakeSource()
        let renderThread = renderThread([source])
        source.wait(for: "show all", count: 1)
        renderThread.post { $0.isVisible = false }
        renderThread.post { $0.changes.append(.move(until: .infinity)) }
        renderThread.post { $0.isVisible = true }
        source.wait(for: "show", count: 1)
        renderThread.post {
            $0.isVisible = false
            $0.changes.append(.redraw)
        }
        renderThread.stop()
        let frames = renderThread.mailbox.access { $0.pacing.framesPresented }
        #expect(source.journal.access { $0.count { $0.hasPrefix("show") } } == frames)
    }

    @Test("Measures vsync again when the window reappears, or on another display")
    func measuresAgain() {
        let source = FakeSource(swapInterval: 1)
        let rests = Mailbox(0)
        let renderThread = renderThread([source], rests: rests)
        source.wait(for: "stopWaiting", count: 1)
        renderThread.post {
            $0.newRate = 120
            $0.changes.append(.redraw)
        }
        source.wait(for: "stopWaiting", count: 2)
        // It publishes its pacing without waking anyone, and rests only after that.
        rests.wait(until: nil) { _ in
            renderThread.mailbox.access { $0.pacing.advertisedRate == 120 }
        }
        #expect(renderThread.mailbox.access { $0.pacing.rate } == 120)
        let rested = rests.access { $0 }
        renderThread.post { $0.isVisible = false }
        rests.wait(until: nil) { $0 > rested }
        // That rest may have begun before the change; the one after a second change follows it.
        renderThread.post { $0.isVisible = false }
        rests.wait(until: nil) { $0 > rested + 1 }
        renderThread.post { $0.isVisible = true }
        source.wait(for: "stopWaiting", count: 3)
        let drawn = source.journal.access { $0.count }
        renderThread.post { $0.changes.append(.redraw) }
        source.journal.wait(until: nil) { $0.count > drawn }
        renderThread.stop()
        let journal = source.journal.access { $0.filter { $0.hasSuffix("Waiting") } }
        #expect(
            journal == ["stopWaiting"] + (0..<2).flatMap { _ in ["startWaiting", "stopWaiting"] }
        )
        let draws = source.journal.access { $0.count { $0.hasPrefix("draw") } }
        #expect(draws >= 4 + 3 * VsyncTest.swapCount && draws <= 8 + 3 * VsyncTest.swapCount)
    }

    @Test("Keeps ticking and only the latest tick while the main actor is busy")
    func coalesces() {
        let announcements = Mailbox(0)
        let source = FakeSource()
        let renderThread = renderThread([source]) { announcements.post { $0 += 1 } }
        renderThread.post {
            $0.wantsTicks = true
            $0.changes.append(.move(until: .infinity))
        }
        announcements.wait(until: nil) { $0 >= 1 }
        source.wait(for: "show", count: 20)
        let pending = renderThread.mailbox.access { $0.tick?.number ?? 0 }
        #expect(pending > 10)
        #expect(announcements.access { $0 } == 1)
        renderThread.stop()
        let pacing = renderThread.mailbox.access { $0.pacing }
        #expect(pacing.missedMainTicks == pacing.mainTicks - 1)
    }

    @Test("Delivers every tick once when the main actor responds")
    func deliversTicks() {
        let wake = Mailbox(0)
        let renderThread = renderThread([FakeSource()]) { wake.post { $0 += 1 } }
        renderThread.post { $0.wantsTicks = true }
        var indices: [Int] = []
        for round in 1...10 {
            wake.wait(until: nil) { $0 >= round }
            renderThread.post { state in
                guard let tick = state.tick else { return }
                indices.append(tick.planned.index)
                state.tick = nil
                state.answered = tick.number
                state.wantsTicks = round < 10
            }
        }
        renderThread.stop()
        #expect(indices.count == 10)
        #expect(zip(indices.dropFirst(), indices).allSatisfy { $0 > $1 })
        // A tick that began when the last response arrived is delivered, too.
        let pacing = renderThread.mailbox.access { $0.pacing }
        #expect(wake.access { $0 } == pacing.mainTicks - pacing.missedMainTicks)
        #expect(pacing.mainTicks >= 10)
    }

    @Test("Sleeps until a tick requested by the main actor, and delivers that one")
    func wakes() {
        let wake = Mailbox(0)
        let renderThread = renderThread([FakeSource()]) { wake.post { $0 += 1 } }
        // The first time is in the distant past.
        var (requested, messages, seen) = (0.0, 0, 0)
        renderThread.post { $0.nextTickTime = requested }
        while messages < 5 {
            wake.wait(until: nil) { $0 > seen }
            seen = wake.access { $0 }
            renderThread.post { state in
                guard let tick = state.tick else { return }
                state.tick = nil
                state.answered = tick.number
                // A tick may have begun before the last response arrived.
                guard tick.planned.target > requested - 1e-5 else { return }
                messages += 1
                requested = tick.planned.target + 0.05
                state.nextTickTime = messages < 5 ? requested : nil
            }
        }
        renderThread.stop()
        // At its full rate the display would have ticked 48 times.
        #expect(renderThread.mailbox.access { $0.pacing.ticks } < 24)
    }

    @Test("Ticks no more often than the main actor requests, except for a change at once")
    func divides() {
        let wake = Mailbox(0)
        let source = FakeSource()
        let renderThread = renderThread([source]) { wake.post { $0 += 1 } }
        renderThread.post { ($0.wantsTicks, $0.tickDivisor) = (true, 24) }
        var indices: [Int] = []
        for round in 1...4 {
            wake.wait(until: nil) { $0 >= round }
            renderThread.post { state in
                guard let tick = state.tick else { return }
                indices.append(tick.planned.index)
                state.tick = nil
                state.answered = tick.number
                if round == 3 { state.changes.append(.redraw) }
            }
        }
        renderThread.stop()
        let gaps = zip(indices.dropFirst(), indices).map { $0 - $1 }
        #expect(gaps.count == 3)
        #expect(gaps.prefix(2).allSatisfy { $0 >= 24 })
        // The first frame is drawn before ticks are requested, the second at the third tick.
        #expect(renderThread.mailbox.access { $0.pacing.framesPresented } == 2)
    }

    @Test("Falls back to the next renderer if one cannot be created or fails")
    func fallsBack() {
        let last = FakeSource()
        let failing = FakeSource(failures: 1)
        let renderThread = renderThread([FakeSource(refuses: true), failing, last])
        last.wait(for: "show all", count: 1)
        renderThread.stop()
        #expect(failing.journal.access { $0 } == ["draw 40", "close"])
        #expect(renderThread.mailbox.access { $0.renderer.failure?.operation } == "draw")
        #expect(renderThread.mailbox.access { $0.renderer.name } == "fake")
    }

    @Test("Reports once, and sleeps, when no renderer is available")
    func reportsNoRenderer() {
        let announcements = Mailbox(0)
        let renderThread = renderThread([FakeSource(refuses: true)]) {
            announcements.post { $0 += 1 }
        }
        announcements.wait(until: nil) { $0 == 1 }
        #expect(renderThread.mailbox.access { $0.renderer.hasGivenUp })
        #expect(renderThread.mailbox.access { $0.renderer.failure?.reason } == "refused")
        while renderThread.mailbox.access({ $0.pacing.wakeUps }) == 0 {
            renderThread.post { $0.changes.append(.move(until: .infinity)) }
            sched_yield()
        }
        renderThread.post { $0.target = TargetSize(width: 50, height: 30, scale: 1) }
        renderThread.stop()
        #expect(renderThread.mailbox.access { $0.pacing.ticks } == 0)
        #expect(announcements.access { $0 } == 1)
    }

    @Test("Gives up after ten failures until the window changes")
    func givesUpAfterFailures() {
        let announcements = Mailbox(0)
        let source = FakeSource(failures: 12)
        let renderThread = renderThread([source]) { announcements.post { $0 += 1 } }
        renderThread.post { $0.changes.append(.move(until: .infinity)) }
        source.wait(for: "draw 40", count: 10)
        announcements.wait(until: nil) { $0 == 1 }
        renderThread.post { $0.target = TargetSize(width: 50, height: 30, scale: 1) }
        source.wait(for: "show all", count: 1)
        renderThread.stop()
        let draws = source.journal.access { $0.filter { $0.hasPrefix("draw") } }
        #expect(
            Array(draws.prefix(13))
                == Array(repeating: "draw 40", count: 10) + Array(repeating: "draw 50", count: 3)
        )
        #expect(announcements.access { $0 } == 1)
    }
}
