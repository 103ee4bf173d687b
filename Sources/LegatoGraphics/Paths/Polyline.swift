package import Foundation

/// A subpath flattened to line segments.
package struct Polyline {
    /// The vertices; the first is not repeated at the end of a closed line.
    package var points: [CGPoint]
    package var isClosed: Bool

    package init(points: [CGPoint], isClosed: Bool = false) {
        (self.points, self.isClosed) = (points, isClosed)
    }
}

extension PathGeometry {
    /// Flattens the subpaths within a tolerance in points.
    package func polylines(tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [])
        func finish() {
            if !current.points.isEmpty { lines.append(current) }
            current = Polyline(points: [])
        }
        func add(_ curve: CubicCurve) {
            if current.points.isEmpty { current.points.append(curve.start) }
            current.points += curve.points(tolerance: tolerance)
        }
        forEachCurve { step in
            switch step {
            case .move(let point):
                finish()
                current.points = [point]
            case .curve(let curve):
                add(curve)
            case .close:
                current.isClosed = true
                if let first = current.points.first, current.points.count > 1,
                    current.points.last == first
                {
                    current.points.removeLast()
                }
                finish()
            }
        }
        finish()
        return lines
    }

    /// An element of a path whose lines and quadratic curves are converted to cubic curves.
    enum CubicStep {
        case move(CGPoint)
        case curve(CubicCurve)
        case close
    }

    /// Calls a closure with each element, lines and quadratic curves converted to cubic curves.
    func forEachCurve(_ body: (CubicStep) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool = false) {
            body(.curve(CubicCurve(last, control1, control2, end, isLine: isLine)))
            last = end
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, last) = (point, point)
                body(.move(point))
            case .line(let end):
                add(last, end, end, isLine: true)
            case .quadCurve(let end, let control):
                func raised(_ p: CGPoint) -> CGPoint {
                    CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
                }
                add(raised(last), raised(end), end)
            case .curve(let end, let control1, let control2):
                add(control1, control2, end)
            case .close:
                body(.close)
                last = start
            }
        }
    }
}

/// A cubic Bézier curve or a straight line.
struct CubicCurve {
    var start: CGPoint
    private var control1: CGPoint
    private var control2: CGPoint
    private var end: CGPoint
    private var isLine: Bool

    init(_ start: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, isLine: Bool) {
        (self.start, control1, control2, self.end, self.isLine) = (start, c1, c2, end, isLine)
    }

    /// The end points of the segments of the flattened curve, by Wang's bound on the distance.
    func points(tolerance: CGFloat) -> [CGPoint] {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        if isLine { return [end] }
        let maximum = max(bend(start, control1, control2), bend(control1, control2, end))
        let count = max(1, min(10000, (maximum * 0.75 / tolerance).squareRoot().rounded(.up)))
        return (1..<Int(count)).map { point(at: CGFloat($0) / count) } + [end]
    }

    /// The bounding box of the curve, excluding its control points.
    var bounds: CGRect {
        let x = extent(start.x, control1.x, control2.x, end.x)
        let y = extent(start.y, control1.y, control2.y, end.y)
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound
        )
    }

    private func point(at t: CGFloat) -> CGPoint {
        CGPoint(
            x: value(start.x, control1.x, control2.x, end.x, at: t),
            y: value(start.y, control1.y, control2.y, end.y, at: t)
        )
    }

    private func value(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat
    ) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }

    /// The minimum and maximum: at the ends or where the slope is 0.
    private func extent(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
    ) -> ClosedRange<CGFloat> {
        // The slope is 3 (p t² + 2 q t + r).
        let (p, q, r) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
        var (low, high) = (min(a, d), max(a, d))
        let root = max(0, q * q - p * r).squareRoot()
        let sum = q < 0 ? -q + root : -q - root
        for t in [sum / p, r / sum] where t > 0 && t < 1 {
            let value = value(a, b, c, d, at: t)
            (low, high) = (min(low, value), max(high, value))
        }
        return low...high
    }
}
