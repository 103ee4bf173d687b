import Legato
import Testing

/// Views that keyframes animate.
struct KeyframeAnimatorTests {
    private struct Pose: Equatable {
        var x = 0.0
        var y = 0.0
    }

    @KeyframesBuilder<Pose> private static func hop(_ pose: Pose) -> some Keyframes<Pose> {
        KeyframeTrack(\.x) {
            LinearKeyframe(40, duration: 0.25)
            CubicKeyframe(80, duration: 0.25)
            SpringKeyframe(0, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.y) {
            MoveKeyframe(5)
            CubicKeyframe(-30, duration: 0.5)
            LinearKeyframe(0, duration: 0.25)
        }
    }

    private static func dot(_ pose: Pose) -> some View { Dot().offset(x: pose.x, y: pose.y) }

    /// Returns the presented offset of the dot from the centre.
    private func pose<V>(_ stage: ViewStage<V>) throws -> Pose {
        let place = try stage.place()
        return Pose(x: place.x - 100, y: place.y - 100)
    }

    private func expectClose(_ actual: Pose, _ expected: Pose, _ time: Double) {
        #expect(abs(actual.x - expected.x) < 1e-6, "x at \(time)")
        #expect(abs(actual.y - expected.y) < 1e-6, "y at \(time)")
    }

    @Test func keyframesPlayOncePerTrigger() throws {
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { trigger in
                KeyframeAnimator(initialValue: Pose(), trigger: trigger, content: Self.dot) {
                    Self.hop($0)
                }
            }
        )
        #expect(stage.display.isIdle)
        let timeline = KeyframeTimeline(initialValue: Pose()) { Self.hop(Pose()) }
        for start in [0.5, 2] {
            stage.display.advance(by: start - stage.display.time)
            expectClose(try pose(stage), start == 2 ? timeline.value(time: 1) : Pose(), 0)
            stage.change { remote.value += 1 }
            for time in [0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1] {
                stage.display.advance(by: start + time - stage.display.time)
                // The second run begins where the first one was interrupted.
                let from = start == 2 ? timeline.value(time: 1) : Pose()
                let course = KeyframeTimeline(initialValue: from) { Self.hop(from) }
                expectClose(try pose(stage), course.value(time: time), time)
            }
            stage.display.advance(frames: 1)
            #expect(stage.display.isIdle)
        }
    }

    @Test func aTriggerDuringARunStartsFromTheCurrentValue() throws {
        let remote = Remote(0)
        var received: [Double] = []
        let stage = ViewStage(
            Remoted(remote) { trigger in
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    Dot().offset(x: $0)
                } keyframes: { value in
                    let _ = received.append(value)
                    LinearKeyframe(10, duration: 0.5)
                    LinearKeyframe(0, duration: 0.5)
                }
            }
        )
        stage.display.advance(by: 0.5 - stage.display.time)
        stage.change { remote.value += 1 }
        stage.display.advance(by: 0.25)
        #expect(abs(try stage.x() - 105) < 1e-6)
        stage.change { remote.value += 1 }
        #expect(received.count == 2 && received[0] == 0 && abs(received[1] - 5) < 1e-6)
        let shown = try stage.values(at: [0, 0.25, 0.5, 0.75, 1]) { try stage.x() - 100 }
        for (value, expected) in zip(shown, [5, 7.5, 10, 5, 0]) {
            #expect(abs(value - expected) < 1e-6)
        }
        stage.display.advance(frames: 1)
        #expect(stage.display.isIdle)
    }

    @Test func repeatedKeyframesRestartAndAreBuiltOnce() throws {
        var calls = 0
        let stage = ViewStage(
            KeyframeAnimator(initialValue: Pose(), content: Self.dot) { pose in
                let _ = calls += 1
                Self.hop(pose)
            }
        )
        let timeline = KeyframeTimeline(initialValue: Pose()) { Self.hop(Pose()) }
        for time in [0.1, 0.4, 0.9, 1.0, 1.1, 1.6, 7.25] {
            stage.display.advance(by: time - stage.display.time)
            let local = time == 1 ? 1 : time.truncatingRemainder(dividingBy: 1)
            expectClose(try pose(stage), timeline.value(time: local), time)
        }
        #expect(calls == 1)
    }

    @Test func stoppingARepetitionReturnsToTheInitialValue() throws {
        let remote = Remote(true)
        let stage = ViewStage(
            Remoted(remote) { repeats in
                KeyframeAnimator(initialValue: 10.0, repeating: repeats) {
                    Dot().offset(x: $0)
                } keyframes: { _ in
                    LinearKeyframe(50, duration: 0.5)
                }
            }
        )
        stage.display.advance(by: 0.25 - stage.display.time)
        #expect(abs(try stage.x() - 130) < 1e-6)
        stage.change { remote.value = false }
        stage.display.advance(frames: 1)
        #expect(try stage.x() == 110)
        #expect(stage.display.isIdle)
        stage.change { remote.value = true }
        stage.display.advance(by: 0.25)
        #expect(abs(try stage.x() - 130) < 1e-6)
    }

    @Test func eachFrameEvaluatesTheContentOnceAndRestNever() throws {
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { trigger in
                KeyframeAnimator(initialValue: Pose(), trigger: trigger, content: Self.dot) {
                    Self.hop($0)
                }
            }
        )
        stage.display.advance(frames: 10)
        stage.change { remote.value += 1 }
        let before = stage.hosting.bodyEvaluations
        for frame in 1...59 {
            stage.display.advance(frames: 1)
            #expect(stage.hosting.bodyEvaluations == before + frame)
        }
        stage.display.advance(frames: 2)
        let after = stage.hosting.bodyEvaluations
        #expect(after <= before + 61)
        stage.display.advance(frames: 30)
        #expect(stage.hosting.bodyEvaluations == after)
        #expect(stage.display.isIdle)
    }

    @Test func theModifierAppliesKeyframesToTheView() throws {
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { trigger in
                Dot().keyframeAnimator(initialValue: 1.0, trigger: trigger) { content, scale in
                    content.scaleEffect(scale)
                } keyframes: { _ in
                    LinearKeyframe(3, duration: 0.5)
                }
                .padding(10)
            }
        )
        stage.display.advance(by: 0.5 - stage.display.time)
        stage.change { remote.value += 1 }
        let shape = try #require(stage.layers().first)
        for (time, width) in [(0.25, 40.0), (0.5, 60)] {
            stage.display.advance(by: 0.5 + time - stage.display.time)
            let shown = try stage.shown(shape)
            let rect = shown.convert(shown.bounds, to: try stage.shown(stage.display.rootLayer))
            #expect(abs(rect.width - width) < 1e-6)
        }
    }
}
