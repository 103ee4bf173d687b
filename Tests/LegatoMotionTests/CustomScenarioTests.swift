import Foundation
import LegatoMotion
import Testing

/// A linear animation of one second.
private struct SecondLong: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time <= 1 ? value.scaled(by: time) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        value
    }
}

/// Overshoots at its start and end.
private struct Elastic: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= duration else { return nil }
        let p = time / duration
        let s = sin((20 * p - 11.125) * 2 * .pi / 4.5)
        return value.scaled(
            by: p < 0.5 ? -(exp2(20 * p - 10) * s) / 2 : exp2(-20 * p + 10) * s / 2 + 1
        )
    }
}

extension Animation {
    fileprivate static var elastic: Animation { Animation(Elastic(duration: 2)) }
}

/// Counts frames; it is logically complete after three and ends after six.
private struct Frames: CustomAnimation {
    struct Count: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    var takesOver: Bool

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        context.state[Count.self] += 1
        let count = context.state[Count.self]
        context.isLogicallyComplete = count >= 3
        return count < 6 ? value.scaled(by: Double(count) / 6) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        takesOver && previous.base is Frames
    }
}

/// Custom animations and interruptions in use.
struct CustomScenarioTests {
    /// Evaluates an animator frame by frame, in order, up to a time.
    private func show(
        _ animator: inout PropertyAnimator<Double>, model: Double, at time: Double
    ) -> Double {
        animator.advance(to: time)
        return model + animator.offset(at: time)
    }

    @Test func aCustomAnimationReceivesTheWholeDeltaAndEndsWithNil() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 90, animation: Animation(SecondLong()), at: 0)
        for index in 0...10 {
            let time = Double(index) / 10
            #expect(abs(show(&animator, model: 100, at: time) - (10 + 90 * time)) < 1e-12)
            #expect(!animator.isFinished(at: time))
        }
        #expect(show(&animator, model: 100, at: 1.1) == 100)
        #expect(animator.isFinished(at: 1.1))
    }

    @Test func anElasticCurveWorksWhereverABuiltInOneDoes() {
        var context = AnimationContext<Double>()
        func value(_ time: Double) -> Double? {
            Animation.elastic.animate(value: 100, time: time, context: &context)
        }
        #expect(abs((value(0) ?? .nan)) < 0.1 && abs((value(2) ?? .nan) - 100) < 0.1)
        let early = (1..<100).compactMap { value(Double($0) / 100) }
        let late = (100..<200).compactMap { value(Double($0) / 100) }
        #expect((early.min() ?? 0) < -5 && (late.max() ?? 0) > 105)
        #expect(value(2.1) == nil)
        #expect(Animation.elastic == .elastic && Animation.elastic != .linear)
        withAnimation(.elastic.speed(2).delay(1)) {
            guard let animation = Transaction.current.animation else {
                Issue.record("The transaction has no animation.")
                return
            }
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 100, animation: animation, at: 0)
            let shown = show(&animator, model: 100, at: 1.3)
            #expect(abs(shown - (value(0.6) ?? .nan)) < 1e-9)
        }
    }

    @Test func statePersistsBetweenFramesAndReportsLogicalCompletion() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 6, animation: Animation(Frames(takesOver: false)), at: 0)
        var shown: [Double] = []
        for frame in 1...6 { shown.append(show(&animator, model: 6, at: Double(frame))) }
        #expect(shown == [1, 2, 3, 4, 5, 6])
        #expect(animator.logicalEndTime == 3 && animator.endTime == 6)
    }

    @Test func aMergingAnimationTakesOverTheStateAndOthersAdd() {
        func shown(takesOver: Bool) -> Double {
            let animation = Animation(Frames(takesOver: takesOver))
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 6, animation: animation, at: 0)
            for frame in 1...2 { _ = show(&animator, model: 6, at: Double(frame)) }
            animator.retarget(by: 6, animation: animation, at: 3)
            return show(&animator, model: 12, at: 4)
        }
        // The change was made in frame 3, so this is frame 4 of the only animation.
        #expect(shown(takesOver: true) == 8)
        // The old one is at frame 4 of a delta of 6; the new one, in its first frame, adds to it.
        let expected: Double = 4 + 8.0 / 6
        #expect(shown(takesOver: false) == expected)
    }

    @Test func aSpringStartsWithTheVelocityOfACustomAnimation() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 90, animation: Animation(SecondLong()), at: 0)
        animator.advance(to: 0.5)
        animator.retarget(by: -300, animation: .smooth, at: 0.5)
        #expect(abs(animator.velocity(at: 0.5) - 90) < 1e-9)
        let slope = (animator.offset(at: 0.5 + 1e-6) - animator.offset(at: 0.5)) / 1e-6
        #expect(abs(slope - 90) < 0.1)
    }

    @Test func aCurveThatInterruptsACurveAddsToItWithoutAJump() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .easeInOut(duration: 1), at: 0)
        let alone = animator
        animator.retarget(by: -250, animation: .easeIn(duration: 2), at: 0.4)
        #expect(abs(animator.offset(at: 0.4) + 250 - alone.offset(at: 0.4) - 500) < 1e-9)
        // A moment later the old one still runs: a curve that starts flat keeps its velocity.
        #expect(abs(animator.velocity(at: 0.4) - alone.velocity(at: 0.4)) < 1e-9)
        #expect(animator.endTime == 2.4)
        // The new one covers the distance from the old one's value to the newest target.
        let p = UnitCurve.easeIn.value(at: 0.25)
        let old = 100 + alone.offset(at: 0.9)
        #expect(abs(-150 + animator.offset(at: 0.9) - (old + (-150 - old) * p)) < 1e-9)
    }

    @Test func aSpringThatInterruptsASpringKeepsValueAndVelocity() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .bouncy, at: 0)
        for (step, animation) in [Animation.smooth, .interactiveSpring(), .snappy].enumerated() {
            let time = 0.12 * Double(step + 1)
            let (offset, velocity) = (animator.offset(at: time), animator.velocity(at: time))
            #expect(abs(velocity) > 10)
            animator.retarget(by: 70, animation: animation, at: time)
            #expect(abs(animator.offset(at: time) - (offset - 70)) < 1e-9)
            #expect(abs(animator.velocity(at: time) - velocity) < 1e-9)
        }
    }
}
