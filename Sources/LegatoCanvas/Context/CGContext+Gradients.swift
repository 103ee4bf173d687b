import CCanvas
public import Foundation
import LegatoGraphics

extension CGContext {
    /// Fills the clip with a linear gradient from `start` to `end`.
    ///
    /// The first and last colours extend beyond the start and the end. Draws nothing if the points
    /// are equal.
    /// - Precondition: Both points are finite.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint) {
        require(
            start.isFinite && end.isFinite, "Gradient points must be finite, got \(start), \(end)"
        )
        guard start != end else { return }
        paint(gradient, libcairo.pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Fills the clip with a radial gradient from the centre to a circle, and with its last colour
    /// outside the circle.
    ///
    /// A radius of 0 draws nothing.
    /// - Precondition: The centre is finite; the radius is finite and >= 0.
    public func drawRadialGradient(_ gradient: CGGradient, center: CGPoint, radius: CGFloat) {
        require(
            center.isFinite && radius.isFinite && radius >= 0,
            "A gradient needs a finite centre and a radius of at least 0, got \(center), \(radius)"
        )
        guard radius > 0 else { return }
        paint(
            gradient,
            libcairo.pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
        )
    }

    /// Fills the clip with a linear gradient from `start` to `end`, and beyond them as specified by
    /// `options`.
    ///
    /// Draws nothing if the points are equal.
    /// - Precondition: Both points are finite.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        require(
            start.isFinite && end.isFinite, "Gradient points must be finite, got \(start), \(end)"
        )
        guard start != end else { return }
        paint(
            gradient, libcairo.pattern_create_linear(start.x, start.y, end.x, end.y), options
        )
    }

    /// Fills the clip with a gradient from one circle to another, and beyond them as specified by
    /// `options`.
    ///
    /// Draws nothing if the circles are equal.
    /// - Precondition: The centres are finite; the radii are finite and >= 0.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        require(
            startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && startRadius >= 0
                && endRadius.isFinite && endRadius >= 0,
            "A gradient needs finite centres and radii of at least 0, got \(startCenter), "
                + "\(startRadius), \(endCenter), \(endRadius)"
        )
        guard startCenter != endCenter || startRadius != endRadius else { return }
        paint(
            gradient,
            libcairo.pattern_create_radial(
                startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius
            ), options
        )
    }

    private func paint(
        _ gradient: CGGradient, _ pattern: OpaquePointer?,
        _ options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    ) {
        defer { libcairo.pattern_destroy(pattern) }
        guard apply(ctm) else { return }
        var stops = Array(zip(gradient.colors, gradient.locations))
        // Of several stops at one location, the last one extends beyond it.
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            stops.insert(contentsOf: [(.clear, 0), (first.0, 0)], at: 0)
        }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            stops += [(last.0, 1), (.clear, 1)]
        }
        for (color, location) in stops {
            libcairo.pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha
            )
        }
        libcairo.pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        libcairo.set_source(cairo, pattern)
        draw("a picture or gradient") { libcairo.paint_with_alpha($0, state.alpha) }
    }
}
