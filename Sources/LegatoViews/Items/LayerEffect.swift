import LegatoGraphics
import Foundation
import LegatoLayers

/// An effect that a modifier applies to a layer around its content.
nonisolated protocol LayerEffect: Equatable {
    /// Applies the effect to a layer of a size; `old` is the effect applied before, nil for none.
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?)
    /// Whether the effect depends on the size.
    static var dependsOnSize: Bool { get }
    /// Whether the views inside move as if the layer were not there; it must conform to
    /// `SharedSpaceLayer`.
    static var sharesSpace: Bool { get }
    /// Creates the layer.
    @MainActor static func makeLayer() -> CALayer
}

nonisolated extension LayerEffect {
    static var dependsOnSize: Bool { false }
    static var sharesSpace: Bool { false }
    @MainActor static func makeLayer() -> CALayer {
        sharesSpace ? FramelessLayer() : PassThroughLayer()
    }
}

/// A layer that gets the container around it from its item.
protocol ItemLayer: CALayer {
    /// The item, which sets it.
    var item: ViewItem? { get set }
}

/// A view with an effect around each of its items.
nonisolated struct EffectView<Content: View, Effect: LayerEffect>: View {
    var content: Content
    var effect: Effect
}

extension EffectView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        EffectNode(view, context)
    }
}

private final class EffectNode<Content: View, Effect: LayerEffect>: WrappingNode<
    EffectView<Content, Effect>
>
{
    override func wrap(_ item: ViewItem) -> ViewItem { EffectItem(view.effect, context) }

    override func updateView(_ view: EffectView<Content, Effect>) {
        super.updateView(view)
        for item in outerItems { (item as? EffectItem<Effect>)?.effect = view.effect }
        child.update(view.content)
    }
}

/// An item with an effect around another item.
final class EffectItem<Effect: LayerEffect>: LayerItem {
    private var applied: Effect
    override var sharesSpace: Bool { Effect.sharesSpace }

    init(_ effect: Effect, _ context: NodeContext) {
        (self.effect, applied) = (effect, effect)
        super.init(Effect.makeLayer(), context)
        (layer as? any ItemLayer)?.item = self
        effect.apply(to: layer, size: .zero, from: nil)
    }

    var effect: Effect {
        didSet {
            guard effect != oldValue, effect != applied else { return }
            graph.later { [self] in
                guard effect != applied else { return }
                graph.change(at: transactions) {
                    effect.apply(to: layer, size: frame.size, from: applied)
                }
                applied = effect
            }
        }
    }

    override func setGeometry() {
        super.setGeometry()
        if Effect.dependsOnSize { applied.apply(to: layer, size: frame.size, from: applied) }
    }
}
