import Foundation

extension LineSlabs {
    /// The fractions of each line, from its first end, at which other lines cross it or end on it,
    /// in ascending order.
    ///
    /// Ends at a distance of less than 1 are on a line.
    func cuts() -> [[CGFloat]] {
        var cuts = lines.map { _ in [CGFloat]() }
        forEachCrossing { line, other in
            guard let (here, there) = Self.crossing(ends(line), ends(other)),
                here > 0, here < 1, there > 0, there < 1
            else { return }
            cuts[line].append(here)
            cuts[other].append(there)
        }
        addTouches(of: points, to: Array(lines.indices), &cuts)
        for index in cuts.indices { cuts[index].sort() }
        return cuts
    }

    /// The fractions at which the infinite extensions of two lines cross; nil for parallel ones.
    static func crossing(
        _ first: (start: CGPoint, end: CGPoint), _ second: (start: CGPoint, end: CGPoint)
    ) -> (here: CGFloat, there: CGFloat)? {
        let (u, v) = (CGVector(first.start, first.end), CGVector(second.start, second.end))
        let across = u.cross(v)
        guard across != 0 else { return nil }
        let between = CGVector(first.start, second.start)
        return (between.cross(v) / across, between.cross(u) / across)
    }

    /// Adds the fractions at which some of the points are on some of the lines.
    ///
    /// The points are halved, and with each half go the lines that pass through its box.
    private func addTouches(
        of points: [CGPoint], to lines: [Int], _ cuts: inout [[CGFloat]]
    ) {
        guard var low = points.first, var high = points.first else { return }
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        let near = lines.filter { isNear($0, low, high) }
        guard !near.isEmpty else { return }
        guard points.count > 1 else {
            for line in near {
                if let part = part(of: line, at: low) { cuts[line].append(part) }
            }
            return
        }
        let isWide = high.x - low.x > high.y - low.y
        let sorted = points.sorted { isWide ? $0.x < $1.x : $0.y < $1.y }
        addTouches(of: Array(sorted[..<(sorted.count / 2)]), to: near, &cuts)
        addTouches(of: Array(sorted[(sorted.count / 2)...]), to: near, &cuts)
    }

    /// Returns whether a line comes within a distance of 1 of a box, or nearly.
    private func isNear(_ line: Int, _ low: CGPoint, _ high: CGPoint) -> Bool {
        let (start, end) = ends(line)
        guard start.x <= high.x + 1, end.x >= low.x - 1, min(start.y, end.y) <= high.y + 1,
            max(start.y, end.y) >= low.y - 1
        else { return false }
        let along = CGVector(start, end)
        let center = CGPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
        let reach =
            abs(along.dx) * ((high.y - low.y) / 2 + 1) + abs(along.dy) * ((high.x - low.x) / 2 + 1)
        return abs(along.cross(CGVector(start, center))) <= reach
    }

    /// The fraction of a line at which a point is on it, between its ends; nil elsewhere.
    private func part(of line: Int, at point: CGPoint) -> CGFloat? {
        let (start, end) = ends(line)
        let (u, w) = (CGVector(start, end), CGVector(start, point))
        let square = u.dot(u)
        let part = u.dot(w) / square
        guard part > 0, part < 1 else { return nil }
        return abs(u.cross(w)) / square.squareRoot() < 1 ? part : nil
    }
}

extension CGVector {
    /// Creates the vector between two points.
    init(_ start: CGPoint, _ end: CGPoint) {
        self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The dot product of two vectors.
    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    /// The z component of the cross product of two vectors.
    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
