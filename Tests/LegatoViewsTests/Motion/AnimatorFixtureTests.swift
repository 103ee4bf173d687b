import Legato
import TestSupport
import Testing

/// The fixtures about animators and transactions, evaluated with views.
struct AnimatorFixtureTests {
    @Test func phaseAnimatorsMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.PhaseAnimator"]) { entry, _ in
            switch entry.call {
            case "default animation(phase)": .string(defaultAnimation())
            case "without trigger": .string(try phasesWithoutTrigger())
            default: throw FixtureError.unknownCall(entry.call)
            }
        }
    }

    private func defaultAnimation() -> String {
        var seen: [Animation] = []
        let stage = ViewStage(
            PhaseAnimator([0.0, 60]) { x in
                Dot().offset(x: x).transaction { if let own = $0.animation { seen.append(own) } }
            }
        )
        stage.display.advance(frames: 3)
        return seen == [.default] ? ".default" : "\(seen)"
    }

    private func phasesWithoutTrigger() throws -> String {
        let stage = ViewStage(
            PhaseAnimator([0.0, 10, 20]) {
                Dot().offset(x: $0)
            } animation: { _ in
                .linear(duration: 0.1)
            }
        )
        for step in 1...300 {
            stage.display.advance(by: Double(step) / 10 - stage.display.time)
            guard abs(try stage.x() - 100 - Double(step % 3) * 10) < 1e-6 else {
                return "stops after \(step - 1) steps"
            }
        }
        return "cycles through phases for ever"
    }

    @Test func keyframeAnimatorsMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.KeyframeAnimator"]) { entry, _ in
            switch entry.call {
            case "value shown before the first trigger":
                let stage = ViewStage(triggered(Remote(0), from: 7) { _ in })
                stage.display.advance(frames: 5)
                return .string(try stage.x() == 107 ? "initialValue" : "another value")
            case "keyframes closure of the second trigger (after the first finished at 0) receives":
                let remote = Remote(0)
                var received: [Double] = []
                let stage = ViewStage(triggered(remote, from: 7) { received.append($0) })
                for _ in 0...1 {
                    stage.change { remote.value += 1 }
                    stage.display.advance(by: 1)
                }
                return .number(received[1])
            case "number of calls of the keyframes closure with repeating: true":
                var calls = 0
                let stage = ViewStage(
                    KeyframeAnimator(initialValue: 0.0) {
                        Dot().offset(x: $0)
                    } keyframes: { _ in
                        let _ = calls += 1
                        LinearKeyframe(10, duration: 0.2)
                    }
                )
                stage.display.advance(by: 10)
                return .number(Double(calls))
            default: throw FixtureError.unknownCall(entry.call)
            }
        }
    }

    /// A dot that moves between 0 and 10 on each change of a remote.
    private func triggered(
        _ remote: Remote<Int>, from initial: Double, _ note: @escaping (Double) -> Void
    ) -> some View {
        Remoted(remote) { trigger in
            KeyframeAnimator(initialValue: initial, trigger: trigger) {
                Dot().offset(x: $0)
            } keyframes: { value in
                let _ = note(value)
                LinearKeyframe(10, duration: 0.2)
                LinearKeyframe(0, duration: 0.2)
            }
        }
    }
}
