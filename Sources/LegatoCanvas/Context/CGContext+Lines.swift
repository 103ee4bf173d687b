import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Sets the line width of strokes in points; 1 by default; with 0, strokes draw nothing.
    /// - Precondition: The width is finite and >= 0.
    public func setLineWidth(_ width: CGFloat) {
        require(
            width >= 0 && width.isFinite, "A line width must be finite and at least 0, got \(width)"
        )
        state.lineWidth = width
        libcairo.set_line_width(cairo, width)
    }

    /// Sets the shape of the ends of open lines; `butt` by default.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
        switch cap {
        case .butt: libcairo.set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: libcairo.set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: libcairo.set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
    }

    /// Sets the shape of corners; `miter` by default.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
        switch join {
        case .miter: libcairo.set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: libcairo.set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: libcairo.set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
    }

    /// Sets the length of a miter, in line widths, beyond which the corner is bevelled; 10 by
    /// default.
    /// - Precondition: The limit is finite.
    public func setMiterLimit(_ limit: CGFloat) {
        require(limit.isFinite, "A miter limit must be finite, got \(limit)")
        state.miterLimit = max(1, limit)
        libcairo.set_miter_limit(cairo, max(1, limit))
    }

    /// Sets the alternating lengths of dashes and gaps in points, starting `phase` points into the
    /// pattern.
    ///
    /// An empty pattern, or one of only zeros, draws a solid line. So does a line with more than
    /// `greatestDashCount` dashes within the surface, with a warning.
    /// - Precondition: The phase is finite; the lengths are finite and >= 0.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        require(
            phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite },
            "Dash lengths must be finite and at least 0, got \(lengths), phase \(phase)"
        )
        let pattern = lengths.allSatisfy { $0 == 0 } ? [] : lengths
        (state.dash, state.dashPhase) = (pattern, phase)
        setDash(pattern, phase)
    }

    /// Passes dashes to cairo.
    func setDash(_ pattern: [CGFloat], _ phase: CGFloat) {
        let lengths = pattern.map { Double($0) }
        libcairo.set_dash(cairo, lengths, Int32(clamping: lengths.count), phase)
    }
}
