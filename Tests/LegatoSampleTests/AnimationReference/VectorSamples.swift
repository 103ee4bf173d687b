import Foundation
import Legato
import Testing

/// 000 Animation reference: vectors.
///
/// Samples 1 to 9 of document 000: which values animate, and how.
@MainActor struct VectorSamples {
    private static let times = [0, 0.25, 0.5, 0.75, 1.0]
    private static let linear = Animation.linear(duration: 1)

    @Test func sample1_vectorsSubtractAddAndScaleAndHaveAZero() {
        func law<V: VectorArithmetic>(_ a: V, _ b: V) -> Bool {
            let half = (a - b).scaled(by: 0.5)
            return b + half + half == a && a + .zero == a && a - a == .zero
        }
        #expect(law(8.0, 3.0) && law(Float(8), Float(3)) && law(CGFloat(8), CGFloat(3)))
        #expect(law(AnimatablePair(8.0, 4.0), AnimatablePair(2.0, 6.0)))
        // Angles, points, sizes and rectangles have vectors as their animatable data.
        func data<A: Animatable>(_ value: A, _ other: A) -> Bool {
            law(value.animatableData, other.animatableData)
        }
        #expect(data(Angle.degrees(90), .degrees(10)))
        #expect(data(CGPoint(x: 8, y: 4), CGPoint(x: 2, y: 6)))
        #expect(data(CGSize(width: 8, height: 4), CGSize(width: 2, height: 6)))
        #expect(data(CGRect(x: 8, y: 4, width: 2, height: 2), .zero))
    }

    private struct Count<Value: Equatable>: View {
        let end: Value
        let title: (Value) -> String
        @State var count: Value

        var body: some View {
            VStack {
                Text(title(count)).animation(VectorSamples.linear, value: count)
                Button("Go") { count = end }
            }
        }
    }

    @Test func sample2_anIntegerIsReplacedImmediately() throws {
        let stage = TransactionStage(Count(end: 100, title: { "\($0)" }, count: 0))
        try stage.tap("Go")
        let found = try stage.values(at: Self.times) { stage.find("100") != nil }
        #expect(found == Self.times.map { _ in true })
        #expect(stage.find("0") == nil)
    }

    /// As on Apple's platforms, only the data of an `Animatable` view is interpolated.
    @Test func sample3_aFractionalStateIsReplacedImmediatelyToo() throws {
        let stage = TransactionStage(Count(end: Float(100), title: { "\(Int($0))" }, count: 0))
        try stage.tap("Go")
        #expect(try stage.values(at: Self.times) { stage.find("100") != nil }.allSatisfy { $0 })
    }

    private struct Square: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Rectangle().frame(width: 40, height: 40).scaleEffect(isOn ? 1.5 : 1)
                    .animation(VectorSamples.linear, value: isOn)
                Button("Go") { isOn = true }
            }
        }
    }

    @Test func sample4_theModelChangesImmediatelyWhileThePresentationAnimates() throws {
        let stage = TransactionStage(Square())
        let shape = try stage.shape()
        try stage.tap("Go")
        let widths = try stage.values(at: Self.times) { Double(try stage.frame(shape).width) }
        expectEqual(widths, [40, 45, 50, 55, 60], within: 1e-9)
        // The transform may be on the layer or on a superlayer.
        var layer: CALayer? = shape
        var factor = 1.0
        while let at = layer {
            factor *= at.transform.m11
            layer = at.superlayer
        }
        #expect(factor == 1.5)
    }

    /// A modifier of two vectors of two numbers each.
    private struct Grow: ViewModifier, @MainActor Animatable {
        var size: CGSize
        var anchor: UnitPoint

        var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
            get { AnimatablePair(size.animatableData, anchor.animatableData) }
            set {
                size.animatableData = newValue.first
                anchor.animatableData = newValue.second
            }
        }

        func body(content: Content) -> some View { content.scaleEffect(size, anchor: anchor) }
    }

    private struct Growing: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Rectangle().frame(width: 40, height: 40)
                    .modifier(
                        Grow(
                            size: CGSize(width: isOn ? 2 : 1, height: isOn ? 3 : 1),
                            anchor: isOn ? .topLeading : .bottomTrailing
                        )
                    )
                Button("Go") { withAnimation(VectorSamples.linear) { isOn = true } }
            }
        }
    }

    @Test func sample6_aPairCombinesTwoVectorsIntoOneOfFour() throws {
        let four = AnimatablePair(
            CGSize(width: 1, height: 2).animatableData, UnitPoint(x: 3, y: 4).animatableData
        )
        #expect(four.magnitudeSquared > 0)
        let stage = TransactionStage(Growing())
        let shape = try stage.shape()
        let before = try stage.frame(shape)
        try stage.tap("Go")
        let frames = try stage.values(at: [0, 0.5, 1]) { try stage.frame(shape) }
        expectEqual(frames.map { Double($0.width) }, [40, 60, 80], within: 1e-6)
        expectEqual(frames.map { Double($0.height) }, [40, 80, 120], within: 1e-6)
        // Half-way it scales about its centre, at the end about its upper left corner.
        expectEqual([Double(frames[1].midX - before.midX)], [0], within: 1e-6)
        expectEqual([Double(frames[2].minX - before.minX)], [0], within: 1e-6)
    }

    private struct Number: View, @MainActor Animatable {
        var number: Double
        let trace: TransactionTrace

        var animatableData: Double {
            get { number }
            set { number = newValue }
        }

        var body: some View {
            trace.write("\(Int(number))")
            return Text("\(Int(number))").font(.largeTitle)
        }
    }

    private struct Numbers: View {
        let trace: TransactionTrace
        @State private var value = 0.0

        var body: some View {
            VStack {
                Number(number: value, trace: trace).animation(.spring, value: value)
                Button("Go") { value = 100 }
            }
        }
    }

    @Test func sample7_anAnimatableViewIsEvaluatedEachFrameWithItsCurrentNumber() throws {
        let trace = TransactionTrace()
        let stage = TransactionStage(Numbers(trace: trace))
        #expect(trace.take() == ["0"])
        try stage.tap("Go")
        _ = trace.take()
        stage.display.advance(frames: 30)
        let seen = trace.take().compactMap { Int($0) }
        #expect(seen.count == 30, "once a frame: \(seen)")
        #expect(seen == seen.sorted() && (seen.first ?? 100) < 10 && (seen.last ?? 0) > 80)
        let expected = (1...30).map { Spring().value(target: 100, time: Double($0) / 60) }
        #expect(zip(seen, expected).allSatisfy { abs(Double($0) - $1) <= 1.01 })
        stage.settle()
        #expect(stage.find("100") != nil)
    }

    /// Sample 8: the use of such a view.
    @Test func sample8_withoutAnAnimationTheNumberChangesImmediately() throws {
        struct Plain: View {
            let trace = TransactionTrace()
            @State private var value = 0.0
            var body: some View {
                VStack {
                    Number(number: value, trace: trace)
                    Button("Go") { value = 100 }
                }
            }
        }
        let stage = TransactionStage(Plain())
        try stage.tap("Go")
        #expect(stage.find("100") != nil)
    }

    #if Macros
    @Animatable
    #endif
    nonisolated struct Ring: Layout {
        var turn: Angle

        var animatableData: Angle.AnimatableData {
            get { turn.animatableData }
            set { turn.animatableData = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            let radius = min(bounds.width, bounds.height) / 2
            for (index, subview) in subviews.enumerated() {
                let angle = turn + .degrees(360 / Double(subviews.count)) * Double(index)
                let place = CGPoint(
                    x: bounds.midX + radius * cos(angle.radians),
                    y: bounds.midY + radius * sin(angle.radians)
                )
                subview.place(at: place, anchor: .center, proposal: .unspecified)
            }
        }
    }

    private struct Carousel: View {
        @State private var turn = Angle.zero

        var body: some View {
            VStack {
                Ring(turn: turn) {
                    ForEach(0..<4, id: \.self) { _ in Circle().frame(width: 10, height: 10) }
                }
                .frame(width: 100, height: 100)
                Button("Turn") {
                    withAnimation(VectorSamples.linear) { turn = .degrees(90) }
                }
            }
        }
    }

    @Test func sample9_aLayoutPlacesItsViewsAgainForEachAngle() throws {
        let stage = TransactionStage(Carousel())
        let dots = stage.layers(CAShapeLayer.self).filter { $0.bounds.width == 10 }
        #expect(dots.count == 4)
        let frames = try dots.map { try stage.frame($0) }
        let middle = CGPoint(
            x: frames.map(\.midX).reduce(0, +) / 4, y: frames.map(\.midY).reduce(0, +) / 4
        )
        try stage.tap("Turn")
        let angles = try stage.values(at: Self.times) {
            let frame = try stage.frame(dots[0])
            let (x, y) = (frame.midX - middle.x, frame.midY - middle.y)
            #expect(abs((x * x + y * y).squareRoot() - 50) < 1e-6, "on the circle, not across it")
            return Double(atan2(y, x)) * 180 / .pi
        }
        expectEqual(angles, [0, 22.5, 45, 67.5, 90], within: 1e-6)
    }
}
