import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The order of the rows of a table.
@MainActor protocol TableOrder {
    /// The direction in which a column's comparator sorts, if it is the first of the order.
    func direction(of column: any SortComparator) -> SortOrder?
    /// Puts a column's comparator first, or reverses it there.
    func choose(_ column: any SortComparator)
}

/// An order in a binding.
nonisolated struct SortedOrder<Sort: SortComparator>: TableOrder {
    private let order: Binding<[Sort]>

    init(_ order: Binding<[Sort]>) { self.order = order }

    private func isSame(_ a: Sort, _ b: Sort) -> Bool {
        var a = a
        a.order = b.order
        return a == b
    }

    func direction(of column: any SortComparator) -> SortOrder? {
        guard let first = order.wrappedValue.first, let own = column as? Sort else { return nil }
        return isSame(own, first) ? first.order : nil
    }

    func choose(_ column: any SortComparator) {
        guard var own = column as? Sort else { return }
        var all = order.wrappedValue
        if let first = all.first, isSame(own, first) {
            own.order = first.order == .forward ? .reverse : .forward
        }
        all.removeAll { isSame(own, $0) }
        order.wrappedValue = [own] + all
    }
}

/// The titles of a table's columns.
struct TableHeader: View {
    /// A column as its title shows it.
    struct HeaderColumn: Identifiable {
        let id: AnyHashable
        let title: AnyView
        let width: TableColumnWidth
        let comparator: (any SortComparator)?
        let canResize: Bool
        let canMove: Bool

        init<Value>(
            _ plan: TableColumnPlan<Value>,
            in customization: Binding<TableColumnCustomization<Value>>?
        ) {
            (id, title, width) = (plan.id, plan.title, plan.width)
            comparator = plan.comparator
            canResize = plan.width.canResize && !plan.custom.disabled.contains(.resize)
            canMove = customization != nil && plan.custom.allows(.reorder)
        }
    }

    let columns: [HeaderColumn]
    let order: (any TableOrder)?
    /// Sets the width of a column, in points.
    let resize: (Int, CGFloat) -> Void
    /// Moves a column to the place of another one.
    let move: (Int, Int) -> Void
    @State private var length: CGFloat = 0

    private var layout: TableColumnsLayout { TableColumnsLayout(widths: columns.map(\.width)) }

    /// The place of a column whose title has been dragged by a distance towards the trailing edge, in
    /// points.
    private func place(of index: Int, draggedBy distance: CGFloat) -> Int {
        let widths = layout.widths(in: length)
        let starts = widths.indices.map {
            widths[..<$0].reduce(0, +) + CGFloat($0) * TableColumnsLayout.spacing
        }
        let middle = starts[index] + widths[index] / 2 + distance
        return widths.indices.filter { $0 != index && starts[$0] + widths[$0] / 2 < middle }.count
    }

    var body: some View {
        layout {
            ForEach(Array(columns.enumerated()), id: \.element.id) { index, column in
                TableTitle(
                    title: column.title, comparator: column.comparator, order: order,
                    canResize: column.canResize && index < columns.count - 1,
                    canMove: column.canMove,
                    resize: {
                        resize(index, min(max($0, column.width.minimum), column.width.maximum))
                    },
                    move: { move(index, place(of: index, draggedBy: $0)) }
                )
                .accessibilityElement(children: .combine)
                .accessibility { $0.role = .columnHeader }
            }
        }
        .font(.subheadline)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { length = $0 }
        .padding(.horizontal, 16)
        .frame(height: 28)
    }
}

/// The title of a column: a button if the column can be sorted, with a line to drag at its end.
private struct TableTitle: View {
    let title: AnyView
    let comparator: (any SortComparator)?
    let order: (any TableOrder)?
    let canResize: Bool
    let canMove: Bool
    let resize: (CGFloat) -> Void
    /// Moves the column by a distance towards the trailing edge, in points.
    let move: (CGFloat) -> Void
    @State private var width: CGFloat = 0
    @State private var start: CGFloat?
    /// The distance by which the title is dragged to the right.
    @State private var distance: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let direction = comparator.flatMap { order?.direction(of: $0) }
        HStack(spacing: 4) {
            if canMove {
                name(direction).offset(x: distance).gesture(drag)
            } else {
                name(direction)
            }
            if canResize { handle }
        }
        .lineLimit(1)
        .foregroundStyle(direction == nil ? .secondary : .primary)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }

    /// The title, which sorts if the column can be sorted.
    private func name(_ direction: SortOrder?) -> some View {
        Group {
            if let comparator, let order {
                Button {
                    order.choose(comparator)
                } label: {
                    HStack(spacing: 4) {
                        title.fontWeight(direction == nil ? .medium : .bold)
                        if let direction {
                            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
                                .imageScale(.small)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            } else {
                title.fontWeight(.medium).frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
            }
        }
    }

    /// Moves the column with its title.
    private var drag: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { distance = $0.translation.width }
            .onCancelled { _ in distance = 0 }
            .onEnded {
                distance = 0
                move(trailing($0))
            }
    }

    /// The distance of a drag towards the trailing edge.
    private func trailing(_ drag: DragGesture.Value) -> CGFloat {
        layoutDirection == .rightToLeft ? -drag.translation.width : drag.translation.width
    }

    private var handle: some View {
        Divider()
            .frame(width: 9, height: 16)
            .contentShape(Rectangle())
            .pointerStyle(.columnResize)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag in
                        let start = start ?? width
                        self.start = start
                        resize(start + trailing(drag))
                    }
                    .onCancelled { _ in start = nil }
                    .onEnded { _ in start = nil }
            )
    }
}

/// Views side by side in the widths of columns.
nonisolated struct TableColumnsLayout: Layout {
    static let spacing: CGFloat = 8

    var widths: [TableColumnWidth]

    /// Returns the widths of the columns in a total width, in points.
    ///
    /// Ideal widths are kept, and the other columns share the rest equally within their limits. If
    /// there is too little space, all columns shrink towards their minimum widths.
    func widths(in total: CGFloat) -> [CGFloat] {
        let free = max(total - Self.spacing * CGFloat(max(widths.count - 1, 0)), 0)
        var result = widths.map { min(max($0.ideal ?? $0.minimum, $0.minimum), $0.maximum) }
        // Shares go to columns until each has reached its limit.
        var open = widths.indices.filter { widths[$0].ideal == nil }
        while !open.isEmpty {
            let taken = widths.indices.filter { !open.contains($0) }.reduce(0) { $0 + result[$1] }
            let share = (free - taken) / CGFloat(open.count)
            let bounded = open.filter { share < widths[$0].minimum || share > widths[$0].maximum }
            for index in open {
                result[index] = min(max(share, widths[index].minimum), widths[index].maximum)
            }
            guard !bounded.isEmpty else { break }
            open.removeAll { bounded.contains($0) }
        }
        let excess = result.reduce(0, +) - free
        let room = zip(result, widths).reduce(0) { $0 + $1.0 - $1.1.minimum }
        guard excess > 0, room > 0 else { return result }
        let part = min(excess / room, 1)
        return zip(result, widths).map { $0 - ($0 - $1.minimum) * part }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let total = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 100 * CGFloat(widths.count)
        let height = zip(subviews, widths(in: total)).map { view, width in
            view.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }.max()
        return CGSize(width: total, height: height ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        var x = bounds.minX
        for (view, width) in zip(subviews, widths(in: bounds.width)) {
            view.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height)
            )
            x += width + Self.spacing
        }
    }
}
