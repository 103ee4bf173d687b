import Foundation

/// The edges of two regions of the plane, cut at all their crossings.
///
/// For both sides of each cut edge it is determined which regions contain them. Any combination of
/// the regions is bounded by the edges with exactly one side inside it.
struct RegionEdges {
    private let rules: [CGPathFillRule]
    /// The side of the grid of corners, in points: corners that are nearly equal are the same.
    private let step: CGFloat
    /// The cut edges, each once, with corners in steps.
    private let pieces: LineSlabs
    /// For each piece, how much more often each region winds around its left side than its right.
    private let weights: [SIMD2<Int>]

    /// Creates the edges of the regions that closed lines bound.
    init(
        _ first: [Polyline], _ firstRule: CGPathFillRule,
        _ second: [Polyline], _ secondRule: CGPathFillRule
    ) {
        rules = [firstRule, secondRule]
        step = Polyline.step(of: first + second)
        // Edges that differ by less than a step are equal, and are not compared with each other.
        let edges = [first, second].map { [step] lines in
            lines.flatMap { $0.sides(inStepsOf: step) }.map { ($0.start.corner, $0.end.corner) }
                .filter { $0 != $1 }
        }
        let lines = LineSlabs(edges[0] + edges[1])
        let corners = zip(lines.cuts(), lines.lines.indices).map { cuts, line in
            Self.corners(lines.ends(line), cuts)
        }
        var (ends, sources) = ([(start: CGPoint, end: CGPoint)](), [Int]())
        for (index, run) in lines.runs.enumerated() {
            guard let line = run.line else { continue }
            let corners = run.isReversed ? corners[line].reversed() : corners[line]
            for (start, end) in zip(corners, corners.dropFirst()) {
                ends.append((start, end))
                sources.append(index < edges[0].count ? 0 : 1)
            }
        }
        pieces = LineSlabs(ends)
        var weights = pieces.lines.map { _ in SIMD2<Int>() }
        for (run, region) in zip(pieces.runs, sources) {
            if let line = run.line { weights[line][region] += run.isReversed ? -1 : 1 }
        }
        self.weights = weights
    }

    /// The different corners of a line that is cut at fractions.
    private static func corners(
        _ ends: (start: CGPoint, end: CGPoint), _ cuts: [CGFloat]
    ) -> [CGPoint] {
        var corners = [ends.start]
        func add(_ corner: CGPoint) { if corner != corners.last { corners.append(corner) } }
        for cut in cuts {
            add(
                CGPoint(
                    x: ends.start.x + (ends.end.x - ends.start.x) * cut,
                    y: ends.start.y + (ends.end.y - ends.start.y) * cut
                ).corner)
        }
        add(ends.end)
        return corners
    }

    // MARK: Combining

    /// Returns the closed outlines of the points for which a condition on the two regions holds.
    func outlines(where isInside: (_ first: Bool, _ second: Bool) -> Bool) -> [Polyline] {
        func contains(_ windings: SIMD2<Int>) -> Bool {
            isInside(rules[0].contains(windings[0]), rules[1].contains(windings[1]))
        }
        var kept: [(start: Int, end: Int)] = []
        for (index, left) in leftWindings().enumerated() {
            let (isLeft, isRight) = (contains(left), contains(left &- weights[index]))
            guard isLeft != isRight else { continue }
            let piece = pieces.lines[index]
            kept.append(isLeft ? (piece.low, piece.high) : (piece.high, piece.low))
        }
        return rings(of: kept).map { ring in
            let points = withoutStraightCorners(ring.map { pieces.points[$0] })
            return Polyline(
                points: points.map { CGPoint(x: $0.x * step, y: $0.y * step) }, isClosed: true
            )
        }
    }

    /// How often the regions wind around the left sides of the pieces.
    private func leftWindings() -> [SIMD2<Int>] {
        let middles = pieces.lines.indices.map { index in
            let (low, high) = pieces.ends(index)
            return CGPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
        }
        return pieces.sums(of: weights, below: middles)
    }

    /// Returns whether the first region contains points.
    func contains(_ points: [CGPoint]) -> [Bool] {
        let corners = points.map { CGPoint(x: $0.x / step, y: $0.y / step).corner }
        return pieces.sums(of: weights, below: corners).map { rules[0].contains($0[0]) }
    }

    // MARK: Rings

    /// Joins directed pieces between points to rings.
    private func rings(of pieces: [(start: Int, end: Int)]) -> [[Int]] {
        var next = self.pieces.points.map { _ in [Int]() }
        for piece in pieces.reversed() { next[piece.start].append(piece.end) }
        var rings: [[Int]] = []
        for piece in pieces {
            var (ring, point) = ([Int](), piece.start)
            while let following = next[point].popLast() {
                ring.append(point)
                point = following
            }
            if ring.count > 2 { rings.append(ring) }
        }
        return rings
    }

    private func withoutStraightCorners(_ ring: [CGPoint]) -> [CGPoint] {
        let kept = ring.indices.filter { index in
            let before = ring[(index + ring.count - 1) % ring.count]
            let (u, v) = (
                CGVector(before, ring[index]),
                CGVector(ring[index], ring[(index + 1) % ring.count])
            )
            let lengths = hypot(u.dx, u.dy) + hypot(v.dx, v.dy)
            return abs(u.cross(v)) > 2 * lengths || u.dot(v) < 0
        }
        return kept.count > 2 ? kept.map { ring[$0] } : ring
    }
}

extension Polyline {
    /// The side of a grid of points that are nearly equal: a power of 2, so that simple numbers are
    /// on it.
    static func step(of lines: [Polyline]) -> CGFloat {
        var largest: CGFloat = 1
        for line in lines {
            for point in line.points { largest = max(largest, abs(point.x), abs(point.y)) }
        }
        return CGFloat(sign: .plus, exponent: (largest * 1e-7).exponent, significand: 1)
    }

    /// The sides of the line, closed unless said otherwise, with ends in steps.
    func sides(
        inStepsOf step: CGFloat, isClosed: Bool = true
    ) -> [(start: CGPoint, end: CGPoint)] {
        let points = points.map { CGPoint(x: $0.x / step, y: $0.y / step) }
        let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
        return zip(points, ends).map { ($0, $1) }
    }
}

extension CGPoint {
    /// The corner of the grid nearest to a point in steps.
    fileprivate var corner: CGPoint {
        // The sum turns -0 into 0.
        CGPoint(x: x.rounded() + 0, y: y.rounded() + 0)
    }
}

extension CGPathFillRule {
    /// Returns whether points with a winding number are inside.
    func contains(_ winding: Int) -> Bool {
        self == .winding ? winding != 0 : winding % 2 != 0
    }
}
