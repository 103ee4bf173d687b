import Foundation
import LegatoGraphics
import LegatoMotion
import Testing

/// Invalid numbers: none traps, and none turns finite values into NaN.
struct BadInputTests {
    static let odd: [Double] = [
        0, -0.0, -1, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e-12, 1e12, 1e150, 1e300, -1e300,
        .nan, .infinity,
        -.infinity,
    ]

    private func expectNumbers(_ animation: Animation, sourceLocation: SourceLocation) {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 100, animation: .smooth, at: 0)
        animator.retarget(by: -30, animation: animation, at: 0.1)
        var context = AnimationContext<Double>()
        #expect(!animator.endTime.isNaN && !animator.logicalEndTime.isNaN, "\(animation)")
        for time in [0.1, 0.1001, 0.2, 1, 7, 1e4] {
            let offset = animator.offset(at: time)
            let velocity = animator.velocity(at: time)
            #expect(
                !offset.isNaN && !velocity.isNaN, "\(animation) at \(time)",
                sourceLocation: sourceLocation
            )
            let value = animation.animate(value: 100.0, time: time, context: &context)
            let speed = animation.velocity(value: 100.0, time: time, context: context)
            #expect(
                value?.isNaN != true && speed?.isNaN != true, "\(animation) at \(time)",
                sourceLocation: sourceLocation
            )
        }
    }

    @Test(arguments: odd)
    func animationsWithInvalidParametersHaveNoNaNValues(x: Double) {
        let animations: [Animation] = [
            .linear(duration: x), .easeInOut(duration: x),
            .timingCurve(.circularEaseIn, duration: x), .timingCurve(x, 0, 1, 1),
            .timingCurve(0.3, x, 0.6, -x, duration: 1), .spring(duration: x), .spring(bounce: x),
            .spring(duration: 0.3, blendDuration: x), .spring(response: x, dampingFraction: x),
            .spring(Spring(duration: x)), .spring(Spring(bounce: x)),
            .interpolatingSpring(duration: x), .interpolatingSpring(bounce: x),
            .interpolatingSpring(mass: x, stiffness: 100, damping: 10),
            .interpolatingSpring(stiffness: x, damping: 10),
            .interpolatingSpring(stiffness: 100, damping: x),
            .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: x),
            .interpolatingSpring(Spring(mass: x, stiffness: 1, damping: 1)),
            .smooth(duration: x), .bouncy(extraBounce: x), .interactiveSpring(blendDuration: x),
            .linear.delay(x), .smooth.delay(x), .linear.speed(x), .bouncy.speed(x),
            .linear(duration: x).delay(1).speed(2), .smooth.delay(x).speed(x),
            .linear.logicallyComplete(after: x), .smooth.logicallyComplete(after: x),
            .linear(duration: x).repeatCount(3), .smooth.speed(x).repeatForever(),
        ]
        for animation in animations { expectNumbers(animation, sourceLocation: #_sourceLocation) }
    }

    @Test func aRepeatCountBelowOneIsOne() {
        for count in [0, -3, Int.min] {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: 1, animation: .linear(duration: 2).repeatCount(count), at: 0)
            #expect(animator.endTime == 2)
        }
    }

    @Test("A spring whose energy overflows still ends", arguments: [1e140, 1e152, 1e153, 1e154])
    func springsOfGreatMagnitudes(magnitude: Double) {
        for animation in [Animation.spring, .bouncy, .spring(duration: 0.2, bounce: -0.5)] {
            var animator = PropertyAnimator<Double>()
            animator.retarget(by: magnitude, animation: animation, at: 0)
            #expect(animator.endTime > 0 && animator.endTime < 1e3)
            #expect(animator.offset(at: animator.endTime) == 0)
        }
    }

    @Test func animationsWithoutDurationEndAtOnce() {
        for duration in [0, -1, .nan] {
            for animation in [
                Animation.linear(duration: duration), .linear(duration: duration).delay(3),
                .linear(duration: duration).speed(0.1), .linear(duration: duration).repeatCount(3),
                .interpolatingSpring(mass: duration, stiffness: 1, damping: 1),
                .interpolatingSpring(stiffness: duration, damping: 1),
            ] {
                var animator = PropertyAnimator<Double>()
                animator.retarget(by: 9, animation: animation, at: 1)
                #expect(animator.isFinished(at: 1) && animator.offset(at: 1) == 0, "\(animation)")
            }
        }
    }

    @Test(arguments: odd)
    func springsWithInvalidParametersHaveNoNaNValues(x: Double) {
        let springs = [
            Spring(duration: x), Spring(bounce: x), Spring(response: x, dampingRatio: 0.3),
            Spring(response: 0.4, dampingRatio: x), Spring(mass: x, stiffness: 100, damping: 10),
            Spring(stiffness: x, damping: 10), Spring(stiffness: 100, damping: x),
            Spring(mass: 2, stiffness: 100, damping: x, allowOverDamping: true),
            Spring(settlingDuration: x, dampingRatio: 0.5),
            Spring(settlingDuration: 1, dampingRatio: x),
            Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: x), .smooth(extraBounce: x),
        ]
        for spring in springs {
            for time in [0, 1e-6, 0.3, 20, 1e200, -0.3, -1e200] {
                let value = spring.value(target: 3.0, initialVelocity: -2, time: time)
                let velocity = spring.velocity(target: 3.0, initialVelocity: -2, time: time)
                var (position, speed) = (1.0, 1.0)
                spring.update(value: &position, velocity: &speed, target: 3, deltaTime: time)
                #expect(!value.isNaN && !velocity.isNaN, "\(spring) at \(time)")
                #expect(!position.isNaN && !speed.isNaN, "\(spring) at \(time)")
            }
            #expect(spring.value(target: 3.0, initialVelocity: -2, time: 0) == 0, "\(spring)")
            #expect(!spring.settlingDuration.isNaN, "\(spring)")
            for epsilon in Self.odd {
                #expect(!spring.settlingDuration(target: 1.0, epsilon: epsilon).isNaN, "\(spring)")
            }
        }
    }

    /// SwiftUI returns NaN for these springs as well.
    @Test func parametersAreNaNOnlyForSpringsThatNeverMove() {
        for spring in [Spring(bounce: -1), Spring(settlingDuration: 0, dampingRatio: 0)] {
            #expect(spring.duration.isNaN && spring.bounce.isNaN)
        }
        let instant = Spring(duration: 0, bounce: 0.3)
        #expect(instant.duration < 1e-90 && abs(instant.bounce - 0.3) < 1e-12)
        #expect(instant.value(target: 5.0, time: 1e-9) == 5)
        let still = Spring(bounce: -1)
        #expect(still.value(target: 5.0, time: 1e6) == 0)
        #expect(Spring(stiffness: 0, damping: 10).dampingRatio == 0)
    }

    @Test(arguments: odd, odd)
    func curvesWithInvalidParametersHaveNoNaNValues(x: Double, y: Double) {
        for curve in [
            UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x, y: y), endControlPoint: UnitPoint(x: y, y: x)
            ),
            .bezier(
                startControlPoint: UnitPoint(x: 0.2, y: y), endControlPoint: UnitPoint(x: x, y: 0.5)
            ),
        ] {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
            for p in [-1e300, 0, 1e-300, 0.3, 0.5, 1 - 1e-16, 1, 1e300, .infinity] {
                #expect(!curve.value(at: p).isNaN, "\(curve) at \(p)")
                #expect(!curve.velocity(at: p).isNaN, "\(curve) at \(p)")
                #expect(!curve.inverse.value(at: p).isNaN, "\(curve) at \(p)")
            }
        }
    }

    @Test(arguments: odd)
    func circularCurvesStayBetweenZeroAndOne(p: Double) {
        for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut, .linear] {
            guard !p.isNaN else { continue }
            #expect((0...1).contains(curve.value(at: p)))
            #expect(!curve.velocity(at: p).isNaN)
        }
    }

    @Test func invalidDecelerationRatesAndRubberBandsTrap() async {
        await #expect(processExitsWith: .failure) { _ = DecelerationRate(rawValue: 1) }
        await #expect(processExitsWith: .failure) { _ = DecelerationRate(rawValue: .nan) }
        await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: -1) }
        await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 1, coefficient: 0) }
    }
}
