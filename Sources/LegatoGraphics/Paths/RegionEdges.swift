import Foundation

/// The edges of two regions of the plane, cut at all their crossings.
///
/// For both sides of each cut edge it is determined which regions contain them. Any combination of
/// the regions is bounded by the edges with exactly one side inside it.
struct RegionEdges {
    /// A straight edge of one of the regions.
    private struct Edge {
        var start: CGPoint
        var end: CGPoint
        /// The index of the region, 0 or 1.
        var region: Int

        func point(at part: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part
            )
        }
    }

    /// A corner, in steps of the grid on which corners that are nearly equal are the same.
    private struct Corner: Hashable, Comparable {
        var x: Int
        var y: Int

        static func < (lhs: Corner, rhs: Corner) -> Bool { (lhs.x, lhs.y) < (rhs.x, rhs.y) }
    }

    private struct Piece: Hashable {
        var start: Corner
        var end: Corner
    }

    private let edges: [Edge]
    private let rules: [CGPathFillRule]
    /// The side of the grid of corners, in points: a power of 2, so that simple numbers are on it.
    private let step: CGFloat

    /// Creates the edges of the regions that closed lines bound.
    init(
        _ first: [Polyline], _ firstRule: CGPathFillRule,
        _ second: [Polyline], _ secondRule: CGPathFillRule
    ) {
        var edges: [Edge] = []
        for (region, lines) in [first, second].enumerated() {
            for line in lines where line.points.count > 1 {
                for (start, end) in zip(line.points, line.points.dropFirst() + [line.points[0]])
                where start != end {
                    edges.append(Edge(start: start, end: end, region: region))
                }
            }
        }
        self.edges = edges
        rules = [firstRule, secondRule]
        step = Self.step(of: edges)
    }

    private static func step(of edges: [Edge]) -> CGFloat {
        let largest = edges.reduce(1) {
            max($0, abs($1.start.x), abs($1.start.y), abs($1.end.x), abs($1.end.y))
        }
        return CGFloat(sign: .plus, exponent: (largest * 1e-7).exponent, significand: 1)
    }

    // MARK: Combining

    /// Returns the closed outlines of the points for which a condition on the two regions holds.
    func outlines(where isInside: (_ first: Bool, _ second: Bool) -> Bool) -> [Polyline] {
        var kept: [Piece] = []
        for (piece, sources) in pieces {
            let left = windings(left(of: piece, sources))
            var right = left
            for source in sources {
                right[edges[source].region] -= direction(of: source, in: piece)
            }
            let isLeft = isInside(rules[0].contains(left[0]), rules[1].contains(left[1]))
            let isRight = isInside(rules[0].contains(right[0]), rules[1].contains(right[1]))
            guard isLeft != isRight else { continue }
            kept.append(isLeft ? piece : Piece(start: piece.end, end: piece.start))
        }
        return Self.rings(of: kept).map { ring in
            Polyline(points: withoutStraightCorners(ring.map(point)), isClosed: true)
        }
    }

    /// The edges cut at their crossings, each once, with the edges that run along it.
    private var pieces: [(piece: Piece, sources: [Int])] {
        var found: [Piece: Int] = [:]
        var pieces: [(piece: Piece, sources: [Int])] = []
        for (index, cuts) in cuts.enumerated() {
            let corners = ([0] + cuts.sorted() + [1]).map { corner(edges[index].point(at: $0)) }
            for (start, end) in zip(corners, corners.dropFirst()) where start != end {
                let piece = Piece(start: min(start, end), end: max(start, end))
                if let known = found[piece] {
                    pieces[known].sources.append(index)
                } else {
                    found[piece] = pieces.count
                    pieces.append((piece, [index]))
                }
            }
        }
        return pieces
    }

    /// The fractions of each edge at which others cross or touch it.
    private var cuts: [[CGFloat]] {
        var cuts = edges.map { _ in [CGFloat]() }
        let order = edges.indices.sorted { low(edges[$0]) < low(edges[$1]) }
        for (place, index) in order.enumerated() {
            let (edge, high) = (edges[index], max(edges[index].start.x, edges[index].end.x))
            for other in order[(place + 1)...] {
                guard low(edges[other]) <= high + step else { break }
                let found = crossings(edge, edges[other])
                cuts[index] += found.first
                cuts[other] += found.second
            }
        }
        return cuts
    }

    private func low(_ edge: Edge) -> CGFloat { min(edge.start.x, edge.end.x) }

    /// The fractions of two edges at which they cross or touch each other.
    private func crossings(
        _ first: Edge, _ second: Edge
    ) -> (first: [CGFloat], second: [CGFloat]) {
        guard min(first.start.y, first.end.y) <= max(second.start.y, second.end.y) + step,
            min(second.start.y, second.end.y) <= max(first.start.y, first.end.y) + step
        else { return ([], []) }
        // An end that lies on the other edge cuts it, also where both run along each other.
        var cuts = (
            [second.start, second.end].compactMap { part(of: first, at: $0) },
            [first.start, first.end].compactMap { part(of: second, at: $0) }
        )
        let (u, v) = (vector(first.start, first.end), vector(second.start, second.end))
        let across = u.dx * v.dy - u.dy * v.dx
        guard across != 0 else { return cuts }
        let between = vector(first.start, second.start)
        let here = (between.dx * v.dy - between.dy * v.dx) / across
        let there = (between.dx * u.dy - between.dy * u.dx) / across
        if here > 0, here < 1, there > 0, there < 1 {
            cuts.0.append(here)
            cuts.1.append(there)
        }
        return cuts
    }

    /// The fraction of an edge at which a point lies on it, between its ends; nil elsewhere.
    private func part(of edge: Edge, at point: CGPoint) -> CGFloat? {
        let (u, w) = (vector(edge.start, edge.end), vector(edge.start, point))
        let square = u.dx * u.dx + u.dy * u.dy
        let part = (u.dx * w.dx + u.dy * w.dy) / square
        guard part > 0, part < 1 else { return nil }
        let distance = abs(u.dx * w.dy - u.dy * w.dx) / square.squareRoot()
        return distance < step ? part : nil
    }

    // MARK: Sides

    /// The side of a piece, where the edges that run along it do not count.
    private struct Side {
        var middle: CGPoint
        var along: CGVector
        var ignored: [Int]
    }

    private func left(of piece: Piece, _ sources: [Int]) -> Side {
        let (start, end) = (point(piece.start), point(piece.end))
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        return Side(middle: middle, along: vector(start, end), ignored: sources)
    }

    /// How often the regions wind around the points beside a piece.
    private func windings(_ side: Side) -> [Int] {
        var windings = [0, 0]
        for (index, edge) in edges.enumerated() where !side.ignored.contains(index) {
            let (a, b) = (vector(side.middle, edge.start), vector(side.middle, edge.end))
            let (from, to) = (dot(a, side.along), dot(b, side.along))
            guard (from <= 0) != (to <= 0) else { continue }
            let (low, high) = (cross(side.along, a), cross(side.along, b))
            if low + (high - low) * from / (from - to) > 0 {
                windings[edge.region] += to > from ? -1 : 1
            }
        }
        return windings
    }

    /// 1 if an edge runs along a piece from its start to its end, otherwise -1.
    private func direction(of source: Int, in piece: Piece) -> Int {
        let own = vector(edges[source].start, edges[source].end)
        return dot(own, vector(point(piece.start), point(piece.end))) > 0 ? 1 : -1
    }

    // MARK: Rings

    /// Joins directed pieces to rings.
    private static func rings(of pieces: [Piece]) -> [[Corner]] {
        var next: [Corner: [Corner]] = [:]
        for piece in pieces.reversed() { next[piece.start, default: []].append(piece.end) }
        var rings: [[Corner]] = []
        for piece in pieces {
            var (ring, corner) = ([Corner](), piece.start)
            while let following = next[corner]?.popLast() {
                ring.append(corner)
                corner = following
            }
            if ring.count > 2 { rings.append(ring) }
        }
        return rings
    }

    private func withoutStraightCorners(_ ring: [CGPoint]) -> [CGPoint] {
        let kept = ring.indices.filter { index in
            let before = ring[(index + ring.count - 1) % ring.count]
            let (u, v) = (
                vector(before, ring[index]), vector(ring[index], ring[(index + 1) % ring.count])
            )
            let lengths = hypot(u.dx, u.dy) + hypot(v.dx, v.dy)
            return abs(cross(u, v)) > 2 * step * lengths || dot(u, v) < 0
        }
        return kept.count > 2 ? kept.map { ring[$0] } : ring
    }

    private func corner(_ point: CGPoint) -> Corner {
        Corner(x: Int((point.x / step).rounded()), y: Int((point.y / step).rounded()))
    }

    private func point(_ corner: Corner) -> CGPoint {
        CGPoint(x: CGFloat(corner.x) * step, y: CGFloat(corner.y) * step)
    }

    private func vector(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    private func dot(_ u: CGVector, _ v: CGVector) -> CGFloat { u.dx * v.dx + u.dy * v.dy }
    private func cross(_ u: CGVector, _ v: CGVector) -> CGFloat { u.dx * v.dy - u.dy * v.dx }
}

extension CGPathFillRule {
    /// Returns whether points with a winding number are inside.
    func contains(_ winding: Int) -> Bool {
        self == .winding ? winding != 0 : winding % 2 != 0
    }
}
