import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Clears the current path.
    public func beginPath() { pixelPath = PathGeometry() }

    /// Adds a path, transformed by the current transform, to the current path.
    public func addPath(_ addition: CGPath) {
        pixelPath.addPath(addition.geometry, transform: ctm)
    }

    /// Starts a new subpath of the current path at a point.
    public func move(to point: CGPoint) { pixelPath.move(to: point.applying(ctm)) }

    /// Adds a straight line to the current path.
    /// - Precondition: There is a current point.
    public func addLine(to point: CGPoint) { pixelPath.addLine(to: point.applying(ctm)) }

    /// Adds a circular arc to the current path, preceded by a line to its start if there is a
    /// current point; see `CGMutablePath.addArc`.
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius, >= 0.
    ///   - startAngle: The angle at which the arc starts, in radians from the x axis towards the y
    ///     axis.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: Whether the angles decrease along the arc.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pixelPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise, transform: ctm
        )
    }

    /// Adds an arc to the current path, tangent to the lines from the current point to a corner and
    /// from there to another point.
    /// - Precondition: There is a current point.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pixelPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm
        )
    }

    /// Adds a quadratic Bézier curve to the current path; without a current point it has no effect,
    /// with a warning.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pixelPath.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    /// Adds a cubic Bézier curve to the current path; without a current point it has no effect, with
    /// a warning.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pixelPath.addCurve(
            to: end.applying(ctm), control1: control1.applying(ctm),
            control2: control2.applying(ctm)
        )
    }

    /// Starts a new subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a closed rectangle to the current path: from (minX, minY) along x, then y.
    public func addRect(_ rect: CGRect) { pixelPath.addRect(rect, transform: ctm) }

    /// Adds closed rectangles to the current path, like `addRect(_:)`.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the closed ellipse inscribed in a rectangle to the current path.
    public func addEllipse(in rect: CGRect) { pixelPath.addEllipse(in: rect, transform: ctm) }

    /// Closes the current subpath with a straight line to its start.
    public func closePath() { pixelPath.closeSubpath() }

    /// Fills and clears the current path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        defer { endPainting() }
        setSource(state.fill)
        libcairo.set_fill_rule(cairo, rule.cairoRule)
        placePath()
        draw("a filled path") { libcairo.fill($0) }
    }

    /// Strokes and clears the current path; the current transform also applies to the pen.
    ///
    /// The line width is clamped to `2 * greatestCoordinate` pixels.
    public func strokePath() {
        defer { endPainting() }
        setSource(state.stroke)
        guard ctm.isDrawable else { return }
        let plan = StrokePlan(self)
        guard plan.isCut else {
            placePath()
            if apply(ctm) { draw("a stroked path") { libcairo.stroke($0) } }
            return
        }
        pixelPath = plan.path
        placePath()
        guard apply(ctm) else { return }
        libcairo.set_line_width(cairo, plan.lineWidth)
        setDash([], 0)
        draw("a stroked path") { libcairo.stroke($0) }
        libcairo.set_line_width(cairo, state.lineWidth)
        setDash(state.dash, state.dashPhase)
    }

    /// Clips subsequent drawing to the current path, antialiased, and clears the path.
    ///
    /// An empty path, or one under a singular transform, clips everything.
    public func clip(using rule: CGPathFillRule = .winding) {
        defer { beginPath() }
        libcairo.set_fill_rule(cairo, rule.cairoRule)
        placePath()
        run("a clip") { libcairo.clip($0) }
    }

    /// Clips subsequent drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Clips subsequent drawing to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect) }
        clip()
    }

    /// Removes the clipping by paths, rectangles and masks; the clip of a transparency layer
    /// remains.
    public func resetClip() {
        libcairo.reset_clip(cairo)
        state.mask = nil
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect)) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect) }
        fillPath()
    }

    /// Fills a path; the current path is cleared.
    public func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
        beginPath()
        addPath(path)
        fillPath(using: rule)
    }

    /// Fills the ellipse inscribed in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect)) }

    /// Strokes the edge of a rectangle, with half the line width on either side.
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }

    /// Strokes the edge of a rectangle with a line width in points, ignoring the current one.
    /// - Precondition: The width is finite and >= 0.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Strokes the line segments between the first and the second point, the third and the fourth,
    /// and so on; the current path is cleared.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for end in stride(from: 1, to: points.count, by: 2) {
            move(to: points[end - 1])
            addLine(to: points[end])
        }
        strokePath()
    }

    /// Strokes a path; the current path is cleared.
    public func stroke(_ path: CGPath) {
        beginPath()
        addPath(path)
        strokePath()
    }

    /// Strokes the ellipse inscribed in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }

    /// Clears a rectangle to transparent.
    public func clear(_ rect: CGRect) {
        beginPath()
        addPath(CGPath(rect: rect))
        libcairo.save(cairo)
        libcairo.set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        placePath()
        paint("a filled path") { libcairo.fill($0) }
        libcairo.restore(cairo)
        beginPath()
    }

    /// Clears the current path and the recorded transform of cairo's source.
    private func endPainting() {
        beginPath()
        sourceTransform = nil
    }

    /// Passes the current path, which is in pixels, to cairo.
    ///
    /// A path with coordinates beyond cairo's range is clipped to the surface.
    func placePath() {
        libcairo.identity_matrix(cairo)
        libcairo.new_path(cairo)
        guard pixelPath.isWithin(Self.greatestCoordinate) else { return placeCut() }
        var last = CGPoint.zero
        var start = CGPoint.zero
        for element in pixelPath.elements {
            switch element {
            case .move(let p):
                libcairo.move_to(cairo, p.x, p.y)
                (last, start) = (p, p)
            case .line(let p):
                libcairo.line_to(cairo, p.x, p.y)
                last = p
            case .quadCurve(let p, let c):
                libcairo.curve_to(
                    cairo, last.x + (c.x - last.x) * 2 / 3, last.y + (c.y - last.y) * 2 / 3,
                    p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y
                )
                last = p
            case .curve(let p, let c1, let c2):
                libcairo.curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
                last = p
            case .close:
                libcairo.close_path(cairo)
                last = start
            }
        }
    }
}

extension CGPathFillRule {
    fileprivate var cairoRule: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}
