import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Views that report their tags.
nonisolated struct TabPages<Content: View>: View {
    var content: Content
    /// The indices of the tabs on screen; nil before their tags are known.
    var shown: ClosedRange<Int>?
    var onTags: ([AnyHashable?]) -> Void
}

extension TabPages: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TabPagesNode(view, context)
    }
}

private final class TabPagesNode<Content: View>: HoldingNode<TabPages<Content>> {
    private var presence: Presence?
    private lazy var child: TypedNode<Content> = {
        var inside = inner
        presence = Presence(in: &inside) { [unowned self] in shows($0) }
        return inside.makeNode(view.content)
    }()
    private var tags: [AnyHashable?]?

    override var children: [ViewNode] { [child] }
    override var itemFlow: ItemFlow { .ends }

    override func environmentChanged() {
        let child = child
        var inside = environment
        inside.presence = presence
        child.take(inside)
    }

    /// Whether a node belongs to a tab on screen.
    private func shows(_ node: ViewNode) -> Bool {
        let tabs = child.items
        // A view without an item of its own belongs to the tab of its container.
        var at: ViewNode? = node
        while let node = at, node !== self {
            var item = node.items.first
            while let inside = item {
                if let index = tabs.firstIndex(where: { $0 === inside }) {
                    return view.shown?.contains(index) ?? false
                }
                item = inside.container
            }
            at = node.parent
        }
        return true
    }

    override func addItems(to list: inout ItemList) {
        list.add(child)
        let new = child.items.enumerated().map { $1.layoutValue(TagKey.self) ?? AnyHashable($0) }
        guard tags != new else { return }
        tags = new
        graph.act { [self] in if !isRemoved { view.onTags(new) } }
    }

    override func updateView(_ view: TabPages<Content>) {
        let child = child
        let isOther = view.shown != self.view.shown
        self.view = view
        child.update(view.content)
        if isOther { presence?.changed() }
    }
}

/// Pages of one size side by side.
nonisolated struct PagesLayout: Layout {
    var size: CGSize

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        for (index, subview) in subviews.enumerated() {
            let middle = CGPoint(
                x: bounds.minX + size.width * (CGFloat(index) + 0.5),
                y: bounds.minY + size.height / 2
            )
            subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(size))
        }
    }
}

/// The page that a scroll view shows.
struct ScrollPageLink {
    var index: Int
    var select: (Int) -> Void
    /// Called when other pages come into view.
    var show: (ClosedRange<Int>) -> Void
}

nonisolated extension EnvironmentValues {
    var scrollPage: ScrollPageLink? {
        get { self[ScrollPageKey.self] }
        set { self[ScrollPageKey.self] = newValue }
    }
}

private nonisolated enum ScrollPageKey: EnvironmentKey {
    static var defaultValue: ScrollPageLink? { nil }
}

/// Shows one of several views above a tab bar.
nonisolated struct TabStack<Content: View>: View {
    var content: Content
    var selected: Int
    /// Whether the tags are known, from which the selected tab follows.
    var isKnown: Bool
    var onTags: ([AnyHashable?]) -> Void
    var select: (Int) -> Void

    fileprivate var tabs: TabPages<Content> {
        TabPages(content: content, shown: isKnown ? selected...selected : nil, onTags: onTags)
    }
}

extension TabStack: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TabStackNode(view, context)
    }
}

private final class TabStackNode<Content: View>: HoldingNode<TabStack<Content>> {
    private let claims = TabBarClaims()
    private lazy var child = inside.makeNode(view.tabs)
    private lazy var bar = inner.makeNode(TabBar(entries: [], selected: 0, select: { _ in }))
    private lazy var item = TabStackItem(context)

    override init(_ view: TabStack<Content>, _ context: NodeContext) {
        super.init(view, context)
        gatherItems()
        graph.actLast { [claims] in claims.hasAppeared = true }
    }

    /// The context of the tabs.
    private var inside: NodeContext {
        var inside = inner
        inside.environment.tabBar = claims
        if inside.environment.tabAccessory != nil { inside.environment.tabAccessory = nil }
        return inside
    }

    override func environmentChanged() {
        child.take(inside.environment)
        bar.take(environment)
        showBar(item.children.dropLast())
    }

    override func refreshView() { showBar(item.children.dropLast()) }

    override var children: [ViewNode] { [child, bar] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }

    override func gatherItems() {
        let tabs = child.items
        showBar(tabs)
        item.selected = view.selected
        item.setChildren(tabs + bar.items)
    }

    override func updateView(_ view: TabStack<Content>) {
        let child = child
        let isOther = view.selected != self.view.selected
        if isOther { claims.minimizer.expand(in: graph) }
        self.view = view
        child.update(view.tabs)
        item.selected = view.selected
        if isOther { graph.later { [self] in item.showBar(of: environment.page) } }
        showBar(item.children.dropLast())
    }

    private func showBar(_ tabs: some Sequence<ViewItem>) {
        let entries = tabs.map { tab in
            TabBar.TabItem(
                label: tab.layoutValue(TabLabelKey.self)?.view ?? AnyView(EmptyView()),
                badge: tab.layoutValue(BadgeKey.self)
            )
        }
        let shown = tabs.dropFirst(view.selected).first { _ in true } ?? tabs.first { _ in true }
        claims.minimizer.page = environment.page
        claims.minimizer.behavior = environment.tabLook.minimizeBehavior
        let (claim, isMinimized) = graph.watch(self) {
            (claims.sum(of: shown, in: environment.page), claims.minimizer.isMinimized)
        }
        bar.update(
            TabBar(
                entries: entries, selected: view.selected, claim: claim, isMinimized: isMinimized,
                accessory: environment.tabAccessory
            ) { [weak self] in
                guard let self else { return }
                claims.minimizer.expand(in: graph)
                if $0 == view.selected, !claims.popStacks(in: item.page) {
                    item.page?.scrollToTop()
                }
                view.select($0)
            }
        )
    }
}

/// An item that shows one of its children above the last one.
private final class TabStackItem: ViewItem, PartlyAccessible {
    override var ownName: String? { "TabView" }

    var selected = 0 {
        didSet {
            guard selected != oldValue else { return }
            invalidateLayout()
            structureChanged()
        }
    }

    override var only: ViewItem? { nil }

    /// Makes the bar of the page around the tabs follow the scroll views of the selected tab.
    func showBar(of handle: PageHandle?) {
        guard let handle, let page else { return }
        handle.fold.follow { [self] scroller in
            var item = scroller as? ViewItem
            while let at = item, at.container !== self { item = at.container }
            return item == nil || item === page
        }
    }

    /// The item of the selected tab.
    fileprivate var page: ViewItem? {
        children.dropLast().indices.contains(selected) ? children[selected] : children.first
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let bar = children.last else { return }
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        let height = bar.placedSize(offer).height
        let rest = CGSize(width: bounds.width, height: max(bounds.height - height, 0))
        page?.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + rest.height / 2), anchor: .center,
            proposal: ProposedViewSize(rest)
        )
        bar.place(
            at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: offer
        )
    }

    override func safeArea(around child: ViewItem) -> (outer: CGRect, inner: CGRect)? {
        guard let bar = children.last, child !== bar else { return nil }
        let outer = globalFrame
        let inset = bar.sizeThatFits(ProposedViewSize(width: outer.width, height: nil)).height
        return (outer, outer.inset(by: EdgeInsets(inset, at: .bottom)))
    }

    override var keyChildren: [ViewItem] {
        [page, children.last].compactMap(\.self).filter(\.takesKeys)
    }

    /// Holds the layers of the other tabs that have been shown.
    private let behind = CoveredLayer()

    override func gatherOwn(into layers: inout [CALayer]) {
        let page = children.count > 1 ? page : nil
        var others: [CALayer] = []
        for tab in children.dropLast() where tab !== page && tab.frame != .zero {
            tab.gather(into: &others)
        }
        layers += behind.hold(others)
        page?.gather(into: &layers)
        children.last?.gather(into: &layers)
    }

    override init(_ context: NodeContext) {
        super.init(context)
        graph.hasSafeAreas = true
    }
}
