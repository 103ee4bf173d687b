import LegatoGraphics
import LegatoMotion

/// The preview settings of a view's items, collected when its node is created.
final class PreviewItems {
    var settings: [PreviewSettings] = []
}

/// One of the items of a view.
nonisolated struct PreviewItem<Content: View>: View {
    let index: Int
    let content: Content
    /// Receives the settings of the items.
    let items: PreviewItems
}

extension PreviewItem: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PreviewItemNode(view, context)
    }
}

private final class PreviewItemNode<Content: View>: HoldingNode<PreviewItem<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override init(_ view: PreviewItem<Content>, _ context: NodeContext) {
        super.init(view, context)
        let settings = child.items.map(\.previewSettings)
        let isLater = settings.isEmpty && child.awaitsDate
        view.items.settings = isLater ? [PreviewSettings()] : settings
    }

    override var children: [ViewNode] { [child] }

    override func addItems(to list: inout ItemList) {
        let items = child.items
        if items.indices.contains(view.index) { list.append(items[view.index]) }
    }

    override func updateView(_ view: PreviewItem<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}
