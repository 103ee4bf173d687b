import Foundation
import LegatoGraphics
import LegatoMotion

/// How a pane takes part in a split.
nonisolated enum SplitRole: Equatable {
    /// Shares the length with others, within the limits of its view.
    case pane
    /// Keeps a length within limits; `id` identifies it while it is hidden.
    case column(ColumnLimits, id: Int)
    /// Takes the rest of the length, down to a minimum.
    case rest(minimum: CGFloat)
    /// Is the divider between a pane and the next one.
    case divider(after: Int)

    /// The index of the pane before a divider; nil for panes.
    var index: Int? { if case .divider(after: let index) = self { index } else { nil } }
}

nonisolated enum SplitRoleKey: LayoutValueKey {
    static var defaultValue: SplitRole { .pane }
}

/// The lengths with which a split has placed its panes.
nonisolated final class SplitRecord {
    var parts = SplitParts()
    var lengths: [CGFloat] = []
}

/// Panes side by side, with the dividers between them after all panes.
nonisolated struct SplitLayout: Layout {
    /// The thickness of the line between two panes, in points.
    static let line: CGFloat = 1
    /// The thickness of the area in which a line is dragged, in points.
    static let handle: CGFloat = 9

    var axis: Axis
    /// Whether columns cover the pane that takes the rest.
    var covers = false
    /// The dragged lengths of the panes, or nil.
    var lengths: [CGFloat?]
    let record: SplitRecord

    private func panes(_ subviews: LayoutSubviews) -> [LayoutSubview] {
        subviews.filter { $0[SplitRoleKey.self].index == nil }
    }

    private func along(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }

    private func across(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.height : size.width
    }

    private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: along, height: across)
            : ProposedViewSize(width: across, height: along)
    }

    private func parts(_ panes: [LayoutSubview], across: CGFloat?) -> SplitParts {
        let known = lengths.compactMap(\.self)
        let mean = known.isEmpty ? 1 : known.reduce(0, +) / CGFloat(known.count)
        let parts = panes.enumerated().map { index, pane in
            let dragged = index < lengths.count ? lengths[index] : nil
            switch pane[SplitRoleKey.self] {
            case .column(let limits, id: _):
                return SplitParts.SplitPart(
                    minimum: limits.minimum, maximum: limits.maximum,
                    length: dragged ?? limits.ideal
                )
            case .rest(let minimum):
                return SplitParts.SplitPart(minimum: minimum, maximum: .infinity)
            case .pane, .divider:
                let minimum = along(pane.sizeThatFits(proposal(0, across)))
                let maximum = along(pane.sizeThatFits(proposal(.infinity, across)))
                return SplitParts.SplitPart(
                    minimum: minimum, maximum: max(minimum, maximum), weight: dragged ?? mean
                )
            }
        }
        return SplitParts(parts: parts, covers: covers)
    }

    /// The thickness of all lines that take up space.
    private func lines(_ panes: [LayoutSubview]) -> CGFloat {
        covers ? 0 : Self.line * CGFloat(max(panes.count - 1, 0))
    }

    func sizeThatFits(
        proposal offer: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let panes = panes(subviews)
        let (offered, height) =
            axis == .horizontal ? (offer.width, offer.height) : (offer.height, offer.width)
        let lengths: [CGFloat?]
        switch offered {
        case nil: lengths = panes.map { _ in nil }
        case .infinity?: lengths = panes.map { _ in .infinity }
        case let offered?:
            lengths = parts(panes, across: height).lengths(in: max(offered - lines(panes), 0))
        }
        let sizes = zip(panes, lengths).map { $0.sizeThatFits(proposal($1, height)) }
        let length: CGFloat
        if covers, let offered {
            length = offered
        } else {
            length = sizes.reduce(lines(panes)) { $0 + along($1) }
        }
        let breadth = sizes.map(across).max() ?? 0
        return axis == .horizontal
            ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    func placeSubviews(
        in bounds: CGRect, proposal offer: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) {
        let panes = panes(subviews)
        let breadth = across(bounds.size)
        let parts = parts(panes, across: breadth)
        let lengths = parts.lengths(in: max(along(bounds.size) - lines(panes), 0))
        if subviews.first?.record?.isTrial != true {
            (record.parts, record.lengths) = (parts, lengths)
        }
        var lines: [CGFloat] = []
        var start: CGFloat = 0
        for (index, pane) in panes.enumerated() {
            let isCovered = covers && parts.parts[index].length == nil
            let origin = isCovered ? 0 : start
            place(pane, at: origin + lengths[index] / 2, lengths[index], breadth, in: bounds)
            start += lengths[index]
            if !covers { start += Self.line }
            lines.append(start - Self.line / 2)
        }
        for view in subviews {
            guard let index = view[SplitRoleKey.self].index, index < lines.count else { continue }
            place(view, at: lines[index], Self.handle, breadth, in: bounds)
        }
    }

    private func place(
        _ view: LayoutSubview, at middle: CGFloat, _ length: CGFloat, _ breadth: CGFloat,
        in bounds: CGRect
    ) {
        let point =
            axis == .horizontal
            ? CGPoint(x: bounds.minX + middle, y: bounds.midY)
            : CGPoint(x: bounds.midX, y: bounds.minY + middle)
        view.place(at: point, anchor: .center, proposal: proposal(length, breadth))
    }
}
