import AllocationCounter
import LegatoMotion
import Testing

/// Evaluation allocates nothing.
struct AllocationTests {
    /// Returns the number of allocations of a hundred runs after a first one.
    private func allocations(_ body: (Double) -> Double) -> Int64 {
        var sum = body(0.05)
        let before = allocationsOfThisThread()
        for index in 0..<100 { sum += body(Double(index) * 0.003) }
        let after = allocationsOfThisThread()
        #expect(sum.isFinite)
        return after - before
    }

    @Test("The allocation counter counts allocations")
    func theCounterSeesWhatIsAllocated() {
        var kept: [[Double]] = []
        kept.reserveCapacity(200)
        let count = allocations {
            kept.append([$0])
            return Double(kept.count)
        }
        #expect(count == 100)
    }

    @Test("Springs and curves", arguments: [0.0, 0.3, 1, 3])
    func springsAndCurves(ratio: Double) {
        let damping = ratio * 20
        let response = SpringResponse(
            mass: 1, stiffness: 100, damping: damping, allowsOverdamping: true
        )
        #expect(allocations { response.value(at: $0) + response.velocity(at: $0) } == 0)
        let spring = Spring(mass: 1, stiffness: 100, damping: damping, allowOverDamping: true)
        let value = allocations { spring.value(target: 2, initialVelocity: 1, time: $0) }
        #expect(value == 0)
        let velocity = allocations { spring.velocity(target: 2, initialVelocity: 1, time: $0) }
        #expect(velocity == 0)
        let curve = UnitCurve.easeInOut
        #expect(allocations { curve.value(at: $0) + curve.velocity(at: $0) } == 0)
    }

    @Test(
        "An animator of built-in animations",
        arguments: [
            Animation.smooth, .bouncy, .interactiveSpring, .spring(duration: 0.5, bounce: -0.3),
            .easeInOut(duration: 1), .linear(duration: 1), .bouncy.delay(0.1).speed(2),
            .easeIn(duration: 0.1).repeatForever(),
            .interpolatingSpring(stiffness: 100, damping: 5),
        ]
    )
    func anAnimatorOfBuiltInAnimations(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: animation, at: 0)
        animator.retarget(by: -30, animation: animation, at: 0.02)
        let frozen = animator
        #expect(allocations { frozen.offset(at: 0.03 + $0) } == 0)
        #expect(allocations { frozen.velocity(at: 0.03 + $0) } == 0)
        let end = allocations { $0 < frozen.endTime ? 1 : 0 }
        #expect(end == 0)
    }

    @Test(
        "Retargeting a running spring",
        arguments: [Animation.smooth, .bouncy, .interactiveSpring, .spring(duration: 2)]
    )
    func retargetingASpringThatRuns(animation: Animation) {
        var animator = PropertyAnimator<Vector4>()
        animator.retarget(by: Vector4([100, 0, 0, 0]), animation: animation, at: 0)
        animator.retarget(by: Vector4([0, 9, 0, 0]), animation: animation, at: 0.01)
        var time = 0.02
        let delta = Vector4([-3, 2, 1, 0])
        let count = allocations { step in
            time += 0.01
            animator.retarget(by: delta.scaled(by: step), animation: animation, at: time)
            return time
        }
        #expect(count == 0)
    }

    @Test("A batch")
    func aBatch() {
        var springs = SpringBatch()
        var curves = CurveBatch()
        var random = RandomMotion(seed: 3)
        let parts = (0..<100).map { _ in (random.spring(), random.curve()) }
        let count = allocations { time in
            springs.removeAll()
            curves.removeAll()
            for index in parts.indices {
                springs.append(parts[index].0, at: time)
                curves.append(parts[index].1, at: time)
            }
            springs.evaluateMotion()
            curves.evaluate()
            return springs.value(at: 7) + springs.velocity(at: 7) + curves.value(at: 9)
        }
        #expect(count == 0)
    }
}
