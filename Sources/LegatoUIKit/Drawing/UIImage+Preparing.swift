public import Foundation
import LegatoCanvas
import LegatoGraphics
public import LegatoViews

nonisolated extension UIImage {
    /// Returns itself: images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? { self }

    /// Passes the image to a closure, on another thread; it needs no preparation.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self) }
    }

    /// Returns itself: images are decoded when they are created.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns a small copy of the image.
    ///
    /// ```swift
    /// let small = photo.preparingThumbnail(of: CGSize(width: 80, height: 60))
    /// ```
    ///
    /// - Parameter size: The size of the copy, in points at the scale of the image, at least a pixel;
    ///   another aspect ratio stretches the image.
    /// - Returns: The copy; nil without a bitmap, or with a warning if the size is not finite and
    ///   above 0.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let upright else { return nil }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            UIKitWarning.print(
                "UIImage.preparingThumbnail(of:) returns nil for the size \(size.width) by "
                    + "\(size.height): both must be finite and > 0."
            )
            return nil
        }
        let (width, height) = (size.width * scale, size.height * scale)
        let context = CGContext(
            width: Int(min(max(width.rounded(), 1), 16_384)),
            height: Int(min(max(height.rounded(), 1), 16_384))
        )
        context.drawFromTop(
            upright, in: CGRect(x: 0, y: 0, width: context.width, height: context.height)
        )
        return context.makeImage().map {
            UIImage(cgImage: $0, scale: scale, orientation: .up).withRenderingMode(renderingMode)
        }
    }

    /// Passes a small copy of the image to a closure, on another thread; see
    /// `preparingThumbnail(of:)`.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Makes a small copy of the image on another thread; see `preparingThumbnail(of:)`.
    @concurrent public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}
