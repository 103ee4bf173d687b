import Foundation

extension PathGeometry {
    /// Returns the outline of the points for which a condition on the insides of two paths holds.
    ///
    /// It consists of straight segments within 0.02 points of the curves or, if that is more, a
    /// ten-thousandth of the largest coordinate.
    package func combined(
        with other: PathGeometry, using rule: CGPathFillRule,
        _ isInside: (_ first: Bool, _ second: Bool) -> Bool
    ) -> PathGeometry {
        PathGeometry(outlines(with: other, using: rule, isInside))
    }

    private func outlines(
        with other: PathGeometry, using rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> [Polyline] {
        RegionEdges(segments, rule, other.segments, rule).outlines(where: isInside)
    }

    /// Returns the connected areas inside the path, each with the outlines of its holes.
    func components(using rule: CGPathFillRule) -> [PathGeometry] {
        let rings = outlines(with: PathGeometry(), using: rule) { first, _ in first }
        // All outlines have the area on the same side, so holes have the opposite orientation.
        let outer = rings.filter { $0.area > 0 }.sorted { $0.area < $1.area }
        var components = outer.map { [$0] }
        for hole in rings where hole.area <= 0 {
            let index = outer.firstIndex { ring in
                let geometry = PathGeometry([ring])
                return hole.middles.contains { geometry.contains($0, using: .winding) }
            }
            if let index { components[index].append(hole) }
        }
        return components.map { PathGeometry($0) }
    }

    /// The subpaths as segments; none if the points are not finite.
    var segments: [Polyline] {
        let box = boundingBoxOfPath
        let largest = [box.minX, box.minY, box.maxX, box.maxY].map(abs).max() ?? 0
        guard largest.isFinite else { return [] }
        let lines = polylines(tolerance: max(0.02, largest * 1e-4))
        let areFinite = lines.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        return areFinite ? lines : []
    }

    /// Returns the parts of the lines that are inside another path or, for false, outside.
    package func parts(
        insideOf other: PathGeometry, using rule: CGPathFillRule, _ isInside: Bool
    ) -> PathGeometry {
        let borders = other.segments.flatMap { line in
            zip(line.points, line.points.dropFirst() + [line.points[0]])
        }
        var parts: [Polyline] = []
        for line in segments {
            let ends = line.points + (line.isClosed ? [line.points[0]] : [])
            var part = Polyline(points: [])
            func finish() {
                if part.points.count > 1 { parts.append(part) }
                part = Polyline(points: [])
            }
            for (start, end) in zip(ends, ends.dropFirst()) {
                let cuts = borders.compactMap { crossing(start, end, $0.0, $0.1) }
                let shares = [0] + cuts.sorted() + [1]
                for (from, to) in zip(shares, shares.dropFirst()) where from < to {
                    func point(_ share: CGFloat) -> CGPoint {
                        CGPoint(
                            x: start.x + (end.x - start.x) * share,
                            y: start.y + (end.y - start.y) * share
                        )
                    }
                    guard other.contains(point((from + to) / 2), using: rule) == isInside
                    else {
                        finish()
                        continue
                    }
                    if part.points.isEmpty { part.points.append(point(from)) }
                    part.points.append(point(to))
                }
            }
            finish()
        }
        return PathGeometry(parts)
    }

    /// The fraction of a segment at which another one crosses it; nil for none.
    private func crossing(
        _ start: CGPoint, _ end: CGPoint, _ otherStart: CGPoint, _ otherEnd: CGPoint
    ) -> CGFloat? {
        let (ux, uy) = (end.x - start.x, end.y - start.y)
        let (vx, vy) = (otherEnd.x - otherStart.x, otherEnd.y - otherStart.y)
        let across = ux * vy - uy * vx
        guard across != 0 else { return nil }
        let (wx, wy) = (otherStart.x - start.x, otherStart.y - start.y)
        let (here, there) = ((wx * vy - wy * vx) / across, (wx * uy - wy * ux) / across)
        return here > 0 && here < 1 && there >= 0 && there <= 1 ? here : nil
    }

    init(_ lines: [Polyline]) {
        self.init()
        for line in lines {
            guard let first = line.points.first else { continue }
            move(to: first)
            for point in line.points.dropFirst() { addLine(to: point) }
            if line.isClosed { closeSubpath() }
        }
    }
}

extension Polyline {
    /// The signed area; negative for the opposite orientation.
    fileprivate var area: CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
    }

    /// The middles of the segments.
    fileprivate var middles: [CGPoint] {
        zip(points, points.dropFirst() + points.prefix(1)).map {
            CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2)
        }
    }
}
