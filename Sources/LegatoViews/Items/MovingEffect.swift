import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view with an effect around each of its items whose data are interpolated on the main actor.
nonisolated struct MovingEffectView<Content: View, Effect: LayerEffect & Animatable>: View {
    var content: Content
    var effect: Effect
}

extension MovingEffectView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        MovingEffectNode(view, context)
    }
}

private final class MovingEffectNode<Content: View, Effect: LayerEffect & Animatable>: WrappingNode<
    MovingEffectView<Content, Effect>
>
{
    override func wrap(_ item: ViewItem) -> ViewItem { MovingEffectItem(view.effect, context) }

    override func updateView(_ view: MovingEffectView<Content, Effect>) {
        let items = outerItems
        super.updateView(view)
        for item in items { (item as? MovingEffectItem<Effect>)?.effect = view.effect }
        child.update(view.content)
    }

    override func willRemove() {
        for item in outerItems { (item as? MovingEffectItem<Effect>)?.stop() }
    }
}

private final class MovingEffectItem<Effect: LayerEffect & Animatable>: LayerItem {
    private let data: AnimatedValue<Effect.AnimatableData>

    init(_ effect: Effect, _ context: NodeContext) {
        self.effect = effect
        data = AnimatedValue(effect.animatableData, context, of: Effect.self)
        super.init(Effect.makeLayer(), context)
        show()
    }

    var effect: Effect {
        didSet {
            guard effect != oldValue else { return }
            graph.later { [self] in
                data.onMove = { [weak self] in self?.show() }
                data.set(effect.animatableData)
                show()
            }
        }
    }

    func stop() { data.stop() }

    override func setGeometry() {
        super.setGeometry()
        if Effect.dependsOnSize { show() }
    }

    private func show() {
        var shown = effect
        shown.animatableData = data.shown
        Transaction().runAlone { shown.apply(to: layer, size: frame.size, from: nil) }
    }
}
