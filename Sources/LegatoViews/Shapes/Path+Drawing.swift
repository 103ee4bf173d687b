public import Foundation
public import LegatoGraphics

nonisolated extension Path {
    /// Starts a subpath at a point.
    ///
    /// - Precondition: The point is finite.
    public mutating func move(to end: CGPoint) { geometry.move(to: end) }

    /// Adds a straight line.
    ///
    /// - Precondition: There is a current point, and `end` is finite.
    public mutating func addLine(to end: CGPoint) { geometry.addLine(to: end) }

    /// Adds connected lines, starting a subpath at the first point.
    ///
    /// - Precondition: The points are finite.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic Bézier curve.
    ///
    /// - Precondition: There is a current point, and all points are finite.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        geometry.addQuadCurve(to: end, control: control)
    }

    /// Adds a cubic Bézier curve.
    ///
    /// - Precondition: There is a current point, and all points are finite.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        geometry.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Closes the subpath; has no effect if there is none or it is already closed.
    public mutating func closeSubpath() { geometry.closeSubpath() }

    /// Adds a closed rectangle.
    ///
    /// - Precondition: The rectangle is finite.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addRect(rect, transform: transform)
    }

    /// Adds closed rectangles in order.
    ///
    /// - Precondition: The rectangles are finite.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the closed ellipse inscribed in a rectangle.
    ///
    /// - Precondition: The rectangle is finite.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addEllipse(in: rect, transform: transform)
    }

    /// Adds the elements of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        geometry.addPath(path.geometry, transform: transform)
    }

    /// Adds a circular arc, connected by a line to the current point if there is one.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius, at least 0.
    ///   - startAngle: The angle at which the arc starts, clockwise from the x axis on screen.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: Whether the arc is clockwise in a coordinate system whose y axis points up,
    ///     that is, counterclockwise on screen.
    ///   - transform: A transform applied to the arc.
    /// - Precondition: All arguments are finite.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle.radians,
            endAngle: endAngle.radians, clockwise: clockwise, transform: transform
        )
    }

    /// Adds a circular arc from a start angle over a relative angle, at most one turn.
    ///
    /// The arc is connected by a line to the current point if there is one.
    /// - Precondition: All arguments are finite, and the radius is at least 0.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addRelativeArc(
            center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
            transform: transform
        )
    }

    /// Adds an arc tangent to two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`.
    ///
    /// A line connects the current point to the start of the arc. If there is no corner or the
    /// radius is 0, only a line to `tangent1End` is added.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner where the two lines intersect.
    ///   - tangent2End: A point on the second line.
    ///   - radius: The radius of the arc, at least 0.
    ///   - transform: A transform applied to both points, but not to the current point.
    /// - Precondition: There is a current point, and all arguments are finite.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform
        )
    }
}
