import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// Values that contain values of the same type: no level needs the thread's stack.
@Suite("Values nested thousands of levels deep", .serialized, .ownProcess)
struct DeepValueTests {
    /// The levels of a chain, and the bytes of stack available to it on the main thread: too few
    /// for a recursion in either build.
    private static let (depth, stack) = isOptimised ? (10_000, 1 << 20) : (2000, 1 << 18)

    nonisolated enum Kind: String, CaseIterable, Codable {
        case delay, speed, repeats, completion, custom, customRepeats
        case combined, asymmetric, animated
        case opacity, mix, mixture, style, shape, layout
    }

    @Test("A chain of any depth needs only a short stack", arguments: Kind.allCases)
    func stackUse(kind: Kind) async {
        await #expect(processExitsWith: .success) { [kind] in
            await MainActor.run {
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                limit.rlim_cur = rlim_t(Self.stack)
                setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                Self.live(kind)
            }
        }
    }

    /// A chain of values, from the inside out.
    private static func chain<Value>(_ value: Value, _ step: (Value) -> Value) -> Value {
        var value = value
        for _ in 0..<depth { value = step(value) }
        return value
    }

    private static func live(_ kind: Kind) {
        switch kind {
        case .delay: run(.linear(duration: 0.1)) { $0.delay(1e-6) }
        case .speed: run(.linear(duration: 0.1)) { $0.speed(1.00001) }
        case .repeats: run(.linear(duration: 0.1)) { $0.repeatCount(1) }
        case .completion: run(.smooth) { $0.logicallyComplete(after: 0.05) }
        case .custom: run(Animation(Half())) { $0.delay(1e-6) }
        case .customRepeats: run(Animation(Half())) { $0.repeatCount(1) }
        case .combined: show { $0.combined(with: .opacity) }
        case .asymmetric: show { .asymmetric(insertion: $0, removal: .opacity) }
        case .animated: show { $0.animation(.linear(duration: 0.1)) }
        case .opacity: fill(Color.red) { $0.opacity(0.9999) }
        case .mix: fill(Color.red) { $0.mix(with: .accentColor, by: 0.001) }
        case .mixture: fill(Color.red) { Color.accentColor.mix(with: $0, by: 0.999) }
        case .style: fill(AnyShapeStyle(.secondary)) { AnyShapeStyle($0.opacity(0.9999)) }
        case .shape: draw(AnyShape(Circle())) { AnyShape($0.offset(x: 0.001)) }
        case .layout: arrange(AnyLayout(HStackLayout())) { AnyLayout($0) }
        }
    }

    /// Compares, describes and runs a chain of animations.
    private static func run(_ animation: Animation, _ step: (Animation) -> Animation) {
        let (animation, other) = (chain(animation, step), chain(animation, step))
        #expect(animation == other)
        #expect(animation.hashValue == other.hashValue)
        #expect(animation.description.utf8.count > 20 * depth)
        let model = DeepModel()
        let stage = ViewDisplay(DeepBar(model: model))
        for (isWide, width) in [(true, 30.0), (false, 10)] {
            stage.display.perform { withAnimation(animation) { model.isWide = isWide } }
            stage.display.advance(frames: 30)
            #expect(stage.layers(CGSize(width: width, height: 10)).count == 1)
        }
    }

    /// Inserts and removes a view with a chain of transitions.
    private static func show(_ step: (AnyTransition) -> AnyTransition) {
        let model = DeepModel()
        let stage = ViewDisplay(
            DeepGuest(model: model, transition: chain(.slide, step)),
            size: CGSize(width: 64, height: 64)
        )
        for isShown in [false, true] {
            stage.display.perform {
                withAnimation(.linear(duration: 0.1)) { model.isShown = isShown }
            }
            stage.display.advance(frames: 10)
            #expect(stage.layers(CGSize(width: 7, height: 7)).isEmpty == !isShown)
        }
    }

    /// Compares and shows a chain of colors.
    private static func fill(_ color: Color, _ step: (Color) -> Color) {
        let (color, other) = (chain(color, step), chain(color, step))
        #expect(color == other)
        #expect(color.hashValue == other.hashValue)
        fill(color, other)
    }

    private static func fill(_ style: AnyShapeStyle, _ step: (AnyShapeStyle) -> AnyShapeStyle) {
        fill(chain(style, step), chain(style, step))
    }

    /// Shows a style, and then an equal one.
    private static func fill<Style: ShapeStyle>(_ style: Style, _ other: Style) {
        let model = DeepModel()
        let stage = ViewDisplay(DeepFill(model: model, styles: [style, other]))
        let before = stage.display.snapshot().pixels
        stage.display.perform { model.isWide = true }
        stage.display.advance(frames: 1)
        #expect(stage.display.snapshot().pixels == before)
        #expect(Set(before).count > 1)
    }

    private static func draw(_ shape: AnyShape, _ step: (AnyShape) -> AnyShape) {
        let stage = ViewDisplay(chain(shape, step).fill(.red))
        #expect(Set(stage.display.snapshot().pixels).count > 1)
    }

    private static func arrange(_ layout: AnyLayout, _ step: (AnyLayout) -> AnyLayout) {
        let stage = ViewDisplay(chain(layout, step)() { Color.red.frame(width: 7, height: 7) })
        #expect(stage.layers(CGSize(width: 7, height: 7)).count == 1)
    }
}

/// An animation that covers half of a change for a twentieth of a second.
private struct Half: CustomAnimation {
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { time < 0.05 ? value.scaled(by: 0.5) : nil }
}

private struct DeepBar: View {
    let model: DeepModel
    var body: some View { Color.red.frame(width: model.isWide ? 30 : 10, height: 10) }
}

private struct DeepGuest: View {
    let model: DeepModel
    let transition: AnyTransition
    var body: some View {
        if model.isShown { Color.red.frame(width: 7, height: 7).transition(transition) }
    }
}

private struct DeepFill<Style: ShapeStyle>: View {
    let model: DeepModel
    let styles: [Style]
    var body: some View { Circle().fill(styles[model.isWide ? 1 : 0]) }
}
