import Foundation
import Legato
import Testing

/// Views matched by `matchedGeometryEffect`.
struct MatchedGeometryTests {
    /// A small red rectangle at the top left, or a large blue one at the bottom right, of 200
    /// points.
    private struct Switcher: View {
        let isLarge: Bool
        var properties: MatchedGeometryProperties = .frame
        var transition = AnyTransition.opacity
        @Namespace private var space

        var body: some View {
            ZStack {
                if isLarge {
                    Rectangle().fill(Color.blue)
                        .matchedGeometryEffect(id: "card", in: space, properties: properties)
                        .frame(width: 100, height: 80)
                        .frame(width: 200, height: 200, alignment: .bottomTrailing)
                        .transition(transition)
                } else {
                    Rectangle().fill(Color.red)
                        .matchedGeometryEffect(id: "card", in: space, properties: properties)
                        .frame(width: 20, height: 40)
                        .offset(x: 10, y: 10)
                        .frame(width: 200, height: 200, alignment: .topLeading)
                        .transition(transition)
                }
            }
        }
    }

    private let small = CGRect(x: 10, y: 10, width: 20, height: 40)
    private let large = CGRect(x: 100, y: 120, width: 100, height: 80)

    /// Returns the presented frame of a shape on the display.
    private func rect<V>(_ shape: CALayer, _ stage: ViewStage<V>) throws -> CGRect {
        let shown = try stage.shown(shape)
        return shown.convert(shown.bounds, to: try stage.shown(stage.display.rootLayer))
    }

    private func expect(
        _ actual: CGRect, _ expected: CGRect, within distance: Double = 1e-6,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let distances = [
            actual.minX - expected.minX, actual.minY - expected.minY,
            actual.width - expected.width, actual.height - expected.height,
        ]
        let isClose = distances.allSatisfy { abs($0) <= distance }
        #expect(isClose, "\(actual) instead of \(expected)", sourceLocation: sourceLocation)
    }

    /// Returns a rectangle interpolated between two others.
    private func between(_ a: CGRect, _ b: CGRect, _ progress: Double) -> CGRect {
        CGRect(
            x: a.minX + progress * (b.minX - a.minX), y: a.minY + progress * (b.minY - a.minY),
            width: a.width + progress * (b.width - a.width),
            height: a.height + progress * (b.height - a.height)
        )
    }

    @Test func anInsertedViewStartsAtTheRemovedOnesFrame() throws {
        let remote = Remote(false)
        let stage = ViewStage(Remoted(remote) { Switcher(isLarge: $0) })
        let old = try #require(stage.layers().first)
        expect(try rect(old, stage), small)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        let start = stage.display.time
        for time in [0, 0.1, 0.25, 0.5, 0.75, 0.95] {
            stage.display.advance(by: start + time - stage.display.time)
            #expect(stage.layers().count == 2)
            for shape in stage.layers() {
                expect(try rect(shape, stage), between(small, large, time))
            }
        }
        stage.display.advance(by: 0.1)
        #expect(stage.layers().count == 1)
        expect(try rect(stage.layers()[0], stage), large)
        #expect(stage.layers()[0] !== old)
        #expect(stage.display.isIdle)
    }

    @Test func aReinsertedViewContinuesFromItsFrameWithItsVelocity() throws {
        let remote = Remote(false)
        let spring = Animation.spring(duration: 0.6, bounce: 0.2)
        let stage = ViewStage(Remoted(remote) { Switcher(isLarge: $0) })
        let old = try #require(stage.layers().first)
        var course = PropertyAnimator<Double>()
        let start = stage.display.time
        for (time, isLarge) in [(0.0, true), (0.2, false), (0.35, true), (0.4, false)] {
            stage.display.advance(by: start + time - stage.display.time)
            stage.change { withAnimation(spring) { remote.value = isLarge } }
            course.retarget(by: isLarge ? 1 : -1, animation: spring, at: time)
            for later in [0, 0.05] {
                stage.display.advance(by: start + time + later - stage.display.time)
                let progress = (isLarge ? 1 : 0) + course.offset(at: time + later)
                expect(try rect(old, stage), between(small, large, progress), within: 1e-4)
            }
        }
        stage.display.advance(by: 3)
        #expect(stage.layers().count == 1 && stage.layers()[0] === old)
        expect(try rect(old, stage), small)
        #expect(stage.display.isIdle)
    }

    /// Five tabs of 40 points, of which the selected one is underlined.
    private struct UnderlinedTabs: View {
        let selected: Int
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<5, id: \.self) { tab in
                    VStack(spacing: 0) {
                        Color.clear.frame(width: 40, height: 36)
                        if tab == selected {
                            Rectangle().frame(width: 40, height: 4)
                                .matchedGeometryEffect(id: "line", in: space)
                        }
                    }
                    .frame(height: 40, alignment: .top)
                }
            }
        }
    }

    @Test(
        "A third view continues the movement of the second, which stays with it",
        arguments: [1, 4])
    func aThirdView(last: Int) throws {
        let remote = Remote(0)
        let spring = Animation.spring(duration: 0.6, bounce: 0.2)
        let stage = ViewStage(Remoted(remote) { UnderlinedTabs(selected: $0) })
        func lines() -> [CALayer] { stage.layers().filter { $0.bounds.height == 4 } }
        var course = PropertyAnimator<Double>()
        let start = stage.display.time
        for (time, tab, old) in [(0.0, 2, 0), (0.2, last, 2), (0.3, 3, last)] {
            stage.display.advance(by: start + time - stage.display.time)
            stage.change { withAnimation(spring) { remote.value = tab } }
            course.retarget(by: Double(40 * (tab - old)), animation: spring, at: time)
            for later in [0, 0.03, 0.06, 0.09] {
                stage.display.advance(by: start + time + later - stage.display.time)
                let x = Double(40 * tab) + course.offset(at: time + later)
                #expect(lines().count >= 2)
                for line in lines() { #expect(abs(try rect(line, stage).minX - x) < 1e-4) }
            }
        }
        stage.display.advance(by: 3)
        #expect(lines().count == 1 && stage.display.isIdle)
        #expect(try rect(lines()[0], stage).minX == 120)
    }

    @Test func aViewRemovedAtOnceIsSucceededFromItsFrame() throws {
        let remote = Remote(false)
        let stage = ViewStage(Remoted(remote) { Switcher(isLarge: $0, transition: .identity) })
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        let start = stage.display.time
        for time in [0, 0.25, 0.5] {
            stage.display.advance(by: start + time - stage.display.time)
            #expect(stage.layers().count == 1)
            expect(try rect(stage.layers()[0], stage), between(small, large, time))
        }
        // The view inserted now starts at the current frame of the other.
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
        let middle = between(small, large, 0.5)
        for time in [0.5, 0.75, 1.25] {
            stage.display.advance(by: start + time - stage.display.time)
            expect(try rect(stage.layers()[0], stage), between(middle, small, time - 0.5))
        }
    }

    @Test func withReducedMotionBothFadeInPlace() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) {
                Switcher(isLarge: $0).environment(\.accessibilityReduceMotion, true)
            }
        )
        let old = try #require(stage.layers().first)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        for _ in 0..<2 {
            stage.display.advance(by: 0.25)
            let new = try #require(stage.layers().first { $0 !== old })
            expect(try rect(old, stage), small)
            expect(try rect(new, stage), large)
        }
    }

    @Test func withoutAnimationTheFrameChangesAtOnce() throws {
        let remote = Remote(false)
        let stage = ViewStage(Remoted(remote) { Switcher(isLarge: $0) })
        stage.change { remote.value = true }
        #expect(stage.layers().count == 1)
        expect(try rect(stage.layers()[0], stage), large)
        #expect(stage.display.isIdle)
    }

    private static let scales: [(AnyTransition, Double)] = [
        (.scale, 0), (.scale(scale: 0.5, anchor: .topLeading), 0.5),
        (.scale(scale: 1.5).combined(with: .move(edge: .trailing)).combined(with: .opacity), 1.5),
    ]

    @Test(arguments: 0..<3)
    func aRemovedViewFollowsAlsoInAScaleTransition(number: Int) throws {
        let (transition, scale) = Self.scales[number]
        let remote = Remote(false)
        let spring = Animation.spring(duration: 0.6, bounce: 0.2)
        let stage = ViewStage(Remoted(remote) { Switcher(isLarge: $0, transition: transition) })
        let old = try #require(stage.layers().first)
        var course = PropertyAnimator<Double>()
        let start = stage.display.time
        for (time, isLarge) in [(0.0, true), (0.2, false), (0.3, true)] {
            stage.display.advance(by: start + time - stage.display.time)
            stage.change { withAnimation(spring) { remote.value = isLarge } }
            course.retarget(by: isLarge ? 1 : -1, animation: spring, at: time)
            for later in [0, 0.03, 0.06, 0.09] {
                stage.display.advance(by: start + time + later - stage.display.time)
                let progress = (isLarge ? 1 : 0) + course.offset(at: time + later)
                let place = between(small, large, progress)
                let factor = 1 + (scale - 1) * progress
                let size = CGSize(width: place.width * factor, height: place.height * factor)
                let expected = CGRect(
                    x: place.midX - size.width / 2, y: place.midY - size.height / 2,
                    width: size.width, height: size.height
                )
                expect(try rect(old, stage), expected, within: 1e-4)
            }
        }
        stage.change { withAnimation(spring) { remote.value = false } }
        stage.display.advance(by: 3)
        #expect(stage.layers().count == 1 && stage.layers()[0] === old)
        expect(try rect(old, stage), small)
        #expect(stage.display.isIdle)
    }

    @Test func matchingOnlyPositionKeepsTheSize() throws {
        let remote = Remote(false)
        let stage = ViewStage(Remoted(remote) { Switcher(isLarge: $0, properties: .position) })
        let old = try #require(stage.layers().first)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        stage.display.advance(by: 0.25)
        let new = try #require(stage.layers().first { $0 !== old })
        for (shape, size) in [(old, small.size), (new, large.size)] {
            let middle = between(small, large, 0.25)
            let frame = CGRect(
                x: middle.midX - size.width / 2, y: middle.midY - size.height / 2,
                width: size.width, height: size.height
            )
            expect(try rect(shape, stage), frame)
        }
    }

    /// A moving source, and a view that follows it.
    private struct Pair: View {
        let x: Double
        var bothAreSources = false
        @Namespace private var space

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().fill(Color.red)
                    .matchedGeometryEffect(id: 1, in: space)
                    .frame(width: 50 + x, height: 30)
                    .padding(.leading, x)
                    .frame(width: 200, height: 100, alignment: .topLeading)
                Rectangle().fill(Color.blue)
                    .matchedGeometryEffect(id: 1, in: space, isSource: bothAreSources)
                    .frame(width: 20, height: 20)
                    .frame(width: 200, height: 100, alignment: .topLeading)
            }
        }
    }

    @Test func aNonSourceViewFollowsTheSource() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { Pair(x: $0) })
        let shapes = stage.layers()
        for shape in shapes {
            expect(try rect(shape, stage), CGRect(x: 0, y: 0, width: 50, height: 30))
        }
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 40 } }
        let start = stage.display.time
        for time in [0, 0.25, 0.5, 1] {
            stage.display.advance(by: start + time - stage.display.time)
            for shape in shapes {
                expect(
                    try rect(shape, stage),
                    CGRect(x: 40 * time, y: 0, width: 50 + 40 * time, height: 30)
                )
            }
        }
        stage.change { remote.value = 10 }
        for shape in shapes {
            expect(try rect(shape, stage), CGRect(x: 10, y: 0, width: 60, height: 30))
        }
        #expect(stage.display.isIdle)
    }

    /// A mark on the selected one of three tabs.
    private struct Tabs: View {
        let chosen: Int
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { tab in
                    Color.clear.frame(width: 30 + 10 * Double(tab), height: 20)
                        .matchedGeometryEffect(id: tab, in: space)
                }
            }
            .background {
                Capsule().fill(Color.red)
                    .matchedGeometryEffect(id: chosen, in: space, isSource: false)
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func aNonSourceViewMovesFromOneSourceToAnother() throws {
        let remote = Remote(0)
        let stage = ViewStage(Remoted(remote) { Tabs(chosen: $0) })
        let places = [
            CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 30, y: 0, width: 40, height: 20),
            CGRect(x: 70, y: 0, width: 50, height: 20),
        ]
        let mark = try #require(
            stage.layers().first { ($0.fillColor?.components?.first ?? 0) > 0.5 }
        )
        expect(try rect(mark, stage), places[0])
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 2 } }
        let start = stage.display.time
        for time in [0, 0.25, 0.75, 1] {
            stage.display.advance(by: start + time - stage.display.time)
            expect(try rect(mark, stage), between(places[0], places[2], time))
        }
        stage.change { remote.value = 1 }
        expect(try rect(mark, stage), places[1])
        #expect(stage.display.isIdle)
    }

    @Test func twoSourcesAreReportedAndKeepTheirOwnFrames() throws {
        var stage: ViewStage<Pair>?
        let messages = warnings { stage = ViewStage(Pair(x: 5, bothAreSources: true)) }
        #expect(
            messages.first?.contains("and 1 more are sources of matchedGeometryEffect(id: 1, in:)")
                ?? false
        )
        let shown = try #require(stage)
        let shapes = shown.layers()
        expect(try rect(shapes[0], shown), CGRect(x: 5, y: 0, width: 55, height: 30))
        expect(try rect(shapes[1], shown), CGRect(x: 0, y: 100, width: 20, height: 20))
    }
}
