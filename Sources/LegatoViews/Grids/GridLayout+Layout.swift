public import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension GridLayout: Layout {
    /// Finds the cells of the views.
    public func makeCache(subviews: LayoutSubviews) -> Cache { Cache(subviews) }

    /// Finds the cells of the views again.
    public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
        cache = Cache(subviews)
    }

    /// The lengths of the columns or rows for a proposal along an axis.
    ///
    /// The least flexible one is offered its share first. `length` returns the length that the
    /// cells of one need for an offer.
    private func shares(
        _ count: Int, _ proposed: CGFloat?, gap: CGFloat, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let proposed else { return (0..<count).map { length($0, nil) } }
        var rest = proposed - gap * CGFloat(max(count - 1, 0))
        let limits = (0..<count).map {
            (index: $0, minimum: length($0, 0), maximum: length($0, .infinity))
        }
        let order = limits.sorted {
            ($0.maximum - $0.minimum, $0.index) < ($1.maximum - $1.minimum, $1.index)
        }
        var result = Array(repeating: CGFloat(0), count: count)
        for (position, one) in order.enumerated() {
            let share = max(rest / CGFloat(count - position), 0)
            let taken = length(one.index, share)
            result[one.index] = taken.isFinite ? taken : share.isFinite ? share : one.minimum
            rest -= result[one.index]
        }
        return result
    }

    private func lengths(
        _ table: Cache, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) -> (columns: [CGFloat], rows: [CGFloat]) {
        let (wide, high) = gaps
        var columns = shares(table.columnCount, proposal.width, gap: wide) { column, offer in
            table.cells.reduce(0) { width, cell in
                guard cell.columns == column..<column + 1,
                    !subviews[cell.index][GridUnsizedKey.self].contains(.horizontal)
                else { return width }
                let size = subviews[cell.index].sizeThatFits(
                    ProposedViewSize(width: offer, height: nil))
                return max(width, size.width)
            }
        }
        for cell in table.cells
        where cell.columns.count > 1
            && !subviews[cell.index][GridUnsizedKey.self].contains(.horizontal)
        {
            let now = width(of: cell.columns, columns)
            let offer = proposal.width.map { min(max(now, 0), $0) }
            let size = subviews[cell.index].sizeThatFits(
                ProposedViewSize(width: offer ?? (now > 0 ? now : nil), height: nil)
            )
            guard size.width.isFinite, size.width > now else { continue }
            let more = (size.width - now) / CGFloat(cell.columns.count)
            for column in cell.columns { columns[column] += more }
        }
        let rows = shares(table.rows.count, proposal.height, gap: high) { row, offer in
            table.cells.reduce(0) { height, cell in
                guard cell.row == row,
                    !subviews[cell.index][GridUnsizedKey.self].contains(.vertical)
                else {
                    return height
                }
                let width = width(of: cell.columns, columns)
                let size = subviews[cell.index].sizeThatFits(
                    ProposedViewSize(width: width, height: offer))
                return max(height, size.height)
            }
        }
        return (columns, rows)
    }

    private var gaps: (wide: CGFloat, high: CGFloat) {
        (horizontalSpacing ?? 8, verticalSpacing ?? 8)
    }

    private func width(of range: Range<Int>, _ columns: [CGFloat]) -> CGFloat {
        columns[range].reduce(0, +) + gaps.wide * CGFloat(max(range.count - 1, 0))
    }

    /// Returns the size of the grid for a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
        let (columns, rows) = lengths(cache, subviews, proposal)
        return CGSize(
            width: width(of: 0..<columns.count, columns),
            height: rows.reduce(0, +) + gaps.high * CGFloat(max(rows.count - 1, 0))
        )
    }

    /// Places the views in their cells.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) {
        let (columns, rows) = lengths(cache, subviews, proposal)
        var guides: [Int: HorizontalAlignment] = [:]
        for cell in cache.cells {
            if let guide = subviews[cell.index][GridColumnAlignmentKey.self] {
                guides[cell.columns.lowerBound] = guide
            }
        }
        for (row, height) in rows.enumerated() {
            let top = bounds.minY + rows[..<row].reduce(0, +) + gaps.high * CGFloat(row)
            let vertical = cache.rows[row]?.alignment ?? alignment.vertical
            let cells = cache.cells.filter { $0.row == row }
            let offers = cells.map {
                ProposedViewSize(width: width(of: $0.columns, columns), height: height)
            }
            let line =
                zip(cells, offers).map { cell, offer in
                    subviews[cell.index].dimensions(in: offer)[vertical]
                }.max() ?? 0
            for (cell, offer) in zip(cells, offers) {
                let before = cell.columns.lowerBound
                let left =
                    bounds.minX + columns[..<before].reduce(0, +) + gaps.wide * CGFloat(before)
                let rect = CGRect(x: left, y: top, width: offer.width ?? 0, height: height)
                let own = subviews[cell.index].dimensions(in: offer)
                if let anchor = subviews[cell.index][GridAnchorKey.self] {
                    subviews[cell.index].place(
                        at: CGPoint(
                            x: rect.minX + rect.width * anchor.x,
                            y: rect.minY + rect.height * anchor.y
                        ), anchor: anchor, proposal: offer
                    )
                    continue
                }
                let horizontal = guides[before] ?? alignment.horizontal
                let x = ViewDimensions(rect.size)[horizontal] - own[horizontal]
                let isText = vertical == .firstTextBaseline || vertical == .lastTextBaseline
                let outer = isText ? line : ViewDimensions(rect.size)[vertical]
                subviews[cell.index].place(
                    at: CGPoint(x: rect.minX + x, y: top + outer - own[vertical]), proposal: offer
                )
            }
        }
    }
}
