public import Foundation
public import LegatoMotion

/// A container's layout: it determines the size of the container and the positions of its views.
///
/// A layout with `animatableData` moves its views along the path that the data describe: during an
/// animation it places them again in every frame.
///
/// ```swift
/// struct Ring: Layout {
///     var angle: Angle
///
///     var animatableData: Angle.AnimatableData {
///         get { angle.animatableData }
///         set { angle.animatableData = newValue }
///     }
///
///     func sizeThatFits(
///         proposal: ProposedViewSize,
///         subviews: Subviews,
///         cache: inout ()
///     ) -> CGSize {
///         proposal.replacingUnspecifiedDimensions()
///     }
///
///     func placeSubviews(
///         in bounds: CGRect,
///         proposal: ProposedViewSize,
///         subviews: Subviews,
///         cache: inout ()
///     ) {
///         let step = 2 * Double.pi / Double(subviews.count)
///         for (number, subview) in subviews.enumerated() {
///             let radians = angle.radians + Double(number) * step
///             let position = CGPoint(
///                 x: bounds.midX + cos(radians) * bounds.width / 2,
///                 y: bounds.midY + sin(radians) * bounds.height / 2
///             )
///             subview.place(at: position, anchor: .center, proposal: .unspecified)
///         }
///     }
/// }
/// ```
public nonisolated protocol Layout: Animatable {
    /// Properties that the layout reports to its views; the defaults unless overridden.
    static var layoutProperties: LayoutProperties { get }

    /// Data that the layout keeps between calls; none by default.
    associatedtype Cache = Void

    /// The views in the layout.
    typealias Subviews = LayoutSubviews

    /// Creates the cache.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after a change of the layout or of a view in it.
    ///
    /// The default implementation creates a new cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the container's preferred spacing; by default the union of its views' spacing.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places every view.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container; its origin need not be zero.
    ///   - proposal: The proposal for which the container has this size.
    ///   - subviews: The views; one that is not placed is centred.
    ///   - cache: The cache.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    )

    /// Returns the x coordinate of a guide of the container; nil for the guide's default.
    ///
    /// By default it is the mean of the views' explicit guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Returns the y coordinate of a guide of the container; nil for the guide's default.
    ///
    /// By default it is a combination of the views' explicit guides: the topmost first baseline,
    /// the lowest last baseline, or the mean of others.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

/// A type-erased layout.
///
/// When the wrapped layout changes from one type to another, the views in the container keep their
/// identity and move to their new positions:
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { content }
/// ```
public nonisolated struct AnyLayout: Layout {
    var layout: any Layout

    /// The type-erased cache of a layout.
    public struct Cache {
        fileprivate var layoutType: any Layout.Type
        fileprivate var value: Any
    }

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// The data of the wrapped layout; setting data of another type has no effect.
    public var animatableData: AnyAnimatableData {
        get { layout.anyAnimatableData }
        set { layout.anyAnimatableData = newValue }
    }

    /// The properties of the wrapped layout.
    fileprivate var innerProperties: LayoutProperties { layout.properties }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache { layout.makeAnyCache(subviews) }

    /// Updates the cache of the wrapped layout, or creates a new one if the layout's type has
    /// changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        layout.updateAnyCache(&cache, subviews)
    }

    /// Returns the spacing of the wrapped layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func query(_ layout: some Layout) -> ViewSpacing {
            layout.withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return query(layout)
    }

    /// Returns the size of the wrapped layout for a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        func query(_ layout: some Layout) -> CGSize {
            layout.withCache(&cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return query(layout)
    }

    /// Places the views as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func query(_ layout: some Layout) {
            layout.withCache(&cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        query(layout)
    }

    /// Returns a guide of the wrapped layout.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    /// Returns a guide of the wrapped layout.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    private func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        func query(_ layout: some Layout) -> CGFloat? {
            layout.withCache(&cache, subviews) {
                layout.explicitAlignment(
                    key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0
                )
            }
        }
        return query(layout)
    }
}

nonisolated extension Layout {
    /// The properties of the layout, or of the layout wrapped in an `AnyLayout`.
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

    /// Runs a closure with the layout's cache; creates a new one if the given cache belongs to
    /// another type.
    fileprivate func withCache<Result>(
        _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        let isOwn = cache.layoutType == Self.self
        var value = (isOwn ? cache.value as? Cache : nil) ?? makeCache(subviews: subviews)
        cache.value = ()
        defer { cache = AnyLayout.Cache(layoutType: Self.self, value: value) }
        return body(&value)
    }
}
