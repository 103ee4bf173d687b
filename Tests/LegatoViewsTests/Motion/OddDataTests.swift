import Legato
import TestSupport
import Testing

/// Invalid animatable data.
///
/// Animatable data that no animation can reach.
struct OddDataTests {
    private struct Counter: View, Animatable {
        var animatableData: Double
        var body: some View { Text(verbatim: "\(animatableData)") }
    }

    private nonisolated struct Odd: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: Double, context: inout AnimationContext<V>
        ) -> V? { value.scaled(by: time < 0.1 ? 0.5 : .nan) }
    }

    /// The displayed values after a change, the warnings, and the number of completions.
    private func change(
        _ values: [Double], _ animation: Animation = .linear(duration: 0.2)
    ) throws -> (shown: [String], messages: [String], completions: Int) {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { Counter(animatableData: $0) })
        var completions = 0
        let messages = sentences {
            for value in values {
                stage.change {
                    withAnimation(animation) {
                        remote.value = value
                    } completion: {
                        completions += 1
                    }
                }
                stage.display.advance(frames: 3)
            }
            stage.display.advance(by: 1)
        }
        #expect(stage.display.isIdle)
        return (try stage.strings(), messages, completions)
    }

    @Test("A change whose square is infinite is made at once, with one warning, and completes")
    func jump() throws {
        for value in [1e155, -1e155, 1e300] {
            let result = try change([value])
            #expect(result.shown == ["\(value)"] && result.messages.count == 1)
            #expect(result.completions == 1)
        }
    }

    @Test("A change to NaN or infinity in mid-flight is made at once, and every change completes")
    func interrupted() throws {
        for value in [Double.nan, .infinity] {
            let result = try change([5, value, 7])
            #expect(result.shown == ["7.0"] && result.messages.count == 2)
            #expect(result.completions == 3)
        }
    }

    @Test("A custom animation that returns NaN ends at the model value, with one warning")
    func answers() throws {
        let result = try change([8], Animation(Odd()))
        #expect(result.shown == ["8.0"] && result.messages.count == 1)
        #expect(result.completions == 1)
    }
}
