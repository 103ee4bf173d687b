import CCanvas
public import Foundation
import LegatoGraphics

extension CGContext {
    /// Sets the pattern for subsequent fills.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: For a coloured pattern, its alpha; otherwise the components of the
    ///     colour in the base space of the fill colour space, RGB by default, followed by the
    ///     alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fill = .pattern(PatternPaint(pattern, state.fillSpace, colorComponents))
    }

    /// Sets the pattern for subsequent strokes; see `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.stroke = .pattern(PatternPaint(pattern, state.strokeSpace, colorComponents))
    }

    /// Sets the offset of patterns in points, which is independent of the current transform; zero
    /// by default, ignored if it is not finite.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// Sets a pattern as cairo's source, or transparency if its cells are too small or too large to
    /// be drawn.
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
