import Foundation
import Legato
import Testing

/// 003 Transactions: implicit animations.
///
/// Samples 1 to 3 of document 003: monitors, and how views change a transaction as it propagates.
@MainActor struct ImplicitAnimationSamples {
    private let trace = TransactionTrace()

    private struct Noted: View {
        let trace: TransactionTrace
        @State private var isWide = false

        var body: some View {
            Text("Go")
                .offset(x: isWide ? 30 : 0)
                .noted("short", in: trace, withAnimation: false)
                .noted("long", in: trace)
                .onTapGesture { withAnimation(.linear) { isWide = true } }
        }
    }

    @Test func sample1_aMonitorPrintsTheAnimationOrItsTitleAlone() throws {
        let stage = TransactionStage(Noted(trace: trace))
        _ = trace.take()
        try stage.tap("Go")
        #expect(Array(trace.take().prefix(2)) == ["long: \(Printed.linear)", "short"])
    }

    private struct Greeting: View {
        let trace: TransactionTrace
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Moves")
                    .font(.title)
                    .offset(x: isOn ? 60 : 0)
                    .noted("near", in: trace)
                    .animation(.smooth, value: isOn)
                    .noted("far", in: trace)
                Text("Rests").noted("resting", in: trace)
                Toggle("Switch", isOn: $isOn).padding()
            }
            .noted("stack", in: trace)
            .animation(.linear, value: isOn)
        }
    }

    @Test func sample2_implicitAnimationsArePrintedFromTheRootToTheLeaf() throws {
        let stage = TransactionStage(Greeting(trace: trace))
        let lines = [
            "stack: \(Printed.linear)", "far: \(Printed.linear)", "near: \(Printed.smooth)",
            "stack: nil", "far: nil",
        ]
        _ = trace.take()
        let knob = CGPoint(x: 360, y: try stage.frame(stage.text("Switch")).midY)
        stage.tap(knob)
        #expect(trace.take() == lines)
        // Animations in flight and settled ones create no transactions ...
        stage.settle()
        #expect(trace.take() == [])
        // ... and the next change creates its own.
        stage.tap(knob)
        #expect(trace.take() == lines)
    }

    @Test func sample2_theTextUsesTheClosestAnimation() throws {
        let stage = TransactionStage(Greeting(trace: trace))
        let (moving, resting) = (try stage.text("Moves"), try stage.text("Rests"))
        let (from, still) = (try stage.frame(moving), try stage.frame(resting))
        stage.tap(CGPoint(x: 360, y: try stage.frame(stage.text("Switch")).midY))
        let times = [0, 0.1, 0.2, 0.4, 1, 4]
        let places = try stage.values(at: times) {
            #expect(try stage.frame(resting) == still)
            return Double(try stage.frame(moving).minX - from.minX)
        }
        expectEqual(places, travel(.smooth, 60, at: times))
    }

    /// The effect of `.animation(_:value:)`, implemented with public API.
    private struct Remembering<Value: Equatable>: ViewModifier {
        final class Seen {
            var value: Value
            init(_ value: Value) { self.value = value }
        }

        private let value: Value
        private let animation: Animation?
        @State private var seen: Seen

        init(_ animation: Animation?, _ value: Value) {
            (self.animation, self.value) = (animation, value)
            _seen = State(wrappedValue: Seen(value))
        }

        func body(content: Content) -> some View {
            content
                .transaction { transaction in
                    guard seen.value != value else { return }
                    seen.value = value
                    guard !transaction.disablesAnimations else { return }
                    transaction.animation = animation
                }
                .onAppear {}
        }
    }

    private struct Twins: View {
        @State private var isOn = false
        @State private var height: CGFloat = 0

        var body: some View {
            VStack {
                Text("Own").offset(x: isOn ? 50 : 0, y: height)
                    .modifier(Remembering(.linear(duration: 1), isOn))
                Text("Built in").offset(x: isOn ? 50 : 0, y: height)
                    .animation(.linear(duration: 1), value: isOn)
                Button("Right") { isOn.toggle() }
                Button("Down") { height += 8 }
                Button("At once") {
                    var transaction = Transaction(animation: nil)
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
            }
        }
    }

    @Test func sample3_aCustomModifierAnimatesLikeTheBuiltInOneFromItsFirstChange() throws {
        let stage = TransactionStage(Twins())
        let (own, builtIn) = (try stage.text("Own"), try stage.text("Built in"))
        let (x, y) = (try stage.frame(own).minX, try stage.frame(own).minY)
        let between = try stage.frame(builtIn).minX - x
        let down = try stage.frame(builtIn).minY - y
        func places() throws -> [Double] {
            let (first, second) = (try stage.frame(own), try stage.frame(builtIn))
            expectEqual([second.minX - first.minX, second.minY - first.minY], [between, down])
            return [first.minX - x, first.minY - y].map(Double.init)
        }
        let times = [0, 0.25, 0.5, 1, 2]
        try stage.tap("Right")
        expectEqual(try stage.values(at: times) { try places()[0] }, [0, 12.5, 25, 50, 50])
        // A change of another value is not animated.
        try stage.tap("Down")
        #expect(try places() == [50, 8])
        try stage.tap("Right")
        expectEqual(try stage.values(at: times) { try places()[0] }, [50, 37.5, 25, 0, 0])
        // Neither is a change that disables animations; the next one is animated again.
        try stage.tap("At once")
        #expect(try places() == [50, 8])
        try stage.tap("Right")
        expectEqual(try stage.values(at: times) { try places()[0] }, [50, 37.5, 25, 0, 0])
    }
}
