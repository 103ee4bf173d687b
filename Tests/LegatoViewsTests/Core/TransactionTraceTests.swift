import Legato
import Testing

/// Which modifiers print which animation, in which order.
struct TransactionTraceTests {
    /// The output of the monitors.
    final class Trace {
        private(set) var lines: [String] = []

        func note(_ name: String, _ animation: Animation?) {
            lines.append("\(name): \(animation.map { "\($0.base)" } ?? "nil")")
        }

        func clear() { lines = [] }
    }

    private let trace = Trace()
    private let remote = Remote(false)
    private let spring =
        "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"

    @Test func anImplicitLinearAnimationOutsideAndASmoothOneOnTheInnerText() throws {
        let stage = ViewStage(
            Remoted(remote) { isOn in
                VStack {
                    Text("moves")
                        .offset(x: isOn ? 20 : 0)
                        .monitored("inner", trace)
                        .animation(.smooth, value: isOn)
                        .monitored("outer", trace)
                    Text("rests").monitored("second", trace)
                    Dot().monitored("toggle", trace)
                }
                .monitored("stack", trace)
                .animation(.linear, value: isOn)
            }
        )
        trace.clear()
        stage.change { remote.value = true }
        expectLinear("stack", "outer")
        #expect(
            Array(trace.lines.dropFirst(2)) == ["inner: \(spring)", "stack: nil", "outer: nil"],
            "\(trace.lines)"
        )
        // The frames in between do not query transactions.
        trace.clear()
        stage.display.advance(by: 2)
        #expect(trace.lines == [])
    }

    /// Expects the first lines to show the linear curve.
    private func expectLinear(_ names: String...) {
        let start = names.map { "\($0): BezierAnimation(duration: 0.35" }
        #expect(trace.lines.count >= start.count, "\(trace.lines)")
        for (line, start) in zip(trace.lines, start) { #expect(line.hasPrefix(start)) }
    }

    @Test func theSpringReachesAllChangesFromTheRootDown() throws {
        let stage = ViewStage(Tall(remote: remote, trace: trace, hasSpacer: false))
        trace.clear()
        stage.change { withAnimation(.smooth) { remote.value = true } }
        #expect(
            trace.lines == ["root", "stack", "sub-view", "rectangle", "text"].map {
                "\($0): \(spring)"
            } + ["root: nil", "stack: nil", "sub-view: nil"]
        )
    }

    @Test func changedBranchesAreUpdatedBeforeViewsMovedByLayout() throws {
        let stage = ViewStage(Shifted(trace: trace).monitored("App", trace))
        trace.clear()
        stage.change { withAnimation(.smooth) { Shifted.toggle?() } }
        #expect(
            trace.lines == ["App", "VStack", "SubView", "Rectangle", "Hello"].map {
                "\($0): \(spring)"
            } + ["App: nil", "VStack: nil", "SubView: nil"]
        )
    }

    @Test func aTextHeldInPlaceByASpacerIsNotUpdated() throws {
        let stage = ViewStage(Tall(remote: remote, trace: trace, hasSpacer: true))
        let text = try #require(stage.layers(CATextLayer.self).first)
        let before = try stage.middle(text)
        trace.clear()
        stage.change { withAnimation(.smooth) { remote.value = true } }
        #expect(
            trace.lines == ["root", "stack", "sub-view", "rectangle"].map { "\($0): \(spring)" }
                + ["root: nil", "stack: nil", "sub-view: nil"]
        )
        stage.display.advance(by: 0.2)
        #expect(try stage.middle(text) == before)
    }

    @Test func theMovedTextAndTheRectangleUseTheSpring() throws {
        let stage = ViewStage(Tall(remote: remote, trace: trace, hasSpacer: false))
        let text = try #require(stage.layers(CATextLayer.self).first)
        let shape = try #require(stage.layers().first)
        let before = Double(try stage.middle(text).y)
        stage.change { withAnimation(.smooth) { remote.value = true } }
        let times = [0, 0.1, 0.3, 0.5, 2]
        let shown = try stage.values(at: times) {
            [
                Double(try stage.shown(shape).bounds.height),
                Double(try stage.middle(text).y) - before,
            ]
        }
        expectClose(
            shown.map { $0[0] }, deltas(.smooth, 60, at: times).map { 20 + $0 }, within: 1e-4)
        // The stack is centred, so it moves by half the rectangle's growth.
        expectClose(shown.map { $0[1] }, deltas(.smooth, 30, at: times), within: 1e-4)
    }

    @Test func aBranchWithItsOwnAnimationPrintsIt() throws {
        let stage = ViewStage(
            Remoted(remote) { isOn in
                ZStack {
                    Dot().offset(x: isOn ? 20 : 0).monitored("plain", trace)
                    Dot().offset(x: isOn ? 20 : 0)
                        .monitored("bounces", trace)
                        .animation(.bouncy, value: isOn)
                }
                .monitored("root", trace)
            }
        )
        trace.clear()
        stage.change { withAnimation(.smooth) { remote.value = true } }
        #expect(
            trace.lines == [
                "root: \(spring)", "plain: \(spring)",
                "bounces: FluidSpringAnimation(response: 0.5, dampingFraction: 0.7, blendDuration: 0.0)",
                "root: nil",
            ]
        )
    }

    @Test func settingAnEqualValuePrintsNothing() throws {
        let stage = ViewStage(Tall(remote: remote, trace: trace, hasSpacer: false))
        trace.clear()
        stage.change { withAnimation(.smooth) { remote.value = false } }
        stage.display.advance(by: 1)
        #expect(trace.lines == [])
    }
}

/// A growing rectangle in a subview, above a text.
private struct Tall: View {
    let remote: Remote<Bool>
    let trace: TransactionTraceTests.Trace
    let hasSpacer: Bool

    var body: some View {
        Remoted(remote) { isTall in
            VStack {
                Growing(isTall: isTall, trace: trace).monitored("sub-view", trace)
                if hasSpacer { Spacer() }
                Text("below").monitored("text", trace)
            }
            .monitored("stack", trace)
        }
        .monitored("root", trace)
    }
}

private struct Growing: View {
    let isTall: Bool
    let trace: TransactionTraceTests.Trace

    var body: some View {
        Rectangle().fill(.blue)
            .frame(width: 40, height: isTall ? 80 : 20)
            .monitored("rectangle", trace)
    }
}

extension View {
    /// Notes every transaction that passes.
    fileprivate func monitored(_ name: String, _ trace: TransactionTraceTests.Trace) -> some View {
        transaction { trace.note(name, $0.animation) }
    }
}

/// A text above a view whose own state makes its rectangle taller.
private struct Shifted: View {
    static var toggle: (() -> Void)?
    let trace: TransactionTraceTests.Trace

    var body: some View {
        VStack {
            Text("Hello").monitored("Hello", trace)
            Part(trace: trace).monitored("SubView", trace)
        }
        .monitored("VStack", trace)
    }

    private struct Part: View {
        let trace: TransactionTraceTests.Trace
        @State private var isTall = false

        var body: some View {
            Shifted.toggle = { isTall.toggle() }
            return Rectangle().fill(.cyan)
                .frame(width: 30, height: isTall ? 40 : 20)
                .monitored("Rectangle", trace)
        }
    }
}
