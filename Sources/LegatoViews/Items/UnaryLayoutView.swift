import Foundation
import LegatoGraphics
import LegatoMotion

/// A view with a layout rule around each of its items.
nonisolated struct UnaryLayoutView<Content: View, Rule: UnaryLayout>: View {
    var content: Content
    var rule: Rule
}

extension UnaryLayoutView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        UnaryLayoutNode(view, context)
    }
}

private final class UnaryLayoutNode<Content: View, Rule: UnaryLayout>: WrappingNode<
    UnaryLayoutView<Content, Rule>
>
{
    override func wrap(_ item: ViewItem) -> ViewItem {
        let outer = UnaryLayoutItem(view.rule, context)
        if !_isPOD(Rule.self) { outer.node = ownLink }
        return outer
    }

    override func refreshView() {
        graph.touch(context.transactions)
        for item in outerItems { item.invalidateLayout() }
    }

    override func updateView(_ view: UnaryLayoutView<Content, Rule>) {
        let child = child
        let isSame = FieldTable.areEqual(self.view.rule, view.rule)
        super.updateView(view)
        if !isSame {
            graph.touch(context.transactions)
            for item in outerItems { (item as? UnaryLayoutItem<Rule>)?.rule = view.rule }
        }
        child.update(view.content)
    }
}

/// An item with a layout rule around another item.
private final class UnaryLayoutItem<Rule: UnaryLayout>: ViewItem {
    /// The rule, which is read while its methods lay out children.
    ///
    /// The access is unchecked, for speed. No change overlaps it: only the node of this item sets the
    /// rule, and a layout refreshes nodes below a `GeometryReader` alone, never one above it.
    @exclusivity(unchecked) var rule: Rule {
        didSet { invalidateLayout() }
    }
    /// The node to refresh when state that the rule reads changes; nil if it reads none.
    var node: NodeLink?

    init(_ rule: Rule, _ context: borrowing NodeContext) {
        self.rule = rule
        super.init(context)
        if Rule.self is any SafeAreaRule.Type { graph.hasSafeAreas = true }
    }

    override func safeArea(around child: ViewItem) -> (outer: CGRect, inner: CGRect)? {
        Rule.self is any SafeAreaRule.Type ? (globalFrame, child.globalFrame) : nil
    }

    override var ownPriority: Double {
        guard let only else { return 0 }
        return rule.layoutPriority(child: only)
    }
    override var ownSpacing: ViewSpacing {
        guard let only else { return super.ownSpacing }
        return rule.viewSpacing(child: only)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let only else { return .zero }
        return rule.sizeThatFits(proposal, child: only)
    }

    override func ownShortest(along axis: Axis) -> CGFloat? {
        guard let only else { return nil }
        return rule.shortest(along: axis, child: only)
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let only else { return }
        var place = rule.placement(in: bounds.size, proposal: proposal, child: only)
        if transactions.mirrors {
            place = place.mirrored(in: CGRect(origin: .zero, size: bounds.size))
        }
        only.place(
            at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y),
            anchor: place.anchor, proposal: place.proposal
        )
    }

    override var ownGuideKinds: GuideKinds {
        guard let only else { return [] }
        return rule.guideKinds(child: only)
    }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let only else { return nil }
        func alignment() -> CGFloat? {
            rule.explicitAlignment(key, in: size, proposal: proposal, child: only)
        }
        guard let node = node?.node else { return alignment() }
        return graph.watch(node, alignment)
    }
}
