import LegatoMotion
import Testing

/// Covers the change in equal steps, one for each evaluation.
private struct Counting: CustomAnimation {
    var steps = 4
    var merges = false

    struct Count: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let count = context.state[Count.self]
        context.state[Count.self] = count + 1
        if count + 1 >= steps { context.isLogicallyComplete = true }
        return count >= steps ? nil : value.scaled(by: Double(count) / Double(steps))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        merges && previous.base is Counting
    }
}

/// Takes over the running animation, and continues linearly from there.
private struct Relay: CustomAnimation {
    struct Place<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Place? { nil }
        var time: Double
        var value: V
        var velocity: V
    }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard let place = context.state[Place<V>.self] else { return value.scaled(by: time) }
        return time - place.time > 1
            ? nil : place.value + place.velocity.scaled(by: time - place.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        var before = context
        let reached = previous.animate(value: value, time: time, context: &before) ?? value
        context.state[Place<V>.self] = Place(time: time, value: reached, velocity: velocity)
        return true
    }
}

struct CustomAnimationTests {
    /// All running animations appear as one, at its current value.
    @Test(
        arguments: [
            [Animation.linear(duration: 1), .linear(duration: 1)],
            [.bouncy, .easeInOut(duration: 2)],
            [.smooth.delay(0.05), .linear(duration: 0.3), .interpolatingSpring(.bouncy)],
            [.linear(duration: 0.2).repeatForever(), Animation(Relay()), .snappy.speed(2)],
        ]
    )
    func aCustomAnimationMergesWithAllRunningAnimations(running: [Animation]) {
        var animator = PropertyAnimator<Double>()
        for (index, animation) in running.enumerated() {
            let time = 0.1 * Double(index)
            animator.advance(to: time)
            animator.retarget(by: 100 + 7 * Double(index), animation: animation, at: time)
        }
        let time = 0.1 * Double(running.count)
        animator.advance(to: time)
        let shown = animator.offset(at: time)
        animator.retarget(by: -30, animation: Animation(Relay()), at: time)
        #expect(abs(animator.offset(at: time) - (shown + 30)) < 1e-9)
        #expect(!animator.isFrozen)
        animator.advance(to: time + 1.1)
        #expect(animator.offset(at: time + 1.1) == 0)
    }

    /// The newer animation goes from the older one's current value to the newest target.
    @Test func theVelocitiesOfAllRunningAnimationsAddUp() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .interpolatingSpring(.smooth), at: 0)
        animator.retarget(by: 60, animation: .interpolatingSpring(.bouncy), at: 0.1)
        let shown = animator.offset(at: 0.2)
        animator.retarget(by: 10, animation: Animation(Relay()), at: 0.2)
        animator.advance(to: 0.2)
        animator.advance(to: 0.21)
        let slope = (animator.offset(at: 0.21) - (shown - 10)) / 0.01
        let remaining = 160 - Spring.smooth.value(target: 100.0, time: 0.2)
        let first = Spring.smooth.velocity(target: 100.0, time: 0.2)
        let second = Spring.bouncy.velocity(target: remaining, time: 0.1)
        #expect(abs(slope - (first + second)) < 1e-6)
    }

    @Test func aCustomAnimationKeepsItsStateWhenAdvanced() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: Animation(Counting()), at: 0)
        #expect(!animator.isFrozen)
        #expect(animator.endTime == .infinity)
        var seen: [Double] = []
        for frame in 0...4 {
            let time = Double(frame) / 60
            seen.append(animator.offset(at: time))
            #expect(animator.offset(at: time) == seen.last)
            animator.advance(to: time)
        }
        #expect(seen == [-100, -75, -50, -25, 0])
        #expect(animator.isFinished(at: 4.0 / 60))
        #expect(animator.logicalEndTime == 3.0 / 60)
    }

    @Test func aCustomAnimationCombinesUnlessItMerges() {
        var combined = PropertyAnimator<Double>()
        combined.retarget(by: 100, animation: .linear(duration: 1), at: 0)
        combined.retarget(by: 100, animation: Animation(Counting()), at: 0.5)
        #expect(combined.offset(at: 0.5) == -150)

        var merged = PropertyAnimator<Double>()
        merged.retarget(by: 100, animation: Animation(Counting(merges: true)), at: 0)
        merged.advance(to: 0)
        merged.retarget(by: 100, animation: Animation(Counting(merges: true)), at: 1)
        // The state is kept: it was evaluated at 0 and once for the change.
        #expect(merged.offset(at: 1) == -100)
    }

    @Test func aSpringTakesOverTheVelocityOfACustomAnimation() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: Animation(Counting()), at: 0)
        animator.advance(to: 0)
        animator.advance(to: 0.1)
        let before = animator.offset(at: 0.2)
        animator.advance(to: 0.2)
        animator.retarget(by: 10, animation: .smooth, at: 0.3)
        #expect(before == -50)
        #expect(animator.isFrozen)
        #expect(animator.endTime.isFinite)
    }

    @Test func aRepeatedCustomAnimationRestartsAtItsEnd() {
        let animation = Animation(Counting(steps: 2)).repeatCount(2)
        var context = AnimationContext<Double>()
        let values = (0..<6).map { frame in
            animation.animate(value: 8.0, time: Double(frame), context: &context)
        }
        #expect(values == [0, 4, 8, 8, 4, nil])
    }

    @Test func animationsAreEqualByTheirParameters() {
        #expect(Animation.linear(duration: 1) == .linear(duration: 1))
        #expect(Animation.linear(duration: 1) != .linear(duration: 2))
        #expect(Animation.default != .smooth)
        #expect(Animation.spring() == .smooth)
        #expect(Animation(Counting()) == Animation(Counting()))
        #expect(Animation.smooth.delay(1) != .smooth.delay(2))
        #expect(Set([Animation.smooth, .spring, .smooth(duration: 0.5)]).count == 1)
    }
}
