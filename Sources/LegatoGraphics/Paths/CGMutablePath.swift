public import Foundation

/// A path that can be appended to.
///
/// Points that are not finite are not added, with a warning. Transforms apply to the points that a
/// call adds; the identity is the default.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    package override var frozen: CGPath { CGPath(geometry) }

    /// Starts a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.move(to: point.applying(transform))
    }

    /// Adds a straight line; has no effect, with a warning, if there is no current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.addLine(to: point.applying(transform))
    }

    /// Starts a new subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve; has no effect, with a warning, if there is no current point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        geometry.addQuadCurve(
            to: end.applying(transform), control: control.applying(transform)
        )
    }

    /// Adds a cubic Bézier curve; has no effect, with a warning, if there is no current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Closes the subpath; has no effect if there is none or it is already closed.
    public func closeSubpath() { geometry.closeSubpath() }

    /// Adds the elements of another path, or of this one.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.geometry
        geometry.addPath(added, transform: transform)
    }

    /// Adds a closed rectangle: from (minX, minY) along x, then y.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addRect(rect, transform: transform)
    }

    /// Adds closed rectangles, like `addRect(_:transform:)`.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed rectangle whose corners are quarter ellipses.
    ///
    /// It always consists of the same nine elements and a close, so that any two can be
    /// interpolated. Corner widths and heights are clamped to 0 and half a side; NaN counts as 0.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform
        )
    }

    /// Adds the closed ellipse inscribed in a rectangle: from (maxX, midY) towards increasing y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addEllipse(in: rect, transform: transform)
    }

    /// Adds a circular arc, preceded by a line to its start if there is a current point.
    ///
    /// Angles increase along the arc unless `clockwise`, which refers to a coordinate system with y
    /// pointing up. In that direction the arc spans the difference of its angles, at most a full
    /// circle. If the difference has the opposite sign, the arc spans the rest of the circle: 0 to
    /// π/2 clockwise is three quarters, and 0 to 2π clockwise is the full circle, like 0 to 2π.
    /// Equal angles give an empty arc.
    ///
    /// If a number is not finite, no arc is added and a warning is printed.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius; if negative, the arc is mirrored through the centre.
    ///   - startAngle: The angle at which the arc starts, in radians from the x axis towards the y
    ///     axis.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: Whether the angles decrease along the arc.
    ///   - transform: A transform of the arc; the identity by default.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise, transform: transform
        )
    }

    /// Adds a circular arc of a relative angle, preceded by a line to its start if there is a
    /// current point.
    ///
    /// If a number is not finite, no arc is added and a warning is printed.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius; if negative, the arc is mirrored through the centre.
    ///   - startAngle: The angle at which the arc starts, in radians from the x axis towards the y
    ///     axis.
    ///   - delta: The angle spanned by the arc, in radians; positive towards the y axis, clamped to
    ///     a full circle.
    ///   - transform: A transform of the arc; the identity by default.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta,
            transform: transform
        )
    }

    /// Adds an arc tangent to two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`.
    ///
    /// A line leads to the start of the arc. If the lines form no corner, or the radius is 0, only
    /// a line to `tangent1End` is added.
    ///
    /// Without a current point, or if a number is not finite, no arc is added and a warning is
    /// printed.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point on the second line.
    ///   - radius: The radius of the arc, >= 0.
    ///   - transform: A transform of the two points; the current point is not transformed.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform
        )
    }
}
