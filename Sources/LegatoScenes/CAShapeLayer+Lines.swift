import Foundation
import Legato

extension CGPath {
    /// Creates a polyline through points.
    convenience init(through points: [CGPoint], isClosed: Bool = false) {
        self.init(Self.lines(points, isClosed: isClosed).geometry)
    }

    private static func lines(_ points: [CGPoint], isClosed: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return path
    }

    /// Creates a smooth closed curve through points, a Catmull–Rom spline.
    convenience init(loopThrough points: [CGPoint]) {
        let path = CGMutablePath()
        path.addLines(between: Array(points.prefix(1)))
        func at(_ index: Int) -> CGPoint { points[(index + points.count) % points.count] }
        for index in points.indices {
            let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
            path.addCurve(
                to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
                control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6)
            )
        }
        path.closeSubpath()
        self.init(path.geometry)
    }
}

extension CAShapeLayer {
    /// Creates a stroked line along a path in the superlayer's coordinate space.
    convenience init(line path: CGPath, color: CGColor, width: CGFloat, dashes: [CGFloat]? = nil) {
        self.init()
        self.path = path
        fillColor = nil
        strokeColor = color
        lineWidth = width
        lineCap = .round
        lineJoin = .round
        lineDashPattern = dashes?.map { NSNumber(value: $0) }
    }
}
