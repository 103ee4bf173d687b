import Foundation
import LegatoGraphics

/// Caches the layout properties of an item until its layout is invalidated.
///
/// Each query traverses the content of the item once, regardless of how often it is made and how
/// deep the item is.
struct LayoutAnswers: ~Copyable {
    /// A query for an explicit alignment guide.
    struct Guide: Equatable {
        var key: AlignmentKey
        var size: CGSize
        var proposal: ProposedViewSize
    }

    /// The maximum number of cached results for one kind of query.
    ///
    /// A layout pass rarely asks for more than nine sizes, but a window being resized asks for new
    /// ones in every frame.
    static let most = 64

    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(guide: Guide, position: CGFloat?)] = []

    /// The layout priority; nil until it is known.
    var priority: Double?
    /// The preferred spacing; nil until it is known.
    var spacing: ViewSpacing?
    /// The node whose transactions apply to the geometry; nil until it is known.
    var transactions: TransactionNode?
    /// The z-index in its container; the inner optional is nil without one, the outer one until it
    /// is known.
    var index: Double??

    /// Whether nothing is cached.
    var isEmpty: Bool {
        sizes.isEmpty && guides.isEmpty && priority == nil && spacing == nil && transactions == nil
            && index == nil
    }

    /// The size for a proposal; nil until it is known.
    func size(for proposal: ProposedViewSize) -> CGSize? {
        sizes.first { $0.proposal == proposal }?.size
    }

    /// Caches the size for a proposal.
    mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count >= Self.most { sizes.removeFirst() }
        sizes.append((proposal, size))
    }

    /// The position of an alignment guide; the inner optional is nil without one, the outer one
    /// until it is known.
    func position(of guide: Guide) -> CGFloat?? {
        guides.first { $0.guide == guide }.map(\.position)
    }

    /// Caches the position of an alignment guide.
    mutating func keep(_ position: CGFloat?, of guide: Guide) {
        if guides.count >= Self.most { guides.removeFirst() }
        guides.append((guide, position))
    }
}
