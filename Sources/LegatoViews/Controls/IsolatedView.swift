import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view whose content ignores transactions from modifiers around it, and uses only those of the
/// change itself.
///
/// The position of the content still uses the outer transactions.
nonisolated struct IsolatedView<Content: View>: View {
    var content: Content
}

extension IsolatedView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        IsolatedNode(view, context)
    }
}

private final class IsolatedNode<Content: View>: WrappingNode<IsolatedView<Content>> {
    private let root = TransactionNode(parent: nil)
    private lazy var place = TransactionNode(parent: root, environment: environment)

    override var contentContext: NodeContext {
        var inside = inner
        inside.transactions = place
        return inside
    }

    override func wrap(_ item: ViewItem) -> ViewItem { LayerItem(PassThroughLayer(), context) }

    override func environmentChanged() {
        let child = child
        place.surround(with: environment)
        child.take(environment)
    }

    override func updateView(_ view: IsolatedView<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
    }
}
