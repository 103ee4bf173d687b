import Foundation
import LegatoGraphics

/// What an element answered since its layout was invalidated.
///
/// Each question walks over what is in the element once, however often it is put and however deep
/// the element lies.
struct LayoutAnswers {
    /// A question for an explicit guide.
    struct Guide: Equatable {
        var key: AlignmentKey
        var size: CGSize
        var proposal: ProposedViewSize
    }

    /// The most answers to one kind of question that an element keeps.
    ///
    /// A pass seldom asks for more than nine sizes; a window that is resized asks for others in every
    /// frame.
    static let most = 64

    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(guide: Guide, position: CGFloat?)] = []

    /// The layout priority; nil until it is known.
    var priority: Double?
    /// The preferred distances; nil until they are known.
    var spacing: ViewSpacing?
    /// Where the transactions of the geometry come from; nil until it is known.
    var transactions: TransactionNode?
    /// The index among the elements of a container, nil inside for none; nil until it is known.
    var index: Double??

    /// Whether nothing is known.
    var isEmpty: Bool {
        sizes.isEmpty && guides.isEmpty && priority == nil && spacing == nil && transactions == nil
            && index == nil
    }

    /// The size for an offer; nil until it is known.
    func size(for proposal: ProposedViewSize) -> CGSize? {
        sizes.first { $0.proposal == proposal }?.size
    }

    /// Keeps the size for an offer.
    mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count >= Self.most { sizes.removeFirst() }
        sizes.append((proposal, size))
    }

    /// Where a guide lies, nil inside for nowhere; nil until it is known.
    func position(of guide: Guide) -> CGFloat?? {
        guides.first { $0.guide == guide }.map(\.position)
    }

    /// Keeps where a guide lies.
    mutating func keep(_ position: CGFloat?, of guide: Guide) {
        if guides.count >= Self.most { guides.removeFirst() }
        guides.append((guide, position))
    }
}
