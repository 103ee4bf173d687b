package import Foundation

extension PathGeometry {
    /// The bounding box of the lines and curves, without control points; null without points.
    package var boundingBoxOfPath: CGRect {
        var rect = CGRect.null
        forEachCurve { step in
            switch step {
            case .move(let point): rect = rect.union(CGRect(origin: point, size: .zero))
            case .curve(let curve): rect = rect.union(curve.bounds)
            case .close: break
            }
        }
        return rect
    }

    /// Returns whether a point is inside by a fill rule.
    package func contains(_ p: CGPoint, using rule: CGPathFillRule) -> Bool {
        var winding = 0
        for line in polylines(tolerance: 0.001) {
            guard var last = line.points.last else { continue }
            for point in line.points {
                if (last.y <= p.y) != (point.y <= p.y) {
                    let part = (p.y - last.y) / (point.y - last.y)
                    if last.x + part * (point.x - last.x) > p.x {
                        winding += point.y > last.y ? 1 : -1
                    }
                }
                last = point
            }
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// Returns the outline of a stroke; empty, with a warning, if a number is not finite, and empty
    /// for a width of 0 or less.
    package func stroked(_ stroke: PathStroke) -> PathGeometry {
        guard stroke.isFinite else {
            Warning.print(
                """
                The numbers of a stroke must be finite, got \(stroke); the stroked path is empty. \
                Check how they are computed.
                """
            )
            return PathGeometry()
        }
        guard stroke.lineWidth > 0 else { return PathGeometry() }
        var outline = StrokeOutline(stroke)
        for line in polylines(tolerance: strokeTolerance) {
            for dash in line.dashed(stroke.dash, phase: stroke.dashPhase) { outline.add(dash) }
        }
        return outline.path
    }

    /// Returns the dashes as open subpaths; the whole path without a valid pattern.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathGeometry {
        guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            Warning.print(
                """
                Dash lengths must be finite and at least 0, got \(lengths), phase \(phase); the \
                path is not dashed.
                """
            )
            return self
        }
        guard lengths.contains(where: { $0 > 0 }) else { return self }
        var dashes = PathGeometry()
        for line in polylines(tolerance: strokeTolerance) {
            for dash in line.dashed(lengths, phase: phase) { dashes.add(dash) }
        }
        return dashes
    }

    private mutating func add(_ line: Polyline) {
        guard let first = line.points.first else { return }
        move(to: first)
        for point in line.points.dropFirst() { addLine(to: point) }
        if line.isClosed { closeSubpath() }
    }

    /// The tolerance within which strokes flatten curves: finer than visible, but not finer than the
    /// resolution of the largest coordinate.
    private var strokeTolerance: CGFloat {
        let box = boundingBoxOfPath
        let coordinates = [box.minX, box.minY, box.maxX, box.maxY]
        let largest = coordinates.map(abs).filter(\.isFinite).max() ?? 0
        return max(0.02, largest * 1e-6)
    }
}

extension Polyline {
    /// Splits the line into dashes; returns the line itself if the dash lengths add up to 0.
    func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
        let lengths = (dash.count % 2 == 0 ? dash : dash + dash).map { max(0, $0) }
        let total = lengths.reduce(0, +)
        guard total > 0, let first = points.first else { return [self] }
        let corners = points + (isClosed ? [first] : [])
        let whole = zip(corners, corners.dropFirst()).reduce(0) {
            $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
        }
        let limit = PathStroke.greatestDashCount
        // The comparison is false for NaN.
        guard whole / total * CGFloat(lengths.count / 2) <= CGFloat(limit) else {
            Warning.print(
                """
                A line of \(whole) points with dashes of \(total) points has more than \(limit) dashes \
                (StrokeStyle.greatestDashCount) and is solid. Use longer dashes or a shorter line.
                """
            )
            return [self]
        }
        var (index, rest) = (0, phase - (phase / total).rounded(.down) * total)
        for _ in lengths where rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        rest = max(lengths[index] - rest, 0)
        var (parts, last) = ([Polyline](), first)
        var part = Polyline(points: [first])
        for point in points.dropFirst() + (isClosed ? [first] : []) {
            let length = hypot(point.x - last.x, point.y - last.y)
            var passed: CGFloat = 0
            while passed + rest < length {
                passed += rest
                let share = passed / length
                let cut = CGPoint(
                    x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share
                )
                if index % 2 == 0 { parts.append(Polyline(points: part.points + [cut])) }
                part.points = [cut]
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= length - passed
            part.points.append(point)
            last = point
        }
        if index % 2 == 0 { parts.append(part) }
        return parts
    }
}
