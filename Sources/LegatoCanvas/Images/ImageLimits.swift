/// The limits on the size of an image file, checked before memory is allocated.
public struct ImageLimits: Sendable, Hashable {
    /// The maximum size of the file in bytes; 1 GiB by default.
    public var bytes = 1 << 30
    /// The maximum number of pixels; 100 million by default.
    ///
    /// A pixel takes 4 bytes, and up to 6 more while a progressive JPEG file is decoded. The maximum
    /// side is 32767 pixels.
    public var pixels = 100_000_000
    /// The maximum product of pixels and scans of a progressive JPEG file; 1000 million by default.
    ///
    /// Each scan is a pass over the whole image.
    public var scannedPixels = 1_000_000_000

    /// The maximum number of pixels per byte of the file; 10,000 by default.
    ///
    /// Files of up to 4 million pixels may exceed it. Some formats compress an image of a single
    /// colour to a few bytes, although it takes as much memory as any other. Vector images, whose size
    /// does not depend on that of the file, are limited by `pixels` alone.
    public var pixelsPerByte = 10_000

    /// Whether PDF files are drawn; false by default.
    ///
    /// Set it only for files that you trust: drawing a page has no limit on its time or memory.
    /// Images in the program's resources, such as those of `Image.init(_:bundle:)`, are drawn.
    public var allowsPDF = false

    /// The number of pixels up to which the ratio is not checked.
    static let freePixels = 4_000_000

    /// The default limits.
    public static let standard = ImageLimits()

    /// The limits for images in a program's resources.
    package static let resources: ImageLimits = {
        var limits = ImageLimits()
        limits.allowsPDF = true
        return limits
    }()

    /// Creates the default limits.
    public init() {}

    /// Throws if the image has no pixels or more than the limit.
    /// - Throws: `ImageFileError`.
    func check(_ width: Int, _ height: Int, _ path: String) throws(ImageFileError) {
        let side = BitmapLimits.side
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
                    : "Scale it to at most \(pixels) pixels, or raise ImageLimits.pixels."
        )
    }

    /// Throws if a progressive JPEG file has more scans than its size allows.
    /// - Throws: `ImageFileError`.
    func check(_ width: Int, _ height: Int, scans: Int, _ path: String) throws(ImageFileError) {
        guard scans > 1, scans > scannedPixels / (width * height) else { return }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: "it has \(scans) scans of \(width) x \(height) pixels",
            remedy: "Convert it to a JPEG file that is not progressive, or raise "
                + "ImageLimits.scannedPixels."
        )
    }
}
