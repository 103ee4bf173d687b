import Foundation
import LegatoGraphics

/// The lines of a lazy grid, filled view by view.
struct LazyLines {
    let tracks: [GridTrack]
    private let spacing: CGFloat
    private var plan = LazyPlan()
    /// The number of views in the open line.
    private var used = 0
    /// The start and the length of the open line.
    private var (start, length): (CGFloat, CGFloat) = (0, 0)
    /// The places of views in the open line.
    private var open: [Int] = []

    init(_ tracks: [GridTrack], _ spacing: CGFloat) {
        (self.tracks, self.spacing) = (tracks, spacing)
        plan.tracks = tracks
        plan.across = tracks.last.map { $0.start + $0.length } ?? 0
    }

    /// The track of the next view.
    var nextTrack: GridTrack { tracks[used == tracks.count ? 0 : used] }

    /// The distance of a new line from the previous one.
    private var gap: CGFloat { plan.length > 0 || !plan.places.isEmpty ? spacing : 0 }

    private mutating func close() {
        guard used > 0 else { return }
        for index in open { plan.places[index].length = length }
        plan.length = start + length
        (used, length, open) = (0, 0, [])
    }

    private mutating func beginLine() {
        if used == tracks.count { close() }
        if used == 0 { start = plan.length + gap }
    }

    /// Adds a view to the open line, or to a new one.
    mutating func addCell(_ own: CGFloat) {
        beginLine()
        open.append(plan.places.count)
        plan.places.append(
            LazyPlan.Place(start: start, length: own, spacing: spacing, track: used)
        )
        length = max(length, own)
        used += 1
    }

    /// Adds a line with one view.
    mutating func addWhole(_ own: CGFloat) {
        close()
        let place = LazyPlan.Place(start: plan.length + gap, length: own, spacing: spacing)
        plan.places.append(place)
        plan.length = place.end
    }

    /// Adds elements without nodes that take whole lines.
    mutating func addWhole(_ missing: LazyGap) {
        let estimate = missing.owner.estimate ?? LazyElements.usualLength + spacing
        let total = missing.owner.lengths.total(of: missing.range, estimate: estimate)
        addWhole(max(total - spacing, 0))
    }

    /// Adds elements without nodes that take a cell each.
    ///
    /// The known length of such an element is that of its line.
    mutating func addCells(_ missing: LazyGap) {
        let lengths = missing.owner.lengths
        let share = CGFloat(tracks.count)
        let estimate = missing.owner.estimate ?? LazyElements.usualLength + spacing
        beginLine()
        let place = LazyPlan.Place(start: start, length: 0, spacing: spacing, track: nil)
        let index = plan.places.count
        plan.places.append(place)
        var rest = missing.range
        // The rest of the open line.
        if used > 0 {
            let count = min(tracks.count - used, rest.count)
            used += count
            rest = rest.lowerBound + count..<rest.upperBound
        }
        if !rest.isEmpty {
            close()
            let whole = rest.lowerBound..<rest.upperBound - rest.count % tracks.count
            let total = lengths.total(of: whole, estimate: estimate) / share
            if total > 0 {
                start = index == 0 && plan.length == 0 ? 0 : plan.length + spacing
                plan.length = start + total - spacing
            }
            let last = rest.count % tracks.count
            if last > 0 {
                start = plan.length + (plan.length > 0 ? spacing : 0)
                used = last
                length = max(
                    estimate - spacing, 0)
            }
        }
        let end = used > 0 ? start + length : plan.length
        plan.places[index].length = max(end - place.start, 0)
    }

    /// The places, after the last view.
    var finished: LazyPlan {
        var lines = self
        lines.close()
        return lines.plan
    }
}
