import Foundation
import LegatoMotion
import TestSupport
import Testing

/// Keyframes of one track.
struct KeyframeTests {
    @Test func atABoundaryTheEndingKeyframeProvidesTheValue() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 0.2)
            MoveKeyframe(-5)
            LinearKeyframe(5, duration: 0.2)
        }
        #expect(timeline.value(time: 0.2) == 10)
        #expect(abs(timeline.value(time: 0.2.nextUp) + 5) < 1e-12)
        #expect(timeline.value(time: 0.4) == 5)
        #expect(timeline.duration == 0.4)
    }

    @Test func aMoveKeyframeAtTheStartAppliesFromTheStart() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(4)
            LinearKeyframe(6, duration: 1)
        }
        for time in [-1, 0] { #expect(timeline.value(time: Double(time)) == 4) }
        #expect(timeline.value(time: 0.5) == 5)
    }

    @Test func timesOutsideTheTimelineClampToItsEnds() {
        let timeline = KeyframeTimeline(initialValue: 3.0) {
            CubicKeyframe(10, duration: 0.5)
            SpringKeyframe(20, spring: .bouncy)
        }
        for time in [-0.1, -.infinity, .nan] { #expect(timeline.value(time: time) == 3) }
        let last = timeline.value(time: timeline.duration)
        for time in [timeline.duration + 1, .infinity] {
            #expect(timeline.value(time: time) == last)
        }
        #expect(abs(last - 20) < 1e-4)
    }

    @Test func progressIsAFractionOfTheDuration() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 4)
        }
        let pairs = [(-1, 0), (0, 0), (0.25, 2.5), (1, 10), (7, 10), (.infinity, 10), (.nan, 0)]
        for (progress, value) in pairs {
            #expect(timeline.value(progress: progress) == value)
        }
    }

    @Test func aTruncatedSpringDoesNotJumpToItsTarget() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.1, spring: spring)
            LinearKeyframe(0, duration: 1)
        }
        let reached = spring.value(target: 10.0, time: 0.1)
        #expect(timeline.value(time: 0.1) == reached)
        #expect(abs(timeline.value(time: 0.6) - reached / 2) < 1e-12)
        #expect(timeline.value(time: 1.1) == 0)
    }

    @Test func aSpringWithoutADurationLastsUntilItSettles() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 2.0) {
            LinearKeyframe(4, duration: 0.1)
            SpringKeyframe(10, spring: spring)
        }
        let settling = spring.settlingDuration(target: 6.0, initialVelocity: 20, epsilon: 1e-4)
        #expect(abs(timeline.duration - 0.1 - settling) < 1e-12)
    }

    @Test func springsTakeOverTheVelocityOfTheKeyframeBefore() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        func value(@KeyframesBuilder<Double> _ before: () -> some Keyframes<Double>) -> Double {
            KeyframeTimeline(initialValue: 0, content: before).value(time: 0.3)
        }
        let handed = value {
            LinearKeyframe(10, duration: 0.2)
            SpringKeyframe(0, duration: 1, spring: spring)
        }
        let named = value {
            MoveKeyframe(10)
            LinearKeyframe(10, duration: 0.2)
            SpringKeyframe(0, duration: 1, spring: spring, startVelocity: 50)
        }
        let atRest = value {
            LinearKeyframe(-3, duration: 0.2)
            MoveKeyframe(10)
            SpringKeyframe(0, duration: 1, spring: spring)
        }
        #expect(
            abs(handed - 10 - spring.value(target: -10.0, initialVelocity: 50, time: 0.1)) < 1e-12
        )
        #expect(abs(handed - named) < 1e-12)
        #expect(abs(atRest - 10 - spring.value(target: -10.0, time: 0.1)) < 1e-12)
    }

    @Test func aNeighbourWithInfiniteVelocityOrNoDurationPassesNoVelocityOn() {
        let atRest = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(10)
            CubicKeyframe(0, duration: 1)
        }
        let upright = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn)
            CubicKeyframe(0, duration: 1)
        }
        let jump = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 0)
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(50, duration: 0)
        }
        for time in [0.1, 0.5, 0.9] {
            #expect(abs(upright.value(time: 1 + time) - atRest.value(time: time)) < 1e-12)
            #expect(jump.value(time: time) == atRest.value(time: time))
        }
    }

    /// The Catmull–Rom velocity over uneven times, which applies on both sides.
    @Test func consecutiveCubicsShareTheAverageVelocityOverBoth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(3, duration: 0.5)
            CubicKeyframe(12, duration: 1.5)
        }
        let same = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(3, duration: 0.5, startVelocity: 0, endVelocity: 6)
            CubicKeyframe(12, duration: 1.5, startVelocity: 6, endVelocity: 0)
        }
        for index in 0...40 {
            let time = Double(index) / 20
            #expect(abs(timeline.value(time: time) - same.value(time: time)) < 1e-12)
        }
    }

    @Test func aSpecifiedVelocityAppliesToBothAdjacentCubics() {
        let first = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(3, duration: 0.5, endVelocity: 7)
            CubicKeyframe(12, duration: 1.5)
        }
        let second = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(3, duration: 0.5)
            CubicKeyframe(12, duration: 1.5, startVelocity: 7)
        }
        for index in 0...40 {
            let time = Double(index) / 20
            #expect(abs(first.value(time: time) - second.value(time: time)) < 1e-12)
        }
    }

    @Test func aTimelineIsSendable() async {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
        }
        let point = await Task.detached { timeline.value(time: 0.5) }.value
        #expect(point == CGPoint(x: 5, y: 0))
    }

    @Test func evaluationAllocatesNothing() async {
        await #expect(processExitsWith: .success) {
            let timeline = KeyframeTimeline(initialValue: CGRect.zero) {
                KeyframeTrack(\.origin.x) {
                    LinearKeyframe(10, duration: 1, timingCurve: .easeInOut)
                    CubicKeyframe(20, duration: 1)
                    SpringKeyframe(0, duration: 1)
                }
                KeyframeTrack(\.size) {
                    for turn in 1...20 {
                        CubicKeyframe(CGSize(width: turn, height: 1), duration: 0.1)
                    }
                }
            }
            try AllocationCount.install()
            var sum = timeline.value(time: 1).origin.x
            var objects: [AnyObject] = []
            precondition(AllocationCount.during { objects.append(CountedObject()) } > 0)
            let count = AllocationCount.during {
                for index in 0..<1000 {
                    sum += timeline.value(time: Double(index) / 250).origin.x
                }
            }
            precondition(count == 0, "\(count) objects were allocated.")
            precondition(sum > 0)
        }
    }

    private final class CountedObject {}
}
