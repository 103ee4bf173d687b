import Foundation
import LegatoGraphics

/// The item of a row or a column.
///
/// Its layout depends only on the layout properties of its views. When views have changed, it
/// repeats its earlier queries to them. If all answers are the same, its own cached answers stay
/// valid, and it places only the changed views again.
final class StackItem<L: StackLayout>: LayoutItem<L> {
    /// The views that have changed since their answers were compared.
    @exclusivity(unchecked) private var changed: [ViewItem] = []
    /// The views that have changed since they were placed.
    @exclusivity(unchecked) private var unplaced: [ViewItem] = []
    /// Where the views were placed; nil if some have to move.
    @exclusivity(unchecked) private var placed: (bounds: CGRect, proposal: ProposedViewSize)?

    isolated deinit { (changed, unplaced) = ([], []) }

    // No stack reads state.
    override var ownSpacing: ViewSpacing { query { $1.outerSpacing($0) } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        query { $1.size(proposal, $0) }
    }

    override var ownGuideKinds: GuideKinds {
        var kinds: GuideKinds = []
        for child in children { kinds.formUnion(child.guideKinds) }
        return kinds
    }

    override var comparesChildren: Bool { true }

    /// The number of changed views up to which it compares their answers.
    private static var maximumChanged: Int { 16 }

    override func childInvalidated(_ child: ViewItem) {
        guard !answers.isEmpty, changed.count < Self.maximumChanged else {
            child.forgetEarlierAnswers()
            return discardAnswers()
        }
        if !changed.contains(where: { $0 === child }) { changed.append(child) }
        hasChangedChildren = true
        if placed != nil, !unplaced.contains(where: { $0 === child }) { unplaced.append(child) }
    }

    override func compareChildren() {
        let due = changed
        (changed, hasChangedChildren) = ([], false)
        var isSame = true
        for child in due where !child.answersAsBefore() { isSame = false }
        if !isSame { discardAnswers() }
    }

    override func discardAnswers() {
        for child in changed { child.forgetEarlierAnswers() }
        (changed, hasChangedChildren) = ([], false)
        (unplaced, placed) = ([], nil)
        super.discardAnswers()
    }

    override func ownShortest(along axis: Axis) -> CGFloat? {
        var lengths: [CGFloat] = []
        lengths.reserveCapacity(children.count)
        for child in children {
            guard let length = child.shortest(along: axis) else { return nil }
            lengths.append(length)
        }
        if axis == L.axis { return query { $1.length(of: lengths) } }
        switch layout.guide {
        case HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
            HorizontalAlignment.trailing.key, VerticalAlignment.top.key,
            VerticalAlignment.center.key, VerticalAlignment.bottom.key:
            // Explicit guides may move views apart.
            for child in children where !child.guideKinds.isDisjoint(with: .others) { return nil }
            return lengths.max() ?? 0
        default: return nil
        }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        settle()
        if let placed, placed == (bounds, proposal) {
            let due = unplaced
            unplaced = []
            if due.allSatisfy({ $0.placedSize($0.proposal) == $0.frame.size }) {
                for child in due {
                    child.place(
                        at: child.frame.origin, anchor: .topLeading, proposal: child.proposal
                    )
                }
                return
            }
            // A changed view needs another size, so the whole stack is arranged again.
            discardAnswers()
        }
        (placed, unplaced) = ((bounds, proposal), [])
        let (subviews, places) = query { ($0, $1.placements(bounds.size, proposal, $0)) }
        for (child, (subview, placement)) in zip(children, zip(subviews, places)) {
            var place = placement
            place.point.x += bounds.minX
            place.point.y += bounds.minY
            put(child, subview.usable(place), in: bounds)
        }
    }
}
