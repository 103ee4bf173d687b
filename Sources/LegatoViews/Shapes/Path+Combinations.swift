import Foundation
import LegatoGraphics

nonisolated extension Path {
    /// Returns the outline of the area inside this path or another one.
    ///
    /// As with all combinations, the result consists of straight segments. They are within 0.02
    /// points of the curves or, if that is more, a ten-thousandth of the largest coordinate. Open
    /// subpaths are treated as closed. A path whose points are not finite is treated as empty.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the insides; the default is the non-zero
    ///     winding rule.
    /// - Returns: The outline.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    /// Returns the outline of the area inside this path and another one.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    /// Returns the outline of the area inside this path, but not inside another one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    /// Returns the outline of the area inside exactly one of this path and another one.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// Returns the outline of the area inside this path, without overlaps and crossings.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { first, _ in first }
    }

    /// Returns the parts of the lines of this path that are inside another one.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the inside; the default is the non-zero
    ///     winding rule.
    /// - Returns: The parts, as straight segments within 0.02 points of the curves.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(lines: parts(insideOf: other, eoFill, true))
    }

    /// Returns the parts of the lines of this path that are not inside another one.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(lines: parts(insideOf: other, eoFill, false))
    }

    private func combined(
        with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
    ) -> Path {
        let rule = eoFill ? RegionEdges.Rule.evenOdd : .winding
        let edges = RegionEdges(flattened, rule, other.flattened, rule)
        return Path(lines: edges.outlines(where: isInside))
    }

    /// The subpaths as segments; none if the points are not finite.
    private var flattened: [Polyline] {
        let box = boundingRect
        let largest = [box.minX, box.minY, box.maxX, box.maxY].map(abs).max() ?? 0
        guard largest.isFinite else { return [] }
        let lines = geometry.polylines(tolerance: max(0.02, largest * 1e-4))
        let areFinite = lines.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        return areFinite ? lines : []
    }

    /// The parts of the lines that are inside of a path, or outside.
    private func parts(insideOf other: Path, _ eoFill: Bool, _ isInside: Bool) -> [Polyline] {
        let borders = other.flattened.flatMap { line in
            zip(line.points, line.points.dropFirst() + [line.points[0]])
        }
        var parts: [Polyline] = []
        for line in flattened {
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
                    guard other.contains(point((from + to) / 2), eoFill: eoFill) == isInside
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
        return parts
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

    private init(lines: [Polyline]) {
        self.init()
        for line in lines {
            guard let first = line.points.first else { continue }
            move(to: first)
            for point in line.points.dropFirst() { addLine(to: point) }
            if line.isClosed { closeSubpath() }
        }
    }
}
