import Foundation
import LegatoGraphics
import LegatoMotion

/// The layout of a lazy grid: lines of views across tracks of fixed lengths.
nonisolated struct LazyGridLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    /// The axis along which lines follow each other.
    var axis: Axis
    var items: [GridItem]
    var alignment: AlignmentKey
    /// The distance between lines, in points; nil for 8 points.
    var spacing: CGFloat?

    /// The lines for one length across.
    struct Lines {
        var tracks: [GridTrack] = []
        /// The length of the tracks together.
        var across: CGFloat = 0
        /// The views of each line, with the start and length of the line.
        var lines: [(views: Range<Int>, isWhole: Bool, start: CGFloat, length: CGFloat)] = []
        /// The length of the lines together.
        var along: CGFloat = 0
    }

    typealias Cache = [CGFloat?: Lines]

    func makeCache(subviews: LayoutSubviews) -> Cache { [:] }

    private func lines(
        _ across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Lines {
        if let known = cache[across] { return known }
        let result = makeLines(across, subviews)
        cache[across] = result
        return result
    }

    private func makeLines(_ across: CGFloat?, _ subviews: LayoutSubviews) -> Lines {
        var result = Lines()
        result.tracks = GridTrack.tracks(of: items, in: across)
        result.across = result.tracks.last.map { $0.start + $0.length } ?? 0
        let gap = spacing ?? 8
        var index = 0
        while index < subviews.count, !result.tracks.isEmpty {
            let isWhole = takesLine(subviews[index])
            var end = index + 1
            if !isWhole {
                while end < subviews.count, end - index < result.tracks.count,
                    !takesLine(subviews[end])
                {
                    end += 1
                }
            }
            var length: CGFloat = 0
            for view in index..<end {
                let offer = isWhole ? across : result.tracks[view - index].length
                let proposal = ProposedViewSize(nil, along: axis, across: offer)
                length = max(length, subviews[view].sizeThatFits(proposal)[axis])
            }
            let start = result.lines.isEmpty ? 0 : result.along + gap
            result.lines.append((index..<end, isWhole, start, length))
            result.along = start + length
            index = end
        }
        return result
    }

    /// Whether a view takes a line for itself.
    private func takesLine(_ subview: LayoutSubview) -> Bool {
        subview[SectionMarkKey.self].map { $0.role != .row } ?? false
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
        let offered = proposal[axis.other]
        let lines = lines(offered?.isFinite ?? false ? offered : nil, subviews, &cache)
        let across = max(lines.across, offered ?? 0)
        return CGSize(
            lines.along, along: axis, across: offered?.isFinite ?? false ? across : lines.across
        )
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) {
        let whole = bounds.size[axis.other]
        let lines = lines(whole, subviews, &cache)
        let rest = ViewDimensions(CGSize(0, along: axis, across: whole))[alignment]
        let own = ViewDimensions(CGSize(0, along: axis, across: lines.across))[alignment]
        for line in lines.lines {
            for index in line.views {
                let track =
                    line.isWhole
                    ? GridTrack(start: 0, length: whole)
                    : lines.tracks[index - line.views.lowerBound]
                let start = line.isWhole ? 0 : rest - own + track.start
                let cell = CGRect(
                    origin: CGPoint(line.start, along: axis, across: start),
                    size: CGSize(line.length, along: axis, across: track.length)
                )
                subviews[index].place(
                    in: cell.offsetBy(dx: bounds.minX, dy: bounds.minY),
                    ProposedViewSize(nil, along: axis, across: track.length),
                    track.alignment ?? .center
                )
            }
        }
    }
}

nonisolated extension LayoutSubview {
    /// Places the view in a cell, by the guides of an alignment.
    func place(in cell: CGRect, _ proposal: ProposedViewSize, _ alignment: Alignment) {
        let own = dimensions(in: proposal)[alignment]
        let outer = ViewDimensions(cell.size)[alignment]
        place(
            at: CGPoint(x: cell.minX + outer.x - own.x, y: cell.minY + outer.y - own.y),
            proposal: proposal
        )
    }
}

/// The layout of a lazy stack: a stack that fills the space across its axis.
nonisolated struct LazyStackLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    var axis: Axis
    var alignment: AlignmentKey
    /// The distance between views, in points; nil for 8 points.
    var spacing: CGFloat?

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let across = proposal[axis.other]
        let offer = ProposedViewSize(nil, along: axis, across: across)
        var size = CGSize.zero
        for subview in subviews {
            let own = subview.sizeThatFits(offer)
            size = CGSize(
                size[axis] + own[axis], along: axis,
                across: max(size[axis.other], own[axis.other])
            )
        }
        let gaps = gap * CGFloat(max(subviews.count - 1, 0))
        let width = across.map { $0.isFinite ? max($0, size[axis.other]) : $0 }
        return CGSize(size[axis] + gaps, along: axis, across: width ?? size[axis.other])
    }

    private var gap: CGFloat { spacing ?? 8 }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let across = bounds.size[axis.other]
        let offer = ProposedViewSize(nil, along: axis, across: across)
        let line = ViewDimensions(CGSize(0, along: axis, across: across))[alignment]
        var position: CGFloat = 0
        for subview in subviews {
            let own = subview.dimensions(in: offer)
            let start = CGPoint(position, along: axis, across: line - own[alignment])
            subview.place(
                at: CGPoint(x: bounds.minX + start.x, y: bounds.minY + start.y), proposal: offer
            )
            position += own.size[axis] + gap
        }
    }
}
