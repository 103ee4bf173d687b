import Legato
import Testing

/// Values that are computed on the main actor in each frame.
struct MainActorAnimationTests {
    private let line = Animation.linear(duration: 1)

    /// Displays the interpolated values as integers.
    struct Ticker: View, Animatable {
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
    }

    /// The same for a `Float`, truncated.
    struct Score: View, Animatable {
        var value: Float
        var animatableData: Float {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text(verbatim: "\(Int(value))") }
    }

    @Test func anIntJumpsAndAFloatCountsThroughTheValuesBetween() throws {
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { number in
                VStack {
                    Text(verbatim: "\(number)")
                    Score(value: Float(number))
                }
            }
        )
        stage.change { withAnimation(line) { remote.value = 100 } }
        let shown = try stage.values(at: [0, 0.25, 0.5, 0.75, 1, 2]) { try stage.strings() }
        #expect(shown.allSatisfy { $0[0] == "100" })
        #expect(shown.map { $0[1] } == ["0", "25", "50", "75", "100", "100"])
    }

    @Test func anAnimatedRootViewCountsToItsNewValue() throws {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 50))
        let hosting = HostingLayer(rootView: Ticker(value: 0))
        hosting.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(hosting) }
        display.advance(frames: 2)
        display.perform { withAnimation(line) { hosting.rootView = Ticker(value: 60) } }
        let strings = { (hosting.sublayers?.first as? CATextLayer)?.string as? String }
        let start = try #require(strings().flatMap(Int.init))
        display.advance(frames: 30)
        let middle = try #require(strings().flatMap(Int.init))
        #expect((0...1).contains(start) && (29...31).contains(middle))
        display.advance(frames: 60)
        #expect(strings() == "60")
    }

    @Test func withAnimationWithoutArgumentsDoesNotBounce() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { Ticker(value: $0) })
        stage.change { withAnimation { remote.value = 1000 } }
        var last = 0
        for _ in 0..<90 {
            stage.display.advance(frames: 1)
            let number = try #require(Int(stage.strings()[0]))
            #expect(number >= last && number <= 1000)
            last = number
        }
        #expect(last == 1000)
    }

    @Test func digitsFollowTheValuesOfTheSpring() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { Ticker(value: $0) })
        let times = [0, 0.1, 0.2, 0.3, 0.5, 0.8, 2]
        stage.change { withAnimation(.bouncy) { remote.value = 5000 } }
        let shown = try stage.values(at: times) { try #require(Double(stage.strings()[0])) }
        expectClose(shown, deltas(.bouncy, 5000, at: times), within: 1)
        #expect(shown.contains { $0 > 5010 })
    }

    @Test func eachFrameEvaluatesOnlyTheAnimatableViewsBody() {
        let remote = Remote(0.0)
        let stage = ViewStage(
            Remoted(remote) { value in
                VStack {
                    Ticker(value: value)
                    Dot()
                }
            }
        )
        stage.change { withAnimation(line) { remote.value = 100 } }
        let before = stage.hosting.bodyEvaluations
        stage.display.advance(frames: 30)
        #expect(stage.hosting.bodyEvaluations - before == 30)
        stage.display.advance(by: 1)
        let rest = stage.hosting.bodyEvaluations
        stage.display.advance(by: 1)
        #expect(stage.hosting.bodyEvaluations == rest)
        #expect(stage.display.isIdle)
    }

    @Test func anInterruptedCounterContinuesFromItsValue() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { Ticker(value: $0) })
        stage.change { withAnimation(line) { remote.value = 100 } }
        stage.display.advance(by: 0.5)
        stage.change { withAnimation(line) { remote.value = 200 } }
        // Combined: from the current value of the first animation to the new end.
        let shown = try stage.values(at: [0, 0.25, 0.5, 1]) { try stage.strings()[0] }
        #expect(shown == ["50", "106", "150", "200"])
    }

    /// A route from start to end with a given height in the middle.
    nonisolated struct Route: Shape {
        var start: Double
        var end: Double
        var height: Double

        var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
            get { AnimatablePair(AnimatablePair(start, end), height) }
            set {
                (start, end, height) = (
                    newValue.first.first, newValue.first.second, newValue.second
                )
            }
        }

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.width * start, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.width * (start + end) / 2, y: rect.maxY - height))
            path.addLine(to: CGPoint(x: rect.width * end, y: rect.maxY))
            return path
        }
    }

    @Test func aCustomShapeMorphsInEveryFrame() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { isOn in
                Route(start: isOn ? 0.2 : 0, end: isOn ? 0.6 : 1, height: isOn ? 80 : 0)
                    .stroke(.blue, lineWidth: 2)
                    .frame(width: 100, height: 100)
            }
        )
        let layer = try #require(stage.layers().first)
        stage.change { withAnimation(line) { remote.value = true } }
        let times = [0, 0.1, 0.5, 0.75, 1, 2]
        let boxes = try stage.values(at: times) {
            try #require(stage.shown(layer).path).boundingBox
        }
        for (time, box) in zip(times, boxes) {
            let part = min(time, 1)
            expectClose(
                [box.minX, box.maxX, box.minY, box.maxY].map(Double.init),
                [20 * part, 100 - 40 * part, 100 - 80 * part, 100]
            )
        }
        var pictures: Set<[UInt8]> = []
        stage.change { withAnimation(line) { remote.value = false } }
        for _ in 0..<10 {
            stage.display.advance(frames: 3)
            pictures.insert(stage.display.snapshot().pixels)
        }
        #expect(pictures.count == 10)
    }

    /// Views on a circle of 80 points.
    struct Ring: Layout {
        var angle: Angle

        var animatableData: Angle.AnimatableData {
            get { angle.animatableData }
            set { angle.animatableData = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 200, height: 200) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (index, subview) in subviews.enumerated() {
                let turn = angle.radians + Double(index) * 2 * .pi / Double(subviews.count)
                subview.place(
                    at: CGPoint(x: bounds.midX + 80 * cos(turn), y: bounds.midY + 80 * sin(turn)),
                    anchor: .center, proposal: .unspecified
                )
            }
        }
    }

    @Test func subviewsMoveAlongTheCircleNotTheChord() throws {
        let remote = Remote(Angle.zero)
        let stage = ViewStage(
            Remoted(remote) { angle in
                Ring(angle: angle) {
                    Dot()
                    Dot(color: .blue)
                    Dot(color: .green)
                }
            }
        )
        stage.change { withAnimation(line) { remote.value = .degrees(180) } }
        let times = [0, 0.25, 0.5, 0.75, 1]
        let places = try stage.values(at: times) { try (0..<3).map { try stage.place($0) } }
        for (time, row) in zip(times, places) {
            for (index, place) in row.enumerated() {
                let turn = Double.pi * time + Double(index) * 2 * .pi / 3
                expectClose(
                    [Double(place.x), Double(place.y)],
                    [100 + 80 * cos(turn), 100 + 80 * sin(turn)]
                )
            }
        }
        stage.display.advance(by: 1)
        #expect(stage.display.isIdle)
    }

    @Test func aLayoutAnimationEvaluatesNoBody() {
        let remote = Remote(Angle.zero)
        let stage = ViewStage(Remoted(remote) { Ring(angle: $0) { Dot() } })
        stage.change { withAnimation(line) { remote.value = .degrees(180) } }
        let before = stage.hosting.bodyEvaluations
        stage.display.advance(frames: 30)
        #expect(stage.hosting.bodyEvaluations == before)
    }
}
