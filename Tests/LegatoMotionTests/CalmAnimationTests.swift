import LegatoMotion
import TestSupport
import Testing

/// A custom animation with its own arithmetic.
private struct Own: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { nil }
}

struct CalmAnimationTests {
    @Test func withoutBounceOnlyTheBounceOfSpringsChanges() {
        let pairs: [(Animation, Animation)] = [
            (.bouncy, .smooth),
            (
                .spring(response: 0.4, dampingFraction: 0.3, blendDuration: 0.2),
                .spring(response: 0.4, dampingFraction: 1, blendDuration: 0.2)
            ),
            (.bouncy.speed(2).delay(1), .smooth.speed(2).delay(1)),
            (.snappy.repeatCount(3), .smooth.repeatCount(3)),
            (
                .interpolatingSpring(mass: 2, stiffness: 50, damping: 1, initialVelocity: 1),
                .interpolatingSpring(mass: 2, stiffness: 50, damping: 20, initialVelocity: 1)
            ),
            (
                .interpolatingSpring(mass: 1, stiffness: 4, damping: 1, initialVelocity: 9),
                .interpolatingSpring(mass: 1, stiffness: 4, damping: 4, initialVelocity: 2)
            ),
        ]
        for (animation, calm) in pairs { #expect(animation.withoutBounce == calm) }
        let same: [Animation] = [
            .default, .smooth, .linear, .easeInOut(duration: 2), Animation(Own()),
            .spring(duration: 0.5, bounce: -0.3), Animation(Own()).delay(1),
            .interpolatingSpring(mass: 1, stiffness: 4, damping: 9),
        ]
        for animation in same { #expect(animation.withoutBounce == animation) }
    }

    @Test func springsWithoutBounceDoNotOvershoot() {
        var random = SeededRandom(seed: 9)
        for _ in 0..<200 {
            let animation: Animation =
                Bool.random(using: &random)
                ? .spring(duration: 0.1 + random.unit(), bounce: random.unit())
                : .interpolatingSpring(
                    mass: 0.5 + random.unit(), stiffness: 10 + 200 * random.unit(),
                    damping: 20 * random.unit(), initialVelocity: 20 * random.unit()
                )
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 1, animation: animation.withoutBounce, at: 0)
            for step in 0..<120 {
                #expect(animator.offset(at: Double(step) / 60) <= 1e-12, "\(animation)")
            }
        }
    }

    @Test func isCustomDetectsCustomAnimations() {
        #expect(Animation(Own()).isCustom)
        #expect(Animation(Own()).speed(2).repeatForever().isCustom)
        for animation in [Animation.default, .linear, .bouncy.delay(1), .linear.repeatCount(2)] {
            #expect(!animation.isCustom)
        }
    }
}
