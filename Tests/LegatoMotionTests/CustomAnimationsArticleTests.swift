import Foundation
import LegatoMotion
import TestSupport
import Testing

struct Approach: CustomAnimation {
    var rate = 8.0

    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        let left = exp(-rate * time)
        if left < 0.05 { context.isLogicallyComplete = true }
        return left < 0.001 ? nil : value.scaled(by: 1 - left)
    }

    func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V? {
        value.scaled(by: rate * exp(-rate * time))
    }
}

extension Animation {
    static func approach(rate: Double = 8) -> Animation {
        Animation(Approach(rate: rate))
    }
}

struct MergingApproach: CustomAnimation {
    private struct Origin<V: VectorArithmetic>: AnimationStateKey {
        var reached = V.zero
        var time = 0.0
        static var defaultValue: Origin { Origin() }
    }

    var rate = 8.0

    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        let origin = context.state[Origin<V>.self]
        let left = exp(-rate * (time - origin.time))
        return left < 0.001 ? nil : value + (origin.reached - value).scaled(by: left)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> Bool {
        guard previous.base is MergingApproach else { return false }
        let reached = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Origin<V>.self] = Origin(reached: reached, time: time)
        return true
    }
}

/// Checks the listings and the numbers of the article about custom animations.
struct CustomAnimationsArticleTests {
    private let article: Article

    init() throws { article = try Article("CustomAnimations", of: "LegatoMotion") }

    @Test func aCustomAnimationRunsWhenAdvanced() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .approach(), at: 0)
        var shown: [Double] = []
        for frame in 0...60 {
            let time = Double(frame) / 60
            animator.advance(to: time)
            shown.append(100 + animator.offset(at: time))
        }

        article.says("it has covered # % of the change after 0.1 s", shown[6], digits: 2)
        #expect(shown.last == 100)
        #expect(animator.endTime.isFinite)
        article.says("Here that is at #/60 s", animator.endTime * 60, digits: 0)
    }

    @Test func itEndsWhenAThousandthRemains() {
        func reached(at time: Double) -> (value: Double?, isLogicallyComplete: Bool) {
            var context = AnimationContext<Double>()
            let animation = Animation.approach()
            let value = animation.animate(value: 1.0, time: time, context: &context)
            return (value, context.isLogicallyComplete)
        }
        let end = log(1000.0) / 8
        #expect(reached(at: end - 1e-9).value != nil)
        #expect(reached(at: end + 1e-9).value == nil)
        article.says("it ends after # s", end, digits: 3)
        let logicalEnd = log(20.0) / 8
        #expect(!reached(at: logicalEnd - 1e-9).isLogicallyComplete)
        #expect(reached(at: logicalEnd + 1e-9).isLogicallyComplete)
        article.says("looks finished, here after # s", logicalEnd, digits: 3)
        #expect(Animation.approach(rate: 8) == .approach())
        #expect(Animation.approach(rate: 9) != .approach())
    }

    @Test func aSpringTakesOverItsVelocity() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .approach(), at: 0)
        animator.advance(to: 0.1)
        let velocity = animator.velocity(at: 0.1)
        animator.retarget(by: 50, animation: .smooth, at: 0.1)
        #expect(abs(velocity - 800 * exp(-0.8)) < 1e-9)
        #expect(abs(animator.velocity(at: 0.1) - velocity) < 1e-9)
    }

    @Test func aMergingAnimationContinuesFromItsValue() {
        let animation = Animation(MergingApproach())
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: animation, at: 0)
        animator.retarget(by: 100, animation: animation, at: 0.1)
        article.says("the value is # at the change", 200 + animator.offset(at: 0.1), digits: 2)
        article.says("and # after another 0.1 s", 200 + animator.offset(at: 0.2), digits: 2)
    }
}
