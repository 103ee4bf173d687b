import CCanvas
public import Foundation
import LegatoGraphics

extension CGContext {
    /// Begins a transparency layer: everything drawn until the matching `endTransparencyLayer()` is
    /// composited as one object, with the current opacity, blend mode, shadow and clip.
    ///
    /// Inside the layer the opacity is 1, the blend mode `normal`, and there is no shadow. The end
    /// of the layer restores the current state, as `restoreGState()` does.
    ///
    /// ```swift
    /// context.setAlpha(0.5)
    /// context.beginTransparencyLayer(auxiliaryInfo: nil)
    /// context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    /// context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    /// context.endTransparencyLayer()
    /// ```
    ///
    /// - Parameter auxiliaryInfo: Has no effect, as in Core Graphics.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginLayer(in: .infinite) }

    /// Begins a transparency layer whose contents are clipped to a rectangle of user space; see
    /// `beginTransparencyLayer(auxiliaryInfo:)`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginLayer(in: rect.standardized.applying(ctm))
    }

    /// Ends the innermost transparency layer and composites it; without a matching begin it has no
    /// effect, with a warning.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else {
            return Warning.print(
                "endTransparencyLayer() needs a matching beginTransparencyLayer(auxiliaryInfo:)."
            )
        }
        let drawn = target
        target = layer.outer
        restore(to: layer.depth - 1)
        libcairo.identity_matrix(cairo)
        libcairo.set_source_surface(cairo, drawn.surface.pointer, 0, 0)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), CAIRO_FILTER_NEAREST)
        let alpha = state.alpha
        draw("a transparency layer") { libcairo.paint_with_alpha($0, alpha) }
    }

    private func beginLayer(in rect: CGRect) {
        let clip = clipBox
        let visible = state.shadow.map { clip.union($0.source(of: clip)) } ?? clip
        saveGState()
        // An invisible layer gets a single pixel, which is invisible, too.
        let inner =
            CairoTarget(covering: visible.intersection(rect))
            ?? CairoTarget(covering: clip.intersection(rect))
            ?? CairoTarget(CairoSurface(width: 1, height: 1), at: CGPoint(x: -9, y: -9))
        inner.take(from: cairo, nil)
        layers.append(OpenLayer(outer: target, depth: saved.count))
        target = inner
        (state.alpha, state.shadow, state.mask) = (1, nil, nil)
    }
}
