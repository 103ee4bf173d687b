import Foundation
import LegatoMotion
import Testing

/// Throws, rubber bands and the velocity of a pointer.
struct GestureMathTests {
    @Test func aThrowGoesAsFarAsInAScrollView() {
        #expect(abs(DecelerationRate.normal.projectedDistance(velocity: 1000.0) - 499) < 1e-9)
        #expect(abs(DecelerationRate.fast.projectedDistance(velocity: 1000.0) - 99) < 1e-9)
        // The sum of the distances of each millisecond.
        var (velocity, distance) = (1000.0, 0.0)
        for _ in 0..<30_000 {
            velocity *= 0.998
            distance += velocity / 1000
        }
        #expect(abs(distance - 499) < 1e-9)
        let end = DecelerationRate.fast.projectedEnd(
            from: CGPoint(x: 10, y: 20), velocity: CGSize(width: 1000, height: -500)
        )
        #expect(abs(end.x - 109) < 1e-9 && abs(end.y + 29.5) < 1e-9)
    }

    @Test(arguments: [0.9, 0.99, 0.998, 0.9999])
    func aDecayObeysItsLaws(rate: Double) {
        let decay = DecayAnimation(
            from: 40.0, velocity: -1500, rate: DecelerationRate(rawValue: rate)
        )
        #expect(decay.value(at: 0) == 40 && decay.value(at: -1) == 40)
        #expect(decay.velocity(at: 0) == -1500)
        #expect(abs(decay.value(at: 1e6) - decay.target) < 1e-9)
        for index in 1...50 {
            let time = Double(index) / 20
            let slope = (decay.value(at: time + 1e-6) - decay.value(at: time - 1e-6)) / 2e-6
            #expect(abs(slope - decay.velocity(at: time)) < 1e-6 * 1500)
            // Each millisecond reduces the velocity by a constant ratio.
            let ratio = decay.velocity(at: time + 0.001) / decay.velocity(at: time)
            #expect(abs(ratio - rate) < 1e-12)
        }
        for threshold in [1.0, 0.01] {
            let end = decay.settlingDuration(threshold: threshold)
            #expect(abs(abs(decay.target - decay.value(at: end)) - threshold) < 1e-9)
        }
        let again = DecayAnimation(from: 40.0, to: decay.target, rate: decay.rate)
        #expect(abs(again.velocity + 1500) < 1e-9)
    }

    @Test func aDecayWithoutVelocityIsAtRest() {
        let decay = DecayAnimation(velocity: 0.0)
        #expect(decay.settlingDuration() == 0 && decay.settlingDuration(threshold: 0) == 0)
        #expect(decay.target == 0)
        #expect(DecayAnimation(velocity: 1.0).settlingDuration(threshold: 0) == .infinity)
        #expect(DecayAnimation(velocity: 1000.0).target - 499.49983 < 1e-4)
    }

    @Test func aDecayAnimationEqualsTheThrowWithItsTarget() {
        let thrown = DecayAnimation(from: 10.0, velocity: 800)
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: thrown.target - 10, animation: .decay, at: 2)
        for index in 0...40 {
            let time = Double(index) / 10
            let shown = thrown.target + animator.offset(at: 2 + time)
            #expect(abs(shown - thrown.value(at: time)) < 1e-9)
            #expect(abs(animator.velocity(at: 2 + time) - thrown.velocity(at: time)) < 1e-8)
        }
        #expect(animator.isFrozen)
        #expect(abs(animator.offset(at: animator.endTime - 1e-9)) < 0.011)
        #expect(animator.logicalEndTime < animator.endTime)
        #expect("\(Animation.decay)" == "DecayAnimation(rate: 0.998)")
        #expect(Animation.decay != .decay(rate: .fast))
    }

    @Test func aRubberBandNeverReachesItsDimension() {
        let band = RubberBand(dimension: 100)
        #expect(abs(band.distance(ofPull: -10) + 550 / 105.5) < 1e-12)
        #expect(abs(band.limited(-10, to: 0...100) + 5.213) < 1e-3)
        #expect(band.limited(30, to: 0...100) == 30)
        #expect(abs(band.limited(110, to: 0...100) - 105.213) < 1e-3)
        var last = 0.0
        for exponent in -20...18 {
            let pull = pow(10, Double(exponent))
            let shown = band.distance(ofPull: pull)
            #expect(shown > last && shown <= 100 && shown <= 0.55 * pull)
            #expect(band.distance(ofPull: -pull) == -shown)
            if exponent < 5 { #expect(abs(band.pull(showing: shown) / pull - 1) < 1e-9) }
            last = shown
        }
        #expect(band.distance(ofPull: .infinity) == 100)
        #expect(band.distance(ofPull: 1e308) == 100)
        #expect(band.pull(showing: 100) == .infinity && band.pull(showing: -200) == -.infinity)
        #expect(RubberBand(dimension: 0).distance(ofPull: 50) == 0)
    }

    @Test func theVelocityIsTheSlopeOfTheLastTenthOfASecond() {
        var tracker = VelocityTracker()
        #expect(tracker.velocity(at: 0) == .zero)
        for index in 0...30 {
            let time = Double(index) / 120
            let turn = 0.125
            let x = time < turn ? 900 * time : 900 * turn - 300 * (time - turn)
            tracker.add(CGPoint(x: x, y: 40 * time), at: time)
        }
        let velocity = tracker.velocity(at: 0.25)
        #expect(abs(velocity.width + 300) < 1e-6 && abs(velocity.height - 40) < 1e-6)
        // Late, invalid and duplicate samples.
        tracker.add(CGPoint(x: 1e6, y: 0), at: 0.1)
        tracker.add(CGPoint(x: CGFloat.nan, y: 0), at: 0.26)
        tracker.add(CGPoint(x: 0, y: 0), at: .infinity)
        #expect(tracker.velocity(at: 0.25) == velocity)
        #expect(tracker.velocity(at: 0.4) == .zero)
    }

    @Test func theLongestGapBetweenTheFirstFramesFollowsTheRefreshRate() {
        #expect(FrameInterval.quantized(0) == 0 && FrameInterval.quantized(-1) == 0)
        #expect(FrameInterval.quantized(.nan) == 0)
        #expect(abs(FrameInterval.longestGap(interval: 1.0 / 60) - 2.0 / 60) < 1e-12)
        #expect(abs(FrameInterval.longestGap(interval: 1.0 / 120) - 1.0 / 60 - 1.0 / 120) < 1e-12)
        #expect(abs(FrameInterval.longestGap(interval: 0.034) - 2.0 / 30) < 1e-12)
    }
}
