public import Foundation
public import LegatoCanvas
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, .fill(style), shading, path.boundingRect)
    }

    /// Strokes a path with a line width in points, 1 by default.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes a path with a style.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let style = style.checked(Self.check("stroke(_:with:style:)"))
        draw(path, .stroke(style), shading, path.boundingRect)
    }

    private func draw(_ path: Path, _ paint: ShapePaint, _ shading: Shading, _ box: CGRect) {
        guard !box.isNull else { return }
        let style = shading.style(in: box, environment)
        draw(.path(path.cgPath, paint, style), transform: transform)
    }

    /// Draws into a bitmap of the canvas with Core Graphics.
    ///
    /// The Core Graphics context has the transform of this one. The bitmap has two pixels per
    /// point; a canvas that is empty or too large for a bitmap calls no closure.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let scale: CGFloat = 2
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, CALayer.canDraw(width, height) else { return }
        let bitmap = CGContext(width: Int(width), height: Int(height), scale: scale)
        bitmap.concatenate(transform)
        try content(bitmap)
        let image: CGImage = bitmap.makeImage()
        var whole = self
        whole.transform = .identity
        let view = MainActor.assumeIsolated { Image(decorative: image, scale: scale) }
        let rect = CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
        whole.draw(view, in: rect)
    }

    // MARK: Views

    /// Draws a resolved image with a point of it, its centre by default, at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.view, image.size, at: point, anchor)
    }

    /// Draws a resolved image, scaled to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect) { draw(image.view, in: rect) }

    /// Draws an image with a point of it, its centre by default, at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image, scaled to a rectangle.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

    /// Draws a resolved text with a point of it, its centre by default, at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let view = text.drawn(nil, self)
        draw(view, MainActor.assumeIsolated { view.size }, at: point, anchor)
    }

    /// Draws a resolved text in a rectangle, in which it is wrapped and truncated.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let view = text.drawn(rect.size, self)
        let size = MainActor.assumeIsolated { view.size }
        draw(view, in: CGRect(origin: rect.origin, size: size))
    }

    /// Draws a text with a point of it, its centre by default, at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text in a rectangle, in which it is wrapped and truncated.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a symbol with a point of it, its centre by default, at a point.
    ///
    /// The first drawing of a symbol shows its animations; the others show it as it is when the
    /// canvas is drawn.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.view, symbol.size, at: point, anchor)
    }

    /// Draws a symbol, scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.view, in: rect) }

    private func draw(_ view: CanvasSlot, _ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        let origin = CGPoint(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height
        )
        draw(view, in: CGRect(origin: origin, size: size), Self.check("draw(_:at:anchor:)"))
    }

    private func draw(
        _ view: CanvasSlot, in rect: CGRect,
        _ check: NumberCheck = GraphicsContext.check("draw(_:in:)")
    ) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        guard numbers.allSatisfy({ check.number(Optional($0)) != nil }) else { return }
        draw(.view(view, rect), transform: transform)
    }

    // MARK: Resolving

    /// Returns an image that can be measured and drawn several times.
    public func resolve(_ image: Image) -> ResolvedImage {
        let views = views
        return MainActor.assumeIsolated {
            let view = views.image(image)
            return ResolvedImage(view: view, size: view.size)
        }
    }

    /// Returns a text that can be measured and drawn several times.
    public func resolve(_ text: Text) -> ResolvedText {
        let views = views
        return MainActor.assumeIsolated { ResolvedText(text: text, view: views.text(text)) }
    }

    /// Returns the symbol of the canvas with a tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // The closure runs immediately, on the actor of the caller.
        nonisolated(unsafe) let tag = AnyHashable(id)
        let views = views
        return MainActor.assumeIsolated {
            views.symbol(tag).map { ResolvedSymbol(view: $0, size: $0.size) }
        }
    }
}
