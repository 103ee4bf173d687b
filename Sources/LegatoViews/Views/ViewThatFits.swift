import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that shows the first of several views that fits the proposed space.
///
/// A view fits if its ideal size does not exceed the proposal along the axes. If none fits, the
/// last is shown. All views keep their state; the hidden ones are neither drawn nor hit-tested.
///
/// ```swift
/// ViewThatFits {
///     Text("A long title for wide windows")
///     Text("Title")
/// }
/// ```
public nonisolated struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content

    /// Creates a view that checks the fit along some axes, both by default.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ViewThatFits: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FittingNode(view, context)
    }
}

private final class FittingNode<Content: View>: HoldingNode<ViewThatFits<Content>> {
    private lazy var child = inner.makeNode(view.content)
    private lazy var item = FittingItem(view.axes, context)

    override init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
        super.init(view, context)
        gatherItems()
    }

    override var children: [ViewNode] { [child] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child.items) }

    override func updateView(_ view: ViewThatFits<Content>) {
        super.updateView(view)
        item.axes = view.axes
        child.update(view.content)
    }
}

/// An item that shows one of its children.
private final class FittingItem: ViewItem {
    override var ownName: String? { "ViewThatFits" }

    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    private var chosen: ViewItem?

    init(_ axes: Axis.Set, _ context: NodeContext) {
        self.axes = axes
        super.init(context)
    }

    override var only: ViewItem? { chosen ?? children.first }

    private func choice(_ proposal: ProposedViewSize) -> ViewItem? {
        children.first { child in
            let size = child.sizeThatFits(.unspecified)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        } ?? children.last
    }

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let choice = choice(proposal)
        if choice !== chosen {
            chosen = choice
            structureChanged()
        }
        choice?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }

    override var keyChildren: [ViewItem] { only.map { $0.takesKeys ? [$0] : [] } ?? [] }

    override func gatherOwn(into layers: inout [CALayer]) { only?.gather(into: &layers) }
}
