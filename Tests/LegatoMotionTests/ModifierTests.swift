import LegatoMotion
import Testing

struct ModifierTests {
    private func presented(_ animation: Animation, at times: [Double]) -> [Double] {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: animation, at: 0)
        return times.map { 100 + animator.offset(at: $0) }
    }

    @Test func aDelayRunsInTheTimeOfTheModifierOutside() {
        let times = [0, 0.3, 0.5, 0.75, 1.5, 2]
        #expect(presented(.linear(duration: 1).delay(0.5), at: times) == [0, 0, 0, 25, 100, 100])
        #expect(
            presented(.linear(duration: 1).delay(0.5).speed(2), at: [0.25, 0.5, 0.75])
                == [0, 50, 100]
        )
        #expect(
            presented(.linear(duration: 1).speed(2).delay(0.5), at: [0.5, 0.75, 1])
                == [0, 50, 100]
        )
    }

    @Test func aRepetitionEndsAtTheExactEndOfTheAnimation() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(
            presented(animation, at: [0.5, 1, 1.25, 1.75, 2, 2.25, 3])
                == [50, 100, 75, 25, 0, 25, 100]
        )
        #expect(
            presented(
                .linear(duration: 1).repeatForever(autoreverses: false), at: [0.5, 1.25, 7.5])
                == [50, 25, 50]
        )
    }

    @Test func anEvenNumberOfAutoreversingRepetitionsEndsAtTheTarget() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 1).repeatCount(2), at: 0)
        #expect(animator.endTime == 2)
        #expect(100 + animator.offset(at: 1.75) == 25)
        #expect(animator.offset(at: 2) == 0)
    }

    @Test func aSpeedOfZeroNeverMoves() {
        for animation in [Animation.linear.speed(0), .smooth.speed(0), .linear.speed(-1)] {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 100, animation: animation, at: 0)
            #expect(animator.offset(at: 1e6) == -100)
            #expect(animator.endTime == .infinity)
        }
    }

    @Test func logicalCompletionPrecedesTheEnd() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1, animation: .linear(duration: 5).logicallyComplete(after: 1), at: 2)
        #expect(animator.logicalEndTime == 3)
        #expect(animator.endTime == 7)
        #expect(animator.isLogicallyComplete(at: 3) && !animator.isLogicallyComplete(at: 2.99))
        var late = PropertyAnimator<Double>()
        late.retarget(by: 1, animation: .linear(duration: 5).logicallyComplete(after: 9), at: 0)
        #expect(late.logicalEndTime == 5)
    }
}
