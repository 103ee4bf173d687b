import LegatoGraphics
public import LegatoViews

nonisolated extension UIImage {
    /// Returns the image flipped from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        let flipped: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        return UIImage(cgImage: cgImage, scale: scale, orientation: flipped)
            .withRenderingMode(renderingMode)
    }

    /// Returns itself: images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? { self }
}
