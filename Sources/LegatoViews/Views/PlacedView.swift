import LegatoGraphics
import LegatoMotion

/// A view containing a placeholder, and the view to show in its place.
nonisolated struct PlacedView<Content: View, Placeholder: View, Frame: View>: View {
    var content: Content
    var frame: Frame

    init(_ content: Content, for placeholder: Placeholder.Type, in frame: Frame) {
        (self.content, self.frame) = (content, frame)
    }
}

extension PlacedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlacedNode(view, context)
    }
}

private final class PlacedNode<Content: View, Placeholder: View, Frame: View>: HoldingNode<
    PlacedView<Content, Placeholder, Frame>
>
{
    private let source: PlaceholderSource
    private var child: TypedNode<Frame>?

    override init(_ view: PlacedView<Content, Placeholder, Frame>, _ context: NodeContext) {
        source = PlaceholderSource(view.content, context)
        super.init(view, context)
        var inside = inner
        inside.placeholders[ObjectIdentifier(Placeholder.self)] = source
        child = inside.makeNode(view.frame)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: PlacedView<Content, Placeholder, Frame>) {
        self.view = view
        child?.update(view.frame)
        source.take(view.content)
    }
}

/// The view to which an animator's modifier is applied.
public nonisolated struct PlaceholderContentView<Value>: View {
}

extension PlaceholderContentView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}
