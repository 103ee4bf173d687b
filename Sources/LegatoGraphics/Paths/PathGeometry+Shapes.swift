package import Foundation

extension PathGeometry {
    /// Adds a closed rectangle: from (minX, minY) along x, then y.
    /// - Precondition: The rectangle is finite.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = PathGeometry()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds a closed rectangle whose corners are quarter ellipses.
    ///
    /// It always consists of the same nine elements and a close, so that any two can be
    /// interpolated. Corner widths and heights are clamped to 0 and half a side; NaN counts as 0.
    package mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        func cut(_ corner: CGFloat, _ side: CGFloat) -> CGFloat {
            corner.isNaN ? 0 : min(max(0, corner), side / 2)
        }
        let (w, h) = (cut(cornerWidth, rect.width), cut(cornerHeight, rect.height))
        let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        var path = PathGeometry()
        path.move(to: CGPoint(x: x0 + w, y: y0))
        path.addLine(to: CGPoint(x: x1 - w, y: y0))
        path.addCorner(CGPoint(x: x1, y: y0), to: CGPoint(x: x1, y: y0 + h))
        path.addLine(to: CGPoint(x: x1, y: y1 - h))
        path.addCorner(CGPoint(x: x1, y: y1), to: CGPoint(x: x1 - w, y: y1))
        path.addLine(to: CGPoint(x: x0 + w, y: y1))
        path.addCorner(CGPoint(x: x0, y: y1), to: CGPoint(x: x0, y: y1 - h))
        path.addLine(to: CGPoint(x: x0, y: y0 + h))
        path.addCorner(CGPoint(x: x0, y: y0), to: CGPoint(x: x0 + w, y: y0))
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds the closed ellipse inscribed in a rectangle: from (maxX, midY) towards increasing y.
    /// - Precondition: The rectangle is finite.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        var path = PathGeometry()
        path.move(to: CGPoint(x: x1, y: rect.midY))
        path.addCorner(CGPoint(x: x1, y: y1), to: CGPoint(x: rect.midX, y: y1))
        path.addCorner(CGPoint(x: x0, y: y1), to: CGPoint(x: x0, y: rect.midY))
        path.addCorner(CGPoint(x: x0, y: y0), to: CGPoint(x: rect.midX, y: y0))
        path.addCorner(CGPoint(x: x1, y: y0), to: CGPoint(x: x1, y: rect.midY))
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds a quarter ellipse from the current point, tangent to the corner's two edges.
    private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
        guard let from = currentPoint else { return }
        let k = quarterArm
        addCurve(
            to: end,
            control1: CGPoint(
                x: from.x + (corner.x - from.x) * k, y: from.y + (corner.y - from.y) * k
            ),
            control2: CGPoint(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k)
        )
    }
}

/// The control-point distance of the cubic that passes through the middle of a quarter circle: 4/3
/// (√2 - 1).
private let quarterArm: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)
