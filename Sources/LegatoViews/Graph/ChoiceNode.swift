/// The node of a view that is one of two others.
final class ChoiceNode<V: View, First: View, Second: View>: HoldingNode<V> {
    private enum Child {
        case first(TypedNode<First>)
        case second(TypedNode<Second>)

        var node: ViewNode {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private let first: (V) -> First
    private let second: (V) -> Second
    private let isFirst: (V) -> Bool
    private lazy var child = makeChild()

    init(
        _ view: V, _ context: NodeContext, _ first: @escaping (V) -> First,
        _ second: @escaping (V) -> Second, isFirst: @escaping (V) -> Bool
    ) {
        (self.first, self.second, self.isFirst) = (first, second, isFirst)
        super.init(view, context)
        _ = child
    }

    private func makeChild() -> Child {
        isFirst(view)
            ? .first(inner.makeNode(first(view))) : .second(inner.makeNode(second(view)))
    }

    override var children: [ViewNode] { [child.node] }

    override func updateView(_ view: V) {
        super.updateView(view)
        switch child {
        case .first(let node) where isFirst(view): node.update(first(view))
        case .second(let node) where !isFirst(view): node.update(second(view))
        default:
            child.node.remove()
            child = makeChild()
            itemsChanged()
        }
    }
}
