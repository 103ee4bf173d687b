import Foundation
import LegatoMotion
import Testing

/// Bad input of keyframes.
struct KeyframeBadInputTests {
    static let durations: [Double] = [
        0, -0.0, -1, .nan, -.infinity, .infinity, .leastNonzeroMagnitude, .leastNormalMagnitude,
        .greatestFiniteMagnitude,
    ]

    static let springs: [Spring] = [
        Spring(duration: 0), Spring(duration: -1), Spring(duration: 0.5, bounce: -1),
        Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: 7),
        Spring(duration: .nan), Spring(duration: .infinity),
        Spring(response: 0.5, dampingRatio: -3),
        Spring(mass: 0, stiffness: 1, damping: 1), Spring(mass: 1, stiffness: 0, damping: 0),
        Spring(mass: 1, stiffness: -1, damping: -9), Spring(duration: 1e-300),
        Spring(duration: 1e300), Spring(settlingDuration: 1, dampingRatio: 0),
    ]

    private static let times: [Double] = [
        -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-9, 0.25, 0.5, 1, 1.25, 1.5, 2, 3, 40, 1e9,
        1e308, .infinity,
        .nan,
    ]

    private func checkHasNoNaN(
        _ timeline: KeyframeTimeline<Double>, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(!timeline.duration.isNaN, comment, sourceLocation: sourceLocation)
        #expect(timeline.duration >= 0, comment, sourceLocation: sourceLocation)
        for time in Self.times {
            let value = timeline.value(time: time)
            #expect(!value.isNaN, "\(comment) at \(time)", sourceLocation: sourceLocation)
            let part = timeline.value(progress: time)
            #expect(!part.isNaN, "\(comment) at part \(time)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: durations, [0, 1, 2, 3])
    func noDurationOfAKeyframeGivesNaN(duration: Double, kind: Int) {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            CubicKeyframe(2, duration: 0.25)
            switch kind {
            case 0: LinearKeyframe(4, duration: duration, timingCurve: .circularEaseInOut)
            case 1: CubicKeyframe(4, duration: duration)
            case 2: CubicKeyframe(4, duration: duration, startVelocity: 50, endVelocity: -9)
            default: SpringKeyframe(4, duration: duration, spring: .bouncy)
            }
            CubicKeyframe(6, duration: 0.25)
            SpringKeyframe(8, duration: 0.25)
            LinearKeyframe(3, duration: 0.5)
        }
        checkHasNoNaN(timeline, "kind \(kind) for \(duration)")
        // The infinite keyframe ends at infinity, and provides the value there.
        #expect(timeline.value(time: .infinity) == (duration == .infinity ? 4 : 3))
    }

    @Test(arguments: springs)
    func noSpringOfAKeyframeGivesNaN(spring: Spring) {
        for duration in [nil, 0.5] {
            for velocity in [nil, 0, 30.0] {
                let timeline = KeyframeTimeline(initialValue: 1.0) {
                    LinearKeyframe(2, duration: 0.25)
                    SpringKeyframe(4, duration: duration, spring: spring, startVelocity: velocity)
                    CubicKeyframe(3, duration: 0.25)
                    SpringKeyframe(5, duration: 0.25)
                }
                checkHasNoNaN(timeline, "\(spring) for \(String(describing: duration))")
            }
        }
    }

    @Test func aKeyframeWithoutDurationJumps() {
        for duration in [0, -1, .nan] {
            let timeline = KeyframeTimeline(initialValue: 1.0) {
                LinearKeyframe(5, duration: duration)
                LinearKeyframe(7, duration: 2)
                CubicKeyframe(20, duration: duration)
                LinearKeyframe(30, duration: 1)
            }
            #expect(timeline.duration == 3)
            #expect(
                [-1, 0, 1, 2, 2.5, 3].map { timeline.value(time: $0) } == [5, 5, 6, 7, 25, 30])
        }
    }

    @Test func aSpringWithoutDurationKeepsItsValueAndPassesItsVelocityOn() {
        let with = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(5, duration: 1)
            SpringKeyframe(100, duration: 0)
            SpringKeyframe(0, duration: 1)
        }
        let without = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(5, duration: 1)
            SpringKeyframe(0, duration: 1)
        }
        for time in [0.5, 1, 1.25, 2] {
            #expect(with.value(time: time) == without.value(time: time))
        }
    }

    @Test func anInfinitelyLongKeyframeKeepsItsStartValue() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            LinearKeyframe(5, duration: .infinity)
            LinearKeyframe(7, duration: 1)
        }
        #expect(timeline.duration == .infinity)
        #expect(timeline.value(time: 1e300) == 1)
        #expect(timeline.value(progress: 0.5) == 5)
    }

    @Test func aSpringWithoutDampingNeverEnds() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(5, spring: Spring(duration: 2, bounce: 1))
        }
        #expect(timeline.duration == .infinity)
        #expect(abs(timeline.value(time: 1001) - 10) < 1e-9)
    }

    @Test func aSpringWithoutAFiniteMotionReachesItsTargetAtOnce() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(5, duration: 1, spring: Spring(duration: 0))
        }
        #expect([0, 0.5, 1].map { timeline.value(time: $0) } == [0, 5, 5])
    }

    @Test func valuesWhoseDifferenceOverflowsHoldUntilTheEnd() {
        let maximum = Double.greatestFiniteMagnitude
        let timeline = KeyframeTimeline(initialValue: -maximum) {
            LinearKeyframe(maximum, duration: 1)
            CubicKeyframe(-maximum, duration: 1)
            SpringKeyframe(maximum, duration: 1)
            CubicKeyframe(0, duration: 1, startVelocity: maximum, endVelocity: -maximum)
            LinearKeyframe(1, duration: 1)
        }
        checkHasNoNaN(timeline, "huge values")
        #expect(
            [0.5, 1, 1.5, 2, 2.5, 3].map { timeline.value(time: $0) }
                == [-maximum, maximum, maximum, -maximum, -maximum, maximum]
        )
    }
}
