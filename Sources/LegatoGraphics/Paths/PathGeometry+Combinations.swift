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
        let areas = rings.map(\.area)
        let outer = rings.indices.filter { areas[$0] > 0 }.sorted { areas[$0] < areas[$1] }
        var components = rings.map { _ in Int?.none }
        for (component, ring) in outer.enumerated() { components[ring] = component }
        let sides = rings.map { $0.sides(inStepsOf: 1) }
        let lines = LineSlabs(Array(sides.joined()))
        var owners = lines.lines.map { _ in 0 }
        let sideOwners = rings.indices.flatMap { [Int](repeating: $0, count: sides[$0].count) }
        for (run, ring) in zip(lines.runs, sideOwners) {
            if let line = run.line { owners[line] = ring }
        }
        // Next below the start of a hole is the outline of its component, or a hole that starts
        // before it.
        var starts = rings.map { _ in Int?.none }
        for (line, ring) in owners.enumerated() where areas[ring] <= 0 {
            let isFirst = starts[ring].map { lines.starts(line, before: $0) } ?? true
            if isFirst { starts[ring] = line }
        }
        let order = starts.compactMap { $0 }.sorted { lines.starts($0, before: $1) }
        for (line, below) in zip(order, lines.linesBelowStarts(of: order)) {
            components[owners[line]] = below.flatMap { components[owners[$0]] }
        }
        var members = outer.map { [rings[$0]] }
        for ring in rings.indices where areas[ring] <= 0 {
            if let component = components[ring] { members[component].append(rings[ring]) }
        }
        return members.map { PathGeometry($0) }
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
        let borders = other.segments
        let parts = LineParts(of: segments, cutBy: borders).parts
        let areInside = RegionEdges(borders, rule, [], rule).contains(parts.map(\.middle))
        var kept: [Polyline] = []
        var isOpen = false
        for (part, isPartInside) in zip(parts, areInside) {
            guard isPartInside == isInside else {
                isOpen = false
                continue
            }
            if part.isFirst || !isOpen { kept.append(Polyline(points: [part.start])) }
            kept[kept.count - 1].points.append(part.end)
            isOpen = true
        }
        return PathGeometry(kept)
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
}
