import Foundation
import LegatoGraphics
import LegatoLayers

/// A view that centres each of its items at a point.
///
/// The point is a property of the modifier: it animates in the modifier's transaction, like an
/// effect, and not in those of the content.
nonisolated struct PositionView<Content: View>: View {
    var content: Content
    var layout: PositionLayout
}

extension PositionView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PositionNode(view, context)
    }
}

private final class PositionNode<Content: View>: WrappingNode<PositionView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { PositionItem(view.layout, context) }

    override func updateView(_ view: PositionView<Content>) {
        super.updateView(view)
        for item in outerItems { (item as? PositionItem)?.position = view.layout }
        child.update(view.content)
    }
}

/// An item that moves its coordinate space so that the centre of its child is at the origin.
private final class PositionItem: LayerItem {
    var position: PositionLayout {
        didSet {
            guard position.position != oldValue.position else { return }
            graph.later { [self] in graph.change(at: transactions, setGeometry) }
        }
    }

    init(_ position: PositionLayout, _ context: NodeContext) {
        self.position = position
        super.init(PassThroughLayer(), context)
    }

    override var ownGeometryTransactions: TransactionNode { transactions }

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        only.map { position.sizeThatFits(proposal, child: $0) } ?? .zero
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        only?.place(at: .zero, anchor: .center, proposal: proposal)
    }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        only.flatMap { position.explicitAlignment(key, in: size, proposal: proposal, child: $0) }
    }

    override var corner: CGPoint {
        CGPoint(x: -position.position.x, y: -position.position.y)
    }
}
