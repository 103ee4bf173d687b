public import Foundation
import LegatoGraphics
import LegatoMotion

/// A view whose frame relates to the nearest container.
private nonisolated struct ContainerFrameView<Content: View>: View {
    var content: Content
    var axes: Axis.Set
    var alignment: Alignment
    /// Returns the length for that of the container.
    var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerFrameNode(view, context)
    }
}

private final class ContainerFrameNode<Content: View>: WrappingNode<ContainerFrameView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = ContainerFrameItem(context)
        item.node = ownLink
        show(in: item)
        return item
    }

    private func show(in item: ContainerFrameItem) {
        (item.axes, item.alignment, item.length) = (view.axes, view.alignment, view.length)
        item.invalidateLayout()
    }

    override func refreshView() {
        graph.touch(context.transactions)
        for item in outerItems { item.invalidateLayout() }
    }

    override func updateView(_ view: ContainerFrameView<Content>) {
        let items = outerItems
        super.updateView(view)
        for case let item as ContainerFrameItem in items { show(in: item) }
        child.update(view.content)
    }

    override func willRemove() {
        for item in outerItems { (item as? ContainerFrameItem)?.leaveContainer() }
    }
}

private final class ContainerFrameItem: ViewItem {
    var axes: Axis.Set = []
    var alignment = Alignment.center
    var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
    /// The node to refresh when state that `length` reads changes.
    var node: NodeLink?

    /// The scroll view whose visible size it has used.
    private weak var related: ScrollItem?

    /// The nearest scroll view's visible size, or the size of the root view.
    private var containerSize: CGSize {
        if let scroll = scrollItem {
            related = scroll
            return scroll.containerSize(for: self, along: axes)
        }
        return graph.root?.visibleSize ?? .zero
    }

    func leaveContainer() { related?.forget(self) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let node = node?.node else { return offer(proposal, in: containerSize) }
        return graph.watch(node) { offer(proposal, in: containerSize) }
    }

    private func offer(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        let check = NumberCheck(self.layoutName, "containerRelativeFrame(_:alignment:_:)")
        return ProposedViewSize(
            width: axes.contains(.horizontal)
                ? check.length(length(size.width, .horizontal)) ?? 0 : proposal.width,
            height: axes.contains(.vertical)
                ? check.length(length(size.height, .vertical)) ?? 0 : proposal.height
        )
    }

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = offer(proposal)
        let own = only?.sizeThatFits(offer) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? offer.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? offer.height ?? own.height : own.height
        )
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let only else { return }
        let offer = offer(proposal)
        let own = only.dimensions(in: offer)[alignment]
        let outer = ViewDimensions(bounds.size)[alignment]
        only.place(
            at: CGPoint(x: bounds.minX + outer.x - own.x, y: bounds.minY + outer.y - own.y),
            anchor: .topLeading, proposal: offer
        )
    }
}

nonisolated extension View {
    /// Gives the view the length of the nearest scroll view or of the window along axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a length computed from that of the nearest scroll view or of the window.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        ContainerFrameView(content: self, axes: axes, alignment: alignment, length: length)
    }

    /// Gives the view a number of equal parts of the nearest scroll view or of the window.
    ///
    /// - Parameters:
    ///   - axes: The axes of the parts.
    ///   - count: The number of parts, at least 1; smaller ones count as 1.
    ///   - span: The number of parts that the view takes.
    ///   - spacing: The distance between parts, in points.
    ///   - alignment: The alignment of the view in its frame.
    /// - Returns: The view in its frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        let check = NumberCheck(
            Self.self, "containerRelativeFrame(_:count:span:spacing:alignment:)"
        )
        let spacing = check.number(spacing, or: 0)
        let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 0)))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * (count - 1)) / count
            return max(part * span + spacing * max(span - 1, 0), 0)
        }
    }
}
