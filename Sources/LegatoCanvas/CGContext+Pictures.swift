import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Draws an image scaled to a rectangle, with its first row at the smallest y.
    ///
    /// Downsampling averages, upsampling interpolates linearly; the edges of the image stay sharp.
    /// A rectangle that is not finite draws nothing.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite else { return }
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0,
            d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY
        ).concatenating(ctm)
        let surface = CairoSurface(image)
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        guard placed.isFinite, apply(placed) else { return }
        setSource(surface)
        let alpha = state.alpha
        let outline = CGPath(rect: rect).geometry.applying(ctm)
        if outline.isWithin(Self.greatestCoordinate) {
            func clip(_ cairo: OpaquePointer) {
                libcairo.new_path(cairo)
                libcairo.rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
                libcairo.clip(cairo)
            }
            castShadow {
                clip($0)
                libcairo.paint_with_alpha($0, alpha)
            }
            run("a clip", clip)
        } else {
            let current = pixelPath
            pixelPath = outline
            clip()
            pixelPath = current
            guard max(hypot(placed.a, placed.b), hypot(placed.c, placed.d)) <= 1e5 else {
                return fillClip(with: image, placed)
            }
            _ = apply(placed)
            setSource(surface)
        }
        run("a picture or gradient") { libcairo.paint_with_alpha($0, alpha) }
    }

    /// Sets a surface in the current user space as cairo's source, with its edges continued.
    private func setSource(_ surface: CairoSurface) {
        libcairo.set_source_surface(cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_extend(libcairo.get_source(cairo), CAIRO_EXTEND_PAD)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), CAIRO_FILTER_GOOD)
    }

    /// Fills the clip with the colour of the single image pixel that covers the whole surface.
    private func fillClip(with image: CGImage, _ placed: CGAffineTransform) {
        let center = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2)
            .applying(placed.inverted())
        guard center.isFinite else { return }
        func index(_ place: CGFloat, _ count: Int) -> Int {
            // Bounded: by the count; the location is finite.
            Int(max(0, min(CGFloat(count - 1), place.rounded(.down))))
        }
        let pixel = image[index(center.x, image.width), index(center.y, image.height)]
        let alpha = CGFloat(pixel.alpha)
        guard alpha > 0 else { return }
        setSource(
            CGColor(
                red: CGFloat(pixel.red) / alpha, green: CGFloat(pixel.green) / alpha,
                blue: CGFloat(pixel.blue) / alpha, alpha: alpha / 255
            )
        )
        run("a picture or gradient") { libcairo.paint($0) }
    }

    /// Draws an image pixel by pixel from the surface's corner, within the clip and regardless of
    /// the transform.
    ///
    /// If mirrored, its first row is drawn in the surface's last row.
    package func drawPixels(of image: CGImage, mirrored: Bool) {
        let surface = CairoSurface(image)
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        guard apply(mirrored ? mirror : .identity) else { return }
        libcairo.set_source_surface(cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), CAIRO_FILTER_NEAREST)
        run("a picture or gradient") { libcairo.paint($0) }
    }

    /// Fills the clip with a linear gradient from `start` to `end`.
    ///
    /// Before the start and after the end the nearest colour continues. Equal points draw nothing.
    /// - Precondition: Both points are finite.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint) {
        require(
            start.isFinite && end.isFinite, "Gradient points must be finite, got \(start), \(end)"
        )
        guard start != end else { return }
        paint(gradient, libcairo.pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Fills the clip with a radial gradient from the centre to a circle, and with its last colour
    /// outside.
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

    /// Fills the clip with a linear gradient from `start` to `end`, and beyond them by the options.
    ///
    /// Equal points draw nothing.
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

    /// Fills the clip with a gradient from one circle to another, and beyond them by the options.
    ///
    /// Two equal circles draw nothing.
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
        // The last stop of a location is what continues beyond it.
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
