import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Sets a black shadow with an opacity of one third; see `setShadow(offset:blur:color:)`.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets the shadow of subsequent drawing: paths, text, images, gradients and transparency
    /// layers; none by default.
    ///
    /// The offset and the blur are independent of the current transform: both are in points at the
    /// scale with which the context was created. Drawing outside the clip casts its shadow into it.
    ///
    /// ```swift
    /// let context = CGContext(width: 64, height: 64, scale: 2)
    /// context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: .black)
    /// context.fillEllipse(in: CGRect(x: 8, y: 8, width: 16, height: 16))
    /// ```
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow in points, along the axes with which the context was
    ///     created: a positive height offsets it downwards in Legato's own contexts.
    ///   - blur: Twice the standard deviation of the blur, in points, clamped to 0...10,000; 0 gives
    ///     hard edges.
    ///   - color: The colour, whose alpha is multiplied by that of the drawing; nil removes the
    ///     shadow.
    ///
    /// An offset or a blur that is not finite removes the shadow, with a warning.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = nil
        guard let color, color.alpha > 0 else { return }
        // The base transform scales both axes equally, and may flip y.
        let (x, y) = (offset.width * baseTransform.a, offset.height * baseTransform.d)
        guard abs(x) <= Self.greatestCoordinate, abs(y) <= Self.greatestCoordinate, blur.isFinite
        else {
            Warning.print(
                """
                setShadow(offset:blur:color:) needs a finite blur and an offset of at most \
                \(Self.greatestCoordinate) pixels, got \(blur), \(offset); no shadow is drawn.
                """
            )
            return
        }
        let radius = max(0, min(10_000, blur * scale))
        state.shadow = CastShadow(
            offset: CGVector(dx: x, dy: y), sigma: radius / 2, color: color
        )
    }

    /// Draws the shadow, if there is one, of a shape that a closure draws, within the clip.
    func castShadow(of shape: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow else { return }
        let box = clipBox
        guard !box.isEmpty,
            let (surface, corner, step) = shadow.coverage(box, cairo, sourceTransform, shape)
        else { return }
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        let color = shadow.color
        libcairo.set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        let place = CGAffineTransform(a: step, b: 0, c: 0, d: step, tx: corner.x, ty: corner.y)
        guard apply(place) else { return }
        paint("a shadow") { libcairo.mask_surface($0, surface.pointer, 0, 0) }
    }
}
