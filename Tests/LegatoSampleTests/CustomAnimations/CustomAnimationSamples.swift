import Foundation
import Legato
import Testing

/// An elastic curve: back a little, beyond the target, and back to it.
private struct Rubber: CustomAnimation {
    let length: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= length else { return nil }
        return value.scaled(by: Self.part(at: time / length))
    }

    static func part(at x: Double) -> Double {
        let wave = sin((20 * x - 11.125) * 2 * .pi / 4.5) / 2
        return x < 0.5 ? -pow(2, 20 * x - 10) * wave : pow(2, 10 - 20 * x) * wave + 1
    }
}

extension Animation {
    fileprivate static var rubber: Animation { .rubber(length: 0.35) }

    fileprivate static func rubber(length: TimeInterval) -> Animation {
        Animation(Rubber(length: length))
    }
}

/// 004 Custom animations.
///
/// The samples of document 004: custom animations.
@MainActor struct CustomAnimationSamples {
    private static let times = [0, 0.1, 0.2, 0.26, 0.3, 0.35, 0.4]

    @Test func protocol_anAnimationIsHashableAndSendable() {
        func isBoth(_ animation: some CustomAnimation & Hashable & Sendable) -> Bool { true }
        #expect(isBoth(Rubber(length: 1)))
        #expect(Set([Rubber(length: 1), Rubber(length: 1), Rubber(length: 2)]).count == 2)
        #expect(Animation.rubber(length: 1) == .rubber(length: 1))
        #expect(Animation.rubber(length: 1) != .rubber(length: 2))
    }

    @Test func sample1_theFunctionReturnsAValueUntilItsDurationHasPassed() {
        var context = AnimationContext<Double>()
        let rubber = Rubber(length: 5)
        func value(_ time: Double) -> Double? {
            rubber.animate(value: 10, time: time, context: &context)
        }
        expectEqual(
            [0, 1, 2, 2.5, 3, 4, 5].map { value($0) ?? .nan },
            [0.000848, -0.039062, -1.174616, 5, 11.174616, 10.039062, 9.999152], within: 1e-6
        )
        #expect(value(5) != nil)
        #expect(value(5.000001) == nil)
    }

    @Test func sample2_anAnimationWrapsACustomAnimation() throws {
        let animation = Animation(Rubber(length: 5))
        expectEqual(travel(animation, 10, at: [2, 2.5, 3]), [-1.17461572, 5, 11.17461572])
        #expect(animation.base as? Rubber == Rubber(length: 5))
        expectEqual(travel(animation, 10, at: [5.1]), [10])
    }

    @Test func sample3_theStaticPropertyHasTheDefaultDuration() {
        #expect(Animation.rubber == Animation.rubber(length: 0.35))
        expectEqual(
            travel(.rubber, at: [0.35 * 0.4, 0.35 * 0.5, 0.35 * 0.6, 0.36]),
            [-0.117461572, 0.5, 1.117461572, 1]
        )
    }

    private struct Seesaw: View {
        @State private var isRight = false

        var body: some View {
            VStack(alignment: isRight ? .trailing : .leading) {
                Circle().foregroundColor(.accentColor).frame(width: 100)
                Button("Over") {
                    withAnimation(.rubber(length: 5)) { isRight.toggle() }
                }
                .frame(maxWidth: .infinity)
            }
            .padding()
        }
    }

    @Test func sample4_theCircleMovesBackOvershootsBothEdgesAndSettles() throws {
        let stage = TransactionStage(Seesaw(), width: 400, height: 240)
        let circle = try stage.shape()
        let (left, right) = (CGFloat(16), CGFloat(400 - 16 - 100))
        #expect(try stage.frame(circle).minX == left)
        // Whether a frame at 5 seconds is still within the duration depends on rounding.
        let times = (0...312).filter { $0 != 300 }.map { Double($0) / 60 }
        for (from, to) in [(left, right), (right, left)] {
            try stage.tap("Over")
            let places = try stage.values(at: times) { try stage.frame(circle).minX }
            // Each frame shows the value of the formula, from edge to edge.
            expectEqual(
                places.map(Double.init),
                times.map { time in
                    Double(time >= 5 ? to : from + (to - from) * Rubber.part(at: time / 5))
                },
                within: 1e-3
            )
            let parts = places.map { ($0 - from) / (to - from) }
            let lowest = try #require(parts.min()), highest = try #require(parts.max())
            let back = try #require(parts.firstIndex(of: lowest))
            let over = try #require(parts.firstIndex(of: highest))
            #expect(lowest < 0 && highest > 1 && back < over)
            // Before the long swing back it overshoots on both sides, by less.
            let first = parts[..<back]
            #expect(first.contains { $0 > 0.01 } && first.contains { $0 < -0.001 })
            // Two thirds of the circle are visible at either edge of the view.
            let hidden = -min(places.min() ?? 0, 0)
            #expect(hidden > 10 && hidden < 34, "\(hidden)")
            #expect(places.last == to)
        }
    }

    /// A custom animation that pauses while a flag in the environment is set.
    private struct Halting: CustomAnimation {
        struct Memory {
            var lost = 0.0
            var latest = 0.0
        }

        struct MemoryKey: AnimationStateKey {
            static var defaultValue: Memory { Memory() }
        }

        let base: Animation

        static func == (a: Halting, b: Halting) -> Bool { a.base == b.base }
        func hash(into hasher: inout Hasher) { hasher.combine(base) }

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            var memory = context.state[MemoryKey.self]
            if context.environment.isHalted { memory.lost += time - memory.latest }
            memory.latest = time
            context.state[MemoryKey.self] = memory
            return base.animate(value: value, time: time - memory.lost, context: &context)
        }
    }

    private struct Slide: View {
        @State private var isRight = false
        @State private var isHalted = false

        var body: some View {
            VStack {
                Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                    .environment(\.isHalted, isHalted)
                Button("Go") {
                    withAnimation(Animation(Halting(base: .linear(duration: 1)))) { isRight = true }
                }
                Button("Halt") { isHalted.toggle() }
            }
        }
    }

    @Test func note_stateAndEnvironmentPauseAnAnimation() throws {
        let stage = TransactionStage(Slide())
        let circle = try stage.shape()
        let start = try stage.frame(circle).minX
        func offset() throws -> Double { Double(try stage.frame(circle).minX - start) }
        try stage.tap("Go")
        expectEqual(try stage.values(at: [0.25, 0.5], offset), [25, 50], within: 1e-6)
        try stage.tap("Halt")
        let halted = try stage.values(at: [0.1, 0.5, 2], offset)
        #expect(halted.allSatisfy { abs($0 - halted[0]) < 1e-9 && $0 < 60 }, "\(halted)")
        try stage.tap("Halt")
        let on = try stage.values(at: [0.1, 0.2, 2], offset)
        #expect(on[0] > halted[0] && on[1] > on[0] && on[2] == 100, "\(on)")
    }
}

private struct HaltKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isHalted: Bool {
        get { self[HaltKey.self] }
        set { self[HaltKey.self] = newValue }
    }
}
