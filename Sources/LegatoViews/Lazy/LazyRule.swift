import Foundation
import LegatoGraphics
import LegatoMotion

/// How a lazy container arranges its children.
struct LazyRule {
    /// The kind of container.
    enum ContainerKind {
        /// One after the other, with a distance and an alignment across.
        case stack(spacing: CGFloat, alignment: AlignmentKey)
        /// In lines across tracks.
        case grid(items: [GridItem], spacing: CGFloat, alignment: AlignmentKey)
        /// In sections.
        case list(ListSettings)
    }

    /// The container's name in warnings.
    var name: String
    /// The axis along which the children follow each other.
    var axis: Axis
    var kind: ContainerKind

    /// Returns where the children are in a container of a length across its axis.
    func plan(_ rows: [LazyRow], _ across: CGFloat?) -> LazyPlan {
        var plan =
            if case .grid(let items, let spacing, _) = kind {
                gridPlan(rows, across, items, spacing)
            } else {
                linePlan(rows, across)
            }
        plan.length = max(plan.length, 0)
        return plan
    }

    /// The size of the container, for a proposed length across.
    func size(of plan: LazyPlan, _ offered: CGFloat?) -> CGSize {
        var across = plan.across
        if let offered {
            across =
                switch kind {
                case .stack: offered.isFinite ? max(offered, across) : offered
                case .grid: offered.isFinite ? max(offered, across) : across
                case .list: offered
                }
        }
        return CGSize(plan.length, along: axis, across: across)
    }

    // MARK: Rows

    /// The margins of a child's section; none outside lists.
    private func margins(_ row: LazyRow) -> EdgeLengths {
        guard case .list(let settings) = kind else { return EdgeLengths() }
        return row.margins.filled(from: settings.sectionMargins)
    }

    /// The distances of a child from the sides.
    private func sides(_ row: LazyRow) -> (leading: CGFloat, trailing: CGFloat) {
        guard case .list(let settings) = kind else { return (0, 0) }
        let usual: CGFloat = settings.look == .insetGrouped ? 16 : 0
        let margins = margins(row)
        return (margins.leading ?? usual, margins.trailing ?? max(usual, settings.indexWidth))
    }

    private func offer(_ across: CGFloat?, _ row: LazyRow) -> ProposedViewSize {
        let (leading, trailing) = sides(row)
        let both = leading + trailing
        return ProposedViewSize(
            nil, along: axis, across: both == 0 ? across : across.map { max($0 - both, 0) }
        )
    }

    /// The distance of a row from the previous one, or from the start, with the margins between two
    /// sections.
    private func spacing(of row: LazyRow, after last: LazyRow?) -> CGFloat {
        var spacing = spacing(before: row.mark, after: last.map(\.mark))
        guard case .list = kind, last == nil || last?.mark?.id != row.mark?.id else {
            return spacing
        }
        spacing = margins(row).top ?? spacing
        return spacing + (last.flatMap { margins($0).bottom } ?? 0)
    }

    /// The distance of a row from the previous one, or from the start.
    private func spacing(before mark: SectionMark?, after last: SectionMark??) -> CGFloat {
        switch kind {
        case .stack(let spacing, _), .grid(_, let spacing, _): return last == nil ? 0 : spacing
        case .list(let settings):
            let isPlain = settings.look == .plain
            guard let last else { return isPlain ? 0 : mark?.role == .header ? 17 : 24 }
            if last?.id != mark?.id, let spacing = settings.sectionSpacing { return spacing }
            if mark?.role == .header { return isPlain ? 0 : 17 }
            if last?.id != mark?.id { return isPlain ? 0 : 35 }
            return last?.role == .row && mark?.role == .row || mark == nil
                ? settings.rowSpacing ?? 0 : 0
        }
    }

    private func linePlan(_ rows: [LazyRow], _ across: CGFloat?) -> LazyPlan {
        let sizes = rows.map { $0.gap == nil ? $0.item.fittingSize(offer(across, $0)) : .zero }
        let built = zip(rows, sizes).filter { $0.0.gap == nil }.map { $0.1[axis] }
        let usual =
            built.isEmpty ? LazyElements.usualLength : built.reduce(0, +) / CGFloat(built.count)
        var plan = LazyPlan()
        var last: LazyRow?
        for (row, size) in zip(rows, sizes) {
            let gap = spacing(of: row, after: last)
            if let missing = row.gap {
                let between = missing.owner.spacing ?? spacing(before: row.mark, after: row.mark)
                let total = missing.owner.lengths.total(
                    of: missing.range, estimate: missing.owner.estimate ?? usual + between
                )
                let length = max(total - between, 0)
                plan.places.append(
                    LazyPlan.Place(start: plan.length + gap, length: length, spacing: gap)
                )
                // Elements that have no length have no distance either.
                guard total > 0 else { continue }
                plan.length += gap + length
            } else {
                plan.places.append(
                    LazyPlan.Place(start: plan.length + gap, length: size[axis], spacing: gap)
                )
                plan.length += gap + size[axis]
                let (leading, trailing) = sides(row)
                plan.across = max(plan.across, size[axis.other] + leading + trailing)
            }
            last = row
        }
        if case .list(let settings) = kind, let last {
            plan.length += margins(last).bottom ?? (settings.look == .plain ? 0 : 24)
        }
        return plan
    }

    /// The distance between two elements of a kind in a row.
    func usualSpacing(_ mark: SectionMark?) -> CGFloat {
        spacing(before: mark, after: .some(mark))
    }

    // MARK: Grids

    private func gridPlan(
        _ rows: [LazyRow], _ across: CGFloat?, _ items: [GridItem], _ spacing: CGFloat
    ) -> LazyPlan {
        var lines = LazyLines(GridTrack.tracks(of: items, in: across), spacing)
        guard !lines.tracks.isEmpty else {
            return LazyPlan(
                places: rows.map { _ in LazyPlan.Place(start: 0, length: 0, spacing: 0) }
            )
        }
        for row in rows {
            if let missing = row.gap {
                row.isWhole ? lines.addWhole(missing) : lines.addCells(missing)
            } else {
                let offer = row.isWhole ? across : lines.nextTrack.length
                let size = row.item.fittingSize(
                    ProposedViewSize(nil, along: axis, across: offer)
                )
                row.isWhole ? lines.addWhole(size[axis]) : lines.addCell(size[axis])
            }
        }
        return lines.finished
    }

    // MARK: Places

    /// Where a child is placed, in a container that starts at zero.
    func placement(
        of row: LazyRow, _ place: LazyPlan.Place, _ plan: LazyPlan, _ across: CGFloat
    ) -> LayoutPlacement {
        func point(_ crossing: CGFloat) -> CGPoint {
            CGPoint(place.start, along: axis, across: crossing)
        }
        if row.gap != nil {
            let size = CGSize(place.length, along: axis, across: across)
            return LayoutPlacement(point: point(0), proposal: ProposedViewSize(size))
        }
        switch kind {
        case .list:
            return LayoutPlacement(
                point: point(sides(row).leading), proposal: offer(across, row)
            )
        case .stack(_, let alignment):
            let offer = offer(across, row)
            let line = ViewDimensions(CGSize(0, along: axis, across: across))[alignment]
            let own = row.item.dimensions(in: offer)[alignment]
            return LayoutPlacement(point: point(line - own), proposal: offer)
        case .grid(_, _, let alignment):
            let track = place.track.map { plan.tracks[$0] } ?? GridTrack(start: 0, length: across)
            let rest = ViewDimensions(CGSize(0, along: axis, across: across))[alignment]
            let own = ViewDimensions(CGSize(0, along: axis, across: plan.across))[alignment]
            let corner = point(place.track == nil ? 0 : rest - own + track.start)
            let offer = ProposedViewSize(nil, along: axis, across: track.length)
            let cell = ViewDimensions(CGSize(place.length, along: axis, across: track.length))
            let view = row.item.dimensions(in: offer)
            let guide = track.alignment ?? .center
            let (inner, outer) = (view[guide], cell[guide])
            return LayoutPlacement(
                point: CGPoint(
                    x: corner.x + outer.x - inner.x, y: corner.y + outer.y - inner.y
                ),
                proposal: offer
            )
        }
    }
}
