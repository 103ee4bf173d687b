import LegatoGraphics
import LegatoMotion

/// A view that arranges multiple views in a stack where a single one is expected.
nonisolated struct ImplicitStack<Content: View>: View {
    /// The axis of the stack.
    var axis: Axis
    /// The views.
    var content: Content
}

nonisolated extension View {
    /// The view, with multiple items arranged vertically.
    var inColumn: ImplicitStack<Self> { ImplicitStack(axis: .vertical, content: self) }

    /// The view, with multiple items arranged horizontally.
    var inRow: ImplicitStack<Self> { ImplicitStack(axis: .horizontal, content: self) }
}

extension ImplicitStack: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ImplicitStackNode(view, context)
    }
}

private final class ImplicitStackNode<Content: View>: HoldingNode<ImplicitStack<Content>> {
    private var child: TypedNode<Content>?
    /// Created when there are several items for the first time, and then kept, because removed
    /// items stay in it until their transitions end.
    private var stack: ViewItem?

    override init(_ view: ImplicitStack<Content>, _ context: NodeContext) {
        super.init(view, context)
        var inside = inner
        inside.environment.setListRow(false)
        child = inside.makeNode(view.content)
        gatherItems()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func addItems(to list: inout ItemList) {
        if let stack { list.append(stack) } else if let child { list.add(child) }
    }

    override var containsItems: Bool { stack != nil }
    override var itemFlow: ItemFlow { .ends }

    override func gatherItems() {
        let contents = child?.items ?? []
        if stack == nil, contents.count > 1 {
            stack =
                view.axis == .vertical
                ? StackItem(VStackLayout(), context) : StackItem(HStackLayout(), context)
            environmentChanged()
        }
        stack?.setChildren(contents)
    }

    override func updateView(_ view: ImplicitStack<Content>) {
        super.updateView(view)
        child?.update(view.content)
    }

    override func environmentChanged() {
        var inside = environment
        if stack != nil { inside.stackAxis = view.axis }
        inside.setListRow(false)
        child?.take(inside)
    }
}
