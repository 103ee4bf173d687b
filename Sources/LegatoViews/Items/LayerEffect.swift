import LegatoGraphics
import Foundation
import LegatoLayers

/// An effect that a modifier applies to a layer around its content.
nonisolated protocol LayerEffect: Equatable {
    /// Applies the effect to a layer of a size; `old` is the effect applied before, nil for none.
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?)
    /// Whether the effect depends on the size.
    static var dependsOnSize: Bool { get }
    /// Creates the layer.
    @MainActor static func makeLayer() -> CALayer
}

nonisolated extension LayerEffect {
    static var dependsOnSize: Bool { false }
    @MainActor static func makeLayer() -> CALayer { PassThroughLayer() }
}

/// A layer that is hit only where its sublayers are.
class PassThroughLayer: CALayer {
    override func contains(_ point: CGPoint) -> Bool { false }
}

/// A view with an effect around each of its items.
struct EffectView<Content: View, Effect: LayerEffect>: View {
    typealias Body = Never
    var content: Content
    var effect: Effect
}

extension EffectView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        EffectNode(view, context)
    }
}

private final class EffectNode<Content: View, Effect: LayerEffect>: WrappingNode<
    EffectView<Content, Effect>
>
{
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

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

    init(_ effect: Effect, _ context: NodeContext) {
        (self.effect, applied) = (effect, effect)
        super.init(Effect.makeLayer(), context)
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

/// A node that wraps each item of its content in an item of its own.
class WrappingNode<V: View>: TypedNode<V> {
    private var wrapped: [(inner: ViewItem, outer: ViewItem)]?
    /// Removed entries that are visible until their transitions end, and may be re-inserted.
    private var left: [(inner: ViewItem, outer: ViewItem)] = []

    /// The node of the content.
    var content: ViewNode { refuse("\(type(of: self)) must override content.") }

    /// Creates the wrapper of an item, which gets the item as its child unless it sets children
    /// itself.
    func wrap(_ item: ViewItem) -> ViewItem {
        refuse("\(type(of: self)) must override wrap(_:).")
    }

    /// Puts an item into its wrapper.
    func fill(_ outer: ViewItem, with inner: ViewItem) { outer.setChildren([inner]) }

    override var children: [ViewNode] { [content] }

    /// The wrappers.
    final var outerItems: [ViewItem] {
        if wrapped == nil { gatherItems() }
        // `map(\.outer)` would create a key path on each call.
        return wrapped?.map { $0.outer } ?? []
    }

    override func addItems(to list: inout ItemList) {
        if wrapped == nil { gatherItems() }
        for entry in wrapped ?? [] { list.append(entry.outer) }
    }

    override func gatherItems() {
        var known: [ObjectIdentifier: ViewItem] = [:]
        let before = (wrapped ?? []) + left
        for (inner, outer) in before { known[ObjectIdentifier(inner)] = outer }
        let now = content.items.map { inner in
            if let outer = known.removeValue(forKey: ObjectIdentifier(inner)) {
                return (inner: inner, outer: outer)
            }
            let outer = wrap(inner)
            if outer.children.isEmpty { fill(outer, with: inner) }
            return (inner, outer)
        }
        left = before.filter { known[ObjectIdentifier($0.inner)] != nil && $0.outer.isLeaving }
        wrapped = now
    }
}
