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
