import Foundation
import Legato
import Observation
import Testing

private struct TappedKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    fileprivate var isTap: Bool {
        get { self[TappedKey.self] }
        set { self[TappedKey.self] = newValue }
    }
}

/// 000 Animation reference: transactions.
///
/// Samples 37 to 48 and 68 to 83 of document 000: transactions, gestures, and common mistakes.
@MainActor struct ReferenceTransactionSamples {
    private static let times = [0, 0.1, 0.2, 0.4]

    private struct Bar: View {
        let change: @MainActor (Binding<Double>) -> Void
        @State private var length = 10.0

        var body: some View {
            VStack {
                Rectangle().frame(width: length, height: 10)
                Button("Go") { change($length) }
            }
        }
    }

    private func lengths(_ change: @escaping @MainActor (Binding<Double>) -> Void) throws
        -> [Double]
    {
        let stage = TransactionStage(Bar(change: change))
        let shape = try stage.shape()
        try stage.tap("Go")
        return try stage.values(at: Self.times) { Double(try stage.frame(shape).width) }
    }

    private func expected(_ animation: Animation) -> [Double] {
        travel(animation, 100, at: Self.times).map { 10 + $0 }
    }

    @Test func samples37and38_withAnimationUsesASpringThatDoesNotBounce() throws {
        let seen = try lengths { length in withAnimation { length.wrappedValue = 110 } }
        expectEqual(seen, expected(.default), within: 1e-3)
        expectEqual(expected(.default), expected(.smooth), within: 0.5)
    }

    @Test func samples39and40_theAnimationOfTheTransactionIsUsed() throws {
        expectEqual(
            try lengths { length in withAnimation(.spring) { length.wrappedValue = 110 } },
            expected(.spring), within: 1e-3
        )
        let bouncy = Animation.spring(duration: 0.6, bounce: 0.4)
        expectEqual(
            try lengths { length in withAnimation(bouncy) { length.wrappedValue = 110 } },
            expected(bouncy), within: 1e-3
        )
    }

    @Test func sample41_withAnimationOfNilChangesImmediately() throws {
        #expect(
            try lengths { length in withAnimation(nil) { length.wrappedValue = 110 } }
                == Self.times.map { _ in 110 }
        )
    }

    private struct Lamp: View {
        @State private var isOn = false
        @State private var width = 40.0

        var body: some View {
            VStack {
                Circle().fill(isOn ? .blue : .gray)
                    .frame(width: width)
                    .animation(.linear(duration: 0.4), value: isOn)
                Button("Light") { isOn.toggle() }
                Button("Widen") { width = 80 }
            }
        }
    }

    @Test func sample42_aValueAnimationAppliesOnlyToChangesOfItsValue() throws {
        let stage = TransactionStage(Lamp(), width: 400, height: 300)
        let shape = try stage.shape()
        try stage.tap("Light")
        let blues = try stage.values(at: [0, 0.2, 0.4]) { Double(try stage.fill(shape).red) }
        #expect(blues[0] > blues[1] && blues[1] > blues[2], "\(blues)")
        let before = try stage.frame(shape).width
        try stage.tap("Widen")
        #expect(try stage.frame(shape).width == 80 && before == 40)
    }

    private struct Both: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Circle().frame(width: 40, height: 40)
                    .scaleEffect(isOn ? 2 : 1)
                    .animation(.linear(duration: 0.2), value: isOn)
                    .opacity(isOn ? 0.5 : 1)
                    .animation(.linear(duration: 0.4), value: isOn)
                Button("Go") { isOn = true }
            }
        }
    }

    /// Returns the presented opacity of a layer, including all its superlayers.
    private func opacity(_ layer: CALayer) -> Double {
        var product = 1.0
        var at: CALayer? = layer
        while let layer = at {
            product *= Double(layer.presentation()?.opacity ?? layer.opacity)
            at = layer.superlayer
        }
        return product
    }

    @Test func sample43_propertiesBelowEachAnimationUseIt() throws {
        let stage = TransactionStage(Both())
        let shape = try stage.shape()
        try stage.tap("Go")
        let seen = try stage.values(at: [0.1, 0.2, 0.4]) {
            (Double(try stage.frame(shape).width), stage.display.perform { opacity(shape) })
        }
        expectEqual(seen.map(\.0), [60, 80, 80], within: 1e-4)
        expectEqual(seen.map(\.1), [0.875, 0.75, 0.5], within: 1e-4)
    }

    private struct Avatar: View {
        let isScoped: Bool
        @State private var isSelected = false

        private var portrait: some View {
            Rectangle().fill(isSelected ? .red : .white)
                .frame(width: 40, height: 40)
        }

        var body: some View {
            VStack {
                if isScoped {
                    portrait.animation(.linear(duration: 0.4)) {
                        $0.scaleEffect(isSelected ? 1.5 : 1)
                    }
                } else {
                    portrait.scaleEffect(isSelected ? 1.5 : 1)
                        .animation(.linear(duration: 0.4), value: isSelected)
                }
                Button("Select") { isSelected = true }
            }
        }
    }

    @Test(arguments: [false, true])
    func samples44and45_aScopedAnimationDoesNotAnimateTheImage(isScoped: Bool) throws {
        let stage = TransactionStage(Avatar(isScoped: isScoped))
        let shape = try stage.shape()
        try stage.tap("Select")
        _ = try stage.values(at: [0.2]) {}
        expectEqual([Double(try stage.frame(shape).width)], [50], within: 1e-6)
        let green = Double(try stage.fill(shape).green)
        let end = Color.red.resolve(in: EnvironmentValues()).cgColor.green
        #expect(
            isScoped ? abs(green - Double(end)) < 1e-6 : green > Double(end) + 0.1,
            "\(green) \(end)"
        )
    }

    private struct Tappable: View {
        @State private var isSelected = false

        var body: some View {
            VStack {
                Rectangle().frame(width: isSelected ? 110 : 10, height: 10)
                    .transaction { $0.animation = $0.isTap ? .bouncy : .smooth }
                Button("Tap") {
                    var transaction = Transaction()
                    transaction.isTap = true
                    withTransaction(transaction) { isSelected.toggle() }
                }
                Button("Else") { isSelected.toggle() }
            }
        }
    }

    @Test func samples46to48_aTransactionValueChoosesTheAnimation() throws {
        #expect(!Transaction().isTap)
        for (title, animation) in [("Tap", Animation.bouncy), ("Else", .smooth)] {
            let stage = TransactionStage(Tappable())
            let shape = try stage.shape()
            try stage.tap(title)
            let seen = try stage.values(at: Self.times) { Double(try stage.frame(shape).width) }
            expectEqual(seen, expected(animation), within: 1e-3)
        }
    }

    /// Samples 58 to 61, with layers in place of UIKit views.
    @Test func words_layersAnimateWithoutAnimationModifiers() throws {
        let stage = BridgeStage()
        var isDone = false
        stage.change {
            CATransaction.setDisableActions(false)
            CALayer.animate(.spring(duration: 0.5)) {
                stage.layer.position.x = 300
            } completion: {
                isDone = true
            }
        }
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.position.x == 300)
        let spring = Spring(duration: 0.5)
        let places = try stage.values(at: [0, 0.1, 0.3]) { Double($0.position.x) }
        expectEqual(
            places, [0, 0.1, 0.3].map { 180 + spring.value(target: 120, time: $0) }, within: 1e-3
        )
        #expect(!isDone)
        stage.display.advance(by: 3)
        #expect(isDone)
        // Without an animation it is called at once.
        var isCalled = false
        CALayer.animate(.spring, changes: {}, completion: { isCalled = true })
        #expect(isCalled)
    }

    private struct Bead: View {
        @State private var place = CGPoint(x: 50, y: 100)

        var body: some View {
            Circle().frame(width: 20, height: 20).position(place)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in
                            withAnimation(.interactiveSpring) { place = value.location }
                        }
                        .onEnded { _ in
                            withAnimation(.spring) { place = CGPoint(x: 300, y: 100) }
                        }
                )
        }
    }

    @Test func sample68_aThrownBeadKeepsItsVelocity() throws {
        let stage = TransactionStage(Bead())
        let shape = try stage.shape()
        let display = stage.display
        func x() throws -> Double { Double(try stage.frame(shape).midX) }
        func event(_ x: CGFloat) -> PointerEvent {
            PointerEvent(location: CGPoint(x: x, y: 100), time: display.time)
        }
        display.send(.pointerDown(event(50)))
        var places: [Double] = []
        for step in 1...12 {
            display.advance(frames: 1)
            display.send(.pointerMoved(event(50 + 8 * CGFloat(step))))
            places.append(try x())
        }
        display.send(.pointerUp(event(146)))
        let released = places[11] - places[10]
        for _ in 0..<3 {
            display.advance(frames: 1)
            places.append(try x())
        }
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(released > 4)
        // The motion is continuous: consecutive steps differ little.
        for (one, next) in zip(steps.dropFirst(6), steps.dropFirst(7)) {
            #expect(next > 0.5 * one && next < 2 * one, "\(steps)")
        }
        stage.settle()
        #expect(try x() == 300)
    }

    @Test func sample69_effectsAnimateWithoutEvaluatingABody() throws {
        struct Effects: View {
            let trace: TransactionTrace
            @State private var isOn = false
            var body: some View {
                trace.write("body")
                return VStack {
                    Rectangle().frame(width: 40, height: 40).scaleEffect(isOn ? 2 : 1)
                        .opacity(isOn ? 0.5 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
                    Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
                }
            }
        }
        let trace = TransactionTrace()
        let stage = TransactionStage(Effects(trace: trace))
        let shape = try stage.shape()
        try stage.tap("Go")
        _ = trace.take()
        let seen = try stage.values(at: [0.5]) { stage.display.perform { opacity(shape) } }
        expectEqual(seen, [0.75])
        stage.display.advance(by: 2)
        #expect(trace.take().isEmpty)
    }

    private struct Loading: View {
        let watchesTitle: Bool
        @State private var progress = 0.0
        @State private var title = "Loading"

        var body: some View {
            VStack {
                VStack {
                    Text(title)
                    Rectangle().frame(width: 10 + 100 * progress, height: 10)
                }
                .animation(.linear(duration: 0.4), value: watchesTitle ? title : "\(progress)")
                Button("Go") { progress = 1 }
            }
        }
    }

    @Test func samples76and77_anAnimationOfTheWrongValueHasNoEffect() throws {
        for (watchesTitle, expected) in [(true, 110.0), (false, 60)] {
            let stage = TransactionStage(Loading(watchesTitle: watchesTitle))
            let shape = try stage.shape()
            try stage.tap("Go")
            let seen = try stage.values(at: [0.2]) { Double(try stage.frame(shape).width) }
            expectEqual(seen, [expected], within: 1e-6)
        }
    }

    #if Macros
    @MainActor @Animatable
    struct Costly: View {
        var value: Double
        @AnimatableIgnored var trace: TransactionTrace
        var body: some View {
            trace.write("body")
            return Text("\(Int(value))")
        }
    }

    @Test func samples70and80_aBodyWithAnimatableDataIsEvaluatedEachFrame() throws {
        struct Host: View {
            let trace: TransactionTrace
            @State private var value = 0.0
            var body: some View {
                VStack {
                    Costly(value: value, trace: trace)
                    Button("Go") { withAnimation(.linear(duration: 0.5)) { value = 60 } }
                }
            }
        }
        let trace = TransactionTrace()
        let stage = TransactionStage(Host(trace: trace))
        try stage.tap("Go")
        _ = trace.take()
        stage.display.advance(frames: 20)
        #expect(trace.take().count == 20)
        stage.display.advance(frames: 60)
        #expect(trace.take().count <= 11, "and no longer than it moves")
        #expect(stage.find("60") != nil)
    }

    @MainActor @Animatable
    struct Moving: View {
        var value: Double
        var body: some View { Text("\(Int(value))") }
    }

    @Test func samples78and79_onlyAnAnimatableViewShowsIntermediateValues() throws {
        struct Plain: View {
            var value: Double
            var body: some View { Text("\(Int(value))") }
        }
        struct Host: View {
            let moves: Bool
            @State private var value = 0.0
            var body: some View {
                VStack {
                    if moves { Moving(value: value) } else { Plain(value: value) }
                    Button("Go") { withAnimation(.linear(duration: 1)) { value = 100 } }
                }
            }
        }
        for (moves, half) in [(false, "100"), (true, "50")] {
            let stage = TransactionStage(Host(moves: moves))
            try stage.tap("Go")
            _ = try stage.values(at: [0.5001]) {}
            #expect(stage.find(half) != nil)
        }
    }
    #endif
}
