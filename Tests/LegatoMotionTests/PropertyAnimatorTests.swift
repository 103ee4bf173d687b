import LegatoMotion
import Testing

struct PropertyAnimatorTests {
    static let animations: [Animation] = [
        .default, .smooth, .bouncy, .interactiveSpring(), .linear, .easeInOut(duration: 1),
        .timingCurve(.circularEaseOut, duration: 0.6), .timingCurve(0.3, -0.5, 0.6, 1.6),
        .interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: 2),
        .smooth.delay(0.2), .bouncy.speed(2), .easeIn.delay(0.1).speed(1.5),
        .linear(duration: 0.3).repeatCount(3), .snappy.repeatForever(autoreverses: false),
        .smooth.logicallyComplete(after: 0.1),
    ]

    @Test func withoutAnimationsTheOffsetIsZero() {
        let animator = PropertyAnimator<Vector4>()
        #expect(animator.offset(at: 3) == .zero)
        #expect(animator.velocity(at: 3) == .zero)
        #expect(animator.isFinished(at: -100))
        #expect(animator.isLogicallyComplete(at: -100))
        #expect(animator.isFrozen)
    }

    @Test("Simultaneous changes of different components are combined")
    func simultaneousChanges() {
        let (ease, linear) = (Animation.easeOut(duration: 2), Animation.linear(duration: 2))
        var alone = PropertyAnimator<Double>()
        alone.retarget(by: 1, animation: ease, at: 0)
        var both = PropertyAnimator<Ends>()
        both.retarget(by: Ends(0, 1), animation: ease, at: 0)
        both.retarget(by: Ends(1, 0), animation: linear, at: 0)
        for time in [0.5, 1, 1.5] {
            let offset = both.offset(at: time)
            #expect(abs(offset.first - (time / 2 - 1)) < 1e-12)
            // The later animation starts from the moving value.
            #expect(abs(offset.second - alone.offset(at: time) * (1 - time / 2)) < 1e-12)
        }
        // A change that has a component in common with the latest one replaces its animation.
        both = PropertyAnimator<Ends>()
        both.retarget(by: Ends(0, 1), animation: ease, at: 0)
        both.retarget(by: Ends(1, 1), animation: linear, at: 0)
        #expect(both.offset(at: 1) == Ends(-0.5, -1))
    }

    @Test(
        "Changes of different components are combined whatever their squares round to",
        arguments: 1...50
    )
    func roundedSquares(number: Int) {
        typealias Three = AnimatablePair<AnimatablePair<Double, Double>, Double>
        let length = Double(number) / 7
        var animator = PropertyAnimator<Three>()
        animator.retarget(
            by: Three(Ends(length, 0), length / 3), animation: .linear(duration: 1), at: 0)
        animator.retarget(
            by: Three(Ends(0, length * 1.7), 0), animation: .linear(duration: 4), at: 0)
        // The first change has ended; replaced, it would have a quarter of its way behind it.
        let expected = Three(Ends(0, length * -0.85), 0)
        #expect((animator.offset(at: 2) - expected).magnitudeSquared < 1e-24)
    }

    private typealias Ends = AnimatablePair<Double, Double>

    @Test(arguments: animations, animations)
    func theValueIsContinuousAtAChange(first: Animation, second: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: first, at: 1)
        #expect(animator.offset(at: 1) == -100)
        for (delta, time) in [(50.0, 1.13), (-190, 1.17), (3, 1.17), (20, 1.5)] {
            let before = animator.offset(at: time)
            animator.retarget(by: delta, animation: second, at: time)
            #expect(abs(animator.offset(at: time) - (before - delta)) < 1e-9)
        }
        let end = animator.endTime
        #expect(!end.isNaN)
        guard end.isFinite else { return }
        #expect(animator.offset(at: end) == 0)
        #expect(animator.velocity(at: end) == 0)
        #expect(animator.isFinished(at: end) && !animator.isFinished(at: end - 1e-6))
        #expect(animator.logicalEndTime <= end)
    }

    @Test(arguments: animations, [Animation.smooth, .bouncy, .interactiveSpring(), .default])
    func aMergingSpringKeepsTheVelocity(first: Animation, second: Animation) {
        var animator = PropertyAnimator<Vector4>()
        animator.retarget(by: Vector4([100, -20, 3, 0]), animation: first, at: 0)
        for index in 1...20 {
            let time = Double(index) * 0.043
            let before = animator.velocity(at: time)
            let peak = before.magnitudeSquared.squareRoot()
            animator.retarget(by: Vector4([5, 30, -9, 2]), animation: second, at: time)
            let after = animator.velocity(at: time)
            #expect((after - before).magnitudeSquared.squareRoot() <= 1e-9 * max(peak, 1))
            let numeric =
                (animator.offset(at: time + 1e-7) - animator.offset(at: time)).scaled(by: 1e7)
            #expect((numeric - before).magnitudeSquared.squareRoot() < 1e-2 * max(peak, 1))
        }
    }

    /// Near its end a spring searches for its settling time, unless that is already computed.
    @Test(arguments: animations) func settlingDoesNotChangeValues(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .smooth, at: 0)
        animator.retarget(by: -260, animation: animation, at: 0.21)
        var settled = animator
        settled.settle()
        #expect(settled.endTime == animator.endTime)
        #expect(settled.logicalEndTime == animator.logicalEndTime)
        let end = min(animator.endTime, 4)
        for index in 0...400 {
            let time = 0.21 + (end - 0.2) * Double(index) / 400
            #expect(settled.offset(at: time) == animator.offset(at: time))
            #expect(settled.velocity(at: time) == animator.velocity(at: time))
        }
        // Retargeted at its end it starts from rest, whether or not the end had been computed.
        guard animator.endTime.isFinite else { return }
        let late = animator.endTime
        settled.retarget(by: 5, animation: .bouncy, at: late)
        animator.retarget(by: 5, animation: .bouncy, at: late)
        #expect(settled.endTime == animator.endTime)
        #expect(animator.velocity(at: late) == 0)
        #expect(settled.offset(at: late + 0.1) == animator.offset(at: late + 0.1))
    }

    @Test(arguments: animations) func copiesAreIndependent(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: animation, at: 0)
        let copy = animator
        let (offset, end) = (copy.offset(at: 0.3), copy.endTime)
        animator.track(7, at: 0.02)
        animator.retarget(by: 50, animation: .bouncy, at: 0.05)
        animator.settle()
        #expect(copy.offset(at: 0.3) == offset)
        #expect(copy.endTime == end)
        #expect(animator.offset(at: 0.05) != copy.offset(at: 0.05))
    }

    @Test(arguments: [Animation.smooth.delay(0.2), .bouncy.speed(2), .smooth.speed(0.5).delay(0.1)])
    func springsInTheSameModifiersMerge(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: animation, at: 0)
        let before = animator.velocity(at: 0.28)
        #expect(abs(before) > 1)
        animator.retarget(by: -300, animation: animation, at: 0.28)
        #expect(abs(animator.velocity(at: 0.28) - before) < 1e-9 * abs(before))
        #expect(abs(animator.velocity(at: 0.2801) - before) > 1e-3 * abs(before))
    }

    @Test(arguments: animations)
    func theVelocityIsTheDerivative(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .smooth, at: 0)
        animator.retarget(by: 100, animation: .easeIn(duration: 0.6), at: 0.1)
        animator.retarget(by: 100, animation: animation, at: 0.25)
        var checked = 0
        for index in 1..<100 {
            let time = 0.2503 + Double(index) * 0.0071
            let speeds = [-1e-6, 0, 1e-6].map { animator.velocity(at: time + $0) }
            let slope = (animator.offset(at: time + 1e-6) - animator.offset(at: time - 1e-6)) / 2e-6
            let spread = (speeds.max() ?? 0) - (speeds.min() ?? 0)
            // The velocity itself jumps at the ends of repetitions and delays.
            guard spread < 1 else { continue }
            checked += 1
            #expect(abs(slope - speeds[1]) <= 1e-2 + spread, "at \(time)")
        }
        #expect(checked > 85)
    }

    @Test func curvesCombine() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0.5)
        let samples = [(0.5, 50.0), (0.6, 74), (0.75, 106.25), (1, 150), (1.25, 175), (1.5, 200)]
        for (time, value) in samples {
            #expect(abs(200 + animator.offset(at: time) - value) < 1e-9, "at \(time)")
        }
        #expect(animator.endTime == 1.5)
    }

    @Test func olderAnimationsEndWithTheNewestOne() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 10), at: 0)
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 1)
        #expect(animator.endTime == 2)
        #expect(animator.offset(at: 2) == 0)
    }

    @Test func twoChangesAtOneTimeCombineIntoOne() {
        var twice = PropertyAnimator<Double>()
        twice.retarget(by: 30, animation: .linear(duration: 1), at: 2)
        twice.retarget(by: 70, animation: .easeIn(duration: 2), at: 2)
        var once = PropertyAnimator<Double>()
        once.retarget(by: 100, animation: .easeIn(duration: 2), at: 2)
        for index in 0...20 {
            let time = 2 + Double(index) / 10
            #expect(twice.offset(at: time) == once.offset(at: time))
        }
        #expect(twice.endTime == once.endTime)
    }

    /// An animation replaced in the frame that created it leaves no trace.
    @Test(arguments: animations, [Animation.linear, .interactiveSpring(), .smooth])
    func aPendingAnimationIsReplaced(pending: Animation, final: Animation) {
        for first in [Animation.linear(duration: 1), .spring(response: 0.8)] {
            var replaced = PropertyAnimator<Double>()
            replaced.retarget(by: 100, animation: first, at: 0)
            replaced.retarget(by: 20, animation: .easeIn(duration: 3), at: 0.1)
            var direct = replaced
            replaced.retarget(by: -70, animation: pending, at: 0.3)
            replaced.retarget(by: 25, animation: final, at: 0.3)
            direct.retarget(by: -45, animation: final, at: 0.3)
            for index in 0...30 {
                let time = 0.3 + Double(index) / 20
                #expect(replaced.offset(at: time) == direct.offset(at: time))
                #expect(replaced.velocity(at: time) == direct.velocity(at: time))
            }
            #expect(replaced.endTime == direct.endTime)
        }
    }

    @Test func aChangeRevertedInItsFrameKeepsRunningAnimations() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        let before = animator
        animator.retarget(by: 30, animation: .smooth, at: 0.5)
        animator.retarget(by: -30, animation: .bouncy, at: 0.5)
        #expect(animator.endTime == before.endTime)
        #expect(animator.offset(at: 0.7) == before.offset(at: 0.7))
    }

    @Test func aZeroDeltaAddsNoAnimation() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        animator.retarget(by: 0, animation: .linear(duration: 9), at: 0.5)
        #expect(animator.endTime == 1)
    }

    @Test func aFinishedAnimationIsRemovedCompletely() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        animator.retarget(by: 10, animation: .linear(duration: 1), at: 5)
        #expect(animator.offset(at: 5.5) == -5)
    }

    @Test func aDurationOfZeroEndsAtOnce() {
        for duration in [0, -1.0] {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 100, animation: .linear(duration: duration), at: 3)
            #expect(animator.isFinished(at: 3))
            #expect(animator.offset(at: 3) == 0)
        }
    }

    @Test func aRoundTripSettlesInTimeDespiteRounding() {
        var animator = PropertyAnimator<Double>()
        // The sum is not zero, but 6e-17.
        for (delta, time) in [(0.1, 0.0), (0.2, 0.1), (-0.3, 0.2)] {
            animator.retarget(by: delta, animation: .spring(duration: 0.5), at: time)
        }
        #expect(animator.endTime < 1.2)
        #expect(abs(animator.offset(at: animator.endTime - 0.001)) < 0.001)
    }

    @Test func nonFiniteChangesTrap() async {
        await #expect(processExitsWith: .failure) {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: .nan, animation: .linear, at: 0)
        }
        await #expect(processExitsWith: .failure) {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 1, animation: .linear, at: .infinity)
        }
    }
}
