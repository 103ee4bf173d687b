public import Foundation
public import LegatoCanvas
import LegatoGraphics
public import LegatoViews

nonisolated extension UIImage {
    /// Draws the image into the current context, stretched to a rectangle; a template in the current
    /// fill colour.
    ///
    /// The margins of a resizable image keep their size.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into the current context, stretched to a rectangle, with a blend mode and an
    /// opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let upright, rect.isFinite else { return }
        let drawn = renderingMode == .alwaysTemplate ? upright.asMask : upright
        CurrentContext.blended(blendMode, alpha: alpha) { context in
            guard let caps, rect.size != size else { return context.drawFromTop(drawn, in: rect) }
            drawParts(drawn, caps, in: rect, context)
        }
    }

    /// Draws the image into the current context at its own size, with its top left at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context at its own size, with its top left at a point, a
    /// blend mode and an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Fills a rectangle of the current context with copies of the image at its own size, the first
    /// one in the corner of the rectangle.
    public func drawAsPattern(in rect: CGRect) {
        guard let upright, rect.isFinite else { return }
        CurrentContext.blended(.normal) { context in
            context.clip(to: rect)
            context.drawFromTop(
                upright, in: CGRect(origin: rect.origin, size: size), byTiling: true)
        }
    }

    /// The bytes of a PNG file of the image; nil for an empty image.
    public func pngData() -> Data? { cgImage?.pngData() }

    /// Returns the bytes of a JPEG file of the image, upright, with white behind transparent pixels.
    ///
    /// ```swift
    /// try image.jpegData(compressionQuality: 0.8)?.write(to: url)
    /// ```
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture; other
    ///   numbers are clamped, and NaN counts as 1.
    /// - Returns: The bytes; nil for an empty image, or with a warning if it cannot be encoded.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let upright else { return nil }
        do {
            return try upright.jpegData(quality: compressionQuality)
        } catch {
            UIKitWarning.print("\(error)")
            return nil
        }
    }
}
