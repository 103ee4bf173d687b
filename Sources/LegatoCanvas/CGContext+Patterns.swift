import CCanvas
public import Foundation
import LegatoGraphics

extension CGContext {
    /// Fills with a pattern from now on.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: The opacity of a pattern with colours; otherwise the components of the
    ///     colour in the base space of the fill colour space, which is RGB by default, and the
    ///     opacity.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fill = .pattern(PatternPaint(pattern, state.fillSpace, colorComponents))
    }

    /// Strokes with a pattern from now on; see `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.stroke = .pattern(PatternPaint(pattern, state.strokeSpace, colorComponents))
    }

    /// Sets the offset of patterns in points, which the transform of the context does not change;
    /// zero by default, and without effect if it is not finite.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// Sets a pattern as cairo's source, and clear if its cells are too small or large for pixels.
    func setSource(_ pattern: any PeriodicPaint) {
        let phase = CGAffineTransform(
            translationX: state.patternPhase.width, y: state.patternPhase.height
        )
        let toPixels = pattern.matrix.concatenating(phase).concatenating(baseTransform)
        let width = (pattern.step.width * hypot(toPixels.a, toPixels.b)).rounded(.up)
        let height = (pattern.step.height * hypot(toPixels.c, toPixels.d)).rounded(.up)
        let limit = CGFloat(BitmapLimits.side)
        guard width >= 1, height >= 1, width <= limit, height <= limit, width * height <= 1e8
        else { return setSource(CGColor.clear) }
        // Bounded: by the sides of bitmaps.
        let period = pattern.period(width: Int(width), height: Int(height), alpha: state.alpha)
        let placed = CGAffineTransform(
            a: pattern.step.width / width, b: 0, c: 0, d: pattern.step.height / height,
            tx: pattern.bounds.minX, ty: pattern.bounds.minY
        ).concatenating(toPixels)
        guard placed.isFinite, abs(placed.tx) <= Self.greatestCoordinate,
            abs(placed.ty) <= Self.greatestCoordinate, apply(placed)
        else { return setSource(CGColor.clear) }
        setSource(period, extend: CAIRO_EXTEND_REPEAT)
        sourceTransform = placed
    }
}
