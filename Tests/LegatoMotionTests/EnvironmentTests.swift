import LegatoMotion
import Testing

private enum Volume: EnvironmentKey {
    static var defaultValue: Double? { 0.5 }
}

extension EnvironmentValues {
    fileprivate var volume: Double? {
        get { self[Volume.self] }
        set { self[Volume.self] = newValue }
    }
}

/// Covers the share of the change given by the environment.
private struct Volumed: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        value.scaled(by: context.environment.volume ?? 0)
    }
}

struct EnvironmentTests {
    @Test func anEnvironmentKeyHasItsDefaultUntilItIsSet() {
        var environment = EnvironmentValues()
        #expect(environment.volume == 0.5)
        environment.volume = 0.75
        #expect(environment.volume == 0.75)
        environment.volume = nil
        #expect(environment.volume == nil)
        #expect(EnvironmentValues().volume == 0.5)
    }

    @Test func anAnimatorPassesItsEnvironmentToRunningAndNewAnimations() {
        var environment = EnvironmentValues()
        environment.volume = 0.25
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 8, animation: Animation(Volumed()), at: 0)
        #expect(animator.offset(at: 1) == -4)
        animator.surround(with: environment)
        #expect(animator.offset(at: 1) == -4)
        var copy = animator
        copy.retarget(by: 8, animation: Animation(Volumed()), at: 2)
        // Both read the new value: 8 * 0.25 = 2, and a quarter of the remaining 14 of 16.
        #expect(copy.offset(at: 3) == -10.5)
        #expect(animator.offset(at: 3) == -4)
    }

    @Test func aCustomAnimationReadsItsEnvironment() {
        var environment = EnvironmentValues()
        var context = AnimationContext<Double>()
        #expect(Animation(Volumed()).animate(value: 8, time: 0, context: &context) == 4)
        environment.volume = 0.25
        context = AnimationContext(environment: environment)
        #expect(Animation(Volumed()).animate(value: 8, time: 0, context: &context) == 2)
        #expect(context.withState(AnimationState<Float>()).environment.volume == 0.25)
        let repeated = Animation(Volumed()).repeatCount(2)
        #expect(repeated.animate(value: 8, time: 0, context: &context) == 2)
    }
}
