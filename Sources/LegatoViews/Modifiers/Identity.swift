import LegatoGraphics
import LegatoMotion

/// A view with an explicit identity.
private nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
    var content: Content
    var id: ID
}

extension IdentifiedView: ExplicitlyIdentified {
    var explicitID: AnyHashable { id }
}

extension IdentifiedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        IdentifiedNode(view, context)
    }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: DynamicNode<
    IdentifiedView<Content, ID>
>, IdentityHolder
{
    private lazy var child = inner.makeNode(view.content)

    override var children: [ViewNode] { [child] }

    var identities: [(id: AnyHashable, node: ViewNode)] { [(view.id, child)] }

    override func updateView(_ view: IdentifiedView<Content, ID>) {
        let (old, child) = (self.view.id, child)
        self.view = view
        guard old != view.id else { return child.update(view.content) }
        leave([(old, child)])
        self.child = take(view.id, view.content)
        childrenChanged()
    }
}

nonisolated extension View {
    /// Sets the identity of the view; changing the id replaces the view with a new one, with
    /// transitions.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
