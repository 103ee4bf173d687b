import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Draws an image scaled to a rectangle.
    ///
    /// Legato's own contexts draw the first row of the image at the smallest y; contexts created
    /// with Core Graphics' initialisers or by UIKit draw it at the largest y. Downsampling
    /// averages; upsampling interpolates according to `interpolationQuality`; the edges of the
    /// image stay sharp. An image mask is drawn in the fill colour. Draws nothing if the rectangle
    /// is not finite.
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle in user space.
    ///   - byTiling: Whether the clip is filled with copies of the image, one of them in the
    ///     rectangle; false by default. Copies smaller than a hundredth of a pixel are not drawn.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, byTiling: byTiling, upward: drawsUpward)
    }

    /// Draws an image scaled to a rectangle, or copies of it, with its first row at the smallest y
    /// in every context.
    package func drawFromTop(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, byTiling: byTiling, upward: false)
    }

    private func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool, upward: Bool) {
        guard rect.isFinite else { return }
        if image.isMask, case .color(let color) = state.fill {
            let filled = image.filled(with: color)
            return draw(filled, in: rect, byTiling: byTiling, upward: upward)
        }
        let placed = image.place(in: rect, upward: upward).concatenating(ctm)
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        guard placed.isFinite, apply(placed) else { return }
        if byTiling { return tile(image, placed) }
        let surface = CairoSurface(image)
        let alpha = state.alpha
        setSource(surface)
        if image.isMask { setSource(state.fill) }
        defer { sourceTransform = nil }
        func clip(_ cairo: OpaquePointer) {
            libcairo.new_path(cairo)
            libcairo.rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            libcairo.clip(cairo)
        }
        func fill(_ cairo: OpaquePointer) {
            if image.isMask {
                libcairo.mask_surface(cairo, surface.pointer, 0, 0)
            } else {
                libcairo.paint_with_alpha(cairo, alpha)
            }
        }
        let outline = CGPath(rect: rect).geometry.applying(ctm)
        if outline.isWithin(Self.greatestCoordinate) {
            castShadow {
                clip($0)
                fill($0)
            }
            run("a clip", clip)
        } else {
            let current = pixelPath
            pixelPath = outline
            self.clip()
            pixelPath = current
            guard max(hypot(placed.a, placed.b), hypot(placed.c, placed.d)) <= 1e5 else {
                return fillClip(with: image, placed)
            }
            _ = apply(placed)
            if !image.isMask { setSource(surface) }
        }
        paint("a picture or gradient", fill)
    }

    /// Fills the clip with copies of an image, one of them placed by a transform.
    private func tile(_ image: CGImage, _ placed: CGAffineTransform) {
        let (across, down) = (
            hypot(placed.a, placed.b) * CGFloat(image.width),
            hypot(placed.c, placed.d) * CGFloat(image.height)
        )
        let limit = Self.greatestCoordinate
        guard min(across, down) >= 0.01, max(across, down) <= limit,
            abs(placed.tx) <= limit, abs(placed.ty) <= limit
        else { return }
        setSource(CairoSurface(image), extend: CAIRO_EXTEND_REPEAT)
        let alpha = state.alpha
        paint("a picture or gradient") { libcairo.paint_with_alpha($0, alpha) }
    }

    /// Sets a surface in the current user space as cairo's source, with an extend mode for its
    /// edges.
    func setSource(_ surface: CairoSurface, extend: cairo_extend_t = CAIRO_EXTEND_PAD) {
        libcairo.set_source_surface(cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_extend(libcairo.get_source(cairo), extend)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), state.interpolation.filter)
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
        paint("a picture or gradient") { libcairo.paint($0) }
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
}

extension CGImage {
    /// The transform from the image's pixels, with the origin at the top left, to a rectangle; if
    /// `upward`, the first row is at the largest y.
    func place(in rect: CGRect, upward: Bool) -> CGAffineTransform {
        let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
        return upward
            ? CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.maxY)
            : CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    }
}
