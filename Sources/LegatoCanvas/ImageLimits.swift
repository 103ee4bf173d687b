/// How much an image file may ask for before it is refused: a few bytes can claim gigabytes.
public struct ImageLimits: Sendable, Hashable {
    /// The most bytes of a file; 1 GiB by default.
    public var bytes = 1 << 30
    /// The most pixels; 100 million by default.
    ///
    /// Each takes 4 bytes, and as many while a PNG file is decoded. No side may have more than
    /// 32767.
    public var pixels = 100_000_000
    /// The most pixels times scans of a progressive JPEG file; 1000 million by default.
    ///
    /// Each scan is a pass over the whole image.
    public var scannedPixels = 1_000_000_000

    /// The limits by default.
    public static let standard = ImageLimits()

    /// Creates the limits by default.
    public init() {}

    /// Refuses images without pixels and those with too many.
    /// - Throws: `ImageFileError`.
    func check(_ width: Int, _ height: Int, _ path: String) throws(ImageFileError) {
        let side = DecodedPixels.greatestSide
        let isEmpty = width < 1 || height < 1
        let isLarge = !isEmpty && (max(width, height) > side || width * height > pixels)
        guard isEmpty || isLarge else { return }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: "it has \(width) x \(height) pixels",
            remedy: isEmpty
                ? "Check that it is a complete file."
                : max(width, height) > side
                    ? "Scale it to at most \(side) pixels a side."
                    : "Scale it to at most \(pixels) pixels, or allow more by ImageLimits.pixels."
        )
    }

    /// Refuses a progressive JPEG file that is gone over too often.
    /// - Throws: `ImageFileError`.
    func check(_ width: Int, _ height: Int, scans: Int, _ path: String) throws(ImageFileError) {
        guard scans > 1, scans > scannedPixels / (width * height) else { return }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: "it has \(scans) scans of \(width) x \(height) pixels",
            remedy: "Convert it to a JPEG file that is not progressive, or allow more by "
                + "ImageLimits.scannedPixels."
        )
    }
}
