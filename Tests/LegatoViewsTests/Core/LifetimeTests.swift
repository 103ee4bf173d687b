import Legato
import Observation
import Testing

/// Trees of views and removed views are released completely.
struct LifetimeTests {
    /// An object that views retain in their closures.
    final class Token {
        var number = 0
    }

    @Observable final class Model {
        var token = Token()
        var path: [Int] = []
    }

    /// Views that retain a token, by name.
    private nonisolated static let names = [
        "background", "button", "environment", "geometry", "gestures", "keyframes", "layer",
        "life cycle", "loop", "mask", "model", "navigation", "phases", "scrolling", "shapes",
        "sheet",
        "slider", "stack", "state", "time", "toggle", "transaction",
    ]

    private static let kinds: [String: @MainActor (Token) -> AnyView] = [
        "state": { token in AnyView(Keeper(token: token)) },
        "button": { token in AnyView(Button("a") { token.number += 1 }) },
        "toggle": { token in AnyView(Toggle("a", isOn: .constant(token.number == 0))) },
        "slider": { token in
            AnyView(
                Slider(
                    value: Binding {
                        Double(token.number)
                    } set: { _ in
                        token.number = 1
                    }
                )
            )
        },
        "gestures": { token in
            AnyView(
                Dot().gesture(
                    DragGesture().onChanged { _ in token.number += 1 }
                        .simultaneously(with: TapGesture().onEnded { token.number += 1 })
                )
            )
        },
        "loop": { token in
            AnyView(ForEach(0..<3, id: \.self) { Dot().opacity(Double($0 + token.number) / 3) })
        },
        "stack": { token in AnyView(HStack { Dot().onTapGesture { token.number += 1 } }) },
        "geometry": { token in
            AnyView(GeometryReader { Dot().offset(x: $0.size.width / 9 + Double(token.number)) })
        },
        "life cycle": { token in
            AnyView(
                Dot().onAppear { token.number += 1 }.onDisappear { token.number += 1 }
                    .onChange(of: token.number) { token.number += 0 }
                    .task { token.number += 1 }
            )
        },
        "layer": { token in AnyView(Square(token: token).frame(width: 20, height: 20)) },
        "model": { token in AnyView(Observer(token: token)) },
        "environment": { token in
            AnyView(Dot().transformEnvironment(\.font) { _ in token.number += 0 })
        },
        "phases": { token in
            AnyView(PhaseAnimator([0.0, 1]) { Dot().opacity($0 + Double(token.number)) })
        },
        "keyframes": { token in
            AnyView(
                KeyframeAnimator(initialValue: 0.0, repeating: true) {
                    Dot().opacity($0 + Double(token.number))
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
            )
        },
        "time": { token in
            AnyView(TimelineView(.animation) { _ in Dot().opacity(Double(1 - token.number)) })
        },
        "scrolling": { token in
            AnyView(ScrollView { Dot().onTapGesture { token.number += 1 } })
        },
        "navigation": { token in
            AnyView(NavigationStack { Dot().onTapGesture { token.number += 1 } })
        },
        "sheet": { token in
            AnyView(Dot().sheet(isPresented: .constant(true)) { Keeper(token: token) })
        },
        "transaction": { token in
            AnyView(Dot().transaction { _ in token.number += 0 }.animation(.smooth, value: 1))
        },
        "shapes": { token in AnyView(Tokened(token: token).fill(.red)) },
        "background": { token in
            AnyView(Dot().background { Keeper(token: token) }.overlay { Keeper(token: token) })
        },
        "mask": { token in AnyView(Dot().mask { Keeper(token: token) }) },
    ]

    struct Keeper: View {
        @State var token: Token
        var body: some View { Dot().opacity(Double(1 - token.number)) }
    }

    struct Observer: View {
        @State private var model = Model()
        init(token: Token) { _model = State(wrappedValue: Model()); model.token = token }
        var body: some View {
            Dot().opacity(Double(1 - model.token.number + model.path.count))
        }
    }

    struct Square: @MainActor LayerRepresentable {
        let token: Token
        func makeLayer(context: Context) -> CALayer { CALayer() }
        func updateLayer(_ layer: CALayer, context: Context) {
            layer.opacity = Float(1 - token.number)
        }
    }

    nonisolated struct Tokened: Shape {
        let token: Token
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test("A released view tree leaves nothing behind", arguments: names)
    func tree(kind: String) async throws {
        let make = try #require(Self.kinds[kind])
        let (token, layer, display) = build(make)
        // A task that had not begun yet ends.
        for _ in 0..<10 { await Task.yield() }
        #expect(display() == nil, "the display")
        #expect(layer() == nil, "the hosting layer")
        #expect(token() == nil, "what the view kept")
    }

    private func build(
        _ make: (Token) -> AnyView
    ) -> (() -> Token?, () -> CALayer?, () -> HeadlessDisplay?) {
        let token = Token()
        let stage = ViewStage(make(token))
        stage.display.advance(frames: 5)
        weak let (weakToken, weakLayer, weakDisplay) = (token, stage.hosting, stage.display)
        return ({ weakToken }, { weakLayer }, { weakDisplay })
    }

    @Test("A removed view leaves nothing behind", arguments: names)
    func view(kind: String) async throws {
        let make = try #require(Self.kinds[kind])
        let remote = Remote(true)
        let maker = Maker(make)
        let stage = ViewStage(
            Remoted(remote) { isShown in
                if isShown, let token = maker.token { make(token) }
            }
        )
        stage.display.advance(frames: 5)
        #expect(maker.seen != nil)
        maker.token = nil
        stage.change { remote.value = false }
        // A sheet slides out first.
        stage.display.advance(by: 2)
        for _ in 0..<10 { await Task.yield() }
        #expect(maker.seen == nil)
        #expect(stage.layers(CAShapeLayer.self).isEmpty)
    }

    /// Retains a token until it is instructed to release it.
    final class Maker {
        var token: Token? = Token()
        private(set) weak var seen: Token?
        init(_ make: (Token) -> AnyView) { seen = token }
    }

    @Test("A hosting layer removed from its display is not retained")
    func removed() {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        weak var seen: CALayer?
        display.perform {
            let hosting = HostingLayer(rootView: Dot())
            seen = hosting
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
        }
        display.advance(frames: 2)
        #expect(seen != nil)
        display.perform { display.rootLayer.sublayers = nil }
        display.advance(frames: 2)
        #expect(seen == nil)
    }

    private struct Leaver: View {
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Dot() }
                Color.red.frame(width: 60, height: 60).onTapGesture {
                    withAnimation(.linear(duration: 1)) { isShown = false }
                }
            }
        }
    }

    @Test("A tree can be released during the removal transition of a view")
    func amidTransition() {
        var stage: ViewDisplay? = ViewDisplay(Leaver())
        weak let hosting = stage?.hosting
        stage?.tap(150, 104)
        stage?.display.advance(by: 0.5)
        #expect(stage?.display.isIdle == false)
        stage = nil
        #expect(hosting == nil)
    }
}
