import LegatoGraphics
import CCanvas
public import Foundation

/// How an open line ends.
public enum CGLineCap: Sendable {
    /// At its end point; the default.
    case butt
    /// With half a disc around the end point.
    case round
    /// With half a square beyond the end point.
    case square
}

/// How two parts of a line meet.
public enum CGLineJoin: Sendable {
    /// In a point, or as a bevel where that would be longer than the miter limit; the default.
    case miter
    /// With a disc.
    case round
    /// With the corner cut off.
    case bevel
}

extension CGContext {
    /// Sets the width of strokes in points; 1 at first, and 0 strokes nothing.
    /// - Precondition: finite and at least 0.
    public func setLineWidth(_ width: CGFloat) {
        require(
            width >= 0 && width.isFinite,
            "A line width must be finite and at least 0, got \(width)"
        )
        state.lineWidth = width
        libcairo.set_line_width(cairo, width)
    }

    /// Sets how open lines end.
    public func setLineCap(_ cap: CGLineCap) {
        switch cap {
        case .butt: libcairo.set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: libcairo.set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: libcairo.set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
    }

    /// Sets how parts of a line meet.
    public func setLineJoin(_ join: CGLineJoin) {
        switch join {
        case .miter: libcairo.set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: libcairo.set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: libcairo.set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
    }

    /// Sets the length of a pointed corner, in line widths, beyond which it is cut; 10 at first.
    /// - Precondition: finite.
    public func setMiterLimit(_ limit: CGFloat) {
        require(limit.isFinite, "A miter limit must be finite, got \(limit)")
        state.miterLimit = max(1, limit)
        libcairo.set_miter_limit(cairo, max(1, limit))
    }

    /// Sets the lengths of strokes and gaps in points, in turn, starting `phase` points into them.
    ///
    /// No lengths, or only zeros, give a solid line. So does a line of more than
    /// `greatestDashCount` dashes within the surface, with a warning.
    /// - Precondition: the phase is finite; the lengths are finite and at least 0.
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
