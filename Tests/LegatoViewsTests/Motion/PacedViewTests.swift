import Foundation
import Legato
import Testing

/// Trees of views in ancestor layers that are paused, slowed down or offset in time.
struct PacedViewTests {
    private struct Goal: Equatable {
        var x = 0.0
        var turns = 0
    }

    /// One view for each kind of animation on the main actor, and one for the render thread.
    private struct Movers: View {
        let goal: Goal

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Dot().offset(x: goal.x)
                MainActorAnimationTests.Ticker(value: 1000 * goal.x)
                KeyframeAnimator(initialValue: 0.0) {
                    Text(verbatim: "\(Int((1000 * $0).rounded()))")
                } keyframes: {
                    _ in
                    LinearKeyframe(100, duration: 100)
                }
                TimelineView(.animation) { context in
                    Text(
                        verbatim:
                            "\(Int((1000 * context.date.timeIntervalSinceReferenceDate).rounded()))"
                    )
                }
                PhaseAnimator([0.0, 100]) {
                    MainActorAnimationTests.Ticker(value: 1000 * $0)
                } animation: {
                    $0 == 0 ? nil : .linear(duration: 100)
                }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    /// Returns the presentation values of the movers, in thousandths.
    private func shown(_ stage: ViewStage<Remoted<Goal, Movers>>) throws -> [Double] {
        [try (stage.x() - 10) * 1000] + (try stage.strings().map { try #require(Double($0)) })
    }

    /// Returns a stage whose tree of views is in a separate layer, so that it has a superlayer.
    private func makeStage(_ remote: Remote<Goal>) -> ViewStage<Remoted<Goal, Movers>> {
        let stage = ViewStage(Remoted(remote) { Movers(goal: $0) })
        stage.change {
            let room = CALayer()
            room.frame = stage.display.rootLayer.bounds
            stage.display.rootLayer.addSublayer(room)
            room.addSublayer(stage.hosting)
        }
        stage.display.advance(by: 1 - stage.display.time)
        return stage
    }

    private func layer(_ isAbove: Bool, _ stage: ViewStage<Remoted<Goal, Movers>>) throws -> CALayer
    {
        isAbove ? try #require(stage.hosting.superlayer) : stage.hosting
    }

    @Test(arguments: [false, true])
    func speedZeroStopsEverythingAndResumingContinuesFromThere(isAbove: Bool) throws {
        let remote = Remote(Goal())
        let stage = makeStage(remote)
        let layer = try layer(isAbove, stage)
        stage.change { withAnimation(.linear(duration: 4)) { remote.value.x = 80 } }
        stage.display.advance(by: 1)
        let before = try shown(stage)
        expectClose(Array(before[..<2]), [20_000, 20_000], within: 1)
        #expect(before[3] == 2000)
        stage.change {
            layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
        }
        for _ in 0..<3 {
            stage.display.advance(by: 0.4)
            expectClose(try shown(stage), before, within: 1)
            #expect(!stage.display.host.wantsTicks && stage.display.isIdle)
        }
        // A goal that is set meanwhile also waits.
        stage.change { withAnimation(.linear(duration: 4)) { remote.value.turns = 1 } }
        stage.display.advance(by: 0.3)
        expectClose(try shown(stage), before, within: 1)
        let rest = stage.display.time
        stage.change {
            let stop = layer.timeOffset
            (layer.speed, layer.timeOffset) = (1, 0)
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stop
        }
        for time in [0, 0.1, 0.5, 1.5] {
            stage.display.advance(by: rest + time - stage.display.time)
            let expected = zip(before, [20, 20, 1, 1, 1]).map { $0 + 1000 * $1 * time }
            expectClose(try shown(stage), expected, within: 1)
        }
    }

    @Test(arguments: [false, true])
    func halfSpeedHalvesAllVelocitiesToo(isAbove: Bool) throws {
        let remote = Remote(Goal())
        let stage = makeStage(remote)
        let layer = try layer(isAbove, stage)
        // The layer's local time 1 is the display's time 1.
        stage.change { (layer.speed, layer.beginTime, layer.timeOffset) = (0.5, 1, 1) }
        let spring = Animation.spring(duration: 0.5, bounce: 0.3)
        let first = try shown(stage)
        var course = PropertyAnimator<Double>()
        for (time, x) in [(0.0, 80.0), (0.2, 20)] {
            course.retarget(by: x - remote.value.x, animation: spring, at: time / 2)
            stage.change { withAnimation(spring) { remote.value.x = x } }
            for later in [0, 0.05, 0.1, 0.2] {
                stage.display.advance(by: 1 + time + later - stage.display.time)
                let own = (time + later) / 2
                let offset = 1000 * (x + course.offset(at: own))
                let expected = [offset, offset] + first[2...].map { $0 + 1000 * own }
                expectClose(try shown(stage), expected, within: 1)
            }
        }
    }

    @Test func aStoppedClockCanBeSet() throws {
        let remote = Remote(Goal())
        let stage = makeStage(remote)
        let layer = try layer(true, stage)
        stage.change { withAnimation(.linear(duration: 4)) { remote.value.x = 80 } }
        stage.change { layer.speed = 0 }
        for time in [0.5, 2, 1.25, 3] {
            stage.change { layer.timeOffset = 1 + time }
            stage.display.advance(frames: 1)
            expectClose(
                Array(try shown(stage)[..<4]),
                [20, 20, 1, 1].map { $0 * time * 1000 }
                    .enumerated().map { $1 + ($0 < 2 ? 0 : 1000) },
                within: 1
            )
            #expect(stage.display.isIdle)
        }
    }

    @Test func scheduledDatesFollowTheClock() throws {
        var dates: [Double] = []
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stage = ViewStage(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = dates.append(context.date.timeIntervalSince(start))
                Dot()
            }
        )
        stage.display.advance(by: 1.5 - stage.display.time)
        #expect(dates == [0, 1])
        stage.change { (stage.hosting.speed, stage.hosting.beginTime) = (0.25, 1.5) }
        stage.change { stage.hosting.timeOffset = 1.5 }
        #expect(abs(try #require(stage.display.host.nextTickTime) - 3.5) < 1e-9)
        #expect(!stage.display.host.wantsTicks)
        stage.display.advance(by: 3.45 - stage.display.time)
        #expect(dates == [0, 1])
        stage.display.advance(by: 0.1)
        #expect(dates == [0, 1, 2])
        stage.change { stage.hosting.speed = 0 }
        #expect(stage.display.host.nextTickTime == nil)
        stage.change { stage.hosting.timeOffset = 5.25 }
        stage.display.advance(frames: 1)
        #expect(dates == [0, 1, 2, 5])
        #expect(stage.display.isIdle)
    }
}
