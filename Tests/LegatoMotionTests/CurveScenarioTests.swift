import Foundation
import LegatoGraphics
import LegatoMotion
import Testing

/// Curves, springs and modifiers in use.
struct CurveScenarioTests {
    /// Returns the presentation value of a change from 0 to 1.
    private func shown(_ animation: Animation, at time: Double) -> Double {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1, animation: animation, at: 0)
        return 1 + animator.offset(at: time)
    }

    private func duration(_ animation: Animation) -> Double {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 1, animation: animation, at: 0)
        return animator.endTime
    }

    @Test func curvesTake035SecondsByDefault() {
        let named: [(Animation, (Double) -> Animation, UnitCurve)] = [
            (.linear, Animation.linear(duration:), .linear),
            (.easeIn, Animation.easeIn(duration:), .bezierOf(0.42, 0, 1, 1)),
            (.easeOut, Animation.easeOut(duration:), .bezierOf(0, 0, 0.58, 1)),
            (.easeInOut, Animation.easeInOut(duration:), .bezierOf(0.42, 0, 0.58, 1)),
        ]
        for (animation, longer, curve) in named {
            #expect(animation == longer(0.35))
            #expect(duration(animation) == 0.35 && duration(longer(2)) == 2)
            for p in [0, 0.2, 0.5, 0.9] {
                #expect(abs(shown(longer(2), at: 2 * p) - curve.value(at: p)) < 1e-12)
            }
        }
    }

    @Test func unitCurvesReturnValueVelocityAndInverse() {
        let curve = UnitCurve.bezierOf(0.2, 0.8, 0.2, 1)
        let animation = Animation.timingCurve(curve, duration: 4)
        #expect(abs(shown(animation, at: 1) - curve.value(at: 0.25)) < 1e-12)
        for p in [0.1, 0.5, 0.8] {
            #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-9)
            let slope = (curve.value(at: p + 1e-6) - curve.value(at: p - 1e-6)) / 2e-6
            #expect(abs(slope - curve.velocity(at: p)) < 1e-6)
        }
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-15)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-15)
        #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    }

    @Test func springsHaveTheirParameters() {
        func parameters(_ response: Double, _ damping: Double, _ blend: Double = 0) -> String {
            "FluidSpringAnimation(response: \(response), dampingFraction: \(damping), "
                + "blendDuration: \(blend))"
        }
        #expect("\(Animation.smooth)" == parameters(0.5, 1))
        #expect("\(Animation.snappy)" == parameters(0.5, 0.85))
        #expect("\(Animation.bouncy)" == parameters(0.5, 0.7))
        #expect("\(Animation.smooth(duration: 0.2, extraBounce: 0.25))" == parameters(0.2, 0.75))
        #expect("\(Animation.snappy(duration: 0.4))" == parameters(0.4, 0.85))
        #expect("\(Animation.bouncy(extraBounce: -0.3))" == parameters(0.5, 1))
        #expect("\(Animation.spring)" == parameters(0.5, 1))
        #expect(
            "\(Animation.spring(duration: 1, bounce: 0.5, blendDuration: 2))"
                == parameters(1, 0.5, 2)
        )
        #expect("\(Animation.spring(response: 0.5))" == parameters(0.5, 0.825))
        #expect("\(Animation.spring(.init(duration: 0.3, bounce: 0)))" == parameters(0.3, 1))
        #expect("\(Animation.interactiveSpring)" == parameters(0.15, 0.85, 0.25))
        #expect("\(Animation.interactiveSpring(response: 0.2))" == parameters(0.2, 0.86, 0.25))
        let raw = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        #expect("\(raw)".hasPrefix("SpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0"))
        let spring = Spring(duration: 0.6, bounce: 0.4)
        for time in [0.1, 0.35, 0.7] {
            let perceived = shown(.interpolatingSpring(duration: 0.6, bounce: 0.4), at: time)
            #expect(abs(perceived - spring.value(target: 1.0, time: time)) < 1e-12)
            #expect(abs(perceived - shown(.interpolatingSpring(spring), at: time)) < 1e-12)
        }
    }

    @Test(arguments: [0.5, 1, 3], [0.3, 1, 2.5])
    func allParametrisationsOfASpringAgree(mass: Double, ratio: Double) {
        let natural = 9.0
        let physical = Spring(
            mass: mass, stiffness: mass * natural * natural, damping: 2 * mass * ratio * natural,
            allowOverDamping: true
        )
        var others = [
            Spring(response: 2 * .pi / natural, dampingRatio: ratio),
            Spring(duration: 2 * .pi / natural, bounce: ratio > 1 ? 1 / ratio - 1 : 1 - ratio),
        ]
        if ratio <= 1 {
            // The time at which it settles within 0.001 by the rule of that initialiser.
            let x =
                ratio < 1
                ? log(ratio / (0.001 * (1 - ratio * ratio).squareRoot())) / ratio
                : 9.233413476451435
            others.append(Spring(settlingDuration: x / natural, dampingRatio: ratio))
        }
        let target = AnimatablePair(120.0, -3.0)
        let velocity = AnimatablePair(0.0, 40.0)
        for other in others {
            for time in [0.05, 0.3, 1] {
                let a = physical.value(target: target, initialVelocity: velocity, time: time)
                let b = other.value(target: target, initialVelocity: velocity, time: time)
                #expect((a - b).magnitudeSquared.squareRoot() < 1e-6)
                let u = physical.velocity(target: target, initialVelocity: velocity, time: time)
                let v = other.velocity(target: target, initialVelocity: velocity, time: time)
                #expect((u - v).magnitudeSquared.squareRoot() < 1e-5)
            }
            let force = other.force(target: target, position: velocity, velocity: target)
                .scaled(by: mass)
            let expected = physical.force(target: target, position: velocity, velocity: target)
            #expect((force - expected).magnitudeSquared.squareRoot() < 1e-4 * mass)
            #expect(abs(other.settlingDuration - physical.settlingDuration) < 1e-6)
        }
    }

    @Test func modifiersApplyInTheOrderInWhichTheyAreWritten() {
        let base = Animation.linear(duration: 1)
        // The speed applies to the delay as well, which then takes half a second.
        #expect(shown(base.delay(1).speed(2), at: 0.75) == 0.5)
        // The delay is outside the speed, and takes a second.
        #expect(shown(base.speed(2).delay(1), at: 1.25) == 0.5)
        // A delay inside applies to every repetition, one outside once.
        #expect(shown(base.delay(1).repeatCount(2, autoreverses: false), at: 2.5) == 0)
        #expect(shown(base.repeatCount(2, autoreverses: false).delay(1), at: 2.5) == 0.5)
        // Forward and back.
        #expect(shown(base.repeatCount(3).speed(0.5), at: 3) == 0.5)
        #expect(shown(base.repeatCount(3, autoreverses: true), at: 1.75) == 0.25)
        #expect(shown(base.repeatForever(), at: 1001.75) == 0.25)
        #expect(shown(base.repeatForever(autoreverses: false), at: 1000.75) == 0.75)
        #expect(duration(base.repeatForever()) == .infinity)
        #expect(duration(base.repeatCount(4).delay(1).speed(2)) == 2.5)
    }

    @Test func animationsReturnValuesAndDescribeThemselves() {
        var context = AnimationContext<Double>()
        #expect(Animation.linear.animate(value: 8.0, time: 0.0875, context: &context) == 2)
        #expect(
            "\(Animation.smooth)"
                == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"
        )
        let linear = "\(Animation.linear)"
        #expect(linear.hasPrefix("BezierAnimation(duration: 0.35, curve: "))
        #expect(
            linear.hasSuffix("CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
        )
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect("\(Animation.smooth.customMirror)" == "Mirror for Animation")
        #expect("\(Animation.linear.base)" == linear)
        #expect("\(Animation.smooth.delay(2))".contains("DelayAnimation(delay: 2.0)"))
    }

    @Test func withAnimationUsesASpringWithoutBounceByDefault() {
        withAnimation { #expect(Transaction.current.animation == .default) }
        var highest = 0.0
        for index in 0..<200 {
            let time = Double(index) / 100
            #expect(shown(.default, at: time) == shown(.smooth, at: time))
            highest = max(highest, shown(.default, at: time))
        }
        #expect(highest == 1)
    }
}

extension UnitCurve {
    fileprivate static func bezierOf(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
        -> UnitCurve
    {
        .bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
        )
    }
}
