import Foundation
import LegatoGraphics
import LegatoLayers

/// A view with the middle of each of its elements at a point.
///
/// The point is what the modifier changes: it moves in the transaction of the modifier's place, as
/// an effect does, and not in those of what lies inside.
struct PositionView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var layout: PositionLayout
}

extension PositionView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PositionNode(view, context)
    }
}

private final class PositionNode<Content: View>: WrappingNode<PositionView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }
    override func wrap(_ item: ViewItem) -> ViewItem { PositionItem(view.layout, context) }

    override func updateView(_ view: PositionView<Content>) {
        super.updateView(view)
        for item in outerItems { (item as? PositionItem)?.position = view.layout }
        child.update(view.content)
    }
}

/// An element that moves its coordinates so that the middle of what it holds is their origin.
private final class PositionItem: LayerItem {
    var position: PositionLayout {
        didSet {
            guard position.position != oldValue.position else { return }
            graph.later { [self] in graph.change(at: transactions, setGeometry) }
        }
    }

    init(_ position: PositionLayout, _ context: NodeContext) {
        self.position = position
        super.init(CALayer(), context)
    }

    override var ownGeometryTransactions: TransactionNode { transactions }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        only.map { position.sizeThatFits(proposal, child: $0) } ?? .zero
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        only?.place(at: .zero, anchor: .center, proposal: proposal)
    }

    override func ownAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        only.flatMap { position.explicitAlignment(key, in: size, proposal: proposal, child: $0) }
    }

    override var corner: CGPoint {
        CGPoint(x: -position.position.x, y: -position.position.y)
    }
}
