import Foundation
import Legato
import Testing

/// 003 Transactions: the scope of animations.
///
/// Samples 4 to 9 of document 003: the scope of an implicit animation in a view.
@MainActor struct ScopedAnimationSamples {
    private let times = [0, 0.05, 0.1, 0.25, 0.5, 1, 5]

    /// A square that changes its colour and size on one tap.
    private struct Square<Face: View>: View {
        @State private var isWarm = false
        @State private var isLarge = false
        @ViewBuilder var face: (Bool, Bool) -> Face

        var body: some View {
            VStack(spacing: 40) {
                face(isWarm, isLarge)
                Button("Both") {
                    isWarm.toggle()
                    isLarge.toggle()
                }
                Button("Warm") { isWarm.toggle() }
                Button("Large") { isLarge.toggle() }
            }
        }
    }

    /// Returns how red and how wide the square is at the times.
    private func changes(_ stage: TransactionStage<some View>) throws -> (
        red: [Double], width: [Double]
    ) {
        let shape = try stage.shape()
        let seen = try stage.values(at: times) {
            let pixel = try stage.pixel(shape)
            #expect(abs(Double(pixel[0]) / 255 - Double(try stage.fill(shape).red)) < 0.003)
            return (Double(try stage.fill(shape).red), Double(try stage.frame(shape).width))
        }
        return (seen.map(\.0), seen.map(\.1))
    }

    /// Expects a colour between black and red that follows an animation.
    private func expectRed(_ red: [Double], follows animation: Animation) {
        let clear = Color.Resolved(red: 0, green: 0, blue: 0)
        let full = Color.Resolved(red: 1, green: 0, blue: 0)
        let expected = travel(animation, at: times).map { part in
            var delta = full.animatableData
            delta -= clear.animatableData
            delta.scale(by: part)
            var mixed = clear
            mixed.animatableData = clear.animatableData + delta
            return min(max(Double(mixed.red), 0), 1)
        }
        expectEqual(red, expected, within: 2e-3)
        #expect(red.contains { $0 > 0.1 && $0 < 0.9 })
    }

    @Test func sample4_twoChangesOfOneTapShareTheAnimationAroundBoth() throws {
        let stage = TransactionStage(
            Square { isWarm, isLarge in
                Rectangle().fill(isWarm ? Color(red: 1, green: 0, blue: 0) : .black)
                    .frame(width: 80, height: 80)
                    .scaleEffect(isLarge ? 1.5 : 1)
                    .animation(.smooth, value: isWarm)
            }
        )
        try stage.tap("Both")
        let seen = try changes(stage)
        expectRed(seen.red, follows: .smooth)
        expectEqual(seen.width, travel(.smooth, 0.5, at: times).map { 80 + 80 * $0 })
        // Without the colour, the size is not animated.
        try stage.tap("Large")
        #expect(try stage.frame(stage.shape()).width == 80)
    }

    @Test func sample5_anAnimationFurtherInDoesNotApplyToTheScale() throws {
        let stage = TransactionStage(
            Square { isWarm, isLarge in
                Rectangle().fill(isWarm ? Color(red: 1, green: 0, blue: 0) : .black)
                    .animation(.smooth, value: isWarm)
                    .frame(width: 80, height: 80)
                    .scaleEffect(isLarge ? 1.5 : 1)
            }
        )
        try stage.tap("Both")
        let seen = try changes(stage)
        expectRed(seen.red, follows: .smooth)
        expectEqual(seen.width, times.map { _ in 120 })
    }

    @Test func sample6_eachModifierUsesItsOwnAnimation() throws {
        let stage = TransactionStage(
            Square { isWarm, isLarge in
                Rectangle().fill(isWarm ? Color(red: 1, green: 0, blue: 0) : .black)
                    .animation(.smooth(duration: 0.3), value: isWarm)
                    .frame(width: 80, height: 80)
                    .scaleEffect(isLarge ? 1.5 : 1)
                    .animation(.bouncy(duration: 2), value: isLarge)
            }
        )
        try stage.tap("Both")
        let seen = try changes(stage)
        expectRed(seen.red, follows: .smooth(duration: 0.3))
        expectEqual(seen.width, travel(.bouncy(duration: 2), 0.5, at: times).map { 80 + 80 * $0 })
    }

    /// In the document the offset moves with the colour's animation, which it calls a bug.
    @Test func sample7_anOffsetOutsideOfAnAnimationJumps() throws {
        let stage = TransactionStage(
            Square { isWarm, isLarge in
                Rectangle().fill(isWarm ? Color(red: 1, green: 0, blue: 0) : .black)
                    .animation(.smooth, value: isWarm)
                    .frame(width: 80, height: 80)
                    .offset(x: isLarge ? 70 : 0)
                    .animation(.none, value: isLarge)
            }
        )
        let start = try stage.frame(stage.shape()).minX
        try stage.tap("Both")
        #expect(try stage.frame(stage.shape()).minX == start + 70)
        expectRed(try changes(stage).red, follows: .smooth)
        #expect(try stage.frame(stage.shape()).minX == start + 70)
    }

    @Test func sample8_consecutiveChangesHaveOneTransactionEach() throws {
        let stage = TransactionStage(
            Square { isWarm, isLarge in
                Rectangle().fill(isWarm ? Color(red: 1, green: 0, blue: 0) : .black)
                    .frame(width: 80, height: 80)
                    .offset(x: isLarge ? 70 : 0)
                    .animation(.none, value: isLarge)
                    .animation(.smooth, value: isWarm)
            }
        )
        let start = try stage.frame(stage.shape()).minX
        try stage.tap("Warm")
        let first = stage.start
        stage.display.advance(by: 0.01)
        try stage.tap("Large")
        #expect(try stage.frame(stage.shape()).minX == start + 70)
        // The colour's animation continues from its start.
        let red = try times.dropFirst().map { time in
            stage.display.advance(by: first + time - stage.display.time)
            #expect(try stage.frame(stage.shape()).minX == start + 70)
            return Double(try stage.fill(stage.shape()).red)
        }
        expectRed([0] + red, follows: .smooth)
    }

    @Test func sample9_scopedModifiersApplyOnlyToTheirClosures() throws {
        let trace = TransactionTrace()
        let stage = TransactionStage(
            Square { isWarm, isLarge in
                Rectangle()
                    .noted("inside", in: trace)
                    .animation(.smooth) {
                        $0.foregroundStyle(isWarm ? Color(red: 1, green: 0, blue: 0) : .black)
                    }
                    .noted("between", in: trace)
                    .frame(width: 80, height: 80)
                    .transaction {
                        $0.animation = .none
                    } body: {
                        $0.scaleEffect(isLarge ? 1.5 : 1)
                    }
                    .noted("outside", in: trace)
            }
        )
        _ = trace.take()
        try stage.tap("Both")
        let seen = try changes(stage)
        expectRed(seen.red, follows: .smooth)
        expectEqual(seen.width, times.map { _ in 120 })
        // A monitor next to a closure sees none of the closure's transactions.
        #expect(!trace.take().contains { $0.contains("Fluid") })
    }

    @Test func sample9_theOuterTransactionPassesUnchangedBelowTheClosures() throws {
        let trace = TransactionTrace()
        let stage = TransactionStage(Upstream(trace: trace))
        let shape = try stage.shape()
        let start = try stage.frame(shape)
        _ = trace.take()
        try stage.tap("Go")
        #expect(
            Array(trace.take().prefix(3)) == [
                "outside: \(Printed.linear)", "between: \(Printed.linear)",
                "inside: \(Printed.linear)",
            ]
        )
        let times = [0, 0.1, 0.2, 1]
        let seen = try stage.values(at: times) {
            [try stage.frame(shape).midX - start.midX, try stage.frame(shape).width]
        }
        // The offset inside both uses withAnimation, the scale neither that nor the colour's
        // animation.
        expectEqual(seen.map { $0[0] }, travel(.linear, 60, at: times))
        expectEqual(seen.map { $0[1] }, times.map { _ in 60 })
    }

    private struct Upstream: View {
        let trace: TransactionTrace
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 30) {
                Rectangle().fill(.green).frame(width: 40, height: 40)
                    .offset(x: isOn ? 40 : 0)
                    .noted("inside", in: trace)
                    .animation(.smooth) { $0.opacity(isOn ? 0.5 : 1) }
                    .noted("between", in: trace)
                    .transaction {
                        $0.animation = .none
                    } body: {
                        $0.scaleEffect(isOn ? 1.5 : 1)
                    }
                    .noted("outside", in: trace)
                Button("Go") { withAnimation(.linear) { isOn = true } }
            }
        }
    }
}
