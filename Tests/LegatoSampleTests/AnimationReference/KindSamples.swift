import Foundation
import Legato
import Testing

/// 000 Animation reference: kinds of animation.
///
/// Samples 20 to 36 and 49 to 50 of document 000: kinds of animation and custom animations.
@MainActor struct KindSamples {
    @Test func samples20to23_curvesDifferInHowTheyStartAndEnd() {
        let at = [0.1, 0.5, 0.9]
        func progress(_ animation: Animation) -> [Double] { travel(animation, at: at) }
        expectEqual(progress(.linear(duration: 1)), at, within: 1e-9)
        let (slow, fast) = (progress(.easeIn(duration: 1)), progress(.easeOut(duration: 1)))
        let both = progress(.easeInOut(duration: 1))
        #expect(slow[0] < 0.1 && 1 - slow[2] > 0.1, "slow at first, fast at last")
        #expect(fast[0] > 0.1 && 1 - fast[2] < 0.1, "fast at first, slow at last")
        #expect(both[0] < 0.1 && 1 - both[2] < 0.1 && abs(both[1] - 0.5) < 1e-9)
    }

    @Test func samples24and25_aCustomCurveTakesControlPoints() {
        let curve = UnitCurve.bezier(from: (0.2, 0), to: (0.8, 1))
        expectEqual(
            travel(.timingCurve(curve, duration: 0.5), at: [0.125, 0.25, 0.375]),
            [0.25, 0.5, 0.75].map { curve.value(at: $0) }
        )
        #expect(curve.value(at: 0.25) < 0.25 && curve.value(at: 0.75) > 0.75)
    }

    @Test func samples26and27_curvesTakeADurationAndHaveADefault() {
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.linear == .linear(duration: 0.35))
        let late = travel(.linear(duration: 1), at: [0.999])[0]
        #expect(late < 1)
        #expect(travel(.easeInOut(duration: 0.3), at: [0.31]) == [1])
        #expect(travel(.linear, at: [0.34])[0] < 1 && travel(.linear, at: [0.36]) == [1])
    }

    @Test func samples28to31_springsBounceByTheirPreset() {
        func overshoot(_ animation: Animation) -> Double {
            travel(animation, at: (0...120).map { Double($0) / 60 }).max().map { $0 - 1 } ?? 0
        }
        let (smooth, snappy, bouncy) = (overshoot(.smooth), overshoot(.snappy), overshoot(.bouncy))
        #expect(smooth <= 1e-9 && snappy > 0.001 && bouncy > 4 * snappy)
        #expect(Spring.smooth.bounce == 0)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-9 && abs(Spring.bouncy.bounce - 0.3) < 1e-9)
        let spring = Spring(duration: 0.6, bounce: 0.3)
        expectEqual(
            travel(.spring(duration: 0.6, bounce: 0.3), at: [0.1, 0.3, 0.6]),
            [0.1, 0.3, 0.6].map { spring.value(target: 1.0, time: $0) }
        )
        // A longer duration is slower, more bounce overshoots further.
        #expect(travel(.spring(duration: 2), at: [0.3])[0] < travel(.spring, at: [0.3])[0])
        #expect(overshoot(.spring(duration: 0.6, bounce: 0.6)) > overshoot(.bouncy))
    }

    @Test func samples32to36_animationsAreDelayedRepeatedAndScaledInSpeed() {
        let spring = travel(.spring, at: [0.1, 0.2, 0.4])
        #expect(travel(.spring.delay(0.5), at: [0.25, 0.5]) == [0, 0])
        expectEqual(travel(.spring.delay(0.5), at: [0.6, 0.7, 0.9]), spring, within: 1e-6)
        expectEqual(travel(.spring.speed(2), at: [0.05, 0.1, 0.2]), spring, within: 1e-6)
        expectEqual(travel(.spring.speed(0.5), at: [0.2, 0.4, 0.8]), spring, within: 1e-6)
        let line = Animation.linear(duration: 1)
        expectEqual(
            travel(line.repeatCount(3, autoreverses: true), at: [0.25, 1.25, 2.25, 3.1]),
            [0.25, 0.75, 0.25, 1], within: 1e-6
        )
        expectEqual(
            travel(line.repeatForever(autoreverses: false), at: [0.25, 1.25, 100.25]),
            [0.25, 0.25, 0.25], within: 1e-6
        )
        expectEqual(travel(line.repeatForever(), at: [0.25, 1.25]), [0.25, 0.75], within: 1e-6)
    }

    /// A linear animation that records its arguments.
    private struct Straight: CustomAnimation {
        let length: TimeInterval
        var merges = false

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            time >= length ? nil : value.scaled(by: time / length)
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            merges
        }
    }

    private struct Mover: View {
        let animation: Animation
        @State private var place = 10.0

        var body: some View {
            VStack(spacing: 20) {
                Rectangle().frame(width: place, height: 10)
                Button("Far") { withAnimation(animation) { place = 100 } }
                Button("Near") { withAnimation(animation) { place = 10 } }
            }
        }
    }

    @Test func sample50_customAnimationsReturnADeltaThatTheViewAdds() throws {
        // From 10 to 100 the delta is 90: half of it is 45, so the presentation value is 55.
        var context = AnimationContext<Double>()
        let half = Straight(length: 1).animate(value: 90.0, time: 0.5, context: &context)
        #expect(half == 45)
        #expect(Straight(length: 1).animate(value: 90.0, time: 1, context: &context) == nil)
        let stage = TransactionStage(Mover(animation: Animation(Straight(length: 1))))
        let shape = try stage.shape()
        try stage.tap("Far")
        let widths = try stage.values(at: [0, 0.5, 1]) { Double(try stage.frame(shape).width) }
        expectEqual(widths, [10, 55, 100], within: 1e-9)
    }

    @Test func words_animationsThatDoNotMergeRunTogetherAndTheirDeltasAdd() throws {
        let stage = TransactionStage(Mover(animation: Animation(Straight(length: 1))))
        let shape = try stage.shape()
        try stage.tap("Far")
        _ = try stage.values(at: [0.5]) {}
        try stage.tap("Near")
        // The first continues to 100, and the second goes from its value to its own target.
        let widths = try stage.values(at: [0, 0.25, 0.5, 0.75, 1]) {
            Double(try stage.frame(shape).width)
        }
        expectEqual(widths, [55, 77.5 - 67.5 * 0.25, 55, 32.5, 10], within: 1e-6)
    }

    @Test func words_springsMergeAndKeepTheirVelocity() throws {
        let stage = TransactionStage(Mover(animation: .spring(duration: 0.5, bounce: 0)))
        let shape = try stage.shape()
        func width() throws -> Double { Double(try stage.frame(shape).width) }
        try stage.tap("Far")
        let before = try stage.values(at: [0.1, 0.1 + 1.0 / 60], width)
        try stage.tap("Near")
        let after = try stage.values(at: [0, 1.0 / 60, 2.0 / 60], width)
        #expect(after[0] == before[1])
        #expect(after[1] > after[0], "it still goes on: \(before) \(after)")
        let (speed, kept) = (before[1] - before[0], after[1] - after[0])
        #expect(kept < speed && kept > 0.3 * speed)
        stage.settle()
        #expect(try width() == 10)
    }

    @Test func words_curvesStartAgainWhereSpringsMerge() throws {
        let stage = TransactionStage(Mover(animation: .easeInOut(duration: 0.5)))
        let shape = try stage.shape()
        func width() throws -> Double { Double(try stage.frame(shape).width) }
        try stage.tap("Far")
        _ = try stage.values(at: [0.2]) {}
        try stage.tap("Near")
        let curve = UnitCurve.bezier(from: (0.42, 0), to: (0.58, 1))
        let times = [0.0, 0.1, 0.2, 0.3, 0.4]
        // The reverse animation starts at the current value of the forward one.
        expectEqual(
            try stage.values(at: times, width),
            times.map { time in
                let out = 90 * curve.value(at: min((time + 0.2) / 0.5, 1))
                return 10 + out - out * curve.value(at: time / 0.5)
            },
            within: 1e-3
        )
    }
}
