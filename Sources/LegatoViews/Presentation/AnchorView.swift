import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Tracks the frame of a view to which a menu or a popover is attached.
final class ViewPlace {
    fileprivate(set) weak var item: LayerItem?

    nonisolated init() {}

    /// The frame of the view in its tree; nil while it is not in one.
    var frame: CGRect? {
        guard let layer = item?.layer, let root = item?.graph.root?.ownLayer else { return nil }
        return layer.convert(layer.bounds, to: root)
    }
}

/// A view whose frame is tracked by an anchor.
nonisolated struct AnchorView<Content: View>: View {
    var content: Content
    var anchor: ViewPlace
}

extension AnchorView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        AnchorNode(view, context)
    }
}

private final class AnchorNode<Content: View>: WrappingNode<AnchorView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = AnchorItem(FramelessLayer(), context)
        view.anchor.item = item
        return item
    }

    override func updateView(_ view: AnchorView<Content>) {
        super.updateView(view)
        if let item = outerItems.last as? AnchorItem { view.anchor.item = item }
        child.update(view.content)
    }
}

private final class AnchorItem: FramelessItem {}
