import TestSupport
import Testing

@Suite("Fixtures of Core Animation on a layer")
struct AnimationFixtureTests {
    @Test("Springs")
    func springs() throws {
        try checkFixtures(
            systems: ["coreanimation.CASpringAnimation"],
            exceptions: FixtureExceptions.springResponses, answer: AnimationFixtures.spring
        )
    }

    @Test("Timing functions")
    func timingFunctions() throws {
        try checkFixtures(
            systems: ["coreanimation.CAMediaTimingFunction"],
            answer: AnimationFixtures.timingFunction
        )
    }

    @Test("Timing, filling and missing ends")
    func timing() throws {
        try checkFixtures(
            systems: ["coreanimation.CAMediaTiming"], answer: AnimationFixtures.timing
        )
    }

    @Test("Keyframes")
    func keyframes() throws {
        try checkFixtures(
            systems: ["coreanimation.CAKeyframeAnimation"], answer: KeyframeFixtures.answer
        )
    }
}
