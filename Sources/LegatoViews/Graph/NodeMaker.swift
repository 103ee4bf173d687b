import LegatoGraphics
import LegatoMotion

extension NodeContext {
    /// Creates the node of a view.
    func makeNode<V: View>(_ view: V) -> TypedNode<V> {
        let maker = NodeMakers.maker(of: V.self)
        // Without its type, which would have to be looked up.
        let node = withStackRoom { () -> ViewNode in maker.make(view, self) }
        node.isMade = true
        return unsafeDowncast(node, to: TypedNode<V>.self)
    }
}

/// Creates the nodes of one type of view; by default those of views with a body.
private class NodeMaker<V: View> {
    init() {}
    func make(_ view: V, _ context: NodeContext) -> TypedNode<V> { CompositeNode(view, context) }
}

/// Creates the nodes of views that the graph renders directly.
private final class PrimitiveMaker<V: PrimitiveView>: NodeMaker<V> {
    override func make(_ view: V, _ context: NodeContext) -> TypedNode<V> {
        V.makeNode(view, context)
    }
}

/// Creates the nodes of views with animatable data.
private final class AnimatableMaker<V: View & Animatable>: NodeMaker<V> {
    override func make(_ view: V, _ context: NodeContext) -> TypedNode<V> {
        AnimatableNode(view, context)
    }
}

/// Creates the nodes of views that show a layer of the program.
private final class RepresentableMaker<V: LayerRepresentable>: NodeMaker<V> {
    override func make(_ view: V, _ context: NodeContext) -> TypedNode<V> {
        RepresentableNode(view, context)
    }
}

/// A cache of the makers by view type, so that the conformances of a type are looked up once.
private enum NodeMakers {
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: AnyObject] = [:]

    static func maker<V: View>(of type: V.Type) -> NodeMaker<V> {
        let id = ObjectIdentifier(type)
        // The key determines the type.
        if let known = known[id] { return unsafeDowncast(known, to: NodeMaker<V>.self) }
        let maker = newMaker(of: type)
        known[id] = maker
        return maker
    }

    private static func newMaker<V: View>(of type: V.Type) -> NodeMaker<V> {
        if let primitive = type as? any PrimitiveView.Type { return maker(primitive, of: type) }
        if let animatable = type as? any (View & Animatable).Type, hasData(animatable) {
            return maker(animatable, of: type)
        }
        if let representable = type as? any LayerRepresentable.Type {
            return maker(representable, of: type)
        }
        return NodeMaker()
    }

    private static func maker<P: PrimitiveView, V: View>(
        _: P.Type, of type: V.Type
    ) -> NodeMaker<V> { cast(PrimitiveMaker<P>()) }

    private static func maker<A: View & Animatable, V: View>(
        _: A.Type, of type: V.Type
    ) -> NodeMaker<V> { cast(AnimatableMaker<A>()) }

    private static func maker<R: LayerRepresentable, V: View>(
        _: R.Type, of type: V.Type
    ) -> NodeMaker<V> { cast(RepresentableMaker<R>()) }

    /// Casts a maker of `A` to one of `V`, which is the same type.
    private static func cast<A: View, V: View>(_ maker: NodeMaker<A>) -> NodeMaker<V> {
        guard let same = maker as? NodeMaker<V> else {
            refuse("The maker of \(A.self) must make nodes of \(V.self).")
        }
        return same
    }

    private static func hasData<A: Animatable>(_ type: A.Type) -> Bool {
        ObjectIdentifier(A.AnimatableData.self) != ObjectIdentifier(EmptyAnimatableData.self)
    }
}
