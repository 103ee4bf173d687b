import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

/// Ten thousand curves, and as many chains of modifiers and interruptions.
struct RandomAnimationTests {
    @Test func curvesObeyTheLaws() {
        var random = SeededRandom(seed: 1234)
        for index in 0..<10_000 {
            // Every tenth control point is on the border of the square.
            func x() -> Double {
                index % 10 == 0 ? random.double(-0.5...1.5) : random.double(0...1)
            }
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x(), y: random.double(-2...3)),
                endControlPoint: UnitPoint(x: x(), y: random.double(-2...3))
            )
            checkCurve(curve, samples: 4)
        }
    }

    private func base(_ random: inout SeededRandom) -> Animation {
        let duration = random.double(0.05...2)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            return .timingCurve(
                random.double(0...1), random.double(-1...2), random.double(0...1),
                random.double(-1...2), duration: duration
            )
        case 1: return .timingCurve(.circularEaseInOut, duration: duration)
        case 2:
            return .interpolatingSpring(
                stiffness: random.double(20...400), damping: random.double(5...60),
                initialVelocity: random.double(-3...3)
            )
        case 3: return .decay(rate: DecelerationRate(rawValue: random.double(0.98...0.999)))
        default:
            return .spring(
                duration: duration, bounce: random.double(-0.6...0.7),
                blendDuration: Bool.random(using: &random) ? random.double(0...0.5) : 0
            )
        }
    }

    private func animation(_ random: inout SeededRandom) -> Animation {
        var animation = base(&random)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: animation = animation.delay(random.double(-0.1...0.3))
            case 1: animation = animation.speed(random.double(0.4...3))
            case 2:
                animation = animation.repeatCount(
                    Int.random(in: 1...3, using: &random), autoreverses: Bool.random(using: &random)
                )
            default: animation = animation.logicallyComplete(after: random.double(0...1))
            }
        }
        return animation
    }

    /// The value is continuous at an interruption, the velocity at a merge, and finished animations
    /// stay finished.
    @Test func chainsOfModifiersAndInterruptionsObeyTheLaws() {
        var random = SeededRandom(seed: 777)
        var merges = 0
        for index in 0..<10_000 {
            var animator = PropertyAnimator<Double>()
            var time = random.double(0...3)
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let isMerge = Int.random(in: 0..<3, using: &random) == 0
                let next =
                    isMerge ? Animation.spring(duration: 0.4, bounce: 0.2) : animation(&random)
                let delta = random.double(-200...200)
                let before = (animator.offset(at: time), animator.velocity(at: time))
                animator.retarget(by: delta, animation: next, at: time)
                if !animator.isFinished(at: time), !startsOff(next) {
                    let jump = animator.offset(at: time) - (before.0 - delta)
                    #expect(abs(jump) < 1e-9, "chain \(index), \(next)")
                }
                if isMerge {
                    merges += 1
                    let kink = animator.velocity(at: time) - before.1
                    #expect(abs(kink) <= 1e-9 * max(1, abs(before.1)), "chain \(index)")
                }
                time += random.double(0.01...0.8)
            }
            let end = animator.endTime
            #expect(end.isFinite && animator.logicalEndTime <= end, "chain \(index)")
            #expect(animator.offset(at: end) == 0 && animator.velocity(at: end) == 0)
            for _ in 0..<4 {
                let offset = animator.offset(at: time)
                let velocity = animator.velocity(at: time)
                #expect(offset.isFinite && velocity.isFinite, "chain \(index) at \(time)")
                time += random.double(0...0.5)
            }
        }
        #expect(merges > 2000)
    }

    /// Whether a negative delay skips the start, so that the value jumps.
    private func startsOff(_ animation: Animation) -> Bool {
        "\(animation)".contains("delay: -")
    }

    /// The values at common times are equal at every frame rate.
    @Test func allFrameRatesAgreeAtCommonTimes() {
        var random = SeededRandom(seed: 31)
        for index in 0..<10_000 {
            let animation = animation(&random)
            // The common times are twelfths of a second, with other frames in between.
            let twelfth = Int.random(in: 1...12, using: &random)
            let values = [2, 5, 12].map { frames in
                var context = AnimationContext<Double>()
                var value: Double?
                for frame in (twelfth * frames - 3)...(twelfth * frames) where frame >= 0 {
                    // A frame's time is its number divided by the rate: 24, 60 and 144 Hz.
                    let time = Double(frame) / Double(12 * frames)
                    value = animation.animate(value: 100, time: time, context: &context)
                }
                return value
            }
            #expect(values[0] == values[1] && values[1] == values[2], "\(index): \(animation)")
        }
    }
}
