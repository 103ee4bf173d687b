import Legato
import Testing

/// The number of frames that an animation has run.
private nonisolated enum Frames: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

/// Advances by a fixed fraction of the change per frame, and counts the frames in its state.
private nonisolated struct Steps: CustomAnimation {
    var count: Int

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        context.state[Frames.self] += 1
        let frames = context.state[Frames.self]
        if frames * 2 >= count { context.isLogicallyComplete = true }
        return frames > count ? nil : value.scaled(by: Double(frames) / Double(count))
    }
}

/// Custom animations with state, on views.
struct CustomAnimationTests {
    @Test func statePersistsBetweenFrames() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { MainActorAnimationTests.Ticker(value: $0) })
        stage.change { withAnimation(Animation(Steps(count: 100))) { remote.value = 100 } }
        var last = 0.0
        for _ in 0..<100 {
            stage.display.advance(frames: 1)
            let value = try #require(Double(stage.strings()[0]))
            #expect(value > last)
            last = value
        }
        stage.display.advance(frames: 5)
        #expect(try stage.strings() == ["100"])
        #expect(stage.display.isIdle)
    }

    @Test func isLogicallyCompleteRunsTheCompletionBeforeTheEnd() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { MainActorAnimationTests.Ticker(value: $0) })
        var log: [String] = []
        stage.change {
            withAnimation(Animation(Steps(count: 40)), completionCriteria: .removed) {
                withAnimation(Animation(Steps(count: 40))) {
                    remote.value = 100
                } completion: {
                    log.append("logical \(stage.display.time < 0.5)")
                }
            } completion: {
                log.append("removed \(stage.display.time > 0.5)")
            }
        }
        stage.display.advance(by: 2)
        #expect(log == ["logical true", "removed true"])
    }
}
