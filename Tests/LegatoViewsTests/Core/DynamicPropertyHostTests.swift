import Foundation
import Legato
import Observation
import Testing

/// The dynamic properties of every type that can have them are connected, and the host is
/// evaluated again when a value that it reads changes.
struct DynamicPropertyHostTests {
    @Observable final class Model {
        var count = 0
    }

    /// State, environment, a namespace, focus and a model, as any host may have them.
    private struct Counting: ViewModifier {
        let remote: Remote<Int>
        let model: Model
        @State private var count = 0
        @State private var spaces: Set<Namespace.ID> = []
        @Environment(\.lineLimit) private var limit
        @Namespace private var space

        func body(content: Content) -> some View {
            let _ = remote.attach($count)
            VStack {
                content
                Text("\(count) \(limit ?? 0) \(model.count)")
                Text("\(spaces.count)").onChange(of: count, initial: true) { spaces.insert(space) }
            }
        }
    }

    @Test func aModifierKeepsStateAndIsReevaluated() throws {
        let (remote, limit, model) = (Remote(0), Remote(1), Model())
        let stage = ViewStage(
            Remoted(limit) { limit in
                VStack { Text("content").modifier(Counting(remote: remote, model: model)) }
                    .lineLimit(limit)
            }
        )
        stage.change { remote.value = 3 }
        #expect(try stage.strings() == ["content", "3 1 0", "1"])
        stage.change { limit.value = 2 }
        #expect(try stage.strings() == ["content", "3 2 0", "1"])
        stage.change { model.count = 7 }
        #expect(try stage.strings() == ["content", "3 2 7", "1"])
        let before = stage.hosting.bodyEvaluations
        stage.change { remote.value = 3 }
        #expect(stage.hosting.bodyEvaluations == before)
    }

    @Test func aButtonOfAModifierChangesItsState() throws {
        struct Pressed: ViewModifier {
            @State var count = 0
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("+") { count += 1 }.frame(width: 100, height: 100)
                    Text("\(count)")
                }
            }
        }
        let it = ViewDisplay(Color.red.frame(width: 20, height: 20).modifier(Pressed()))
        func strings() -> [String] {
            func all(_ layer: CALayer) -> [CALayer] {
                [layer] + (layer.sublayers ?? []).flatMap(all)
            }
            return all(it.hosting).compactMap { ($0 as? CATextLayer)?.string as? String }
        }
        it.tap(150, 100)
        it.tap(150, 100)
        #expect(strings() == ["+", "2"])
    }

    private struct Sliding: ViewModifier, @MainActor Animatable {
        var position: Double
        let remote: Remote<Int>
        @State private var count = 0
        @Environment(\.lineLimit) private var limit

        var animatableData: Double {
            get { position }
            set { position = newValue }
        }

        func body(content: Content) -> some View {
            let _ = remote.attach($count)
            Text("\(Int(position)) \(count) \(limit ?? 0)")
        }
    }

    @Test func anAnimatableModifierKeepsStateDuringAnimations() throws {
        let (remote, position) = (Remote(0), Remote(0.0))
        let stage = ViewStage(
            Remoted(position) { Color.red.modifier(Sliding(position: $0, remote: remote)) }
                .lineLimit(4)
        )
        stage.change { remote.value = 3 }
        #expect(try stage.strings() == ["0 3 4"])
        stage.change { withAnimation(.linear(duration: 1)) { position.value = 100 } }
        stage.display.advance(by: 0.5)
        stage.change { remote.value = 4 }
        #expect(try stage.strings() == ["50 4 4"])
        stage.display.advance(by: 1)
        #expect(try stage.strings() == ["100 4 4"])
    }

    @Test func aGestureOfAModifierUpdatesItsState() throws {
        struct Dragged: ViewModifier {
            @GestureState var offset = CGSize.zero
            @State var drags = 0
            func body(content: Content) -> some View {
                content.frame(width: 40 + offset.width, height: 40 + CGFloat(drags))
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($offset) { value, state, _ in state = value.translation }
                            .onEnded { _ in drags += 1 }
                    )
            }
        }
        let it = ViewDisplay(Color.red.modifier(Dragged()))
        it.down(150, 100)
        it.move(160, 100)
        it.display.advance(frames: 1)
        #expect(it.layers(CGSize(width: 50, height: 40)).isEmpty == false)
        it.up(160, 100)
        it.display.advance(frames: 1)
        #expect(it.layers(CGSize(width: 40, height: 41)).isEmpty == false)
    }

    private struct Styled: ButtonStyle {
        let remote: Remote<Int>
        let model: Model
        @State private var count = 0
        @Environment(\.lineLimit) private var limit
        func makeBody(configuration: Configuration) -> some View {
            let _ = remote.attach($count)
            Text("\(count) \(limit ?? 0) \(model.count)")
        }
    }

    private struct Primitive: PrimitiveButtonStyle {
        let remote: Remote<Int>
        let model: Model
        @State private var count = 0
        @Environment(\.lineLimit) private var limit
        func makeBody(configuration: Configuration) -> some View {
            let _ = remote.attach($count)
            Text("\(count) \(limit ?? 0) \(model.count)")
        }
    }

    private struct Switched: ToggleStyle {
        let remote: Remote<Int>
        let model: Model
        @State private var count = 0
        @Environment(\.lineLimit) private var limit
        func makeBody(configuration: Configuration) -> some View {
            let _ = remote.attach($count)
            Text("\(count) \(limit ?? 0) \(model.count)")
        }
    }

    private func expectConnected(
        _ make: (Remote<Int>, Model) -> some View, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (remote, limit, model) = (Remote(0), Remote(1), Model())
        let content = make(remote, model)
        let stage = ViewStage(Remoted(limit) { content.lineLimit($0) })
        var seen: [[String]] = []
        for change in [
            {}, { remote.value = 3 }, { limit.value = 2 }, { model.count = 7 },
        ] {
            stage.change(change)
            seen.append(try stage.strings())
        }
        #expect(
            seen == [["0 1 0"], ["3 1 0"], ["3 2 0"], ["3 2 7"]], sourceLocation: sourceLocation
        )
    }

    @Test func aButtonStyleIsReevaluated() throws {
        try expectConnected { remote, model in
            Button("") {}.buttonStyle(Styled(remote: remote, model: model))
        }
    }

    @Test func aPrimitiveButtonStyleIsReevaluated() throws {
        try expectConnected { remote, model in
            Button("") {}.buttonStyle(Primitive(remote: remote, model: model))
        }
    }

    @Test func aToggleStyleIsReevaluated() throws {
        try expectConnected { remote, model in
            Toggle("", isOn: .constant(true)).toggleStyle(Switched(remote: remote, model: model))
        }
    }

    private struct Comes: Transition {
        let remote: Remote<Double>
        let model: Model
        @State private var shift = 0.0
        @Environment(\.lineLimit) private var limit

        func body(content: Content, phase: TransitionPhase) -> some View {
            let _ = remote.attach($shift)
            let extra = shift + 10 * Double(limit ?? 0) + Double(model.count)
            content.offset(x: extra + (phase.isIdentity ? 0 : 100))
        }
    }

    private func expectTransitionConnected(
        _ wrap: (Comes) -> AnyTransition, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (remote, limit, isShown, model) = (Remote(0.0), Remote(1), Remote(false), Model())
        let transition = wrap(Comes(remote: remote, model: model))
        let stage = ViewStage(
            Remoted(limit) { limit in
                Remoted(isShown) { isShown in
                    ZStack {
                        Color.clear
                        if isShown { Dot().transition(transition) }
                    }
                }
                .lineLimit(limit)
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { isShown.value = true } }
        var seen: [Double] = []
        for change in [
            {}, { remote.value = 3 }, { limit.value = 2 }, { model.count = 7 },
        ] {
            stage.change(change)
            seen.append(try stage.x(1))
        }
        expectClose(seen, [210, 213, 223, 230], sourceLocation: sourceLocation)
        stage.display.advance(by: 2)
        expectClose([try stage.x(1)], [130], sourceLocation: sourceLocation)
    }

    @Test func aTransitionIsReevaluated() throws {
        try expectTransitionConnected { AnyTransition($0) }
    }

    @Test func aNestedTransitionIsReevaluated() throws {
        try expectTransitionConnected {
            .asymmetric(insertion: .identity.combined(with: AnyTransition($0)), removal: .opacity)
        }
    }

    /// Distances that the environment and a model determine.
    private struct Column: @MainActor Layout {
        let model: Model
        let remote: Remote<Double>
        @State private var space = 0.0
        @Environment(\.lineLimit) private var limit

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            remote.attach($space)
            let step = space + 10 * Double(limit ?? 0) + Double(model.count)
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + CGFloat(Double(index + 1) * step), y: bounds.minY),
                    proposal: .unspecified
                )
            }
        }
    }

    private func expectLayoutConnected(
        _ wrap: (Column) -> some Layout, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (remote, limit, model) = (Remote(0.0), Remote(1), Model())
        let layout = wrap(Column(model: model, remote: remote))
        let stage = ViewStage(
            Remoted(limit) { limit in
                layout {
                    Dot()
                    Dot()
                }
                .lineLimit(limit)
            }
        )
        var seen: [Double] = []
        for change in [
            {}, { remote.value = 3 }, { limit.value = 2 }, { model.count = 7 },
        ] {
            stage.change(change)
            seen.append(try stage.x(1) - stage.x(0))
        }
        expectClose(seen, [10, 13, 23, 30], sourceLocation: sourceLocation)
    }

    @Test func aChangedDynamicPropertyOfALayoutLaysOutAgain() throws {
        try expectLayoutConnected { $0 }
    }

    @Test func aChangedDynamicPropertyOfAnyLayoutLaysOutAgain() throws {
        try expectLayoutConnected { AnyLayout($0) }
    }

    private nonisolated enum Rank: LayoutValueKey {
        static var defaultValue: Int { 0 }
    }

    @Test func layoutValuesFollowTheEnvironmentOfTheSubviews() throws {
        struct Ranked: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Dot().layoutValue(key: Rank.self, value: limit ?? 0) }
        }
        nonisolated struct ByRank: Layout {
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    let x = bounds.minX + CGFloat(10 * subview[Rank.self])
                    subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
                }
            }
        }
        let limit = Remote(1)
        let stage = ViewStage(Remoted(limit) { limit in ByRank { Ranked() }.lineLimit(limit) })
        let before = try stage.x()
        stage.change { limit.value = 5 }
        #expect(try stage.x() - before == 40)
    }
}
