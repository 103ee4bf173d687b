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

/// The layout of a card next to a rectangle: at an edge if it fits, otherwise at the opposite one;
/// without an edge, below or above the rectangle.
nonisolated struct BesideLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    var anchor: CGRect
    /// The smallest distance between the card and the edges of the window, in points.
    private static let margin: CGFloat = 8
    var gap: CGFloat
    /// The edge of the rectangle; nil for the bottom.
    var edge: Edge?

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The room between an edge of the rectangle and the margin of the window.
    private func room(at edge: Edge, in inner: CGRect) -> CGFloat {
        switch edge {
        case .top: anchor.minY - gap - inner.minY
        case .bottom: inner.maxY - anchor.maxY - gap
        case .leading: anchor.minX - gap - inner.minX
        case .trailing: inner.maxX - anchor.maxX - gap
        }
    }

    /// The edge at which a card is placed: the preferred one if it fits there, or at least better
    /// than at the opposite one.
    private func edge(for card: CGSize, in inner: CGRect) -> Edge {
        let edge = edge ?? .bottom
        let length = edge.isVertical ? card.height : card.width
        let room = room(at: edge, in: inner)
        return length <= room || room >= self.room(at: edge.opposite, in: inner)
            ? edge : edge.opposite
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let inner = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified)
            var size = CGSize(width: min(ideal.width, max(inner.width, 0)), height: 0)
            size.height =
                subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
            let edge = edge(for: size, in: inner)
            let room = max(room(at: edge, in: inner), 44)
            if edge.isVertical {
                size.height = min(size.height, room)
            } else {
                size.width = min(size.width, room)
                size.height = min(size.height, max(inner.height, 0))
            }
            subview.place(
                at: origin(of: size, at: edge, in: inner), anchor: .topLeading,
                proposal: ProposedViewSize(size)
            )
        }
    }

    /// The top left corner of a card at an edge, inside the margins along it.
    private func origin(of size: CGSize, at edge: Edge, in inner: CGRect) -> CGPoint {
        // At the pointer, a card begins there.
        let left = anchor.size == .zero ? anchor.minX : anchor.midX - size.width / 2
        let x = min(max(left, inner.minX), inner.maxX - size.width)
        let y = min(max(anchor.midY - size.height / 2, inner.minY), inner.maxY - size.height)
        return switch edge {
        case .top: CGPoint(x: x, y: anchor.minY - gap - size.height)
        case .bottom: CGPoint(x: x, y: anchor.maxY + gap)
        case .leading: CGPoint(x: anchor.minX - gap - size.width, y: y)
        case .trailing: CGPoint(x: anchor.maxX + gap, y: y)
        }
    }
}

nonisolated extension Edge {
    /// Whether the edge is the top or the bottom.
    fileprivate var isVertical: Bool { self == .top || self == .bottom }

    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    /// The point from which a card at the edge grows.
    fileprivate var root: UnitPoint {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// A card attached to a view; it grows from the view and follows it, and a tap outside dismisses
/// it.
struct BesideCard<Content: View>: View {
    /// Returns the current frame of the view, in the tree; nil if it is not in one.
    let place: () -> CGRect?
    let content: Content
    let close: () -> Void
    /// The edge of the rectangle at which the card is placed; nil for the bottom.
    var edge: Edge?
    var cornerRadius: CGFloat = 13
    @State private var isGrown = false
    /// The most recent frame of the view.
    @State private var anchor: CGRect?
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(
        _ place: @escaping () -> CGRect?, _ content: Content, edge: Edge? = nil,
        close: @escaping () -> Void
    ) {
        (self.place, self.content, self.edge, self.close) = (place, content, edge, close)
    }

    var body: some View {
        let anchor = anchor ?? place() ?? .zero
        ZStack {
            SecondaryClickView(
                content: Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
            ) { _ in close() }
            LayoutView(
                layout: BesideLayout(
                    anchor: anchor, gap: anchor.size == .zero ? 1 : 6, edge: edge
                ), content: card
            )
        }
        // The card can be laid out before the view, and the view can move.
        .onGeometryChange(for: CGRect?.self) { _ in
            place()
        } action: {
            if let place = $0 { self.anchor = place }
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
            .scaleEffect(isGrown || reducesMotion ? 1 : 0.6, anchor: (edge ?? .bottom).root)
            .onAppear {
                withAnimation(.spring(duration: 0.35, bounce: 0.15)) { isGrown = true }
            }
    }
}
