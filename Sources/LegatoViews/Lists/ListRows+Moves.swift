import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension ListRowsNode {
    /// Moves a row with the pointer, and the element at the end; the rows that it passes make room.
    ///
    /// A translation of nil cancels the move.
    func move(
        _ row: ListRowItem, _ element: LazyElement, by translation: CGFloat?, _ hasEnded: Bool,
        _ action: (IndexSet, Int) -> Void
    ) {
        guard let translation else { return endMove() }
        let move =
            rowMove ?? RowMove(of: row, element) { [weak self] in _ = self?.follow($0) }
        rowMove = move
        move.translation = translation
        let index = follow(move)
        guard hasEnded else { return }
        endMove()
        guard index != element.index, index != element.index + 1 else { return }
        withAnimation { action(IndexSet(integer: element.index), index) }
    }

    /// Ends a move; all rows return to their places.
    private func endMove() {
        rowMove?.end()
        rowMove = nil
        for case let item as ListRowItem in outerItems { item.shift(by: 0) }
    }

    /// Shows a row that is moved, and those that it passes; returns the offset to which it moves.
    private func follow(_ move: RowMove) -> Int {
        let (row, element, distance) = (move.row, move.element, move.distance)
        let end = row.frame.midY + distance
        let others = outerItems.filter { $0 !== row && $0.gap == nil }.compactMap { item in
            self.element(of: item).flatMap { $0.owner === element.owner ? ($0.index, item) : nil }
        }
        let before = others.last { $0.1.frame.midY < end }?.0
        let index = before.map { $0 + 1 } ?? others.first?.0 ?? element.index
        row.lift(by: distance)
        for (other, item) in others {
            let isAfter = other > element.index
            let isPassed = isAfter ? other < index : other >= index
            let step = isAfter ? -row.frame.height : row.frame.height
            (item as? ListRowItem)?
                .shift(by: isPassed ? step : 0, isAnimated: move.hasSeen(item))
        }
        move.seen = Set(others.map { ObjectIdentifier($0.1) })
        return index
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
