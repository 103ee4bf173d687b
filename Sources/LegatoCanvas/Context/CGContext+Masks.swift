import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Clips subsequent drawing to an image scaled to a rectangle, in the same orientation as with
    /// `draw(_:in:)`.
    ///
    /// Drawing is multiplied by the image's alpha, by the brightness of an image that is opaque
    /// everywhere, or by the inverse of the samples of an image mask. Nothing is drawn outside the
    /// rectangle. A rectangle that is not finite clips everything.
    ///
    /// ```swift
    /// let bounds = CGRect(x: 0, y: 0, width: icon.width, height: icon.height)
    /// context.clip(to: bounds, mask: icon)
    /// context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
    /// context.fill(bounds)
    /// ```
    ///
    /// Each drawing operation costs time in proportion to the area of the clip.
    public func clip(to rect: CGRect, mask: CGImage) {
        let current = pixelPath
        clip(to: rect.isFinite ? rect : .zero)
        pixelPath = current
        let placed = mask.place(in: rect, upward: drawsUpward).concatenating(ctm)
        guard let coverage = CairoTarget(covering: clipBox, coverage: true), placed.isFinite,
            placed.isDrawable, max(hypot(placed.a, placed.b), hypot(placed.c, placed.d)) <= 1e5
        else { return clip(to: []) }
        var matrix = cairo_matrix_t(placed)
        libcairo.set_matrix(coverage.cairo, &matrix)
        let surface = CairoSurface(mask.asCoverage)
        libcairo.set_source_surface(coverage.cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_extend(libcairo.get_source(coverage.cairo), CAIRO_EXTEND_PAD)
        libcairo.pattern_set_filter(
            libcairo.get_source(coverage.cairo), state.interpolation.filter
        )
        libcairo.paint(coverage.cairo)
        if let before = state.mask {
            libcairo.identity_matrix(coverage.cairo)
            libcairo.set_operator(coverage.cairo, CAIRO_OPERATOR_DEST_IN)
            libcairo.set_source_surface(coverage.cairo, before.surface.pointer, 0, 0)
            libcairo.paint(coverage.cairo)
        }
        state.mask = coverage
    }
}
