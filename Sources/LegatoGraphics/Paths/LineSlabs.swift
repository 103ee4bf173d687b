package import Foundation

/// Straight lines, and the slabs of the plane between neighbouring ends of them.
///
/// The ends, ordered by x and then by y, are the bounds of the slabs. A walk starts with the slab that
/// contains all lines. In each slab, it sorts the lines that span it by height and is done with them;
/// the others go to both halves. A line spans at most two slabs of each size, so that n lines are
/// visited O(n log n) times.
package struct LineSlabs {
    /// A line from an end to one that follows it, as indices of points.
    package struct Line: Hashable {
        var low: Int
        var high: Int
    }

    /// A line as it was passed to the initialiser.
    struct Run {
        /// The index of the line; nil for one without length.
        var line: Int?
        var isReversed = false
    }

    /// The slab between two points, as their indices.
    private struct Slab {
        var low: Int
        var high: Int
    }

    /// A line in a slab that it spans, with its heights at both bounds.
    private struct Stair {
        var line: Int
        var low: CGFloat
        var high: CGFloat
    }

    /// The ends of the lines, each once, ordered by x and then by y.
    let points: [CGPoint]
    /// The different lines, in the order in which they were passed.
    package let lines: [Line]
    /// For each line that was passed, which of the lines it is.
    let runs: [Run]

    /// Creates slabs of lines with finite ends.
    package init(_ ends: [(start: CGPoint, end: CGPoint)]) {
        var indices: [CGPoint: Int] = [:]
        for (start, end) in ends { (indices[start], indices[end]) = (0, 0) }
        points = indices.keys.sorted { $0.precedes($1) }
        for (index, point) in points.enumerated() { indices[point] = index }
        var (lines, runs, found) = ([Line](), [Run](), [Line: Int]())
        for (start, end) in ends {
            guard let start = indices[start], let end = indices[end], start != end else {
                runs.append(Run(line: nil))
                continue
            }
            let line = Line(low: min(start, end), high: max(start, end))
            let index = found[line, default: lines.count]
            if index == lines.count {
                found[line] = index
                lines.append(line)
            }
            runs.append(Run(line: index, isReversed: end < start))
        }
        (self.lines, self.runs) = (lines, runs)
    }

    /// The first and the last point of a line.
    func ends(_ line: Int) -> (start: CGPoint, end: CGPoint) {
        (points[lines[line].low], points[lines[line].high])
    }

    /// Returns the y coordinate of a line at the x coordinate of a point.
    ///
    /// It is that of the point for a vertical line, and that of an end beyond the ends.
    private func height(of line: Int, at point: CGPoint) -> CGFloat {
        let (low, high) = ends(line)
        if !low.precedes(point) { return low.y }
        if !point.precedes(high) { return high.y }
        if low.x == high.x { return point.y }
        return low.y + (high.y - low.y) * ((point.x - low.x) / (high.x - low.x))
    }

    // MARK: Walks

    /// Visits the slabs from wide to narrow.
    ///
    /// - Parameter body: Is called with the lines that span a slab and the others; returns those
    ///   that are to be visited in the halves of the slab or, if it has none, there once more.
    /// - Returns: The number of visits, each of a line in a slab.
    @discardableResult
    private func walk(_ body: (Slab, [Stair], [Int]) -> [Int]) -> Int {
        guard points.count > 1 else { return 0 }
        return walk(Slab(low: 0, high: points.count - 1), Array(lines.indices), body)
    }

    private func walk(
        _ slab: Slab, _ members: [Int], _ body: (Slab, [Stair], [Int]) -> [Int]
    ) -> Int {
        var (members, visits) = (members, 0)
        repeat {
            guard !members.isEmpty else { return visits }
            visits += members.count
            var (stairs, others) = ([Stair](), [Int]())
            for line in members {
                guard lines[line].low <= slab.low, lines[line].high >= slab.high else {
                    others.append(line)
                    continue
                }
                let (low, high) = (points[slab.low], points[slab.high])
                stairs.append(
                    Stair(
                        line: line, low: height(of: line, at: low), high: height(of: line, at: high)
                    ))
            }
            stairs.sort { $0.low + $0.high < $1.low + $1.high }
            members = body(slab, stairs, others)
        } while slab.high - slab.low == 1
        let middle = (slab.low + slab.high) / 2
        let (first, second) = (
            members.filter { lines[$0].low < middle }, members.filter { lines[$0].high > middle }
        )
        return visits + walk(Slab(low: slab.low, high: middle), first, body)
            + walk(Slab(low: middle, high: slab.high), second, body)
    }

    // MARK: Crossings

    /// Calls a closure with all pairs of lines that cross each other, and with some that touch.
    ///
    /// In each slab, lines that span it without crossing form a staircase. All other lines, also
    /// those that cross one of the staircase, are compared with the stairs between their ends.
    ///
    /// - Returns: The number of visits, each of a line in a slab.
    @discardableResult
    package func forEachCrossing(_ body: (Int, Int) -> Void) -> Int {
        walk { slab, spanning, others in
            var (stairs, others) = ([Stair](), others)
            for stair in spanning {
                guard let last = stairs.last, !isBelow(last, stair) else {
                    stairs.append(stair)
                    continue
                }
                others.append(stair.line)
            }
            for line in others {
                let low = points[max(slab.low, lines[line].low)]
                let high = points[min(slab.high, lines[line].high)]
                func part(_ line: Int) -> Stair {
                    Stair(
                        line: line, low: height(of: line, at: low),
                        high: height(of: line, at: high)
                    )
                }
                let own = part(line)
                let first = stairs.partitionPoint { isBelow(part($0.line), own) }
                for stair in stairs[first...] {
                    if isBelow(own, part(stair.line)) { break }
                    body(line, stair.line)
                }
            }
            return others
        }
    }

    /// Returns whether a line is below another one between two bounds, where they may share ends.
    private func isBelow(_ first: Stair, _ second: Stair) -> Bool {
        let (one, other) = (lines[first.line], lines[second.line])
        let rounding = max(rounding(of: first.line), rounding(of: second.line))
        func isBelow(_ first: CGFloat, _ second: CGFloat, _ isShared: Bool) -> Bool {
            isShared ? first <= second + rounding : first + rounding < second
        }
        return isBelow(first.low, second.low, one.low == other.low)
            && isBelow(first.high, second.high, one.high == other.high)
    }

    /// An upper limit of the rounding error of the heights of a line.
    private func rounding(of line: Int) -> CGFloat {
        let (start, end) = ends(line)
        return max(abs(start.x), abs(start.y), abs(end.x), abs(end.y)) * 1e-13
    }

    // MARK: Lower lines

    /// Returns the sums of the weights of all lines at or below each of some points.
    ///
    /// The lines must not cross each other.
    package func sums(
        of weights: [SIMD2<Int>], below points: [CGPoint]
    ) -> [SIMD2<Int>] {
        var sums = points.map { _ in SIMD2<Int>() }
        forEachLower(at: points, below: points.map(\.y)) { lines, counts in
            var partial = [SIMD2<Int>()]
            for line in lines { partial.append(partial[partial.count - 1] &+ weights[line]) }
            for (query, count) in counts { sums[query] &+= partial[count] }
        }
        return sums
    }

    /// Returns the line next below each of some lines where these start; nil for none.
    ///
    /// The lines must not cross each other.
    func linesBelowStarts(of upper: [Int]) -> [Int?] {
        let positions = upper.map(positionAfterStart)
        let heights = zip(upper, positions).map { height(of: $0, at: $1).nextDown }
        var found = upper.map { _ in Int?.none }
        forEachLower(at: positions, below: heights) { lines, counts in
            for (query, count) in counts where count > 0 {
                let (line, position) = (lines[count - 1], positions[query])
                let other = found[query].map { height(of: $0, at: position) } ?? -.infinity
                if height(of: line, at: position) > other { found[query] = line }
            }
        }
        return found
    }

    /// Returns whether a line starts before another one or, at the same point, runs below it.
    func starts(_ line: Int, before other: Int) -> Bool {
        guard lines[line].low == lines[other].low else { return lines[line].low < lines[other].low }
        let (first, second) = (ends(line), ends(other))
        return CGVector(first.start, first.end).cross(CGVector(second.start, second.end)) > 0
    }

    /// A position between the x coordinates of the first end of a line and of the next point.
    private func positionAfterStart(_ line: Int) -> CGPoint {
        let start = ends(line).start
        let next = points[min(points.partitionPoint { $0.x <= start.x }, lines[line].high)]
        return CGPoint(x: (start.x + next.x) / 2, y: (start.y + next.y) / 2)
    }

    /// Calls a closure with the lines that span each slab, from low to high, and with how many of
    /// them are at or below heights at positions in the slab.
    private func forEachLower(
        at positions: [CGPoint], below heights: [CGFloat],
        _ body: ([Int], [(query: Int, count: Int)]) -> Void
    ) {
        // A position is in the slab that the next one of the ends closes.
        let ends = positions.map { position in points.partitionPoint { $0.precedes(position) } }
        let order = positions.indices.sorted { ends[$0] < ends[$1] }
        walk { slab, stairs, others in
            let first = order.partitionPoint { ends[$0] <= slab.low }
            let last = order.partitionPoint { ends[$0] <= slab.high }
            guard first < last else { return [] }
            guard !stairs.isEmpty else { return others }
            let counts = order[first..<last].map { query in
                let count = stairs.partitionPoint {
                    height(of: $0.line, at: positions[query]) <= heights[query]
                }
                return (query, count)
            }
            body(stairs.map(\.line), counts)
            return others
        }
    }
}

extension CGPoint {
    /// Whether a point is before another one in the order by x and then by y.
    func precedes(_ other: CGPoint) -> Bool { (x, y) < (other.x, other.y) }
}

extension Array {
    /// The index of the first element for which a condition fails that holds for all before it.
    fileprivate func partitionPoint(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
