import Foundation
import Legato
import Testing

/// 001 Progress bars that animate.
///
/// The samples of document 001: an animated progress bar.
@MainActor struct ProgressSamples {
    private struct Plain: View {
        let animation: Animation?
        let isAnimated: Bool
        @State private var done = 0.0

        var body: some View {
            Button("None") { done = 0 }
            Button("All") { done = 1 }
            if isAnimated {
                ProgressView(value: done).animation(animation, value: done)
            } else {
                ProgressView(value: done)
            }
        }
    }

    /// A bar with an animatable value.
    private struct Bar: View, @MainActor Animatable {
        var part: Double
        let isLimited: Bool

        var animatableData: Double {
            get { part }
            set { part = newValue }
        }

        var body: some View { ProgressView(value: isLimited ? max(0, part) : part) }
    }

    private struct Wrapped: View {
        let animation: Animation?
        var isLimited = true
        @State private var done = 0.0

        var body: some View {
            Button("None") { done = 0 }
            Button("All") { done = 1 }
            Bar(part: done, isLimited: isLimited).animation(animation, value: done)
        }
    }

    private static let times = [0.0, 0.1, 0.2, 0.3, 0.4, 0.6]

    /// Returns the filled fraction of the bar; nil if a spinner is shown.
    private func part<V: View>(_ stage: TransactionStage<V>) -> Double? {
        let bars = stage.layers(CAShapeLayer.self).filter { $0.bounds.height == 6 }
        let widths = stage.display.perform { bars.map { $0.presentation()?.bounds.width ?? 0 } }
        guard bars.count == 2, let whole = widths.max(), let full = widths.min() else { return nil }
        return full / whole
    }

    /// Returns the filled fractions at times after a click.
    private func parts<V: View>(_ view: V, after title: String = "All") throws -> [Double?] {
        let stage = TransactionStage(view)
        if title == "None" {
            try stage.tap("All")
            stage.settle()
        }
        try stage.tap(title)
        return try stage.values(at: Self.times) { part(stage) }
    }

    @Test func sample1_severalRootViewsAreStackedVerticallyAndTheBarJumps() throws {
        let stage = TransactionStage(Plain(animation: nil, isAnimated: false))
        let (none, all) = (try stage.frame(stage.text("None")), try stage.frame(stage.text("All")))
        let bars = stage.layers(CAShapeLayer.self).filter { $0.bounds.height == 6 }
        let bar = try stage.frame(#require(bars.first))
        #expect(none.maxY <= all.minY && all.maxY <= bar.minY)
        #expect(none.midX == all.midX)
        #expect(part(stage) == 0)
        try stage.tap("All")
        #expect(part(stage) == 1)
        try stage.tap("None")
        #expect(part(stage) == 0)
    }

    @Test func sample2_anAnimationMovesTheBarAndItsKindMakesNoDifference() throws {
        let plain = try parts(Plain(animation: .default, isAnimated: true)).compactMap { $0 }
        #expect(plain.count == Self.times.count && plain[0] == 0 && plain[1] > 0)
        #expect(zip(plain, plain.dropFirst()).allSatisfy { $0 < $1 }, "\(plain)")
        let kinds: [Animation] = [.bouncy, .easeInOut, .linear(duration: 3)]
        for kind in kinds {
            let other = try parts(Plain(animation: kind, isAnimated: true)).compactMap { $0 }
            #expect(other == plain, "\(kind)")
        }
        #expect(try parts(Plain(animation: nil, isAnimated: true)) == Self.times.map { _ in 1 })
    }

    @Test func sample3_aWrapperWithAnimatableDataMovesWithAnyKind() throws {
        let kinds: [Animation] = [.easeInOut, .linear(duration: 0.5), .bouncy(duration: 0.5)]
        for kind in kinds {
            let seen = try parts(Wrapped(animation: kind)).compactMap { $0 }
            expectEqual(seen, travel(kind, at: Self.times).map { min($0, 1) }, within: 2e-3)
        }
    }

    @Test func sample3_anOvershootShowsASpinnerUnlessItIsClamped() throws {
        let bouncy = Animation.bouncy
        let lowest = travel(bouncy, at: (0...60).map { Double($0) / 60 }).map { 1 - $0 }.min()
        #expect(try #require(lowest) < 0, "the curve goes below 0 on its way there")
        func spins(_ isLimited: Bool) throws -> Bool {
            let stage = TransactionStage(Wrapped(animation: bouncy, isLimited: isLimited))
            try stage.tap("All")
            stage.settle()
            try stage.tap("None")
            let seen = try stage.values(at: (0...60).map { Double($0) / 60 }) { part(stage) }
            return seen.contains(nil)
        }
        #expect(try spins(false))
        #expect(try !spins(true))
    }

    @Test func words_aPairAnimatesTwoValuesOfOneView() throws {
        struct Box: View, @MainActor Animatable {
            var size: AnimatablePair<Double, Double>
            var animatableData: AnimatablePair<Double, Double> {
                get { size }
                set { size = newValue }
            }
            var body: some View { Rectangle().frame(width: size.first, height: size.second) }
        }
        struct Host: View {
            @State private var isBig = false
            var body: some View {
                Box(size: isBig ? AnimatablePair(100, 60) : AnimatablePair(20, 20))
                Button("Grow") { withAnimation(.linear(duration: 1)) { isBig = true } }
            }
        }
        let stage = TransactionStage(Host())
        let shape = try stage.shape()
        try stage.tap("Grow")
        let sizes = try stage.values(at: [0, 0.25, 0.5, 1]) { try stage.frame(shape).size }
        expectEqual(sizes.map { Double($0.width) }, [20, 40, 60, 100], within: 1e-9)
        expectEqual(sizes.map { Double($0.height) }, [20, 30, 40, 60], within: 1e-9)
    }

    @Test func words_manyValuesAnimateAsOneVectorStruct() throws {
        struct Three: VectorArithmetic {
            var a = 0.0, b = 0.0, c = 0.0
            static var zero: Three { Three() }
            static func + (l: Three, r: Three) -> Three {
                Three(a: l.a + r.a, b: l.b + r.b, c: l.c + r.c)
            }
            static func - (l: Three, r: Three) -> Three {
                Three(a: l.a - r.a, b: l.b - r.b, c: l.c - r.c)
            }
            mutating func scale(by factor: Double) {
                (a, b, c) = (a * factor, b * factor, c * factor)
            }
            var magnitudeSquared: Double { a * a + b * b + c * c }
        }
        var context = AnimationContext<Three>()
        let end = Three(a: 4, b: -2, c: 100)
        let half = Animation.linear(duration: 2).animate(value: end, time: 1, context: &context)
        #expect(half == Three(a: 2, b: -1, c: 50))
    }
}
