import TestSupport
import Testing

struct KeyframeFixtureTests {
    @Test func timelinesMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.KeyframeTimeline"], answer: KeyframeFixtures.answer)
    }

    @Test func keyframeAnimatorsMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.KeyframeAnimator"], answer: AnimatorFixtures.keyframes)
    }

    @Test func phaseAnimatorsMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.PhaseAnimator"], answer: AnimatorFixtures.phases)
    }

    @Test func mediaKeyframesMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["coreanimation.CAKeyframeAnimation"], answer: MediaKeyframeFixtures.answer
        )
    }

    @Test func theSolverMatchesTheFixturesOfBrowsers() throws {
        try checkFixtures(systems: ["css.cubic-bezier"], answer: BezierFixtures.answer)
    }
}
