public import Foundation
public import LegatoMotion

/// A way to arrange views: how large their container is and where each of them lies.
///
/// A layout whose `animatableData` are set moves its views along the way that the data describe:
/// during an animation it arranges them anew on every frame.
///
///     struct Ring: Layout {
///         var angle: Angle
///
///         var animatableData: Angle.AnimatableData {
///             get { angle.animatableData }
///             set { angle.animatableData = newValue }
///         }
///
///         func sizeThatFits(
///             proposal: ProposedViewSize,
///             subviews: Subviews,
///             cache: inout ()
///         ) -> CGSize {
///             proposal.replacingUnspecifiedDimensions()
///         }
///
///         func placeSubviews(
///             in bounds: CGRect,
///             proposal: ProposedViewSize,
///             subviews: Subviews,
///             cache: inout ()
///         ) {
///             let step = 2 * Double.pi / Double(subviews.count)
///             for (number, subview) in subviews.enumerated() {
///                 let radians = angle.radians + Double(number) * step
///                 let position = CGPoint(
///                     x: bounds.midX + cos(radians) * bounds.width / 2,
///                     y: bounds.midY + sin(radians) * bounds.height / 2
///                 )
///                 subview.place(at: position, anchor: .center, proposal: .unspecified)
///             }
///         }
///     }
public nonisolated protocol Layout: Animatable {
    /// What the layout tells of itself to the views in it; the defaults unless given.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout keeps from one question to the next; nothing by default.
    associatedtype Cache = Void

    /// The views in the layout.
    typealias Subviews = LayoutSubviews

    /// Makes what is kept, for some views.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings what is kept up to date when the layout or a view in it has changed.
    ///
    /// By default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers; the greatest of its views' by default.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size that the container takes of an offer, in points.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places every view.
    ///
    /// - Parameters:
    ///   - bounds: Where the container lies. The origin need not be zero.
    ///   - proposal: The offer for which the container has the size of the bounds.
    ///   - subviews: The views. One that is not placed lies in the middle.
    ///   - cache: What is kept.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// The x of a guide of the container, or nil for the guide's default.
    ///
    /// By default the explicit guides of the views make it: the mean of their positions.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The y of a guide of the container, or nil for the guide's default.
    ///
    /// By default the explicit guides of the views make it: of first baselines the uppermost, of
    /// last ones the lowest, of others the mean.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}
