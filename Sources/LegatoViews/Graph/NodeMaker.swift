import LegatoGraphics
import LegatoMotion

extension NodeContext {
    /// Creates the node of a view.
    func makeNode<V: View>(_ view: V) -> TypedNode<V> {
        let node = withStackRoom { NodeMaker<V>.make(view, self) }
        node.isMade = true
        return node
    }
}

/// Creates the nodes of one type of view.
private enum NodeMaker<V: View> {
    static func make(_ view: V, _ context: NodeContext) -> TypedNode<V> {
        guard let primitive = V.self as? any PrimitiveView.Type else {
            if let animatable = V.self as? any (View & Animatable).Type,
                let node = makeAnimatable(animatable, view, context)
            {
                return node
            }
            if let representable = V.self as? any LayerRepresentable.Type,
                let node = makeRepresentable(representable, view, context)
            {
                return node
            }
            return CompositeNode(view, context)
        }
        func open<P: PrimitiveView>(_ type: P.Type) -> ViewNode? {
            guard let view = view as? P else { return nil }
            return P.makeNode(view, context)
        }
        guard let node = open(primitive) as? TypedNode<V> else {
            refuse("\(V.self).makeNode must return a TypedNode<\(V.self)>.")
        }
        return node
    }

    private static func makeRepresentable<R: LayerRepresentable>(
        _ type: R.Type, _ view: V, _ context: NodeContext
    ) -> TypedNode<V>? {
        guard let representable = view as? R else { return nil }
        let node: ViewNode = RepresentableNode<R>(representable, context)
        return node as? TypedNode<V>
    }

    private static func hasData<A: Animatable>(_ type: A.Type) -> Bool {
        ObjectIdentifier(A.AnimatableData.self) != ObjectIdentifier(EmptyAnimatableData.self)
    }

    private static func makeAnimatable<A: View & Animatable>(
        _ type: A.Type, _ view: V, _ context: NodeContext
    ) -> TypedNode<V>? {
        guard hasData(A.self), let animatable = view as? A else { return nil }
        let node: ViewNode = AnimatableNode<A>(animatable, context)
        return node as? TypedNode<V>
    }
}
