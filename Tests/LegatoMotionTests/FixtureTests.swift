import TestSupport
import Testing

struct FixtureTests {
    @Test func springsMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["swiftui.Spring"], exceptions: FixtureExceptions.springs,
            answer: SpringFixtures.answer
        )
    }

    @Test func unitCurvesMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["swiftui.UnitCurve"], exceptions: FixtureExceptions.curves,
            answer: CurveFixtures.answer
        )
    }

    @Test func springResponsesMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["coreanimation.CASpringAnimation"],
            exceptions: FixtureExceptions.springResponses, answer: SpringResponseFixtures.answer
        )
    }

    @Test func timingFunctionsMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["coreanimation.CAMediaTimingFunction"], answer: CurveFixtures.timingFunction
        )
    }

    @Test func descriptionsOfAnimationsMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["swiftui.Animation.description"], answer: AnimationFixtures.description
        )
    }

    @Test func springFactoriesMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.Animation.factory"], answer: AnimationFixtures.factory)
    }

    @Test func samplesOfAnimationsMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["swiftui.Animation.sample"], exceptions: FixtureExceptions.samples,
            answer: AnimationFixtures.sample
        )
    }

    @Test func transactionsMatchTheFixtures() throws {
        try checkFixtures(
            systems: ["swiftui.Transaction"], exceptions: FixtureExceptions.transactions,
            answer: TransactionFixtures.answer
        )
    }

    @Test func velocitySamplersMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.VelocitySampler"], answer: TransactionFixtures.sampler)
    }

    @Test func animatableDataMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.Animatable"], answer: AnimatableFixtures.answer)
    }

    @Test func viewColoursMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.Color"], answer: ColorFixtures.answer)
    }
}
