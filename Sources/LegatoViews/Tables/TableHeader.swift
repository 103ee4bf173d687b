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
    let titles: [AnyView]
    let widths: [TableColumnWidth]
    let comparators: [(any SortComparator)?]
    let order: (any TableOrder)?
    /// Sets the width of a column, in points.
    let resize: (Int, CGFloat) -> Void

    var body: some View {
        TableColumnsLayout(widths: widths) {
            ForEach(titles.indices, id: \.self) { index in
                TableTitle(
                    title: titles[index], comparator: comparators[index], order: order,
                    canResize: widths[index].canResize && index < titles.count - 1,
                    resize: {
                        resize(index, min(max($0, widths[index].minimum), widths[index].maximum))
                    }
                )
                .accessibilityElement(children: .combine)
                .accessibility { $0.role = .columnHeader }
            }
        }
        .font(.subheadline)
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
    let resize: (CGFloat) -> Void
    @State private var width: CGFloat = 0
    @State private var start: CGFloat?

    var body: some View {
        let direction = comparator.flatMap { order?.direction(of: $0) }
        HStack(spacing: 4) {
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
            }
            if canResize { handle }
        }
        .lineLimit(1)
        .foregroundStyle(direction == nil ? .secondary : .primary)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
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
                        resize(start + drag.translation.width)
                    }
                    .onCancelled { _ in start = nil }
                    .onEnded { _ in start = nil }
            )
    }
}

/// Views side by side in the widths of columns.
nonisolated struct TableColumnsLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
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
