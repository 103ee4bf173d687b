import Foundation
import Legato
import Testing

/// 003 Transactions: explicit animations.
///
/// Samples 10 to 15 of document 003: explicit animations, alone and together with implicit ones.
@MainActor struct ExplicitAnimationSamples {
    private let trace = TransactionTrace()
    private let times = [0, 0.1, 0.2, 0.4, 1, 4]

    /// A text above a part that grows on a tap, as in an app's window.
    private struct Page<Part: View>: View {
        let trace: TransactionTrace
        @ViewBuilder let part: Part

        var body: some View {
            VStack {
                Text("Title").noted("title", in: trace)
                part.noted("part", in: trace)
            }
            .noted("stack", in: trace)
            .noted("window", in: trace)
        }
    }

    /// The growing part: a rectangle with its own state, and a button.
    private struct Growing: View {
        let trace: TransactionTrace
        var hasSpacer = false
        var own: Animation?
        var explicit: Animation?
        @State private var isTall = false

        var body: some View {
            if let own {
                bar.animation(own, value: isTall)
            } else {
                bar
            }
            if hasSpacer { Spacer() }
            Button("Grow") {
                if let explicit {
                    withAnimation(explicit) { isTall.toggle() }
                } else {
                    isTall.toggle()
                }
            }
        }

        private var bar: some View {
            Rectangle().fill(.teal)
                .frame(width: 120, height: isTall ? 150 : 70)
                .noted("bar", in: trace)
        }
    }

    /// Returns the height of the rectangle and the distance that the title has moved.
    private func changes(_ stage: TransactionStage<some View>) throws -> (
        height: [Double], title: [Double]
    ) {
        let (shape, title) = (try stage.shape(), try stage.text("Title"))
        let top = try stage.frame(title).minY
        try stage.tap("Grow")
        let seen = try stage.values(at: times) {
            (Double(try stage.frame(shape).height), Double(try stage.frame(title).minY - top))
        }
        return (seen.map(\.0), seen.map(\.1))
    }

    @Test func sample10_theTransactionPropagatesFromTheRootToAllChanges() throws {
        let stage = TransactionStage(
            Page(trace: trace) { Growing(trace: trace, explicit: .smooth) }
        )
        let lines =
            ["window", "stack", "part", "bar", "title"].map { "\($0): \(Printed.smooth)" }
            + ["window: nil", "stack: nil", "part: nil"]
        _ = trace.take()
        try stage.tap("Grow")
        #expect(trace.take() == lines)
        stage.settle()
        #expect(trace.take() == [])
        try stage.tap("Grow")
        #expect(trace.take() == lines)
    }

    @Test func sample10_theTextThatTheLayoutMovesIsAnimatedWithIt() throws {
        let stage = TransactionStage(
            Page(trace: trace) { Growing(trace: trace, explicit: .smooth) }
        )
        let seen = try changes(stage)
        expectEqual(seen.height, travel(.smooth, 80, at: times).map { 70 + $0 })
        // The stack is centred: its top rises by half of its growth.
        expectEqual(seen.title, travel(.smooth, -40, at: times))
    }

    @Test func sample11_aTextHeldInPlaceByASpacerGetsNoTransaction() throws {
        let stage = TransactionStage(
            Page(trace: trace) { Growing(trace: trace, hasSpacer: true, explicit: .smooth) }
        )
        _ = trace.take()
        let seen = try changes(stage)
        #expect(
            trace.take()
                == ["window", "stack", "part", "bar"].map { "\($0): \(Printed.smooth)" }
                + ["window: nil", "stack: nil", "part: nil"]
        )
        expectEqual(seen.height, travel(.smooth, 80, at: times).map { 70 + $0 })
        #expect(seen.title.allSatisfy { $0 == 0 })
    }

    @Test func sample12_anImplicitAnimationReplacesTheExplicitOneOnItsBranch() throws {
        let stage = TransactionStage(
            Page(trace: trace) { Growing(trace: trace, own: .bouncy, explicit: .smooth) }
        )
        _ = trace.take()
        let seen = try changes(stage)
        let lines = trace.take()
        #expect(lines.contains("bar: \(Printed.bouncy)"), "\(lines)")
        for name in ["window", "stack", "part", "title"] {
            #expect(lines.contains("\(name): \(Printed.smooth)"), "\(lines)")
        }
        expectEqual(seen.height, travel(.bouncy, 80, at: times).map { 70 + $0 })
        expectEqual(seen.title, travel(.smooth, -40, at: times))
    }

    private struct Silent: View {
        let trace: TransactionTrace
        @State private var isLit = false

        var body: some View {
            VStack(spacing: 20) {
                Rectangle().fill(isLit ? .white : .black)
                    .frame(width: 90, height: 90)
                    .noted("square", in: trace)
                    .animation(.smooth, value: isLit)
                Button("At once") {
                    var transaction = Transaction(animation: .none)
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isLit.toggle() }
                }
                Button("Slowly") { isLit.toggle() }
            }
        }
    }

    @Test func sample13_aTransactionThatDisablesAnimationsOverridesAnImplicitOne() throws {
        let stage = TransactionStage(Silent(trace: trace))
        let shape = try stage.shape()
        _ = trace.take()
        try stage.tap("At once")
        #expect(!trace.take().contains("square: \(Printed.smooth)"))
        #expect(try stage.pixel(shape) == [255, 255, 255, 255])
        stage.settle()
        #expect(try stage.pixel(shape) == [255, 255, 255, 255])
        try stage.tap("Slowly")
        #expect(trace.take().contains("square: \(Printed.smooth)"))
        let grey = try stage.values(at: [0, 0.15, 4]) { try stage.pixel(shape)[0] }
        #expect(grey[0] == 255 && grey[1] < 250 && grey[1] > 5 && grey[2] == 0, "\(grey)")
    }

    private struct Deciding: View {
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 20) {
                Rectangle().fill(.white).frame(width: 90, height: 90)
                    .offset(x: isOn ? 80 : 0)
                    .transaction { $0.animation = .linear(duration: 1) }
                Button("At once") {
                    var transaction = Transaction(animation: .none)
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
            }
        }
    }

    @Test func sample13_theTransactionModifierAppliesOnItsOwn() throws {
        let stage = TransactionStage(Deciding())
        let shape = try stage.shape()
        let start = try stage.frame(shape).minX
        try stage.tap("At once")
        let x = try stage.values(at: [0, 0.25, 0.5, 1]) {
            Double(try stage.frame(shape).minX - start)
        }
        expectEqual(x, [0, 20, 40, 80])
    }

    @Test func sample14_withoutATransactionAboveTheLayoutIsNotAnimated() throws {
        let stage = TransactionStage(Page(trace: trace) { Growing(trace: trace, own: .bouncy) })
        let seen = try changes(stage)
        expectEqual(seen.height, travel(.bouncy, 80, at: times).map { 70 + $0 })
        expectEqual(seen.title, times.map { _ in -40 })
    }

    /// The state has moved up, and the stack has its own animation.
    private struct Outer: View {
        let trace: TransactionTrace
        @State private var isTall = false

        var body: some View {
            VStack {
                Text("Title").noted("title", in: trace)
                Inner(isTall: $isTall).noted("part", in: trace)
            }
            .animation(.bouncy, value: isTall)
        }
    }

    private struct Inner: View {
        @Binding var isTall: Bool

        var body: some View {
            Rectangle().fill(.teal)
                .frame(width: 120, height: isTall ? 150 : 70)
                .animation(.bouncy, value: isTall)
            Button("Grow") { isTall.toggle() }
        }
    }

    @Test func sample15_stateFurtherUpLetsAnImplicitAnimationReachTheStack() throws {
        let stage = TransactionStage(Outer(trace: trace))
        _ = trace.take()
        let seen = try changes(stage)
        let lines = trace.take()
        #expect(lines.contains("part: \(Printed.bouncy)"), "\(lines)")
        #expect(lines.contains("title: \(Printed.bouncy)"), "\(lines)")
        expectEqual(seen.height, travel(.bouncy, 80, at: times).map { 70 + $0 })
        expectEqual(seen.title, travel(.bouncy, -40, at: times))
    }
}
