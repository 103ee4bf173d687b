import Foundation
import LegatoMotion
import Testing

/// Scenarios of keyframe and phase animation.
struct KeyframeScenarioTests {
    private struct Look: Equatable {
        var offset = 0.0
        var scale = 1.0
        var angle = 0.0
    }

    private enum Mood: Double, CaseIterable { case calm, glad, proud }

    @Test(
        """
        PhaseAnimator, KeyframeAnimator, KeyframeTimeline with LinearKeyframe, CubicKeyframe, \
        SpringKeyframe, MoveKeyframe in KeyframeTracks
        """
    )
    func triggersAndPhasesPlayAReaction() throws {
        // A heart jumps at each tap, from its current value.
        var player = KeyframePlayer(initialValue: Look())
        #expect(player.value(at: 1) == Look())
        player.play(at: 1) { jump(from: $0) }
        // The cubic starts with the line's −200/s and ends at 20 over half a second, 40/s.
        for (time, offset, scale) in [(1.1, -20.0, 1.25), (1.2, -31.0, 1.5)] {
            let look = player.value(at: time)
            #expect(abs(look.offset - offset) < 1e-12)
            #expect(abs(look.scale - scale) < 1e-12)
        }
        #expect(player.value(at: 1).angle == -0.5)
        let spring = Spring(duration: 0.4, bounce: 0.3)
        #expect(
            abs(player.value(at: 1.25).angle + 0.5 - spring.value(target: 0.5, time: 0.25)) < 1e-12
        )

        let caught = player.value(at: 1.15)
        player.play(at: 1.15) { jump(from: $0) }
        #expect(player.value(at: 1.15).offset == caught.offset)
        #expect(player.value(at: 1.15).scale == caught.scale)
        let rest = player.value(at: player.endTime)
        #expect(rest.offset == 0)
        #expect(rest.scale == caught.scale)
        #expect(abs(rest.angle) < 1e-4)

        // A face cycles through its moods, each with its own animation.
        var phases = PhaseSequence(Mood.allCases, isRepeating: true) { mood in
            .linear(duration: 0.2 + mood.rawValue / 10)
        }
        var animator = PropertyAnimator<Double>()
        var model = phases.phase?.rawValue ?? 0
        var step = phases.begin()
        var time = 0.0
        var shown: [Double] = []
        for _ in 0..<4 {
            let taken = try #require(step)
            let animation = try #require(taken.animation)
            animator.retarget(by: taken.phase.rawValue - model, animation: animation, at: time)
            model = taken.phase.rawValue
            let middle = (time + animator.endTime) / 2
            shown.append(model + animator.offset(at: middle))
            time = animator.endTime
            step = phases.complete(taken)
        }
        #expect(zip(shown, [0.5, 1.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(abs(time - (0.3 + 0.4 + 0.2 + 0.3)) < 1e-12)
    }

    @KeyframesBuilder<Look>
    private func jump(from look: Look) -> some Keyframes<Look> {
        KeyframeTrack(\.offset) {
            LinearKeyframe(-20, duration: 0.1)
            CubicKeyframe(-30, duration: 0.2)
            CubicKeyframe(0, duration: 0.3)
        }
        KeyframeTrack(\.scale) {
            LinearKeyframe(look.scale * 1.5, duration: 0.2)
            SpringKeyframe(look.scale, duration: 0.2, spring: .snappy)
            LinearKeyframe(look.scale, duration: 0.1)
        }
        KeyframeTrack(\.angle) {
            MoveKeyframe(-0.5)
            SpringKeyframe(0, spring: Spring(duration: 0.4, bounce: 0.3))
        }
    }
}
