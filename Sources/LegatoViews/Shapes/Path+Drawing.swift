public import Foundation
public import LegatoGraphics

nonisolated extension Path {
    /// Starts a subpath at a point.
    /// - Precondition: the point is finite.
    public mutating func move(to end: CGPoint) { cgPath.move(to: end) }

    /// Adds a straight line.
    /// - Precondition: there is a current point, and the point is finite.
    public mutating func addLine(to end: CGPoint) { cgPath.addLine(to: end) }

    /// Starts a subpath at the first of some points and adds lines to the others in order.
    /// - Precondition: the points are finite.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic Bézier curve.
    /// - Precondition: there is a current point, and both points are finite.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        cgPath.addQuadCurve(to: end, control: control)
    }

    /// Adds a cubic Bézier curve.
    /// - Precondition: there is a current point, and all points are finite.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cgPath.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Closes the subpath; without one, or when it is closed already, nothing happens.
    public mutating func closeSubpath() { cgPath.closeSubpath() }

    /// Adds a closed rectangle.
    /// - Precondition: the rectangle is finite.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        cgPath.addRect(rect, transform: transform)
    }

    /// Adds closed rectangles in order.
    /// - Precondition: the rectangles are finite.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the closed ellipse that fills a rectangle.
    /// - Precondition: the rectangle is finite.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        cgPath.addEllipse(in: rect, transform: transform)
    }

    /// Adds the elements of another path, moved by a transform.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        cgPath.addPath(path.cgPath, transform: transform)
    }

    /// Adds an arc of a circle, with a line to its start where there is a current point.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius, at least 0.
    ///   - startAngle: Where the arc starts, from the x axis towards the y axis.
    ///   - endAngle: Where the arc ends.
    ///   - clockwise: Whether the arc is clockwise where y points up, so that it is not on a screen.
    ///   - transform: What moves the arc.
    /// - Precondition: everything is finite.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        cgPath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle.radians,
            endAngle: endAngle.radians,
            clockwise: clockwise,
            transform: transform
        )
    }

    /// Adds an arc of a circle that starts at an angle and goes on for another, at most once around.
    ///
    /// There is a line to its start where there is a current point.
    /// - Precondition: everything is finite, and the radius at least 0.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        cgPath.addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle.radians,
            delta: delta.radians,
            transform: transform
        )
    }

    /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on from
    /// there to `tangent2End`.
    ///
    /// A line leads to where the arc starts. Where there is no corner, or the radius is 0, a line
    /// to `tangent1End` is all.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point of the second line.
    ///   - radius: The radius of the arc, at least 0.
    ///   - transform: What moves the corner and the point; the current point stays.
    /// - Precondition: there is a current point, and everything is finite.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        cgPath.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: transform
        )
    }
}
