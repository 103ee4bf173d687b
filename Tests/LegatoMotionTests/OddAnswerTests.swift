import LegatoMotion
import TestSupport
import Testing

/// Invalid results of custom animations.
///
/// Results of custom animations that cannot be presented.
struct OddAnswerTests {
    /// Covers half of the change, and then returns a multiple of it.
    private struct Odd: CustomAnimation {
        let factor: Double

        func animate<V: VectorArithmetic>(
            value: V, time: Double, context: inout AnimationContext<V>
        ) -> V? { value.scaled(by: time < 0.1 ? 0.5 : factor) }

        func velocity<V: VectorArithmetic>(
            value: V, time: Double, context: AnimationContext<V>
        ) -> V? { value.scaled(by: .nan) }
    }

    @Test(
        "A value whose square is not finite ends the animation at its model value and warns once",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e155]
    )
    func ends(factor: Double) {
        var animator = PropertyAnimator<Double>()
        let messages = sentences {
            animator.retarget(by: 100, animation: Animation(Odd(factor: factor)), at: 0)
            animator.advance(to: 0.05)
            #expect(animator.offset(at: 0.05) == -50)
            for frame in 10..<20 {
                let time = Double(frame) / 60
                animator.advance(to: time)
                #expect(animator.offset(at: time) == 0)
                #expect(animator.isFinished(at: time))
            }
        }
        #expect(messages.filter { $0.hasPrefix("A value of") }.count == 1)
        #expect(messages.filter { $0.hasPrefix("A velocity of") }.count == 1)
        #expect(animator.velocity(at: 0.5) == 0)
    }
}
