import Foundation
import Legato
import Testing

private nonisolated enum ShareKey: EnvironmentKey {
    static var defaultValue: Double { 0.5 }
}

nonisolated extension EnvironmentValues {
    fileprivate var share: Double {
        get { self[ShareKey.self] }
        set { self[ShareKey.self] = newValue }
    }
}

/// Has the progress that the environment determines, and ends after a second.
private nonisolated struct Sharing: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < 1 ? value.scaled(by: context.environment.share) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Sharing }
}

/// Custom animations read the environment of the view that they animate.
struct SurroundingsTests {
    /// Two dots with different environments, and a number.
    private struct Dots: View {
        var x: Double
        var share: Double

        var body: some View {
            VStack {
                Dot().offset(x: x)
                HStack {
                    Dot().offset(x: x).foregroundStyle(.red)
                    MainActorAnimationTests.Ticker(value: x).frame(width: 60)
                }
                .environment(\.share, share)
                Dot().offset(x: x).environment(\.share, 1).environment(\.share, 0.75)
            }
        }
    }

    @Test func animationsOfDifferentViewsHaveTheirOwnEnvironment() throws {
        let remote = Remote(Dots(x: 0, share: 0.25))
        let stage = ViewStage(Remoted(remote) { $0 })
        let before = try (0..<3).map { try stage.x($0) }
        stage.change { withAnimation(Animation(Sharing())) { remote.value.x = 80 } }
        for time in [0.25, 0.5, 0.9] {
            stage.display.advance(by: 1.0 / 60 + time - stage.display.time)
            let moved = try (0..<3).map { try stage.x($0) - before[$0] }
            expectClose(moved, [40, 20, 80])
            #expect(try stage.strings() == ["20"])
        }
        stage.display.advance(by: 0.2)
        #expect(try stage.x(0) - before[0] == 80)
        #expect(stage.display.isIdle)
    }

    @Test func aChangedEnvironmentAppliesToTheNextChange() throws {
        let remote = Remote(Dots(x: 0, share: 0.25))
        let stage = ViewStage(Remoted(remote) { $0 })
        let before = try stage.x(1)
        stage.change { withAnimation(Animation(Sharing())) { remote.value.x = 80 } }
        stage.display.advance(by: 0.2)
        #expect(abs(try stage.x(1) - before - 20) < 1e-6)
        stage.change {
            withAnimation(Animation(Sharing())) { remote.value = Dots(x: 100, share: 0.1) }
        }
        stage.display.advance(by: 0.2)
        // It continues from the running animation, with the sum of both changes.
        #expect(abs(try stage.x(1) - before - 10) < 1e-6)
        #expect(try stage.strings() == ["10"])
    }

    @Test func anEnvironmentDoesNotTriggerAnotherUpdate() throws {
        var lines: [String] = []
        let remote = Remote(0.0)
        func monitor(_ name: String, _ view: some View) -> some View {
            view.transaction { lines.append("\(name) \($0.animation == nil ? "nil" : "animated")") }
        }
        let stage = ViewStage(
            Remoted(remote) { x in
                monitor("outer", monitor("inner", Dot().offset(x: x)).environment(\.share, 1))
            }
        )
        lines = []
        stage.change { withAnimation(.linear) { remote.value = 10 } }
        #expect(lines == ["outer animated", "inner animated", "outer nil"])
        lines = []
        let plain = ViewStage(
            Remoted(remote) { x in monitor("outer", Dot().offset(x: x).environment(\.share, 1)) }
        )
        lines = []
        plain.change { withAnimation(.linear) { remote.value = 20 } }
        #expect(lines == ["outer animated"])
    }
}
