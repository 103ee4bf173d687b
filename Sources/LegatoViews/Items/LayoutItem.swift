import Foundation
import LegatoGraphics
import LegatoMotion

/// The item of a layout, whose children the layout places.
class LayoutItem<L: Layout>: ViewItem, BarHolder {
    /// Whether the layout is more than plain data, so that it may read state that changes
    /// independently.
    static var readsOthers: Bool { !_isPOD(L.self) }
    /// The node to refresh when state that the layout reads changes; nil if it reads none.
    @exclusivity(unchecked) final var node: NodeLink?
    @exclusivity(unchecked) private var cache: L.Cache?
    @exclusivity(unchecked) private var known: LayoutSubviews?

    init(_ layout: L, _ context: borrowing NodeContext) {
        self.layout = layout
        super.init(context)
        if L.self is any SafeAreaRule.Type { graph.hasSafeAreas = true }
    }

    isolated deinit { (cache, known) = (nil, nil) }

    @exclusivity(unchecked) var layout: L {
        didSet {
            cache = nil
            invalidateLayout()
        }
    }

    override var only: ViewItem? { nil }
    override func contentInvalidated() { known = nil }
    override func safeArea(around child: ViewItem) -> (outer: CGRect, inner: CGRect)? {
        guard L.self is any SafeAreaRule.Type, child === children.first else { return nil }
        return (globalFrame, child.globalFrame)
    }
    override var ownName: String? { "\(L.self)" }

    final var beginsWithBar: Bool { (layout as? any SafeAreaRule)?.beginsWithBar ?? false }
    override final var keyChildren: [ViewItem] {
        beginsWithBar ? super.keyChildren.reversed() : super.keyChildren
    }

    final func with<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        guard let node = node?.node else { return query(body) }
        return graph.watch(node) { query(body) }
    }

    /// Passes the views and the cache of the layout to a closure, regardless of the state that the
    /// layout reads.
    ///
    /// Inlined, so that `StackItem` compiles it for the cache of stacks: generic code reads each
    /// cache through its metadata.
    @inline(__always)
    final func query<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        let subviews: LayoutSubviews
        var cache: L.Cache
        (subviews, cache) = takeCache()
        let result = body(subviews, &cache)
        self.cache = cache
        return result
    }

    /// Takes the cache out, so that the layout changes it in place; returns it with the views of the
    /// layout.
    @inline(__always)
    private func takeCache() -> (LayoutSubviews, L.Cache) {
        if let known, let cache = cache.take() { return (known, cache) }
        return makeCache()
    }

    private func makeCache() -> (LayoutSubviews, L.Cache) {
        var subviews = LayoutSubviews(children)
        if transactions.mirrors { subviews.layoutDirection = .rightToLeft }
        known = subviews
        guard var cache = cache.take() else {
            return (subviews, layout.makeCache(subviews: subviews))
        }
        layout.updateCache(&cache, subviews: subviews)
        return (subviews, cache)
    }

    override var ownSpacing: ViewSpacing {
        with { layout.spacing(subviews: $0, cache: &$1) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        with { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let places = with {
            layout.placements(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
        }
        for (child, place) in zip(children, places) { put(child, place, in: bounds) }
    }

    /// Places a child; a placement from left to right is mirrored in a right-to-left layout.
    final func put(_ child: ViewItem, _ logical: LayoutPlacement, in bounds: CGRect) {
        let place = transactions.mirrors ? logical.mirrored(in: bounds) : logical
        child.place(at: place.point, anchor: place.anchor, proposal: place.proposal)
    }

    override var ownGuideKinds: GuideKinds {
        guard L.self is any CombiningLayout.Type else { return .all }
        var kinds: GuideKinds = []
        for child in children { kinds.formUnion(child.guideKinds) }
        return kinds
    }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return with { subviews, cache in
            layout.explicitAlignment(
                key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache
            )
        }
    }
}
