import Foundation
import Legato
import Testing

private nonisolated enum PausedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    fileprivate var isPaused: Bool {
        get { self[PausedKey.self] }
        set { self[PausedKey.self] = newValue }
    }
}

/// The elapsed time of an animation, and the time of its last evaluation.
private nonisolated struct Clock: AnimationStateKey {
    static var defaultValue: Clock { Clock() }
    var own = 0.0
    var last = 0.0
}

/// Runs another animation on a clock that the environment can pause.
private nonisolated struct Pausable: CustomAnimation {
    var base: Animation

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        var clock = context.state[Clock.self]
        if !context.environment.isPaused { clock.own += time - clock.last }
        clock.last = time
        context.state[Clock.self] = clock
        return base.animate(value: value, time: clock.own, context: &context)
    }
}

/// Has the progress that the environment determines.
private nonisolated struct Focused: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < 10 ? value.scaled(by: context.environment.isFocused ? 0.5 : 0.25) : nil
    }
}

/// Has the progress that the scene phase of the window determines.
private nonisolated struct Phased: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < 10 ? value.scaled(by: context.environment.scenePhase == .active ? 0.5 : 0.25) : nil
    }
}

/// A custom animation reads the current environment in each frame.
struct LiveSurroundingsTests {
    private struct Scene: View {
        var x = 0.0
        var isPaused = false
        var content: (Double) -> AnyView
        var body: some View { content(x).environment(\.isPaused, isPaused) }
    }

    private static let linear = Animation(Pausable(base: .linear(duration: 1)))

    /// Expects a change of 60 in a second to stop while it is paused.
    private func expectPauses(
        _ animation: Animation = linear,
        _ read: (ViewStage<Remoted<Scene, Scene>>) throws -> Double,
        sourceLocation: SourceLocation = #_sourceLocation, content: @escaping (Double) -> some View
    ) throws {
        let remote = Remote(Scene { AnyView(content($0)) })
        let stage = ViewStage(Remoted(remote) { $0 })
        let start = try read(stage)
        stage.change { withAnimation(animation) { remote.value.x = 60 } }
        var seen: [Double] = []
        func advance(_ time: Double) throws {
            stage.display.advance(by: time)
            seen.append(try read(stage) - start)
        }
        try advance(0.25)
        stage.change { remote.value.isPaused = true }
        try advance(0.5)
        try advance(0.5)
        #expect(!stage.display.isIdle, sourceLocation: sourceLocation)
        stage.change { remote.value.isPaused = false }
        try advance(0.5)
        stage.change { remote.value.isPaused = true }
        try advance(1)
        stage.change { remote.value.isPaused = false }
        try advance(0.2)
        try advance(0.2)
        expectClose(
            seen, [15, 15, 15, 45, 45, 57, 60], within: 1 + 1e-6, sourceLocation: sourceLocation
        )
        // Paused values are exactly constant.
        #expect(seen[1] == seen[2] && seen[3] == seen[4], sourceLocation: sourceLocation)
        #expect(seen[6] == 60, sourceLocation: sourceLocation)
        #expect(stage.display.isIdle, sourceLocation: sourceLocation)
    }

    @Test func aLayerEffectPausesAndResumes() throws {
        try expectPauses {
            try $0.x()
        } content: {
            Dot().offset(x: $0)
        }
        try expectPauses {
            let effect = try #require($0.layers()[0].superlayer)
            return 60 - 60 * Double(try $0.shown(effect).opacity)
        } content: { x in
            Dot().opacity(1 - x / 60)
        }
    }

    @Test func anAnimatableViewPausesAndResumes() throws {
        struct Number: View, @MainActor Animatable {
            var value: Double
            var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            var body: some View { Dot().padding(.leading, 2 * value) }
        }
        try expectPauses {
            try $0.x()
        } content: {
            Number(value: $0)
        }
    }

    @Test func aShapeAndALayoutPauseAndResume() throws {
        nonisolated struct Bar: Shape {
            var width: Double
            var animatableData: Double {
                get { width }
                set { width = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: width, height: 10))
            }
        }
        try expectPauses {
            Double(try #require($0.shown($0.layers()[0]).path).boundingBox.width)
        } content: {
            Bar(width: $0)
        }
        nonisolated struct Shift: Layout {
            var x: Double
            var animatableData: Double {
                get { x }
                set { x = newValue }
            }
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified
                    )
                }
            }
        }
        try expectPauses {
            try $0.x()
        } content: { x in
            Shift(x: x) { Dot() }
        }
    }

    @Test func animationsWithModifiersPauseAndResume() throws {
        let half = Animation(Pausable(base: .linear(duration: 0.5)))
        let double = Animation(Pausable(base: .linear(duration: 2)))
        try expectPauses(double.speed(2)) {
            try $0.x()
        } content: {
            Dot().offset(x: $0)
        }
        try expectPauses(half.speed(0.5)) {
            try $0.x()
        } content: {
            Dot().offset(x: $0)
        }
        try expectPauses(Self.linear.repeatCount(1)) {
            try $0.x()
        } content: {
            Dot().offset(x: $0)
        }
    }

    @Test func combinedAnimationsPauseAndResume() throws {
        let remote = Remote(Scene { AnyView(Dot().offset(x: $0)) })
        let stage = ViewStage(Remoted(remote) { $0 })
        let start = try stage.x()
        stage.change { withAnimation(Self.linear) { remote.value.x = 30 } }
        stage.display.advance(by: 0.2)
        stage.change { withAnimation(Self.linear) { remote.value.x = 60 } }
        stage.display.advance(by: 0.2)
        stage.change { remote.value.isPaused = true }
        stage.display.advance(frames: 1)
        let place = try stage.x()
        stage.display.advance(by: 3)
        #expect(try stage.x() == place)
        stage.change { remote.value.isPaused = false }
        stage.display.advance(by: 2)
        #expect(try stage.x() - start == 60)
        #expect(stage.display.isIdle)
    }

    @Test func focusAndScenePhaseReachTheAnimationsEnvironment() throws {
        struct Focusing: View {
            var x: Double
            let isFocused: FocusState<Bool>.Binding
            var body: some View { Dot().offset(x: x).focusable().focused(isFocused) }
        }
        struct Screen: View {
            let remote: Remote<Double>
            let focus: Remote<Bool>
            @FocusState private var isFocused: Bool
            var body: some View {
                Remoted(remote) { Focusing(x: $0, isFocused: $isFocused) }
                    .onAppear {
                        focus.attach(Binding(get: { isFocused }, set: { isFocused = $0 }))
                    }
            }
        }
        let (remote, focus) = (Remote(0.0), Remote(false))
        let stage = ViewStage(Screen(remote: remote, focus: focus))
        let start = try stage.x()
        stage.change { withAnimation(Animation(Focused())) { remote.value = 80 } }
        stage.display.advance(by: 0.5)
        expectClose([try stage.x() - start], [20])
        stage.change { focus.value = true }
        stage.display.advance(by: 0.5)
        expectClose([try stage.x() - start], [40])

        let far = Remote(0.0)
        let other = ViewStage(Remoted(far) { Dot().offset(x: $0) })
        let before = try other.x()
        other.change { withAnimation(Animation(Phased())) { far.value = 80 } }
        other.display.advance(by: 0.5)
        expectClose([try other.x() - before], [40])
        other.display.scenePhase = .inactive
        other.display.advance(by: 0.5)
        expectClose([try other.x() - before], [20])
    }
}
