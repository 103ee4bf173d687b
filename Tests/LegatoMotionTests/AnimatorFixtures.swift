import LegatoMotion
import TestSupport

/// Evaluates fixtures for `KeyframeAnimator` and `PhaseAnimator` with the engines behind them.
enum AnimatorFixtures {
    static func keyframes(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        switch entry.call {
        case "value shown before the first trigger":
            let player = KeyframePlayer(initialValue: "initialValue")
            return .string(player.value(at: 5))
        case "keyframes closure of the second trigger (after the first finished at 0) receives":
            var player = KeyframePlayer(initialValue: 7.0)
            var received: [Double] = []
            for trigger in 0...1 {
                player.play(at: Double(trigger)) { value in
                    let _ = received.append(value)
                    LinearKeyframe(10, duration: 0.2)
                    LinearKeyframe(0, duration: 0.2)
                }
            }
            return .number(received[1])
        case "number of calls of the keyframes closure with repeating: true":
            var player = KeyframePlayer(initialValue: 0.0)
            var calls = 0
            player.repeat(from: 0) { _ in
                let _ = calls += 1
                LinearKeyframe(10, duration: 0.2)
            }
            for frame in 0...600 { _ = player.value(at: Double(frame) / 60) }
            return .number(Double(calls))
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    static func phases(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        switch entry.call {
        case "default animation(phase)":
            var sequence = PhaseSequence([0, 1, 2], isRepeating: true)
            let animation = sequence.begin()?.animation
            return .string(animation == .default ? ".default" : "\(String(describing: animation))")
        case "without trigger":
            var sequence = PhaseSequence([0, 1, 2], isRepeating: true)
            var step = sequence.begin()
            for turn in 1...1000 {
                guard let taken = step, taken.phase == turn % 3 else {
                    return .string("stops after \(turn - 1) steps")
                }
                step = sequence.complete(taken)
            }
            return .string("cycles through phases for ever")
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }
}
