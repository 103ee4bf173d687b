import Foundation
import Legato
import Observation
import TestSupport
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Nested views: costs are linear in the size of a tree, and no level needs the thread's stack.
@Suite("Deeply nested views", .serialized, .ownProcess)
struct DeepViewTests {
    /// The levels of a chain, and the bytes of stack available to it on the main thread: too few
    /// for a recursion in either build.
    private nonisolated static func size(of views: DeepViews) -> (depth: Int, stack: Int) {
        guard isOptimised else { return (500, 1 << 19) }
        // The rare kinds have as few bytes for each level.
        return views.isBasic ? (10_000, 1 << 20) : (2_500, 1 << 18)
    }

    private nonisolated static let kinds = DeepViews.allCases.filter { isOptimised || $0.isBasic }

    @Test("Views of any depth need only a short stack", arguments: kinds)
    func stackUse(views: DeepViews) async {
        await #expect(processExitsWith: .success) { [views] in
            await MainActor.run {
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                limit.rlim_cur = rlim_t(Self.size(of: views).stack)
                setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
            }
            let life = Life()
            await life.live(views)
            // Tasks that were cancelled before they began retain the views until they are
            // scheduled.
            await Task { @MainActor in }.value
            let isKept = await life.isKept
            #expect(!isKept)
        }
    }

    /// The life of a tree of views.
    private final class Life {
        private weak var graph: ViewGraph?
        /// Whether the graph is still retained.
        var isKept: Bool { graph != nil }

        /// Shows, changes, removes and re-inserts a tree.
        func live(_ views: DeepViews) {
            let model = DeepModel()
            let chain = views.chain(DeepViewTests.size(of: views).depth, model)
            let stage = ViewDisplay(chain, size: CGSize(width: 64, height: 64))
            graph = stage.hosting.graph
            _ = stage.display.rootLayer.hitTest(CGPoint(x: 32, y: 32))
            stage.tap(32, 32)
            stage.display.perform { withAnimation(.linear(duration: 0.1)) { model.isWide = true } }
            stage.display.advance(frames: 3)
            for isShown in [false, true, false] {
                stage.display.perform {
                    withAnimation(.linear(duration: 0.1)) { model.isShown = isShown }
                }
                stage.display.advance(frames: isShown ? 2 : 10)
            }
            stage.display.perform { model.isShown = true }
            stage.display.advance(frames: 1)
        }
    }

    @Test("An element is measured a few times at any depth", arguments: DeepViews.allCases)
    func measurements(views: DeepViews) {
        struct Counts {
            var show, change, bodies, steps, conversions: Int
        }
        func counts(_ depth: Int) -> Counts {
            let conversions = CALayer.conversionSteps
            let model = DeepModel()
            let stage = ViewDisplay(views.chain(depth, model), size: CGSize(width: 64, height: 64))
            let graph = stage.hosting.graph
            let show = graph.measurements
            stage.display.perform { model.isWide = true }
            stage.display.advance(frames: 1)
            let change = graph.measurements - show
            stage.tap(32, 32)
            stage.display.advance(frames: 2)
            return Counts(
                show: show, change: change, bodies: graph.bodyEvaluations, steps: graph.steps,
                conversions: CALayer.conversionSteps - conversions
            )
        }
        let (ten, twenty, forty) = (counts(10), counts(20), counts(40))
        for (few, more) in [(ten, twenty), (twenty, forty)] {
            #expect(more.show <= 2 * few.show + 20, "\(few.show) and \(more.show)")
            #expect(more.change <= 2 * few.change + 20, "\(few.change) and \(more.change)")
            #expect(more.bodies <= 2 * few.bodies + 20, "\(few.bodies) and \(more.bodies)")
            #expect(more.steps <= 2 * few.steps + 20, "\(few.steps) and \(more.steps)")
            let (few, more) = (few.conversions, more.conversions)
            #expect(more <= 2 * few + 20, "\(few) and \(more)")
        }
    }

    @Test(
        "A press computes its location once for each level, however many gestures need it",
        arguments: [DeepViews.drag, .tap, .button, .toggle, .link, .high]
    )
    func places(views: DeepViews) {
        func steps(_ depth: Int) -> Int {
            let stage = ViewDisplay(
                views.chain(depth, DeepModel()), size: CGSize(width: 64, height: 64)
            )
            let before = CALayer.conversionSteps
            stage.display.send(
                .pointerDown(
                    PointerEvent(location: CGPoint(x: 32, y: 32), time: stage.display.time)
                )
            )
            return CALayer.conversionSteps - before
        }
        let (few, more) = (steps(20), steps(40))
        #expect(more <= 2 * few + 20, "\(few) and \(more)")
    }

    @Test("Nested stacks and spacers print no warning")
    func silence() {
        let messages = warnings {
            for views in DeepViews.allCases { _ = ViewDisplay(views.chain(6, DeepModel())) }
            _ = ViewDisplay(
                HStack {
                    VStack {
                        HStack {
                            Spacer();
                            VStack {
                                Spacer(); Text("a")
                            }
                        }; Spacer()
                    }
                    .alignmentGuide(.leading) { $0.height / 2 }
                    Spacer()
                }
            )
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("A warning names the view and the view whose body contains it")
    func names() {
        let messages = warnings { _ = ViewDisplay(Endless()) }
        let warning = "EndlessLayout in Endless must return a width from 0 to 1000000000.0, got inf"
        #expect(messages.contains { $0.contains(warning) })
    }

    @Test("A layout that changes its own inputs stops after a number of rounds, with a warning")
    func loop() {
        let model = DeepLoop()
        let messages = warnings { _ = ViewDisplay(LoopingView(model: model)) }
        #expect(Set(messages).count == 1 && messages.count <= 2, "\(messages)")
        #expect(messages.first?.contains("LoopingLayout in LoopingView invalidated its") ?? false)
        // Two commits, with two queries each: for the guides and for the placements.
        #expect(model.rounds <= 4 * ViewGraph.maximumLayoutRounds)
    }

    @Test(
        "Actions that trigger each other run 100 rounds a frame, with a warning that names the view"
    )
    func actions() {
        let model = DeepLoop()
        let it = ViewDisplay(TriggeringView(model: model))
        let messages = warnings {
            it.display.perform { model.rounds = 1 }
            it.display.advance(frames: 1)
        }
        // The commit of the change, and the frame after it.
        #expect(model.rounds - 1 == 2 * ViewGraph.maximumRounds)
        #expect(Set(messages).count == 1, "\(messages)")
        #expect(
            messages.first?.contains("TriggeringView was updated for 100 rounds") ?? false,
            "\(messages)")
        it.display.advance(frames: 1)
        #expect(model.rounds - 1 == 3 * ViewGraph.maximumRounds)
    }

    @Test("A recursion continues beyond the stack, on the same thread")
    func segments() {
        func depth(_ level: Int) -> Int {
            withStackRoom { level == 0 ? 0 : depth(level - 1) + 1 }
        }
        let thread = pthread_self()
        #expect(depth(200_000) == 200_000)
        #expect(withStackRoom { pthread_self() } == thread)
    }
}

private struct Endless: View {
    var body: some View { EndlessLayout()() { Color.red } }
}

private struct EndlessLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.infinity, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

@Observable private final class DeepLoop {
    var rounds = 0
}

private struct TriggeringView: View {
    let model: DeepLoop
    var body: some View {
        Color.red.onChange(of: model.rounds) { if model.rounds < 10_000 { model.rounds += 1 } }
    }
}

private struct LoopingView: View {
    let model: DeepLoop
    var body: some View { LoopingLayout(model: model, rounds: model.rounds)() { Color.red } }
}

private struct LoopingLayout: Layout {
    let model: DeepLoop
    let rounds: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        MainActor.assumeIsolated { model.rounds += 1 }
    }
}
