import Foundation

/// The parts of lines between the cuts of others.
struct LineParts {
    /// A part of a segment between two cuts.
    struct Part {
        var start: CGPoint
        var end: CGPoint
        var middle: CGPoint
        /// Whether the part is the first of its line.
        var isFirst: Bool
    }

    /// The parts in the order of the lines.
    private(set) var parts: [Part] = []

    /// Cuts lines where the sides of closed lines cross them or end on them.
    init(of lines: [Polyline], cutBy borders: [Polyline]) {
        let step = Polyline.step(of: lines + borders)
        let sides = borders.flatMap { $0.sides(inStepsOf: step) }
        let segments = lines.map { $0.sides(inStepsOf: step, isClosed: $0.isClosed) }
        let slabs = LineSlabs(sides + segments.joined())
        let cutters = Self.cutters(in: slabs, sides.count)
        var runs = slabs.runs[sides.count...]
        for line in segments {
            var isFirst = true
            for segment in line {
                let cuts = (runs.popFirst()?.line).map { cutters[$0] } ?? []
                let shares = cuts.compactMap { cut -> CGFloat? in
                    let side = slabs.ends(cut)
                    let crossing = LineSlabs.crossing(segment, side)
                    guard let (here, there) = crossing, here > 0, here < 1 else { return nil }
                    // A segment through the corner of two sides may pass both, by rounding.
                    let slack = 1 / hypot(side.end.x - side.start.x, side.end.y - side.start.y)
                    return there >= -slack && there <= 1 + slack ? here : nil
                }
                func point(_ share: CGFloat) -> CGPoint {
                    let (start, end) = segment
                    return CGPoint(
                        x: (start.x + (end.x - start.x) * share) * step,
                        y: (start.y + (end.y - start.y) * share) * step
                    )
                }
                let bounds = [0] + shares.sorted() + [1]
                for (from, to) in zip(bounds, bounds.dropFirst()) where from < to {
                    parts.append(
                        Part(
                            start: point(from), end: point(to), middle: point((from + to) / 2),
                            isFirst: isFirst
                        ))
                    isFirst = false
                }
            }
        }
    }

    /// For each line that is a segment, which sides of the borders may cross it; the first runs are
    /// those of the sides.
    private static func cutters(in slabs: LineSlabs, _ sideCount: Int) -> [[Int]] {
        func areLines(of runs: ArraySlice<LineSlabs.Run>) -> [Bool] {
            var found = slabs.lines.map { _ in false }
            for run in runs { if let line = run.line { found[line] = true } }
            return found
        }
        let isSide = areLines(of: slabs.runs.prefix(sideCount))
        let isSegment = areLines(of: slabs.runs.dropFirst(sideCount))
        var cutters = slabs.lines.map { _ in [Int]() }
        slabs.forEachCrossing { line, other in
            if isSide[line], isSegment[other] { cutters[other].append(line) }
            if isSide[other], isSegment[line] { cutters[line].append(other) }
        }
        return cutters
    }
}
