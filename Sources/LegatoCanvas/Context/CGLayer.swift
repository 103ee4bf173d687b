public import Foundation
import LegatoGraphics

/// An offscreen drawing that can be drawn into contexts repeatedly.
///
/// ```swift
/// let canvas = CGContext(width: 64, height: 64)
/// if let star = CGLayer(canvas, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil) {
///     star.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     for x in stride(from: 0.0, to: 64, by: 16) {
///         canvas.draw(star, at: CGPoint(x: x, y: 4))
///     }
/// }
/// ```
public final class CGLayer {
    /// The size in points of the context that the layer was created with.
    public let size: CGSize
    private let canvas: CGContext

    /// The context for drawing into the layer; never nil.
    ///
    /// It starts transparent, with a user space in which the layer is at the origin.
    public var context: CGContext? { canvas }

    /// Creates an empty layer with the same number of pixels per point as a context.
    ///
    /// Returns nil, with a warning, unless it has 1 to 32767 pixels per side and at most 1e8 in
    /// total.
    /// - Parameters:
    ///   - context: A context like those into which the layer will be drawn.
    ///   - size: The size in points.
    ///   - auxiliaryInfo: Has no effect, as in Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let width = (size.width * context.scale).rounded(.up)
        let height = (size.height * context.scale).rounded(.up)
        let sides = 1...CGFloat(BitmapLimits.side)
        guard sides.contains(width), sides.contains(height),
            width * height <= CGFloat(BitmapLimits.pixels)
        else {
            Warning.print(
                """
                CGLayer(_:size:auxiliaryInfo:) is nil: it needs 1 to \(BitmapLimits.side) pixels a \
                side and at most \(BitmapLimits.pixels) in all, got \(width) x \(height).
                """
            )
            return nil
        }
        self.size = size
        // Bounded: by the sides of bitmaps.
        canvas = CGContext(width: Int(width), height: Int(height), scale: context.scale)
        canvas.drawsUpward = context.drawsUpward
    }

    /// Draws the layer in a rectangle of a context's user space, mapping corners to corners.
    fileprivate func draw(in rect: CGRect, of target: CGContext) {
        let rect = rect.standardized
        let scale = canvas.scale
        target.drawFromTop(
            canvas.makeImage(),
            in: CGRect(
                x: rect.minX, y: rect.minY,
                width: rect.width * CGFloat(canvas.width) / (size.width * scale),
                height: rect.height * CGFloat(canvas.height) / (size.height * scale)
            )
        )
    }
}

extension CGContext {
    /// Draws a layer scaled to a rectangle of user space, with the opacity, the blend mode and the
    /// shadow of the context.
    ///
    /// The user space of the layer is mapped to the rectangle, and not flipped in a context with y
    /// down. Draws nothing if the rectangle is not finite.
    public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: rect, of: self) }

    /// Draws a layer at its size, with its origin at a point of user space; see `draw(_:in:)`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
