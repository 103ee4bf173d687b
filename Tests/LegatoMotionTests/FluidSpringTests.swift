import Foundation
import LegatoMotion
import Testing

/// The reference integrator of D1, stepped as in SwiftUI.
private struct Integrator {
    var response: Double
    var dampingFraction: Double
    var step = 1.0 / 300
    var blendDuration = 0.0
    var blendInterval = 0.0
    var value = 0.0
    var offset = 0.0
    var velocity = 0.0
    private var force = 0.0
    private var time = 0.0

    init(response: Double, dampingFraction: Double) {
        self.response = response
        self.dampingFraction = dampingFraction
    }

    private mutating func advance() {
        var r = response
        if blendDuration > 0 {
            let p = min(max(time / blendDuration, 0), 1)
            r += blendInterval * (1 - p * p * (3 - 2 * p))
        }
        let k = r <= 0 ? 45000 : min((2 * .pi / r) * (2 * .pi / r), 45000)
        let h = velocity + force * step / 2
        offset += h * step
        force = -2 * dampingFraction * k.squareRoot() * h + k * (value - offset)
        velocity = h + force * step / 2
        time += step
    }

    /// Returns the values after 0, 1, 2 … steps.
    mutating func run(for duration: Double) -> [Double] {
        var values = [offset]
        for _ in 0..<Int(duration / step) {
            advance()
            values.append(offset)
        }
        return values
    }
}

/// Checks the closed form of D1, which lies between the integrator's values at t and t + 1/300.
///
/// The integrator deviates from the exact motion and settles late: it starts without force and uses
/// the friction of half a step before. It lags by up to 0.66 steps per response beyond the two
/// values, measured over all damping fractions. With steps a tenth as long the difference is a
/// tenth, within the tolerance of a thousandth of D1.
struct FluidSpringTests {
    private func expectBetween(
        _ integrator: Integrator, _ animator: PropertyAnimator<Double>, range: Double,
        slack: Double, from start: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var twin = integrator
        let values = twin.run(for: 2)
        var checked = 0
        for index in 0..<(values.count - 2) {
            let time = start + Double(index) * twin.step
            guard !animator.isFinished(at: time) else { break }
            let value = twin.value + animator.offset(at: time)
            let low = min(values[index], values[index + 1]) - slack * range
            let high = max(values[index], values[index + 1]) + slack * range
            checked += 1
            #expect(
                value >= low && value <= high, "\(value) in \(low)...\(high) at \(time)",
                sourceLocation: sourceLocation
            )
        }
        #expect(checked > 50)
    }

    private func coarseSlack(_ response: Double) -> Double { 0.66 / 300 / response }

    @Test(arguments: [0.15, 0.3, 0.5, 1.2], [0.2, 0.5, 0.825, 1, 1.4])
    func theClosedFormMatchesTheIntegrator(response: Double, damping: Double) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(
            by: 100, animation: .spring(response: response, dampingFraction: damping), at: 0
        )
        var twin = Integrator(response: response, dampingFraction: damping)
        twin.value = 100
        expectBetween(twin, animator, range: 100, slack: coarseSlack(response))
        twin.step = 1.0 / 6000
        expectBetween(twin, animator, range: 100, slack: 1e-3)
    }

    @Test func aMergeMatchesTheIntegrator() {
        var before = PropertyAnimator<Double>()
        before.retarget(by: 100, animation: .smooth, at: 0)
        var animator = before
        animator.retarget(by: -180, animation: .bouncy, at: 0.2)
        var twin = Integrator(response: 0.5, dampingFraction: 0.7)
        twin.value = -80
        twin.offset = 100 + before.offset(at: 0.2)
        twin.velocity = before.velocity(at: 0.2)
        expectBetween(twin, animator, range: 180, slack: coarseSlack(0.5), from: 0.2)
        twin.step = 1.0 / 6000
        expectBetween(twin, animator, range: 180, slack: 1e-3, from: 0.2)
    }

    @Test func aBlendMatchesTheIntegrator() {
        var before = PropertyAnimator<Double>()
        before.retarget(by: 100, animation: .spring(response: 0.6, dampingFraction: 0.8), at: 0)
        var animator = before
        animator.retarget(
            by: 100,
            animation: .interactiveSpring(
                response: 0.2, dampingFraction: 0.86, blendDuration: 0.25
            ),
            at: 0.25
        )
        var twin = Integrator(response: 0.2, dampingFraction: 0.86)
        twin.blendDuration = 0.25
        twin.blendInterval = 0.4
        twin.value = 200
        twin.offset = 100 + before.offset(at: 0.25)
        twin.velocity = before.velocity(at: 0.25)
        expectBetween(twin, animator, range: 200, slack: coarseSlack(0.2), from: 0.25)
        twin.step = 1.0 / 6000
        expectBetween(twin, animator, range: 200, slack: 1e-3, from: 0.25)
    }

    @Test func duringABlendTheVelocityIsTheDerivative() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .spring(response: 0.6), at: 0)
        animator.retarget(by: 50, animation: .interactiveSpring(), at: 0.2)
        for index in 1..<200 {
            let time = 0.2 + Double(index) * 0.0021
            let slope = (animator.offset(at: time + 1e-6) - animator.offset(at: time - 1e-6)) / 2e-6
            #expect(abs(slope - animator.velocity(at: time)) < 1e-2, "at \(time)")
        }
    }

    /// The integrator comes to rest at frame 59, and at 76 instead of 73 because it settles late.
    @Test(arguments: [(0.825, 59.0), (1.0, 73.0)])
    func itEndsAtTheSettlingTimeOfItsRule(damping: Double, frame: Double) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(
            by: 100, animation: .spring(response: 0.5, dampingFraction: damping), at: 0
        )
        #expect(abs(animator.endTime * 60 - frame) <= 1)
        #expect(animator.logicalEndTime == 0.5)
        let spring = Spring(response: 0.5, dampingRatio: damping)
        func isAtRest(_ time: Double) -> Bool {
            let value = spring.value(target: 100.0, time: time)
            let velocity = spring.velocity(target: 100.0, time: time)
            let force = spring.force(target: 100.0, position: value, velocity: velocity)
            return max(velocity * velocity, force * force) <= 0.0036 && abs(100 - value) <= 1
        }
        #expect(isAtRest(animator.endTime))
        for earlier in 1..<Int((animator.endTime * 60).rounded()) {
            #expect(!isAtRest(Double(earlier) / 60))
        }
        #expect(animator.offset(at: animator.endTime) == 0)
    }

    @Test func aSmallChangeEndsWithinAPercent() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1e-6, animation: .smooth, at: 0)
        #expect(animator.endTime > 0.4)
        #expect(abs(animator.offset(at: animator.endTime - 1e-9)) <= 1e-8)
    }

    @Test(arguments: [
        Animation.spring(response: 0.5, dampingFraction: 0), .spring(bounce: 1.5),
        .spring(response: .infinity),
    ])
    func withoutDampingItNeverEnds(animation: Animation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1, animation: animation, at: 0)
        #expect(animator.endTime == .infinity)
        #expect(abs(animator.offset(at: 1000)) <= 1 + 1e-9)
    }

    @Test(arguments: [0, -1, 0.01, 0.0295])
    func theStiffnessIsClamped(response: Double) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1, animation: .spring(response: response, dampingFraction: 1), at: 0)
        let natural = 45000.0.squareRoot()
        let expected = -(1 + natural * 0.01) * exp(-natural * 0.01)
        #expect(abs(animator.offset(at: 0.01) - expected) < 1e-12)
    }

    @Test func withInfiniteDampingItHardlyMoves() {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1, animation: .spring(bounce: -1), at: 0)
        #expect(abs(animator.offset(at: 1) + 1) < 1e-4)
        #expect(animator.endTime > 1000)
    }
}
