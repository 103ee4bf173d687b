import LegatoDrawing

/// The depth of a plane at each point of the target.
///
/// It is a linear function of the device point, because perspective keeps planes flat.
struct PlaneDepth: Equatable {
    /// The change of the depth per column and row.
    var slope: SIMD2<Double>
    /// The depth at the target's origin; larger depths are nearer to the viewer.
    var constant: Double

    func callAsFunction(_ point: SIMD2<Double>) -> Double { (slope * point).sum() + constant }
}

extension ProjectiveTransform {
    /// Planes closer to each other than this, in points, count as equally deep and keep their
    /// order.
    package static let thickness = 1e-4
}

/// A plane, or a part of a plane that others have split.
struct PlanePart: Equatable {
    /// The index of the plane.
    let plane: Int
    let depth: PlaneDepth
    /// The visible shape.
    var shape: ConvexPart
    /// The half-planes to which it is clipped.
    var cuts: [CutLine] = []
    /// The cost of drawing it once more: 1, and more for a plane with many items.
    var weight = 1
    /// Distinguishes the parts of a plane.
    fileprivate(set) var id = 0
}

/// Sorts planes that share a space, and splits those that intersect others.
///
/// All planes are seen from the same side, so each has others in front of it and behind it, and
/// those that it intersects are split along a straight line on the target (a binary space
/// partition). Parts that no other plane separates are joined again.
struct PlaneOrder {
    /// A plane that extends through another by less than this, in pixels, is not split.
    static let minimumPart = 1.0 / 64
    /// The minimum distance between two parts that share no edge pixels.
    private static let fringe = 2.0
    /// The maximum number of parts that are checked when two halves are joined again.
    private static let joinLimit = 512

    private var nextID = 0
    /// The number of splits left; at 0, planes are sorted by the depth of their centre alone.
    private var budget: Int

    /// Returns planes back to front.
    ///
    /// The result contains every plane at least once. Equally deep planes keep their order. The
    /// number of parts is below `500 + 6 * planes.count`: enough for about 25 planes that all
    /// intersect one another.
    static func sorted(_ planes: [PlanePart]) -> [PlanePart] {
        var order = PlaneOrder(nextID: planes.count, budget: 500 + 5 * planes.count)
        var parts = planes
        for index in parts.indices { parts[index].id = index }
        return order.sort(parts)
    }

    private mutating func sort(_ parts: [PlanePart]) -> [PlanePart] {
        guard parts.count > 1 else { return parts }
        let clusters = Self.clusters(of: parts)
        guard clusters.count == 1 else { return clusters.flatMap { sort($0) } }
        let root = root(of: parts)
        var (back, same, front): ([PlanePart], [PlanePart], [PlanePart]) = ([], [], [])
        var halves: [(whole: PlanePart, back: Int, front: Int)] = []
        for (index, part) in parts.enumerated() {
            switch index == root ? .same : Self.side(of: part, from: parts[root].depth) {
            case .back: back.append(part)
            case .same: same.append(part)
            case .front: front.append(part)
            case .both:
                guard budget > 0 else {
                    let middle =
                        part.shape.corners.reduce(.zero, +) / Double(part.shape.corners.count)
                    if part.depth(middle) < parts[root].depth(middle) {
                        back.append(part)
                    } else {
                        front.append(part)
                    }
                    continue
                }
                budget -= 1
                let (behind, before) = cut(part, by: parts[root].depth)
                halves.append((part, behind.id, before.id))
                back.append(behind)
                front.append(before)
            }
        }
        var sorted = sort(back) + same + sort(front)
        for half in halves { Self.join(half, in: &sorted) }
        return sorted
    }

    private enum Side { case back, same, front, both }

    private static func side(of part: PlanePart, from root: PlaneDepth) -> Side {
        let slope = part.depth.slope - root.slope
        let steep = (slope * slope).sum().squareRoot()
        var (low, high) = (0.0, 0.0)
        for corner in part.shape.corners {
            let above = part.depth(corner) - root(corner)
            (low, high) = (min(low, above), max(high, above))
        }
        let minimum = max(ProjectiveTransform.thickness, minimumPart * steep)
        switch (low < -minimum, high > minimum) {
        case (true, true): return .both
        case (true, false): return .back
        case (false, true): return .front
        case (false, false):
            // A part this thin on both sides crosses the other plane's edge at most.
            if high <= ProjectiveTransform.thickness && low >= -ProjectiveTransform.thickness {
                return .same
            }
            return high >= -low ? .front : .back
        }
    }

    private mutating func cut(
        _ part: PlanePart, by root: PlaneDepth
    ) -> (behind: PlanePart, before: PlanePart) {
        let slope = part.depth.slope - root.slope
        let length = (slope * slope).sum().squareRoot()
        let normal = slope / length
        let constant = (part.depth.constant - root.constant) / length
        let line = CutLine(x: normal.x, y: normal.y, constant: constant)
        var (behind, before) = (part, part)
        before.cuts.append(line)
        before.shape = part.shape.cut(normal, constant)
        behind.cuts.append(line.complement)
        behind.shape = part.shape.cut(-normal, -constant)
        (behind.id, before.id) = (nextID, nextID + 1)
        nextID += 2
        return (behind, before)
    }

    /// The part by which others are split: of a few candidates and the heaviest part, the one that
    /// splits the fewest parts and balances best.
    ///
    /// Otherwise, splitting nested spaces could double the number of items at each level.
    private func root(of parts: [PlanePart]) -> Int {
        let tries = min(parts.count, 5)
        var candidates = (0..<tries).map { (2 * $0 + 1) * parts.count / (2 * tries) }
        let heaviest = parts.indices.max { parts[$0].weight < parts[$1].weight }
        if let heaviest, parts[heaviest].weight > 1 { candidates.append(heaviest) }
        var best = (index: 0, cost: Int.max)
        for index in candidates {
            var (cuts, balance) = (0, 0)
            for part in parts {
                switch Self.side(of: part, from: parts[index].depth) {
                case .back: balance -= 1
                case .same: break
                case .front: balance += 1
                case .both: cuts += part.weight
                }
            }
            let cost = 8 * cuts + abs(balance)
            if cost < best.cost { best = (index, cost) }
        }
        return best.index
    }

    /// Separates parts into groups that do not overlap in columns or rows.
    private static func clusters(of parts: [PlanePart]) -> [[PlanePart]] {
        for extent in [\ConvexPart.columns, \ConvexPart.rows] {
            let ranges = parts.map { $0.shape[keyPath: extent] }
            let order = parts.indices.sorted {
                (ranges[$0].low, $0) < (ranges[$1].low, $1)
            }
            var starts = [0]
            var end = ranges[order[0]].high
            for (place, index) in order.enumerated() {
                if ranges[index].low > end + fringe { starts.append(place) }
                end = max(end, ranges[index].high)
            }
            guard starts.count > 1 else { continue }
            return starts.indices.map { k in
                let last = k + 1 < starts.count ? starts[k + 1] : order.count
                return order[starts[k]..<last].sorted().map { parts[$0] }
            }
        }
        return [parts]
    }

    /// Joins two halves if one can be drawn next to the other without crossing a part that it
    /// touches.
    private static func join(
        _ half: (whole: PlanePart, back: Int, front: Int), in sorted: inout [PlanePart]
    ) {
        guard let back = sorted.firstIndex(where: { $0.id == half.back }),
            let front = sorted[back...].firstIndex(where: { $0.id == half.front }),
            front - back <= joinLimit
        else { return }
        func passes(_ shape: ConvexPart) -> Bool {
            !sorted[(back + 1)..<front].contains { $0.shape.meets(shape, margin: fringe) }
        }
        if passes(sorted[front].shape) {
            sorted[back] = half.whole
            sorted.remove(at: front)
        } else if passes(sorted[back].shape) {
            sorted[front] = half.whole
            sorted.remove(at: back)
        }
    }
}
