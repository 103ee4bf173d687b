import LegatoMotion
import TestSupport
import Testing

/// Checks the listings and the numbers of the article about combining and merging.
struct CombiningArticleTests {
    private let article: Article

    init() throws { article = try Article("CombiningAndMerging", of: "LegatoMotion") }

    /// Returns the time of the largest value after a change, searched in steps of 10 µs.
    private func turn(
        of animator: PropertyAnimator<Double>
    ) -> (time: Double, value: Double) {
        let times = stride(from: 0.25, through: 0.5, by: 1e-5)
        let values = times.map { ($0, animator.offset(at: $0)) }
        return values.max { $0.1 < $1.1 } ?? (0, 0)
    }

    @Test func aMergedSpringKeepsTheVelocity() {
        var merged = PropertyAnimator<Double>()
        merged.retarget(by: 100, animation: .smooth(duration: 0.5), at: 0)
        let value = 100 + merged.offset(at: 0.25)
        let velocity = merged.velocity(at: 0.25)

        merged.retarget(by: -100, animation: .smooth(duration: 0.5), at: 0.25)
        let valueAfter = 0 + merged.offset(at: 0.25)
        let velocityAfter = merged.velocity(at: 0.25)

        article.says("the value is #, and the velocity", value, digits: 4)
        article.says("the velocity is # per second. After", velocity, digits: 4)
        #expect(abs(valueAfter - value) < 1e-12 * value)
        #expect(abs(velocityAfter - velocity) < 1e-12 * velocity)
        article.says("goes on to #, turns", turn(of: merged).value, digits: 4)
        article.says("turns round at # s", turn(of: merged).time, digits: 3)
        article.says("back at # at 0.5 s", merged.offset(at: 0.5), digits: 4)
        article.says("blue spring ends at # s", merged.endTime, digits: 2)
        article.says("last change, # s for the blue", merged.logicalEndTime, digits: 2)
    }

    @Test func aSpringTakesOverTheVelocityOfACurve() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        animator.retarget(by: -100, animation: .smooth, at: 0.5)
        article.says("a value of # and a velocity", animator.offset(at: 0.5), digits: 0)
        article.says("a velocity of # per second.", animator.velocity(at: 0.5), digits: 0)
    }

    @Test func combiningAddsTheVelocities() {
        var combined = PropertyAnimator<Double>()
        combined.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        combined.retarget(by: 100, animation: .linear(duration: 1), at: 0.5)
        let atTheChange = combined.velocity(at: 0.5)
        let later = 200 + combined.offset(at: 0.75)

        article.says("the velocity is # at the change", atTheChange, digits: 0)
        article.says("75 + 125 · 0.25 = #.", later, digits: 2)
    }

    @Test func combinedCurvesReverseLate() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 0.5), at: 0)
        article.says("falls from # to 100", animator.velocity(at: 0.25), digits: 0)
        animator.retarget(by: -100, animation: .linear(duration: 0.5), at: 0.25)
        article.says("from 200 to #, and", animator.velocity(at: 0.25), digits: 0)
        article.says("round at #, at", turn(of: animator).value, digits: 2)
        article.says("at # s. At 0.5 s", turn(of: animator).time, digits: 3)
        article.says("combined animations end at # s", animator.endTime, digits: 2)
    }

    @Test func aBlendDurationKeepsTheAccelerationContinuous() {
        /// Returns the change of acceleration when the duration changes.
        func kick(blendDuration: Double) -> Double {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 100, animation: .spring(duration: 0.2), at: 0)
            let step = 1e-7
            let before = (animator.velocity(at: 0.1) - animator.velocity(at: 0.1 - step)) / step
            // A change of the target this small only replaces the spring.
            animator.retarget(
                by: 1e-9,
                animation: .spring(duration: 1, blendDuration: blendDuration),
                at: 0.1
            )
            let after = (animator.velocity(at: 0.1 + step) - animator.velocity(at: 0.1)) / step
            return abs(after - before)
        }
        #expect(kick(blendDuration: 0) > 1000)
        #expect(kick(blendDuration: 0.5) < 10)
    }

    @Test func simultaneousChangesReplaceOneAnother() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .easeIn(duration: 3), at: 0)
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        #expect(animator.offset(at: 0.25) == -150)
        let before = animator.endTime
        animator.retarget(by: 0, animation: .linear(duration: 9), at: 0.5)
        #expect(animator.endTime == before)
    }

    @Test func springsWithEqualDelaysMerge() {
        func velocityLost(_ first: Animation, _ second: Animation) -> Bool {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 100, animation: first, at: 0)
            animator.retarget(by: -100, animation: second, at: 0.25)
            // A combined spring would wait for its delay, and the old one would go on alone.
            var alone = PropertyAnimator<Double>()
            alone.retarget(by: 100, animation: first, at: 0)
            return animator.offset(at: 0.3) == 100 + alone.offset(at: 0.3)
        }
        #expect(!velocityLost(.smooth.delay(0.1), .smooth.delay(0.1)))
        #expect(velocityLost(.smooth, .smooth.delay(0.1)))
    }
}
