import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// API of older and less common code.
struct OlderAPITests {
    @Observable final class Model {
        var isFar = false
        var isOn = true
        var log: [String] = []
    }

    /// A modifier that states only the older conformance, with computed animatable data.
    private struct Slide: AnimatableModifier {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    /// A modifier that states the older and the newer conformances.
    private struct Drop: ViewModifier, Animatable, AnimatableModifier {
        var y: CGFloat
        nonisolated var animatableData: CGFloat {
            get { 0 }
            set {}
        }
        func body(content: Content) -> some View { content.offset(y: y) }
    }

    private struct Sliding: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .modifier(Slide(x: model.isFar ? 100 : 0))
                .modifier(Drop(y: 10))
        }
    }

    @Test("An older animatable modifier evaluates its body between the ends of its data")
    func animatableModifier() throws {
        let model = Model()
        let stage = ViewDisplay(Sliding(model: model))
        let layer = try #require(stage.layers(CGSize(width: 40, height: 40)).last)
        #expect(stage.middle(layer) == CGPoint(x: 150, y: 110))
        withAnimation(.linear(duration: 1)) { model.isFar = true }
        stage.display.advance(frames: 1)
        stage.display.advance(by: 0.5)
        #expect(abs(stage.middle(layer).x - 200) < 2)
        stage.display.advance(by: 1)
        #expect(stage.middle(layer).x == 250)
    }

    /// A plain modifier, whose animation comes with it.
    private struct Far: ViewModifier {
        let isFar: Bool
        func body(content: Content) -> some View { content.offset(x: isFar ? 100 : 0) }
    }

    private struct Scoped: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 40, height: model.isFar ? 60 : 40)
                .modifier(Far(isFar: model.isFar).animation(.linear(duration: 1)))
        }
    }

    @Test("The animation of a modifier moves what it does, but not the view that it modifies")
    func modifierAnimation() throws {
        let model = Model()
        let stage = ViewDisplay(Scoped(model: model))
        let layer = try #require(stage.layers(CGSize(width: 40, height: 40)).first)
        model.isFar = true
        stage.display.advance(frames: 1)
        stage.display.advance(by: 0.5)
        #expect(abs(stage.middle(layer).x - 200) < 2)
        #expect(layer.presentation()?.bounds.height == 60)
    }

    private struct Optional: View {
        let model: Model
        var body: some View {
            Color.red.gesture(
                model.isOn ? TapGesture().onEnded { model.log.append("tap") } : nil
            )
        }
    }

    @Test("An optional gesture recognizes nothing while it is nil")
    func optionalGesture() {
        let model = Model()
        let stage = ViewDisplay(Optional(model: model))
        stage.tap(150, 100)
        model.isOn = false
        stage.display.advance(frames: 1)
        stage.tap(150, 100)
        model.isOn = true
        stage.display.advance(frames: 1)
        stage.tap(150, 100)
        #expect(model.log == ["tap", "tap"])
    }

    /// A gesture whose value is inferred from its body.
    private struct Reporting: Gesture {
        let report: (CGSize) -> Void
        var body: some Gesture { DragGesture().onChanged { report($0.translation) } }
    }

    private struct Composed: View {
        let model: Model
        var body: some View {
            Color.red
                .gesture(
                    SimultaneousGesture(
                        Reporting { model.log.append("\($0.width)") },
                        TapGesture().onEnded { model.log.append("tap") }
                    )
                )
        }
    }

    @Test("A composition is created from its gestures, and a gesture has the value of its body")
    func composition() {
        let model = Model()
        let stage = ViewDisplay(Composed(model: model))
        stage.tap(150, 100)
        stage.down(150, 100)
        stage.move(180, 100)
        stage.up(180, 100)
        #expect(model.log == ["tap", "30.0"])
    }

    private struct Pressing: View {
        let model: Model
        var body: some View {
            Color.red.onLongPressGesture(
                minimumDuration: 0.3, pressing: { model.log.append($0 ? "down" : "up") },
                perform: { model.log.append("done") }
            )
        }
    }

    @Test("The older long press reports the press, then the action")
    func pressing() {
        let model = Model()
        let stage = ViewDisplay(Pressing(model: model))
        stage.down(150, 100)
        stage.display.advance(by: 0.4)
        stage.up(150, 100)
        #expect(model.log.first == "down")
        #expect(model.log.contains("done"))
        #expect(model.log.filter { $0 == "up" }.count == 1)
    }

    private struct ButtonGesture: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 40, height: 40)
                ._onButtonGesture(pressing: { model.log.append($0 ? "down" : "up") }) {
                    model.log.append("done")
                }
        }
    }

    @Test("A button gesture reports the press, also when it leaves the view and comes back")
    func buttonGesture() {
        let model = Model()
        let stage = ViewDisplay(ButtonGesture(model: model))
        stage.down(150, 100)
        stage.move(155, 100)
        stage.move(250, 100)
        stage.move(160, 100)
        stage.up(160, 100)
        #expect(model.log == ["down", "up", "down", "up", "done"])
        model.log = []
        stage.down(150, 100)
        stage.move(250, 100)
        stage.up(250, 100)
        #expect(model.log == ["down", "up"])
    }

    private struct NamedGestures: View {
        let model: Model
        @GestureState private var isDragged = false

        private var drag: _EndedGesture<_ChangedGesture<DragGesture>> {
            DragGesture()
                .onChanged { model.log.append("\($0.translation.width)") }
                .onEnded { _ in model.log.append("end") }
        }
        private var distance: _EndedGesture<_MapGesture<DragGesture, CGFloat>> {
            DragGesture().map(\.translation.width).onEnded { model.log.append("mapped \($0)") }
        }
        private var state: GestureStateGesture<DragGesture, Bool> {
            DragGesture().updating($isDragged) { _, isDragged, _ in isDragged = true }
        }

        var body: some View {
            Color.red
                .gesture(drag.simultaneously(with: distance).simultaneously(with: state))
                .onChange(of: isDragged) { model.log.append(isDragged ? "dragged" : "free") }
        }
    }

    @Test("Modified gestures have the types that code writes out")
    func namedGestures() {
        let model = Model()
        let stage = ViewDisplay(NamedGestures(model: model))
        stage.down(150, 100)
        stage.move(180, 100)
        stage.up(180, 100)
        stage.display.advance(frames: 1)
        #expect(model.log.sorted() == ["30.0", "dragged", "end", "free", "mapped 30.0"])
    }

    private func resolved(
        _ style: some ShapeStyle, _ scheme: ColorScheme = .light
    ) -> ResolvedStyle {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return style.style(in: environment)
    }

    @Test("The levels of the background are the system's, or levels of the style that is set")
    func backgroundLevels() {
        let background = BackgroundStyle()
        let second = Color(.secondarySystemBackground)
        let third = Color(.tertiarySystemBackground)
        for scheme in [ColorScheme.light, .dark] {
            #expect(resolved(background.secondary, scheme) == resolved(second, scheme))
            #expect(resolved(background.tertiary, scheme) == resolved(third, scheme))
            #expect(resolved(background.quinary, scheme) == resolved(third, scheme))
            let erased = AnyShapeStyle(background)
            #expect(resolved(erased.secondary, scheme) == resolved(second, scheme))
        }
        var environment = EnvironmentValues()
        environment.backgroundStyle = AnyShapeStyle(Color.red)
        #expect(background.secondary.style(in: environment) == resolved(Color.red.opacity(0.5)))
        #expect(resolved(Color.red.tertiary) == resolved(Color.red.opacity(0.25)))
    }

    @Test("The background style is a window's background, or the style that is set")
    func backgroundStyle() throws {
        #expect(resolved(.background) == resolved(Color(white: 1)))
        #expect(resolved(.background, .dark) == resolved(Color(white: 0)))
        var environment = EnvironmentValues()
        environment.backgroundStyle = AnyShapeStyle(Color.red)
        #expect(BackgroundStyle().style(in: environment) == resolved(Color.red))
        let stage = ViewDisplay(
            Color.clear.frame(width: 50, height: 50).background(in: .rect)
                .backgroundStyle(.blue)
                .backgroundStyle(.background)
        )
        let fills = stage.layers(CGSize(width: 50, height: 50)).compactMap { $0 as? CAShapeLayer }
        let blue = try #require(fills.compactMap(\.fillColor).first { $0.alpha > 0 })
        #expect(blue.blue > blue.red)
        let plain = ViewDisplay(Color.clear.frame(width: 50, height: 50).background())
        #expect(plain.layers(CGSize(width: 50, height: 50)).contains { $0.isOpaqueWhite })
    }

    @Test("The levels of a style multiply its opacity")
    func levels() {
        #expect(resolved(Color.red.secondary) == resolved(Color.red.opacity(0.5)))
        #expect(resolved(Color.red.tertiary) == resolved(Color.red.opacity(0.25)))
        #expect(resolved(Color.red.quaternary) == resolved(Color.red.opacity(0.18)))
        #expect(resolved(Color.red.quinary) == resolved(Color.red.opacity(0.11)))
        #expect(resolved(.quinary) == resolved(Color.primary.opacity(0.11)))
    }

    @Test("A path contains a point by a rule and under a transform")
    func pathContains() {
        let path = CGMutablePath(rect: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(!path.contains(middle, transform: CGAffineTransformMakeTranslation(100, 0)))
        #expect(path.contains(CGPointMake(115, 15), transform: .init(translationX: 100, y: 0)))
    }

    @Test("The C forms of geometry create the same values")
    func makers() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGVectorMake(3, 4) == CGVector(dx: 3, dy: 4))
        let scale = CGAffineTransformMakeScale(2, 3)
        #expect(scale == CGAffineTransform(scaleX: 2, y: 3))
        let turn = CGAffineTransformMakeRotation(1)
        #expect(CGAffineTransformConcat(scale, turn) == scale.concatenating(turn))
        #expect(CGAffineTransformTranslate(scale, 5, 6) == scale.translatedBy(x: 5, y: 6))
        #expect(CGAffineTransformScale(turn, 5, 6) == turn.scaledBy(x: 5, y: 6))
        #expect(CGAffineTransformRotate(scale, 1) == scale.rotated(by: 1))
    }

    private struct Named: View {
        var body: some View {
            Color.red.accessibility(label: Text("Score")).accessibility(value: Text("seven"))
                .accessibility(hint: Text("counts")).accessibility(identifier: "score")
                .accessibility(addTraits: .isHeader)
        }
    }

    @Test("The older accessibility modifiers set the same elements")
    func accessibility() throws {
        let stage = ViewDisplay(Named())
        let element = try #require(stage.hosting.viewElements.first)
        #expect(element.label == "Score")
        #expect(element.value == "seven")
        #expect(element.hint == "counts")
        #expect(element.identifier == "score")
        #expect(element.traits.contains(.isHeader))
    }

    private struct Search: View {
        @State private var text = "L"
        let report: (String) -> Void
        var body: some View {
            Color.red.searchable(text: $text, prompt: "City") {
                ForEach(["London", "Lima"], id: \.self) { Text($0).searchCompletion($0) }
            }
            .onChange(of: text) { report(text) }
        }
    }

    @Test("A focused search field shows suggestions, and a tapped one completes the search")
    func suggestions() {
        var found: [String] = []
        let stage = ViewDisplay(Search { found.append($0) })
        stage.tap(150, 60)
        #expect(found.isEmpty)
        stage.tap(150, 18)
        stage.display.advance(by: 0.5)
        stage.tap(100, 66)
        stage.display.advance(by: 0.5)
        #expect(found == ["London"])
        stage.tap(100, 66)
        #expect(found == ["London"])
    }
}

extension CALayer {
    /// Whether the layer is filled with white.
    fileprivate var isOpaqueWhite: Bool {
        let color = (self as? CAShapeLayer)?.fillColor ?? backgroundColor
        return color == CGColor(gray: 1, alpha: 1)
    }
}
