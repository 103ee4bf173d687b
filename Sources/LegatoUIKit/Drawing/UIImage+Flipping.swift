import LegatoGraphics
public import LegatoViews

nonisolated extension UIImage {
    /// Returns the image flipped from left to right, with its margins that keep their size.
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
        let still = UIImage(cgImage: cgImage, scale: scale, orientation: flipped)
        let animated = images.flatMap { images in
            UIImage.animatedImage(
                with: images.map { $0.withHorizontallyFlippedOrientation() }, duration: duration
            )
        }
        // The flipped bitmap is not a symbol, but is shown in the tint like one.
        return (animated ?? still)
            .withRenderingMode(isTemplate ? .alwaysTemplate : renderingMode)
            .with(caps: caps?.flipped)
    }
}

nonisolated extension ImageCaps {
    /// The margins with left and right exchanged.
    fileprivate var flipped: ImageCaps {
        var flipped = insets
        (flipped.leading, flipped.trailing) = (insets.trailing, insets.leading)
        return ImageCaps(insets: flipped, tiles: tiles)
    }
}
