import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Draws an image stretched over a rectangle, its first row at the smallest y.
    ///
    /// Smaller sizes are averaged, larger ones interpolated linearly; the image's edges stay hard.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(image.width),
            b: 0,
            c: 0,
            d: rect.height / CGFloat(image.height),
            tx: rect.minX,
            ty: rect.minY
        ).concatenating(ctm)
        let surface = CairoSurface(image)
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        guard rect.isFinite, apply(placed) else { return }
        libcairo.new_path(cairo)
        libcairo.rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        libcairo.clip(cairo)
        libcairo.set_source_surface(cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_extend(libcairo.get_source(cairo), CAIRO_EXTEND_PAD)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), CAIRO_FILTER_GOOD)
        libcairo.paint(cairo)
    }

    /// Draws an image pixel on pixel from the surface's corner, whatever the transform, within the
    /// clip.
    ///
    /// Mirrored, its first row is the surface's last one.
    package func drawPixels(of image: CGImage, mirrored: Bool) {
        let surface = CairoSurface(image)
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        guard apply(mirrored ? mirror : .identity) else { return }
        libcairo.set_source_surface(cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), CAIRO_FILTER_NEAREST)
        libcairo.paint(cairo)
    }

    /// Fills the clip with colours along the line from `start` to `end`.
    ///
    /// Before the start and after the end the nearest colour goes on. Equal points draw nothing.
    /// - Precondition: both points are finite.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint) {
        require(
            start.isFinite && end.isFinite,
            "Gradient points must be finite, got \(start), \(end)"
        )
        guard start != end else { return }
        paint(gradient, libcairo.pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Fills the clip with colours from the centre to a circle, and its last colour outside.
    ///
    /// A radius of 0 draws nothing.
    /// - Precondition: the centre is finite, the radius finite and at least 0.
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

    private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?) {
        defer { libcairo.pattern_destroy(pattern) }
        guard apply(ctm) else { return }
        for (color, location) in zip(gradient.colors, gradient.locations) {
            libcairo.pattern_add_color_stop_rgba(
                pattern,
                location,
                color.red,
                color.green,
                color.blue,
                color.alpha
            )
        }
        libcairo.pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        libcairo.set_source(cairo, pattern)
        libcairo.paint(cairo)
    }
}
