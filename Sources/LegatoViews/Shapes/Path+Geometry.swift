public import Foundation
import LegatoGraphics

nonisolated extension Path {
    /// The bounding box of the path, excluding the control points of its curves.
    ///
    /// It is the null rectangle for an empty path.
    public var boundingRect: CGRect {
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

    /// Returns whether a point is inside the path; open subpaths are treated as closed.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether the even-odd rule determines the inside; the default is the non-zero
    ///     winding rule.
    /// - Returns: Whether the point is inside, to a precision of a thousandth of a point.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
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
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Returns the outline of a stroke along the path.
    ///
    /// It consists of overlapping pieces; fill it with the non-zero winding rule, which is the
    /// default. The outline is empty if the line width is not above 0, and, with a warning, if a
    /// number of the style is not finite. A line with more than `StrokeStyle.greatestDashCount`
    /// dashes is solid, with a warning.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard
            style.lineWidth.isFinite && style.miterLimit.isFinite && style.dashPhase.isFinite
                && style.dash.allSatisfy(\.isFinite)
        else {
            Warning.print(
                """
                The numbers of a StrokeStyle must be finite, got \(style); the stroked path is \
                empty. Check how they are computed.
                """
            )
            return Path()
        }
        guard style.lineWidth > 0 else { return Path() }
        var outline = StrokeOutline(style)
        for line in polylines(tolerance: strokeTolerance) {
            for dash in line.dashed(style.dash, phase: style.dashPhase) { outline.add(dash) }
        }
        return outline.path
    }

    /// The maximum distance of the outline's segments from the curves, in points: 0.02, or a
    /// millionth of the largest coordinate, so that paths far larger than any screen need no more
    /// segments.
    private var strokeTolerance: CGFloat {
        let box = boundingRect
        let coordinates = [box.minX, box.minY, box.maxX, box.maxY]
        let largest = coordinates.map(abs).filter(\.isFinite).max() ?? 0
        return max(0.02, largest * 1e-6)
    }
}

nonisolated extension Polyline {
    /// Splits the line into dashes; returns the line itself if the dash lengths add up to 0.
    fileprivate func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
        let lengths = (dash.count % 2 == 0 ? dash : dash + dash).map { max(0, $0) }
        let total = lengths.reduce(0, +)
        guard total > 0, let first = points.first else { return [self] }
        let corners = points + (isClosed ? [first] : [])
        let whole = zip(corners, corners.dropFirst()).reduce(0) {
            $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
        }
        let limit = StrokeStyle.greatestDashCount
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
