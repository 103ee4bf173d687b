import Foundation
import LegatoGraphics

/// The elements in some parts of a lazy container, by their collections.
struct LazyChoice {
    /// The elements, whether they have nodes or not.
    private(set) var elements: [ObjectIdentifier: Set<Int>] = [:]
    /// Those that have nodes.
    private(set) var built: [ObjectIdentifier: Set<Int>] = [:]

    /// Finds the elements in parts that are widened by a margin.
    init(
        _ rows: [LazyRow], _ plan: LazyPlan, _ parts: [ClosedRange<CGFloat>], _ margin: CGFloat
    ) {
        let parts = parts.map { $0.lowerBound - margin...$0.upperBound + margin }
        for (row, place) in zip(rows, plan.places) {
            for part in parts where place.start <= part.upperBound && place.end >= part.lowerBound {
                for element in row.elements {
                    let owner = ObjectIdentifier(element.owner)
                    elements[owner, default: []].insert(element.index)
                    built[owner, default: []].insert(element.index)
                }
                guard let gap = row.gap else { continue }
                let found = Self.elements(of: gap, place, in: part, plan.share(of: gap))
                elements[ObjectIdentifier(gap.owner), default: []].formUnion(found)
            }
        }
    }

    /// The elements of a gap in a part of the container; with several in a line, those of the lines
    /// before and after, too.
    static func elements(
        of gap: LazyGap, _ place: LazyPlan.Place, in part: ClosedRange<CGFloat>, _ share: Int
    ) -> Range<Int> {
        let owner = gap.owner
        guard place.start < part.upperBound, place.end > part.lowerBound || place.length == 0,
            !gap.range.isEmpty
        else { return gap.range.lowerBound..<gap.range.lowerBound }
        let estimate = owner.estimate ?? LazyElements.usualLength
        func index(_ position: CGFloat) -> Int {
            owner.lengths.index(
                at: (position - place.start) * CGFloat(share), in: gap.range, estimate: estimate
            )
        }
        let aside = share > 1 ? share : 0
        let first = max(index(part.lowerBound) - aside, gap.range.lowerBound)
        let last = min(index(part.upperBound) + aside, gap.range.upperBound - 1)
        return first..<last + 1
    }
}
