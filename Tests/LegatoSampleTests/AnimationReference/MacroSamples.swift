#if Macros
import Foundation
import Legato
import Testing

/// 000 Animation reference: the macro.
///
/// Samples 10 to 19 of document 000: views and shapes that the macro makes animatable.
@MainActor struct MacroSamples {
    @MainActor @Animatable
    struct Card: View {
        var width: CGFloat
        var fading: Double
        @AnimatableIgnored var title: String
        @AnimatableIgnored var isMarked: Bool

        var body: some View {
            VStack {
                Rectangle().frame(width: width, height: 20).opacity(fading)
                Text(title)
                if isMarked { Text("marked") }
            }
        }
    }

    private struct Cards: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Card(
                    width: isOn ? 100 : 20, fading: isOn ? 1 : 0.5, title: isOn ? "on" : "off",
                    isMarked: isOn
                )
                .animation(.linear(duration: 1), value: isOn)
                Button("Go") { isOn = true }
            }
        }
    }

    @Test func sample10_allVectorsOfTheTypeAnimateTogether() throws {
        var card = Card(width: 10, fading: 1, title: "", isMarked: false)
        let data = card.animatableData
        card.animatableData = data.scaled(by: 0.5)
        #expect(card.width == 5 && card.fading == 0.5)
        let stage = TransactionStage(Cards())
        let shape = try stage.shape()
        try stage.tap("Go")
        let widths = try stage.values(at: [0, 0.25, 0.5, 1]) {
            Double(try stage.frame(shape).width)
        }
        expectEqual(widths, [20, 40, 60, 100], within: 1e-9)
    }

    @Test func sample13_ignoredPropertiesChangeImmediately() throws {
        let stage = TransactionStage(Cards())
        try stage.tap("Go")
        #expect(stage.find("on") != nil && stage.find("off") == nil)
        #expect(stage.find("marked") != nil)
    }

    /// The same shape, with hand-written data and with the macro.
    private struct ByHand: Shape {
        var start: CGPoint
        var end: CGPoint
        var height: Double
        var isBack: Bool

        var animatableData:
            AnimatablePair<
                AnimatablePair<CGFloat, CGFloat>,
                AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>
            >
        {
            get {
                AnimatablePair(
                    AnimatablePair(start.x, start.y),
                    AnimatablePair(height, AnimatablePair(end.x, end.y))
                )
            }
            set {
                start = CGPoint(x: newValue.first.first, y: newValue.first.second)
                height = newValue.second.first
                end = CGPoint(x: newValue.second.second.first, y: newValue.second.second.second)
            }
        }

        func path(in rect: CGRect) -> Path { hike(start, end, height, isBack) }
    }

    @Animatable
    struct ByMacro: Shape {
        var start: CGPoint
        var end: CGPoint
        var height: Double
        @AnimatableIgnored var isBack: Bool

        func path(in rect: CGRect) -> Path { hike(start, end, height, isBack) }
    }

    @Test func samples11and12_theMacroMatchesHandWrittenData() {
        var hand = ByHand(start: .zero, end: CGPoint(x: 9, y: 3), height: 4, isBack: false)
        var macro = ByMacro(start: .zero, end: CGPoint(x: 9, y: 3), height: 4, isBack: false)
        let goal = (start: CGPoint(x: 3, y: 1), end: CGPoint(x: 1, y: 7), height: 10.0)
        let handGoal = ByHand(start: goal.start, end: goal.end, height: goal.height, isBack: true)
        let goalMacro = ByMacro(start: goal.start, end: goal.end, height: goal.height, isBack: true)
        for _ in 0..<4 {
            hand.animatableData += (handGoal.animatableData - hand.animatableData).scaled(by: 0.5)
            macro.animatableData +=
                (goalMacro.animatableData - macro.animatableData).scaled(by: 0.5)
            #expect(hand.path(in: .zero) == macro.path(in: .zero))
            #expect(!hand.isBack && !macro.isBack)
        }
        #expect(abs(macro.height - 9.625) < 1e-12)
    }

    @MainActor @Animatable
    struct Clock: View {
        var seconds: Double

        var body: some View {
            Text(String(format: "%02d:%02d", Int(seconds) / 60, Int(seconds) % 60))
                .font(.system(.largeTitle, design: .monospaced))
        }
    }

    @MainActor @Animatable
    struct Pulse: View {
        var rate: Double
        @AnimatableIgnored var date: Date

        var body: some View {
            VStack {
                Text("\(Int(rate))").font(.system(size: 60, weight: .bold))
                Text("a minute").font(.caption).foregroundColor(.secondary)
            }
        }
    }

    private struct Watch: View {
        @State private var isLate = false

        var body: some View {
            VStack {
                Clock(seconds: isLate ? 10 : 70)
                Pulse(rate: isLate ? 120 : 60, date: isLate ? .distantFuture : .distantPast)
                Button("Go") { withAnimation(.linear(duration: 1)) { isLate = true } }
            }
        }
    }

    @Test func samples15and17_clocksAndPulsesCountThroughAllNumbersBetween() throws {
        let stage = TransactionStage(Watch())
        #expect(stage.find("01:10") != nil && stage.find("60") != nil)
        try stage.tap("Go")
        let quarters: [(Double, String, String)] = [
            (0.25, "00:55", "75"), (0.5, "00:40", "90"), (0.75, "00:25", "105"),
            (1.1, "00:10", "120"),
        ]
        for (time, clock, pulse) in quarters {
            _ = try stage.values(at: [time]) {}
            #expect(stage.find(clock) != nil, "\(time)")
            #expect(stage.find(pulse) != nil, "\(time)")
        }
        #expect(stage.find("a minute") != nil)
    }

    @MainActor @Animatable
    struct Price: View {
        var price: Double
        var change: Double

        var body: some View {
            VStack(alignment: .trailing) {
                Text(String(format: "$%.2f", price)).font(.title).fontWeight(.semibold)
                Text(String(format: "%+.2f%%", change * 100)).font(.subheadline)
                    .foregroundColor(change > 0 ? .green : .red)
            }
        }
    }

    private struct Market: View {
        @State private var price = 142.5

        var body: some View {
            VStack(spacing: 20) {
                Price(price: price, change: price > 140 ? 0.025 : -0.025)
                    .animation(.spring(duration: 0.8), value: price)
                Button("Trade") { price = 130 }.buttonStyle(.borderedProminent)
            }
            .padding()
        }
    }

    /// Samples 14, 18 and 19 with C's format strings; Foundation's are not supported yet.
    @Test func samples14to19_aPriceCountsToTheNextOneWithTheSpring() throws {
        let stage = TransactionStage(Market())
        func price() -> Double? {
            stage.layers(CATextLayer.self).compactMap { $0.string as? String }
                .first { $0.hasPrefix("$") }.flatMap { Double($0.dropFirst()) }
        }
        #expect(price() == 142.5 && stage.find("+2.50%") != nil)
        try stage.tap("Trade")
        let spring = Spring(duration: 0.8)
        for time in [0.1, 0.2, 0.4, 0.6] {
            _ = try stage.values(at: [time]) {}
            let expected = 142.5 + spring.value(target: -12.5, time: time)
            #expect(abs(try #require(price()) - expected) < 0.02, "\(time)")
        }
        stage.settle()
        #expect(price() == 130 && stage.find("-2.50%") != nil)
    }
}

/// Returns the path of a hike.
private func hike(_ start: CGPoint, _ end: CGPoint, _ height: Double, _ isBack: Bool) -> Path {
    Path { path in
        path.move(to: isBack ? end : start)
        path.addQuadCurve(
            to: isBack ? start : end, control: CGPoint(x: (start.x + end.x) / 2, y: -height)
        )
    }
}
#endif
