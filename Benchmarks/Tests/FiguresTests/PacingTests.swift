import Figures
import Testing

struct PacingTests {
    private func pairs(_ frames: [FrameStamps]) -> [(before: FrameStamps, after: FrameStamps)] {
        FrameRun.sample(frames).pairs
    }

    @Test func framesOnEveryTickHaveNoHitch() {
        let frames = (0..<5).map { FrameStamps.sample($0) }
        #expect(Pacing.hitches(pairs(frames), period: 0.01) == [0, 0, 0, 0])
        #expect(Pacing.hitchTimeRatio(pairs(frames), period: 0.01) == 0)
    }

    @Test func unevenFramesBeforeTheirTargetsAreNotHitches() {
        // The interval is 17.1 ms instead of 10, but both frames were in time.
        let frames = [FrameStamps.sample(0), .sample(1, presented: 0.0199)]
        #expect(Pacing.hitches(pairs(frames), period: 0.01) == [0])
    }

    @Test func aFrameTwoPeriodsLateIsAHitchOfTwoPeriods() {
        // The target is at 20 ms, and the frame is presented 21 ms later.
        let frames = [FrameStamps.sample(0), .sample(1, presented: 0.041), .sample(4)]
        let hitches = Pacing.hitches(pairs(frames), period: 0.01)
        #expect(abs(hitches[0] - 0.02) < 1e-12)
        // After that it is even: visible at 40 ms and at 50 ms.
        #expect(hitches[1] == 0)
    }

    @Test func aMissedTickIsAHitchThoughTheNextFrameIsInTime() {
        let hitches = Pacing.hitches(pairs([.sample(0), .sample(2)]), period: 0.01)
        #expect(abs(hitches[0] - 0.01) < 1e-12)
    }

    @Test func aDividedRateIsNotAHitch() {
        let frames = [0, 2, 4].map { index in
            var frame = FrameStamps.sample(index)
            frame.target = Double(index + 2) * 0.01
            return frame
        }
        #expect(Pacing.hitches(pairs(frames), period: 0.01) == [0, 0])
    }

    @Test func theHitchRatioIsInMillisecondsPerSecond() throws {
        // 100 intervals of 10 ms, one of which lasts 20 ms: 10 ms in 1.01 s.
        let frames = (0...101).filter { $0 != 50 }.map { FrameStamps.sample($0) }
        let ratio = try #require(Pacing.hitchTimeRatio(pairs(frames), period: 0.01))
        #expect(abs(ratio - 10 / 1.01) < 1e-9)
    }

    @Test func pausesAreNotIntervals() {
        var late = FrameStamps.sample(50)
        late.followsPause = true
        let run = FrameRun.sample([.sample(0), .sample(1), late, .sample(51)])
        #expect(run.intervals.count == 2)
        #expect(run.intervals.allSatisfy { abs($0 - 0.01) < 1e-12 })
    }

    @Test func theAnimationErrorIsTheDifferenceOfTheSteps() {
        let frames = [FrameStamps.sample(0), .sample(1, presented: 0.0158), .sample(2)]
        let errors = Pacing.animationErrors(pairs(frames))
        #expect(errors.count == 2)
        #expect(errors.allSatisfy { abs($0 - 0.003) < 1e-12 })
    }

    @Test func withoutTargetsThereIsNoAnimationError() {
        var frames = [FrameStamps.sample(0), .sample(1)]
        frames[1].target = nil
        #expect(Pacing.animationErrors(pairs(frames)).isEmpty)
    }

    @Test func lateFramesAreCountedInWholePeriods() {
        let latenesses = [-0.008, 0, 0.004, 0.006, 0.021, 0.5]
        let frames = latenesses.enumerated().map { index, lateness in
            FrameStamps.sample(index, presented: Double(index + 1) * 0.01 + lateness)
        }
        #expect(Pacing.lateFrames(frames, period: 0.01) == [3, 1, 1, 0, 1])
    }

    @Test func jitterIsTheDistanceToWholePeriods() {
        let jitters = Pacing.jitters(intervals: [0.01, 0.012, 0.019], period: 0.01)
        for (jitter, expected) in zip(jitters, [0, 0.002, 0.001]) {
            #expect(abs(jitter - expected) < 1e-12)
        }
    }

    @Test func theMeasuredPeriodIsTheSlopeOverTheGrid() throws {
        // 10.1 ms per grid point, with points left out.
        let frames = [0, 1, 3, 4, 8].map { FrameStamps.sample($0, presented: Double($0) * 0.0101) }
        #expect(abs(try #require(Pacing.measuredPeriod(frames)) - 0.0101) < 1e-12)
        #expect(Pacing.measuredPeriod([.sample(3)]) == nil)
    }

    @Test func theScatterIsTheDeviationFromThatSlope() throws {
        // Alternately a millisecond early and late around an even period.
        let shifts = [0.0, 0.001, -0.001, 0.001, -0.001, 0.0]
        let frames = shifts.enumerated().map { index, shift in
            FrameStamps.sample(index, presented: Double(index) * 0.01 + shift)
        }
        let deviation = try #require(Pacing.measuredDeviation(frames))
        #expect(deviation > 0.0007 && deviation < 0.0009)
        let even = (0..<4).map { FrameStamps.sample($0) }
        #expect(try #require(Pacing.measuredDeviation(even)) < 1e-12)
        #expect(Pacing.measuredDeviation([.sample(3)]) == nil)
    }

    @Test func theOnePercentLowIsTheRateOfTheSlowestHundredth() throws {
        let intervals = [Double](repeating: 0.01, count: 198) + [0.02, 0.03]
        let rate = try #require(Pacing.onePercentLow(intervals: intervals))
        #expect(abs(rate - 40) < 1e-9)
        #expect(Pacing.onePercentLow(intervals: []) == nil)
    }
}
