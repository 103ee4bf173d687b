import LegatoMotion

/// A view that sets whether its page can be dismissed by the user.
private nonisolated struct HeldPageView<Content: View>: View {
    var content: Content
    var isHeld: Bool
}

extension HeldPageView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        HeldPageNode(view, context)
    }
}

private final class HeldPageNode<Content: View>: HoldingNode<HeldPageView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: HeldPageView<Content>, _ context: NodeContext) {
        super.init(view, context)
        context.environment.page?.hold(view.isHeld, for: self)
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: HeldPageView<Content>) {
        self.view = view
        environment.page?.hold(view.isHeld, for: self)
        child?.update(view.content)
    }

    override func willRemove() { environment.page?.hold(false, for: self) }
}

nonisolated extension View {
    /// Sets whether the enclosing page can be dismissed only by the program, not by a drag, a key
    /// or a tap beside a sheet.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        HeldPageView(content: self, isHeld: isDisabled)
    }
}
