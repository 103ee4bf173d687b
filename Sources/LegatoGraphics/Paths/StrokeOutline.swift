import Foundation

/// The outline of a stroke as pieces with the same winding direction: sides, joins and caps.
struct StrokeOutline {
    private(set) var path = PathGeometry()
    private let style: PathStroke
    private var half: CGFloat { style.lineWidth / 2 }

    init(_ style: PathStroke) { self.style = style }

    /// Adds the outline of a line.
    mutating func add(_ line: Polyline) {
        var points: [CGPoint] = []
        for point in line.points where point != points.last { points.append(point) }
        guard let first = points.first else { return }
        while line.isClosed && points.count > 1 && points.last == first { points.removeLast() }
        guard points.count > 1 else {
            // A line without length only has caps.
            addCap(at: first, CGVector(dx: 1, dy: 0))
            addCap(at: first, CGVector(dx: -1, dy: 0))
            return
        }
        if line.isClosed { points.append(first) }
        let directions = zip(points, points.dropFirst()).map { from, to in
            let length = hypot(to.x - from.x, to.y - from.y)
            return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        }
        for (i, direction) in directions.enumerated() {
            let n = normal(direction)
            let (from, to) = (points[i], points[i + 1])
            addPiece([from + n, to + n, to - n, from - n])
            if i > 0 { addJoin(at: from, directions[i - 1], direction) }
        }
        if line.isClosed {
            addJoin(at: first, directions[directions.count - 1], directions[0])
        } else {
            addCap(at: first, CGVector(dx: -directions[0].dx, dy: -directions[0].dy))
            addCap(at: points[points.count - 1], directions[directions.count - 1])
        }
    }

    /// The left normal of a direction, half the line width long, with the y axis pointing up.
    private func normal(_ direction: CGVector) -> CGVector {
        CGVector(dx: -direction.dy * half, dy: direction.dx * half)
    }

    /// Adds the join between two segments.
    private mutating func addJoin(at p: CGPoint, _ before: CGVector, _ after: CGVector) {
        let sine = before.dx * after.dy - before.dy * after.dx
        let cosine = before.dx * after.dx + before.dy * after.dy
        guard sine != 0 || cosine < 0 else { return }
        // Reversed where the line turns left, so that the piece is to its right.
        let (first, second) =
            sine > 0
            ? (normal(after.reversed), normal(before.reversed)) : (normal(before), normal(after))
        switch style.lineJoin {
        case .round:
            addFan(around: p, from: first, by: -abs(atan2(sine, cosine)))
        case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + cosine):
            let tip = CGVector(
                dx: (first.dx + second.dx) / (1 + cosine), dy: (first.dy + second.dy) / (1 + cosine)
            )
            addPiece([p, p + first, p + tip, p + second])
        case .miter, .bevel:
            addPiece([p, p + first, p + second])
        }
    }

    /// Adds the cap at an end of a line that runs in a direction.
    private mutating func addCap(at p: CGPoint, _ direction: CGVector) {
        let n = normal(direction)
        let ahead = CGVector(dx: direction.dx * half, dy: direction.dy * half)
        switch style.lineCap {
        case .butt: break
        case .round: addFan(around: p, from: n, by: -.pi)
        case .square: addPiece([p + n, p + n + ahead, p - n + ahead, p - n])
        }
    }

    /// Adds a sector of a disc.
    private mutating func addFan(around p: CGPoint, from start: CGVector, by angle: CGFloat) {
        var fan = PathGeometry()
        fan.move(to: p)
        fan.addRelativeArc(
            center: p, radius: half, startAngle: atan2(start.dy, start.dx),
            delta: angle
        )
        fan.closeSubpath()
        path.addPath(fan)
    }

    private mutating func addPiece(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
    }
}

extension CGVector {
    fileprivate var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}
