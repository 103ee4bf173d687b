public import Foundation
public import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The format of the images of a renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point; that of the screen by default.
    public var scale = UIScreen.main.scale
    /// Whether the image starts black instead of transparent; false by default.
    public var opaque = false
    /// The rectangle of the format's renderer, in points; zero without one.
    public internal(set) var bounds = CGRect.zero

    /// Creates a format at the scale of the screen.
    public override init() { super.init() }

    /// Returns a format with the same values.
    nonisolated public override func copy() -> Any {
        MainActor.assumeIsolated { () -> UIGraphicsImageRendererFormat in
            let copy = UIGraphicsImageRendererFormat()
            (copy.scale, copy.opaque, copy.bounds) = (scale, opaque, bounds)
            return copy
        }
    }

    /// Returns a format at the scale of the screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

    /// Returns the format that suits the screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of an image that is being drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context, in points.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
    }

    /// The image so far.
    public var currentImage: UIImage {
        UIImage(cgImage: cgContext.makeImage(), scale: format.scale, orientation: .up)
    }

    /// Fills a rectangle with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current fill colour and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        CurrentContext.with(cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
    }

    /// Strokes a rectangle with the current stroke colour.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Strokes a rectangle with the current stroke colour and a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        CurrentContext.with(cgContext) {
            CurrentContext.blended(blendMode) { $0.stroke(rect) }
        }
    }

    /// Clips the drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images with code.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemPink.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
    /// The rectangle that images show, in points.
    private let bounds: CGRect
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
    }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of a rectangle, at the scale of the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Creates a renderer of images of a rectangle.
    ///
    /// An empty rectangle, or one beyond 32767 pixels a side, gives an image of one pixel, with a
    /// warning.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    /// Returns the image that a closure draws; the context is also the current one.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = makeContext() ?? CGContext(width: 1, height: 1)
        let drawing = UIGraphicsImageRendererContext(context, format)
        CurrentContext.with(context) { actions(drawing) }
        return drawing.currentImage
    }

    /// Returns the image that a closure draws, as the bytes of a PNG file.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).cgImage?.pngData() ?? Data()
    }

    /// Returns the image that a closure draws, as the bytes of a JPEG file; see
    /// `UIImage.jpegData(compressionQuality:)`.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// A context of the size; nil if its bitmap would be empty or too large.
    func makeContext() -> CGContext? {
        let scale = NumberCheck(UIGraphicsImageRenderer.self, "format.scale").ratio(format.scale)
        guard bounds.isFinite, let scale,
            let context = LazyBitmap(bounds: bounds.standardized, scale: scale).context
        else { return nil }
        if format.opaque {
            context.setFillColor(.black)
            context.fill(bounds)
        }
        return context
    }
}

extension UIColor {
    /// Sets the fill and the stroke colour of the current context.
    nonisolated public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context.
    nonisolated public func setFill() { CurrentContext.context?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current context.
    nonisolated public func setStroke() { CurrentContext.context?.setStrokeColor(cgColor) }
}
