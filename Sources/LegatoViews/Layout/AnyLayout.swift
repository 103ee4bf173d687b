public import Foundation
import LegatoMotion

/// A layout of any type.
///
/// When the layout of a container changes from one type to another through this one, its views stay
/// what they are and move to their new places:
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { content }
public nonisolated struct AnyLayout: Layout {
    private var layout: any Layout

    /// What a layout of some type keeps.
    public struct Cache {
        fileprivate var layoutType: any Layout.Type
        fileprivate var value: Any
    }

    /// Creates a layout of any type from one of some type.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// The data of the layout within; data of another type change nothing.
    public var animatableData: AnyAnimatableData {
        get { layout.anyAnimatableData }
        set { layout.anyAnimatableData = newValue }
    }

    /// Connects the dynamic properties of the layout within.
    @MainActor fileprivate mutating func connectInner(
        in store: inout PropertyStore,
        _ node: ViewNode
    ) {
        func connect<L: Layout>(_ layout: L) -> L {
            var layout = layout
            layout.connect(in: &store, node)
            return layout
        }
        layout = connect(layout)
    }

    /// The properties of the layout within.
    fileprivate var innerProperties: LayoutProperties { layout.properties }

    /// Makes what the layout within keeps.
    public func makeCache(subviews: Subviews) -> Cache { layout.makeAnyCache(subviews) }

    /// Has the layout within update what it keeps, or make it anew if its type is another.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        layout.updateAnyCache(&cache, subviews)
    }

    /// The distances that the layout within prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask(_ layout: some Layout) -> ViewSpacing {
            layout.withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return ask(layout)
    }

    /// The size that the layout within takes of an offer.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize {
        func ask(_ layout: some Layout) -> CGSize {
            layout.withCache(&cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(layout)
    }

    /// Places the views as the layout within does.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        func ask(_ layout: some Layout) {
            layout.withCache(&cache, subviews) {
                layout.placeSubviews(
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &$0
                )
            }
        }
        ask(layout)
    }

    /// The guide of the layout within.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    /// The guide of the layout within.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    private func explicitAlignment(
        _ key: AlignmentKey,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        func ask(_ layout: some Layout) -> CGFloat? {
            layout.withCache(&cache, subviews) {
                layout.explicitAlignment(
                    key,
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &$0
                )
            }
        }
        return ask(layout)
    }
}

extension Layout {
    /// Connects the dynamic properties of the layout, or of the one within an `AnyLayout`.
    mutating func connect(in store: inout PropertyStore, _ node: ViewNode) {
        guard var any = self as? AnyLayout else { return store.connect(&self, node) }
        any.connectInner(in: &store, node)
        if let same = any as? Self { self = same }
    }
}

nonisolated extension Layout {
    /// What the layout tells of itself, or what the layout within an `AnyLayout` does.
    var properties: LayoutProperties {
        (self as? AnyLayout)?.innerProperties ?? Self.layoutProperties
    }

    fileprivate var anyAnimatableData: AnyAnimatableData {
        get { AnyAnimatableData(animatableData) }
        set {
            if let data = newValue.value(as: AnimatableData.self) { animatableData = data }
        }
    }

    fileprivate func makeAnyCache(_ subviews: Subviews) -> AnyLayout.Cache {
        AnyLayout.Cache(layoutType: Self.self, value: makeCache(subviews: subviews))
    }

    fileprivate func updateAnyCache(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
        guard cache.layoutType == Self.self else {
            cache = makeAnyCache(subviews)
            return
        }
        withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    /// Runs a closure with what this layout keeps, made anew if another type's is at hand.
    fileprivate func withCache<Result>(
        _ cache: inout AnyLayout.Cache,
        _ subviews: Subviews,
        _ body: (inout Cache) -> Result
    ) -> Result {
        let isOwn = cache.layoutType == Self.self
        var value = (isOwn ? cache.value as? Cache : nil) ?? makeCache(subviews: subviews)
        cache.value = ()
        defer { cache = AnyLayout.Cache(layoutType: Self.self, value: value) }
        return body(&value)
    }
}
