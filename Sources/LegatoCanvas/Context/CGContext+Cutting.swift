import CCanvas
public import Foundation
import LegatoGraphics

extension CGContext {
    /// The largest coordinate in pixels at which paths are drawn whole.
    ///
    /// Larger paths are clipped to the surface first.
    public static let greatestCoordinate: CGFloat = 1_000_000
    /// The maximum number of dashes of a stroke within the surface; a stroke with more is solid.
    public static let greatestDashCount = 100_000

    /// The surface and the area that casts a shadow onto it, with a margin, in pixels.
    func region(outset: CGFloat) -> CGRect {
        let box = target.box
        let casting = state.shadow.map { box.union($0.source(of: box)) }
        return (casting ?? box).insetBy(dx: -outset, dy: -outset)
    }

    /// Passes the area enclosed by the current path, clipped to the surface, to cairo as polygons.
    func placeCut() {
        let region = region(outset: 8)
        for line in pixelPath.lines(within: region) {
            let points = line.points.cut(to: region)
            guard let first = points.first else { continue }
            libcairo.move_to(cairo, first.x, first.y)
            for point in points.dropFirst() { libcairo.line_to(cairo, point.x, point.y) }
            libcairo.close_path(cairo)
        }
    }
}

/// A subpath flattened to line segments.
struct PixelLine {
    var points: [CGPoint] = []
    var isClosed = false
}

extension PathGeometry {
    /// Whether no coordinate exceeds a magnitude.
    func isWithin(_ limit: CGFloat) -> Bool {
        func holds(_ p: CGPoint) -> Bool { abs(p.x) <= limit && abs(p.y) <= limit }
        return elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): holds(p)
            case .quadCurve(let p, let c): holds(p) && holds(c)
            case .curve(let p, let c1, let c2): holds(p) && holds(c1) && holds(c2)
            case .close: true
            }
        }
    }

    /// The subpaths flattened to line segments, fine where curves may be visible in a region.
    func lines(within region: CGRect) -> [PixelLine] {
        var lines: [PixelLine] = []
        var (line, start, last) = (PixelLine(), CGPoint.zero, CGPoint.zero)
        func finish() {
            if !line.points.isEmpty { lines.append(line) }
            line = PixelLine()
        }
        func add(_ curve: PixelCurve) {
            if line.points.isEmpty { line.points.append(last) }
            curve.addPoints(to: &line.points, within: region)
            last = curve.end
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                line.points = [p.bounded]
                (start, last) = (p.bounded, p.bounded)
            case .line(let p):
                if line.points.isEmpty { line.points.append(last) }
                line.points.append(p.bounded)
                last = p.bounded
            case .quadCurve(let p, let c): add(PixelCurve(last, c.bounded, p.bounded))
            case .curve(let p, let c1, let c2):
                add(PixelCurve(last, c1.bounded, c2.bounded, p.bounded))
            case .close:
                line.isClosed = true
                finish()
                last = start
            }
        }
        finish()
        return lines
    }
}

/// A cubic curve in pixels.
private struct PixelCurve {
    var start, control1, control2, end: CGPoint

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
        func raised(_ p: CGPoint) -> CGPoint {
            CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        self.init(start, raised(start), raised(end), end)
    }

    /// Appends the end points of line segments that deviate from the curve by at most a fraction of
    /// a pixel where they may be visible.
    func addPoints(to points: inout [CGPoint], within region: CGRect) {
        var open = [(curve: self, depth: 0)]
        while let (curve, depth) = open.popLast() {
            if depth >= 48 || curve.isFlat || curve.misses(region) {
                points.append(curve.end)
            } else {
                let (first, second) = curve.halves
                open.append((second, depth + 1))
                open.append((first, depth + 1))
            }
        }
    }

    private var isFlat: Bool {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            max(abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y))
        }
        return max(bend(start, control1, control2), bend(control1, control2, end)) <= 0.02
    }

    /// Whether the curve is entirely on one side of a region.
    private func misses(_ region: CGRect) -> Bool {
        let points = [start, control1, control2, end]
        return points.allSatisfy { $0.x < region.minX } || points.allSatisfy { $0.x > region.maxX }
            || points.allSatisfy { $0.y < region.minY } || points.allSatisfy { $0.y > region.maxY }
    }

    private var halves: (PixelCurve, PixelCurve) {
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }
        let (p, q, r) = (middle(start, control1), middle(control1, control2), middle(control2, end))
        let (u, v) = (middle(p, q), middle(q, r))
        let m = middle(u, v)
        return (PixelCurve(start, p, u, m), PixelCurve(m, v, r, end))
    }
}

extension CGPoint {
    /// The point with coordinates clamped to 1e100, whose products are finite.
    fileprivate var bounded: CGPoint {
        CGPoint(x: max(-1e100, min(1e100, x)), y: max(-1e100, min(1e100, y)))
    }
}

extension [CGPoint] {
    /// The intersection of a polygon and a rectangle, with the polygon's winding
    /// (Sutherland-Hodgman).
    fileprivate func cut(to region: CGRect) -> [CGPoint] {
        cut(\.x, \.y, at: region.minX, keepsAbove: true)
            .cut(\.x, \.y, at: region.maxX, keepsAbove: false)
            .cut(\.y, \.x, at: region.minY, keepsAbove: true)
            .cut(\.y, \.x, at: region.maxY, keepsAbove: false)
    }

    /// The part on one side of an edge, on which one coordinate is exact.
    private func cut(
        _ across: WritableKeyPath<CGPoint, CGFloat>, _ along: WritableKeyPath<CGPoint, CGFloat>,
        at edge: CGFloat, keepsAbove: Bool
    ) -> [CGPoint] {
        guard var last = last else { return [] }
        func isInside(_ point: CGPoint) -> Bool {
            keepsAbove ? point[keyPath: across] >= edge : point[keyPath: across] <= edge
        }
        var kept: [CGPoint] = []
        for point in self {
            if isInside(last) != isInside(point) {
                let (from, to) = (last[keyPath: across], point[keyPath: across])
                let (start, end) = (last[keyPath: along], point[keyPath: along])
                var crossing = CGPoint.zero
                crossing[keyPath: across] = edge
                crossing[keyPath: along] = start + (end - start) * ((edge - from) / (to - from))
                kept.append(crossing)
            }
            if isInside(point) { kept.append(point) }
            last = point
        }
        return kept
    }
}
