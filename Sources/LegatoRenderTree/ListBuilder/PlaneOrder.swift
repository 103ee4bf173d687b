import LegatoDrawing

/// How near the planes of a space are to the viewer over each point of the target: depth in the space
/// is a linear function of the device point, for perspective keeps planes flat.
struct PlaneDepth: Equatable {
    /// What a step along columns and rows adds.
    var slope: SIMD2<Double>
    /// The depth at the target's origin; larger ones are nearer.
    var constant: Double

    func callAsFunction(_ point: SIMD2<Double>) -> Double { (slope * point).sum() + constant }
}

extension ProjectiveTransform {
    /// Planes nearer to each other than this, in points, are one, and lie in their given order.
    package static let thickness = 1e-4
}

/// A plane, or what is left of one after others have cut it.
struct PlanePart: Equatable {
    /// The number of the plane.
    let plane: Int
    let depth: PlaneDepth
    /// Where it shows.
    var shape: ConvexPart
    /// The half-planes that it is cut to.
    var cuts: [CutLine] = []
    /// What it costs to draw it once more: 1, and more where much hangs in it.
    var weight = 1
    /// Tells the part from others of the same plane.
    fileprivate(set) var id = 0
}

/// Puts planes that share a space in order, and cuts those that others pass through.
///
/// All planes are seen from the same side, so a plane has others in front of it and others behind it,
/// and those that it passes through it cuts in two along a straight line of the target (a binary space
/// partition). Parts that no other plane keeps apart are joined again.
struct PlaneOrder {
    /// A plane that reaches through another by less than this, in pixels, is not cut.
    static let leastPart = 1.0 / 64
    /// How far apart two parts must be drawn not to share pixels of their edges.
    private static let fringe = 2.0
    /// Over how many others a part is looked for another way to avoid a cut.
    private static let joinLimit = 512

    private var nextID = 0
    /// How many more cuts are made; after them planes are ordered by their middle alone.
    private var budget: Int

    /// Returns planes back to front.
    ///
    /// The result holds every plane at least once. Equally deep planes stay in the given order. The
    /// number of parts stays below `500 + 6 * planes.count`: some 25 planes may all cross one another.
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
        let least = max(ProjectiveTransform.thickness, leastPart * steep)
        switch (low < -least, high > least) {
        case (true, true): return .both
        case (true, false): return .back
        case (false, true): return .front
        case (false, false):
            // As thin as that on both sides it lies across an edge of the other at most.
            if high <= ProjectiveTransform.thickness && low >= -ProjectiveTransform.thickness {
                return .same
            }
            return high >= -low ? .front : .back
        }
    }

    private mutating func cut(
        _ part: PlanePart,
        by root: PlaneDepth
    ) -> (behind: PlanePart, before: PlanePart) {
        let slope = part.depth.slope - root.slope
        let length = (slope * slope).sum().squareRoot()
        let way = slope / length
        let constant = (part.depth.constant - root.constant) / length
        let line = CutLine(x: way.x, y: way.y, constant: constant)
        var (behind, before) = (part, part)
        before.cuts.append(line)
        before.shape = part.shape.cut(way, constant)
        behind.cuts.append(line.complement)
        behind.shape = part.shape.cut(-way, -constant)
        (behind.id, before.id) = (nextID, nextID + 1)
        nextID += 2
        return (behind, before)
    }

    /// The part to cut others by: of a few and the heaviest the one that cuts fewest and divides best.
    ///
    /// The cut halves of spaces in each other would double what is drawn at each level.
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

    /// Divides parts into those that lie apart from all others by columns or by rows.
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

    /// Joins two halves again if one can be drawn with the other without passing a part that it meets.
    private static func join(
        _ half: (whole: PlanePart, back: Int, front: Int),
        in sorted: inout [PlanePart]
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
