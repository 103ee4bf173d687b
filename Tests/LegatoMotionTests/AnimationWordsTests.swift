import LegatoMotion
import Testing

/// Textual descriptions of animations.
struct AnimationWordsTests {
    @Test(
        "The description of each kind of animation contains its parameters",
        arguments: [
            (Animation.spring(duration: 0.4, bounce: 0.25), "spring, response 0.4 s, bounce 0.25"),
            (.smooth, "spring, response 0.5 s, no bounce"),
            (.default, "the default spring, response 0.5 s, no bounce"),
            (.linear(duration: 2), "linear, 2 s"),
            (.easeIn(duration: 0.35), "ease in, 0.35 s"),
            (.easeOut(duration: 1), "ease out, 1 s"),
            (.easeInOut(duration: 1), "ease in and out, 1 s"),
            (.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), "curve (0.1, 0.2) (0.3, 0.4), 1 s"),
            (.timingCurve(.circularEaseIn, duration: 1), "circular, slow at the start, 1 s"),
            (
                .interpolatingSpring(mass: 1, stiffness: 100, damping: 10),
                "additive spring, mass 1, stiffness 100, damping 10"
            ),
            (
                .linear(duration: 1).delay(0.5).speed(2),
                "linear, 1 s, after 0.5 s, at 2 times the speed"
            ),
            (.linear(duration: 1).repeatForever(), "linear, 1 s, forever, back and forth"),
            (.linear(duration: 1).repeatCount(3, autoreverses: false), "linear, 1 s, 3 times"),
        ]
    )
    func words(animation: Animation, words: String) {
        #expect(animation.words == words)
    }

    @Test("An animator has a part for each running animation, with its start and end")
    func parts() {
        var animator = PropertyAnimator<Double>()
        #expect(animator.parts.isEmpty)
        animator.retarget(by: 100, animation: .spring(duration: 1), at: 1)
        animator.retarget(by: 100, animation: .linear(duration: 2), at: 1.5)
        #expect(animator.parts.map(\.words) == ["spring, response 1 s, no bounce", "linear, 2 s"])
        #expect(animator.parts.map(\.start) == [1, 1.5])
        #expect(animator.parts.last?.end == 3.5)
        animator.retarget(by: 10, animation: .spring(duration: 1), at: 2)
        #expect(animator.parts.map(\.start) == [2])
    }
}
