import Foundation
import Legato
import Testing

/// With reduced motion, springs do not bounce, and fades replace moves.
struct ReducedMotionTests {
    @Test func withReducedMotionSpringsLoseTheirBounce() throws {
        let pairs: [(Animation, Animation)] = [
            (.bouncy, .smooth), (.snappy(duration: 0.3), .smooth(duration: 0.3)),
            (
                .spring(response: 0.4, dampingFraction: 0.3),
                .spring(response: 0.4, dampingFraction: 1)
            ),
            (.bouncy.speed(2).delay(0.1), .smooth.speed(2).delay(0.1)),
            (
                .interpolatingSpring(mass: 1, stiffness: 100, damping: 4),
                .interpolatingSpring(mass: 1, stiffness: 100, damping: 20)
            ),
            (.easeInOut(duration: 0.5), .easeInOut(duration: 0.5)),
            (.spring(duration: 0.5, bounce: -0.4), .spring(duration: 0.5, bounce: -0.4)),
        ]
        let times = [0.1, 0.2, 0.3, 0.45, 0.6, 0.9]
        for (animation, calm) in pairs {
            let remote = Remote(0.0)
            let stage = ViewStage(
                Remoted(remote) { x in
                    ZStack {
                        Dot().offset(x: x)
                        Dot().offset(x: x).environment(\.accessibilityReduceMotion, true)
                        MainActorAnimationTests.Ticker(value: x * 1000)
                            .environment(\.accessibilityReduceMotion, true)
                    }
                }
            )
            stage.change { withAnimation(animation) { remote.value = 50 } }
            var (free, reduced, counted): ([Double], [Double], [Double]) = ([], [], [])
            _ = try stage.values(at: times) {
                free.append(try stage.x(0) - 100)
                reduced.append(try stage.x(1) - 100)
                counted.append(try #require(Double(stage.strings()[0])) / 1000)
            }
            expectClose(free, deltas(animation, 50, at: times), within: 1e-3)
            expectClose(reduced, deltas(calm, 50, at: times), within: 1e-3)
            expectClose(counted, reduced, within: 1e-3)
        }
    }

    @Test func reduceMotionCanChange() throws {
        let remote = Remote((x: 0.0, isReduced: true))
        let stage = ViewStage(
            Remoted(remote) { state in
                Dot().offset(x: state.x)
                    .environment(\.accessibilityReduceMotion, state.isReduced)
            }
        )
        stage.change { remote.value.isReduced = false }
        stage.change { withAnimation(.bouncy) { remote.value.x = 50 } }
        let times = [0.1, 0.3, 0.5]
        let shown = try stage.values(at: times) { try stage.x() - 100 }
        expectClose(shown, deltas(.bouncy, 50, at: times), within: 1e-3)
    }

    @Test func withReducedMotionMovingTransitionsFade() throws {
        let transitions: [AnyTransition] = [
            .move(edge: .leading), .scale, .slide.combined(with: .scale),
            .opacity.combined(with: .offset(x: 30)), .push(from: .top),
            .asymmetric(insertion: .opacity, removal: .move(edge: .top)), .opacity,
        ]
        for transition in transitions {
            let remote = Remote(true)
            let stage = Stage(
                Remoted(remote) { isShown in
                    ZStack {
                        if isShown { Dot().transition(transition) }
                    }
                    .environment(\.accessibilityReduceMotion, true)
                }
            )
            let leaf = try #require(stage.leaves.last)
            stage.perform { withAnimation(.linear(duration: 1)) { remote.value = false } }
            for (frames, opacity) in [(15, 0.75), (30, 0.25)] {
                stage.display.advance(frames: frames)
                #expect(abs(stage.shownOpacity(leaf) - opacity) < 1e-6, "\(transition)")
                #expect(stage.shownOrigin(leaf) == CGPoint(x: 90, y: 40))
            }
            stage.display.advance(frames: 20)
            #expect(stage.leaves.isEmpty)
        }
    }

    @Test func aTransitionKeepsItsOwnAnimation() throws {
        let remote = Remote(true)
        let stage = Stage(
            Remoted(remote) { isShown in
                ZStack {
                    if isShown {
                        Dot().transition(.move(edge: .top).animation(.linear(duration: 0.5)))
                    }
                }
                .environment(\.accessibilityReduceMotion, true)
            }
        )
        let leaf = try #require(stage.leaves.last)
        stage.perform { remote.value = false }
        stage.display.advance(frames: 15)
        #expect(abs(stage.shownOpacity(leaf) - 0.5) < 1e-6)
        #expect(stage.shownOrigin(leaf) == CGPoint(x: 90, y: 40))
    }

    private struct Pages: View {
        let handle: Handle<[Int]>
        let zooms: Bool
        @State private var path: [Int] = []
        @Namespace private var space

        var body: some View {
            handle.set = { path = $0 }
            return NavigationStack(path: $path) {
                Color.red.frame(width: 40, height: 40)
                    .matchedTransitionSource(id: 1, in: space)
                    .navigationDestination(for: Int.self) { _ in page }
            }
        }

        @ViewBuilder private var page: some View {
            let content = Color.blue.frame(width: 60, height: 60)
            if zooms {
                content.navigationTransition(.zoom(sourceID: 1, in: space))
            } else {
                content
            }
        }
    }

    @Test func withReducedMotionPushesAndZoomsFade() throws {
        for zooms in [false, true] {
            let handle = Handle<[Int]>()
            let stage = ViewStage(
                Pages(handle: handle, zooms: zooms).environment(\.accessibilityReduceMotion, true)
            )
            stage.change { withAnimation(.linear(duration: 1)) { handle.set([1]) } }
            let start = stage.display.time
            var places: [CGPoint] = []
            for time in [0.25, 0.75, 1.5] {
                stage.display.advance(by: start + time - stage.display.time)
                let page = try #require(
                    stage.layers().last { $0.bounds.size == CGSize(width: 60, height: 60) }
                )
                places.append(try stage.middle(page))
                var opacity = 1.0
                var layer: CALayer? = page
                while let current = layer {
                    opacity *= Double(current.presentation()?.opacity ?? 1)
                    layer = current.superlayer
                }
                #expect(abs(opacity - min(time, 1)) < 1e-5)
            }
            #expect(places == Array(repeating: places[2], count: 3))
        }
    }
}
