import TestSupport
import Testing

/// Fixtures of Core Animation on a layer.
struct AnimationFixtureTests {
    @Test("Springs match the fixtures")
    func springs() throws {
        try checkFixtures(
            systems: ["coreanimation.CASpringAnimation"],
            exceptions: FixtureExceptions.springResponses, answer: AnimationFixtures.spring
        )
    }

    @Test("Timing functions match the fixtures")
    func timingFunctions() throws {
        try checkFixtures(
            systems: ["coreanimation.CAMediaTimingFunction"],
            answer: AnimationFixtures.timingFunction
        )
    }

    @Test("Timing, fill modes and missing ends match the fixtures")
    func timing() throws {
        try checkFixtures(
            systems: ["coreanimation.CAMediaTiming"], answer: AnimationFixtures.timing
        )
    }

    @Test("Keyframes match the fixtures")
    func keyframes() throws {
        try checkFixtures(
            systems: ["coreanimation.CAKeyframeAnimation"], answer: KeyframeFixtures.answer
        )
    }
}
