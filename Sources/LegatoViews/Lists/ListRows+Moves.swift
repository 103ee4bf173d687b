import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension ListRowsNode {
    /// Moves a row with the pointer, and the element at the end; the rows that it passes make room.
    func move(
        _ row: ListRowItem, _ element: LazyElement, by distance: CGFloat, _ hasEnded: Bool,
        _ action: (IndexSet, Int) -> Void
    ) {
        let end = row.frame.midY + distance
        let others = outerItems.filter { $0 !== row && $0.gap == nil }.compactMap { item in
            self.element(of: item).flatMap { $0.owner === element.owner ? ($0.index, item) : nil }
        }
        let before = others.last { $0.1.frame.midY < end }?.0
        let index = before.map { $0 + 1 } ?? others.first?.0 ?? element.index
        guard hasEnded else {
            row.lift(by: distance)
            for (other, item) in others {
                let isAfter = other > element.index
                let isPassed = isAfter ? other < index : other >= index
                let step = isAfter ? -row.frame.height : row.frame.height
                (item as? ListRowItem)?.shift(by: isPassed ? step : 0)
            }
            return
        }
        for case let item as ListRowItem in outerItems { item.shift(by: 0) }
        guard index != element.index, index != element.index + 1 else { return }
        withAnimation { action(IndexSet(integer: element.index), index) }
    }

    /// The element of the innermost `ForEach` that a row shows; nil for none.
    func element(of row: ViewItem) -> LazyElement? {
        var element: LazyElement?
        var next: ViewItem? = row
        while let item = next {
            if let inner = (item as? TransitionItem)?.elements.first { element = inner }
            next = item.only
        }
        return element
    }
}
