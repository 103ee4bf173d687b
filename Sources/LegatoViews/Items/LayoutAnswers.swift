import Foundation
import LegatoGraphics

/// Caches the layout properties of an item until its layout is invalidated.
///
/// Each query traverses the content of the item once, regardless of how often it is made and how
/// deep the item is.
///
/// Its queries are mutating, so that they read an item's results in place instead of a copy of
/// them.
struct LayoutAnswers: ~Copyable {
    /// A query for an explicit alignment guide.
    struct Guide: Equatable {
        var key: AlignmentKey
        var size: CGSize
        var proposal: ProposedViewSize
    }

    /// The size for a proposal.
    fileprivate struct KnownSize {
        private var width, height: CGFloat
        var size: CGSize

        init(_ size: CGSize, for proposal: ProposedViewSize) {
            // No proposal has NaN.
            (width, height) = (proposal.width ?? .nan, proposal.height ?? .nan)
            self.size = size
        }

        /// Creates an empty entry, which matches no proposal.
        init() { (width, height, size) = (-1, -1, .zero) }

        var proposal: ProposedViewSize {
            ProposedViewSize(
                width: width.isNaN ? nil : width, height: height.isNaN ? nil : height
            )
        }

        func isFor(_ query: KnownSize) -> Bool {
            width.bitPattern == query.width.bitPattern
                && height.bitPattern == query.height.bitPattern
        }
    }

    /// The maximum number of cached results for one kind of query.
    ///
    /// A layout pass rarely needs more than nine sizes, but a window being resized needs new
    /// ones in every frame.
    static let maximum = 64
    /// The maximum number of results to compare with later ones; with more, repeating the queries
    /// is not worthwhile.
    static let maximumCompared = 16

    /// The sizes for the first proposals, in place.
    private var first: InlineArray<6, KnownSize> = InlineArray(repeating: KnownSize())
    private var firstCount = 0
    private var others: [KnownSize] = []
    private var guides: [(guide: Guide, position: CGFloat?)] = []

    /// The layout priority; nil until it is computed.
    var priority: Double?
    /// The preferred spacing; nil until it is computed.
    var spacing: ViewSpacing?
    /// The node whose transactions apply to the geometry; nil until it is computed.
    var transactions: TransactionNode?
    /// The z-index in its container; the inner optional is nil without one, the outer one until it
    /// is computed.
    var index: Double??
    /// The kinds of explicit guides; nil until they are computed.
    var guideKinds: GuideKinds?
    /// The lengths if 0 is proposed.
    var shortest = Shortest()

    /// The lengths along each axis if 0 is proposed along it; the inner optionals are nil if they
    /// must be measured, the outer ones until they are computed.
    struct Shortest {
        var horizontal: CGFloat??
        var vertical: CGFloat??

        subscript(axis: Axis) -> CGFloat?? {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// Whether nothing is cached.
    var isEmpty: Bool {
        mutating get {
            firstCount == 0 && guides.isEmpty && priority == nil && spacing == nil
                && transactions == nil && index == nil && guideKinds == nil
                && shortest.horizontal == nil && shortest.vertical == nil
        }
    }

    /// The size for a proposal; nil until it is computed.
    mutating func size(for proposal: ProposedViewSize) -> CGSize? {
        let query = KnownSize(.zero, for: proposal)
        for place in 0..<firstCount where first[place].isFor(query) { return first[place].size }
        for other in others where other.isFor(query) { return other.size }
        return nil
    }

    /// Caches the size for a proposal.
    mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = KnownSize(size, for: proposal)
        if firstCount < first.count {
            first[firstCount] = entry
            firstCount += 1
            return
        }
        if others.count >= Self.maximum - first.count { others.removeFirst() }
        others.append(entry)
    }

    /// The position of an alignment guide; the inner optional is nil without one, the outer one
    /// until it is computed.
    mutating func position(of guide: Guide) -> CGFloat?? {
        for known in guides where known.guide == guide { return .some(known.position) }
        return nil
    }

    /// Caches the position of an alignment guide.
    mutating func keep(_ position: CGFloat?, of guide: Guide) {
        if guides.count >= Self.maximum { guides.removeFirst() }
        guides.append((guide, position))
    }

    /// Whether an item still gives the cached answers that determine the layout of the enclosing
    /// stack.
    func hold(for item: any LayoutElement) -> Bool {
        guard others.count + guides.count <= Self.maximumCompared else { return false }
        if let priority, item.layoutPriority != priority { return false }
        if let guideKinds, item.guideKinds != guideKinds { return false }
        if let length = shortest.horizontal, item.shortest(along: .horizontal) != length {
            return false
        }
        if let length = shortest.vertical, item.shortest(along: .vertical) != length {
            return false
        }
        for place in 0..<firstCount where !first[place].holds(for: item) { return false }
        if let spacing, item.viewSpacing != spacing { return false }
        return others.allSatisfy { $0.holds(for: item) }
            && guides.allSatisfy {
                item.explicitAlignment($0.guide.key, in: $0.guide.size, proposal: $0.guide.proposal)
                    == $0.position
            }
    }
}

/// Answers of an item before its layout was invalidated.
final class EarlierAnswers {
    let answers: LayoutAnswers
    init(_ answers: consuming LayoutAnswers) { self.answers = answers }
}

extension LayoutAnswers.KnownSize {
    fileprivate func holds(for item: any LayoutElement) -> Bool {
        item.sizeThatFits(proposal) == size
    }
}
