import LegatoGraphics
import LegatoMotion

extension ModifiedContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ModifierNode(view, context)
    }
}

/// A view that evaluates a modifier's body.
struct ModifierView<Modifier: ViewModifier>: View, GuestHolder {
    var modifier: Modifier
    var body: some View { modifier.body(content: ModifierContent()) }
}

/// A view that evaluates the body of an animatable modifier.
struct AnimatableModifierView<Modifier: ViewModifier & Animatable>: View, @MainActor Animatable,
    GuestHolder
{
    var modifier: Modifier
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
    var body: some View { modifier.body(content: ModifierContent()) }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: HoldingNode<
    ModifiedContent<Content, Modifier>
>
{
    private let source: PlaceholderSource
    private var child: ViewNode?
    private var change: (Modifier) -> Void = { _ in }

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        source = PlaceholderSource(view.content, context)
        super.init(view, context)
        var inside = inner
        inside.placeholders[ObjectIdentifier(ModifierContent<Modifier>.self)] = source
        if let type = Modifier.self as? any GeometryEffect.Type {
            makeGeometry(type, inside)
        } else if let type = Modifier.self as? any (ViewModifier & Animatable).Type {
            makeAnimatable(type, inside)
        } else if let type = Modifier.self as? any AnimatableModifier.Type {
            makeOlderAnimatable(type, inside)
        } else {
            let node = inside.makeNode(ModifierView(modifier: view.modifier))
            child = node
            change = { [link = node.ownLink] in
                (link.node as? TypedNode<ModifierView<Modifier>>)?
                    .update(ModifierView(modifier: $0))
            }
        }
    }

    private func makeAnimatable<A: ViewModifier & Animatable>(
        _ type: A.Type, _ inside: NodeContext
    ) {
        guard let modifier = view.modifier as? A else { return }
        make(AnimatableModifierView(modifier: modifier), inside) {
            ($0 as? A).map(AnimatableModifierView.init)
        }
    }

    private func makeOlderAnimatable<A: AnimatableModifier>(
        _ type: A.Type, _ inside: NodeContext
    ) {
        guard let modifier = view.modifier as? A else { return }
        make(OlderAnimatableView(modifier: modifier), inside) {
            ($0 as? A).map(OlderAnimatableView.init)
        }
    }

    private func makeGeometry<E: GeometryEffect>(_ type: E.Type, _ inside: NodeContext) {
        func view(_ effect: E) -> some View {
            MovingEffectView(
                content: ModifierContent<Modifier>(), effect: GeometryLayerEffect(base: effect)
            )
        }
        guard let effect = self.view.modifier as? E else { return }
        make(view(effect), inside) { ($0 as? E).map(view) }
    }

    /// Creates the child for the view that a function returns for later modifiers.
    private func make<V: View>(
        _ first: V, _ inside: NodeContext, _ next: @escaping (Modifier) -> V?
    ) {
        let node = inside.makeNode(first)
        child = node
        change = { [weak node] in
            if let view = next($0) { node?.update(view) }
        }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: ModifiedContent<Content, Modifier>) {
        self.view = view
        // The outer view changes first, as changes proceed from the root down.
        change(view.modifier)
        source.take(view.content)
    }
}
