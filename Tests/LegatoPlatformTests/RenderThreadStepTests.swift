import Legato
import Testing

import LegatoPlatform

/// Scheduling of a render thread.
struct RenderThreadStepTests {
    private func step(
        stops: Bool = false, isVisible: Bool = true, needsDisplay: Bool = false,
        wantsTicks: Bool = false, nextActivity: Double? = nil
    ) -> RenderThreadStep {
        RenderThreadStep.next(
            stops: stops, isVisible: isVisible, needsDisplay: needsDisplay, wantsTicks: wantsTicks,
            nextActivity: nextActivity, now: 10, period: 0.1
        )
    }

    @Test("Without work it waits indefinitely")
    func blocks() {
        #expect(step() == .wait(until: nil))
    }

    @Test("A change, an animation or a display link makes it tick")
    func ticks() {
        #expect(step(needsDisplay: true) == .tick)
        #expect(step(wantsTicks: true) == .tick)
        #expect(step(nextActivity: 9) == .tick)
        #expect(step(nextActivity: 10.14) == .tick)
    }

    @Test("It sleeps until one period before an animation begins")
    func sleeps() {
        #expect(step(nextActivity: 20) == .wait(until: 19.9))
    }

    @Test("An invisible window draws nothing, and ticks only for the main actor")
    func invisibleWindow() {
        #expect(step(isVisible: false, needsDisplay: true) == .wait(until: nil))
        #expect(step(isVisible: false, nextActivity: 9) == .wait(until: nil))
        #expect(step(isVisible: false, wantsTicks: true) == .tick)
    }

    @Test("Closing takes precedence over everything")
    func stops() {
        #expect(step(stops: true, needsDisplay: true, wantsTicks: true) == .stop)
    }
}
