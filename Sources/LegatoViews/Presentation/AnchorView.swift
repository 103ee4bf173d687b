import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Where a view is, for a menu or a popover beside it.
final class ViewPlace {
    fileprivate weak var item: AnchorItem?

    /// The frame of the view in its tree; nil while it is not in one.
    var frame: CGRect? {
        guard let layer = item?.layer, let root = item?.graph.root?.ownLayer else { return nil }
        return layer.convert(layer.bounds, to: root)
    }
}

/// A view whose position an anchor knows.
struct AnchorView<Content: View>: View {
    typealias Body = Never
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
        let item = AnchorItem(PassThroughLayer(), context)
        view.anchor.item = item
        return item
    }

    override func updateView(_ view: AnchorView<Content>) {
        super.updateView(view)
        if let item = outerItems.last as? AnchorItem { view.anchor.item = item }
        child.update(view.content)
    }
}

private final class AnchorItem: LayerItem {}

/// The layout of a card beside a rectangle: below it if there is room, otherwise above it.
nonisolated struct BesideLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    var anchor: CGRect
    /// The smallest distance between the card and the edges of the window, in points.
    private static let margin: CGFloat = 8
    var gap: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Whether a card of a height fits below the anchor, or at least better than above.
    func isBelow(_ height: CGFloat, in bounds: CGRect) -> Bool {
        let below = bounds.maxY - Self.margin - anchor.maxY - gap
        let above = anchor.minY - gap - bounds.minY - Self.margin
        return height <= below || below >= above
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let inner = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified)
            let width = min(ideal.width, max(inner.width, 0))
            let wanted = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            let isBelow = isBelow(wanted, in: bounds)
            let room =
                isBelow ? inner.maxY - anchor.maxY - gap : anchor.minY - gap - inner.minY
            let height = min(wanted, max(room, 44))
            let x = min(
                max(anchor.midX - width / 2, inner.minX), max(inner.maxX - width, inner.minX))
            subview.place(
                at: CGPoint(x: x, y: isBelow ? anchor.maxY + gap : anchor.minY - gap),
                anchor: isBelow ? .topLeading : UnitPoint(x: 0, y: 1),
                proposal: ProposedViewSize(width: width, height: height)
            )
        }
    }
}

/// A card beside a view, which grows from there; a tap outside dismisses it.
struct BesideCard<Content: View>: View {
    let anchor: CGRect
    let content: Content
    let close: () -> Void
    var cornerRadius: CGFloat = 13
    @State private var isGrown = false
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(_ anchor: CGRect, _ content: Content, close: @escaping () -> Void) {
        (self.anchor, self.content, self.close) = (anchor, content, close)
    }

    var body: some View {
        ZStack {
            Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
            LayoutView(layout: BesideLayout(anchor: anchor, gap: 6), content: card)
        }
    }

    private var card: some View {
        content
            .background(
                Color(white: scheme == .dark ? 0.16 : 0.98),
                in: RoundedRectangle(cornerRadius: cornerRadius)
            )
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
            .shadow(color: Color(white: 0, opacity: 0.22), radius: 24, y: 8)
            .scaleEffect(isGrown || reducesMotion ? 1 : 0.6, anchor: .top)
            .onAppear {
                withAnimation(.spring(duration: 0.35, bounce: 0.15)) { isGrown = true }
            }
    }
}
