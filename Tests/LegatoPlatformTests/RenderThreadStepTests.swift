import Legato
import Testing

import LegatoPlatform

@Suite("What a render thread does next")
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

    @Test("with nothing to do it waits for ever")
    func blocks() {
        #expect(step() == .wait(until: nil))
    }

    @Test("a change, an animation or a wish for ticks makes it tick")
    func ticks() {
        #expect(step(needsDisplay: true) == .tick)
        #expect(step(wantsTicks: true) == .tick)
        #expect(step(nextActivity: 9) == .tick)
        #expect(step(nextActivity: 10.14) == .tick)
    }

    @Test("it sleeps until a period before an animation begins")
    func sleeps() {
        #expect(step(nextActivity: 20) == .wait(until: 19.9))
    }

    @Test("an unseen window draws nothing, and ticks only for the main actor")
    func rests() {
        #expect(step(isVisible: false, needsDisplay: true) == .wait(until: nil))
        #expect(step(isVisible: false, nextActivity: 9) == .wait(until: nil))
        #expect(step(isVisible: false, wantsTicks: true) == .tick)
    }

    @Test("closing goes before everything")
    func stops() {
        #expect(step(stops: true, needsDisplay: true, wantsTicks: true) == .stop)
    }
}
