import LegatoMotion
import Testing

struct FrameRateTests {
    /// Evaluates a scenario at a frame rate through the custom animation protocol.
    private func samples(of animation: Animation, framesPerSecond: Int) -> [Int: Double?] {
        var context = AnimationContext<Double>()
        var result: [Int: Double?] = [:]
        for frame in 0...(2 * framesPerSecond) {
            let time = Double(frame) / Double(framesPerSecond)
            let value = animation.animate(value: 100, time: time, context: &context)
            // All three rates have frames at twelfths of a second.
            if (frame * 12).isMultiple(of: framesPerSecond) {
                result[frame * 12 / framesPerSecond] = .some(value)
            }
        }
        return result
    }

    @Test(arguments: PropertyAnimatorTests.animations)
    func aValueDoesNotDependOnEarlierFrames(animation: Animation) {
        let reference = samples(of: animation, framesPerSecond: 24)
        #expect(reference.count == 25)
        for rate in [60, 144] {
            #expect(samples(of: animation, framesPerSecond: rate) == reference)
        }
    }

    @Test(arguments: PropertyAnimatorTests.animations)
    func anAnimatorAgreesWithCustomAnimationCalls(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: animation, at: 0)
        var context = AnimationContext<Double>()
        for frame in 0...120 {
            let time = Double(frame) / 60 + 0.001
            let value = animation.animate(value: 100, time: time, context: &context)
            #expect(abs((value ?? 100) - 100 - animator.offset(at: time)) < 1e-9, "at \(time)")
            #expect((value == nil) == animator.isFinished(at: time), "at \(time)")
            #expect(
                context.isLogicallyComplete == animator.isLogicallyComplete(at: time), "at \(time)"
            )
        }
    }

    @Test func aMergeAgreesWithCustomAnimationCalls() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .smooth, at: 0)
        animator.retarget(by: 60, animation: .bouncy, at: 0.2)
        var context = AnimationContext<Double>()
        _ = Animation.smooth.animate(value: 100, time: 0.1, context: &context)
        #expect(
            Animation.bouncy.shouldMerge(
                previous: .smooth, value: 100, time: 0.2, context: &context
            )
        )
        for index in 12...120 {
            let time = Double(index) / 60
            let value = Animation.bouncy.animate(value: 160, time: time, context: &context)
            #expect(abs((value ?? 160) - 160 - animator.offset(at: time)) < 1e-9, "at \(time)")
        }
    }

    /// A blend is integrated from the time of the merge, whatever was drawn in between.
    @Test func aBlendDoesNotDependOnEarlierFrames() {
        let blended = Animation.interactiveSpring(duration: 0.2, blendDuration: 0.4)
        func samples(framesPerSecond: Int) -> [Int: Double] {
            var context = AnimationContext<Double>()
            _ = Animation.spring(duration: 0.8).animate(value: 100, time: 0, context: &context)
            _ = blended.shouldMerge(
                previous: .spring(duration: 0.8), value: 100, time: 0.25, context: &context
            )
            var result: [Int: Double] = [:]
            for frame in (framesPerSecond / 4)...framesPerSecond {
                let time = Double(frame) / Double(framesPerSecond)
                let value = blended.animate(value: 180, time: time, context: &context)
                if (frame * 12).isMultiple(of: framesPerSecond) {
                    result[frame * 12 / framesPerSecond] = value ?? 180
                }
            }
            return result
        }
        let reference = samples(framesPerSecond: 24)
        #expect(reference.count == 10)
        #expect(samples(framesPerSecond: 60) == reference)
        #expect(samples(framesPerSecond: 144) == reference)
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .spring(duration: 0.8), at: 0)
        animator.retarget(by: 80, animation: blended, at: 0.25)
        for (twelfth, value) in reference {
            #expect(abs(180 + animator.offset(at: Double(twelfth) / 12) - value) < 1e-9)
        }
    }
}
