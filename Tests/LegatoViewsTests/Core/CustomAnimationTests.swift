import Legato
import Testing

/// How many frames an animation has seen.
private nonisolated enum Frames: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

/// Goes on by so much of the way a frame, and counts the frames in its state.
private nonisolated struct Steps: CustomAnimation {
    var count: Int

    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        context.state[Frames.self] += 1
        let frames = context.state[Frames.self]
        if frames * 2 >= count { context.isLogicallyComplete = true }
        return frames > count ? nil : value.scaled(by: Double(frames) / Double(count))
    }
}

/// Straight, at the pace that the environment says.
private nonisolated struct Paced: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        let pace = Double(context.environment.lineLimit ?? 1)
        return time * pace >= 1 ? nil : value.scaled(by: time * pace)
    }
}

/// Row C3: custom animations with state and the environment, on views.
@Suite struct CustomAnimationTests {
    @Test func C3_stateLivesFromFrameToFrame() throws {
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

    @Test func C3_isLogicallyCompleteCompletesBeforeTheEnd() throws {
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

    @Test(arguments: [1, 2, 4])
    func C3_theEnvironmentOfTheViewReachesTheAnimation(pace: Int) throws {
        let remote = Remote(0.0)
        let stage = ViewStage(
            Remoted(remote) { value in
                ZStack {
                    MainActorAnimationTests.Ticker(value: value)
                    Dot().offset(x: value)
                }
                .lineLimit(pace)
            }
        )
        stage.change { withAnimation(Animation(Paced())) { remote.value = 100 } }
        let shown = try stage.values(at: [0.1, 0.2]) { try (stage.strings()[0], stage.x() - 100) }
        #expect(shown.map { $0.0 } == ["\(10 * pace)", "\(20 * pace)"])
        expectClose(shown.map { $0.1 }, [10.0 * Double(pace), 20.0 * Double(pace)])
    }
}
