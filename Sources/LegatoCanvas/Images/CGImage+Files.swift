public import Foundation
public import LegatoGraphics

extension CGImage {
    /// Reads an image file: PNG, JPEG, WebP, SVG, GIF, TIFF, BMP, ICO or PDF, recognised by its first bytes.
    ///
    /// A photograph is upright: its pixels are turned by the orientation in its EXIF metadata. 16-bit
    /// channels are reduced to 8 bits. Colours are interpreted as sRGB; colour profiles are ignored.
    /// Of an animation the first frame is read, of a TIFF or PDF file the first page, and of an ICO file
    /// the largest picture. An SVG file is drawn at its size in pixels, or at that of its view box if
    /// it has no size; it cannot refer to other files. A PDF file is drawn only if `limits.allowsPDF` is
    /// set; its page has a pixel per point, and is transparent where nothing is drawn.
    ///
    /// ```swift
    /// let thumbnail = try CGImage(contentsOf: url, maximumPixelSize: 256)
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - maximumPixelSize: The maximum width and height of the image in pixels, at least 1. A
    ///     larger file is downsampled while it is decoded, keeping its aspect ratio. nil, the
    ///     default, decodes the file at its full size.
    ///   - limits: The size limits; at most 100 million pixels, and no PDF files, by default.
    /// - Precondition: `maximumPixelSize` is at least 1.
    /// - Throws: `ImageFileError` if the file cannot be read, is of another type, is incomplete,
    ///   exceeds the limits or has more than 32767 pixels per side.
    public convenience init(
        contentsOf url: URL, maximumPixelSize: Int? = nil, limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        let file = try ImageFile(contentsOf: url, limits: limits)
        self.init(try file.uprightPixels(file.request(maximumPixelSize)))
    }

    /// Reads the image file at a path; see `init(contentsOf:maximumPixelSize:limits:)` with a URL.
    /// - Throws: `ImageFileError` as with a URL.
    public convenience init(
        contentsOf path: String, maximumPixelSize: Int? = nil, limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        try self.init(
            contentsOf: URL(fileURLWithPath: path), maximumPixelSize: maximumPixelSize,
            limits: limits
        )
    }

    /// Decodes the bytes of an image file; see `init(contentsOf:maximumPixelSize:limits:)`.
    /// - Throws: `ImageFileError` if they are not a complete image of a supported type, or exceed
    ///   the limits.
    public convenience init(
        data: Data, maximumPixelSize: Int? = nil, limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        let file = try ImageFile(data: data, limits: limits)
        self.init(try file.uprightPixels(file.request(maximumPixelSize)))
    }

    /// Decodes the bytes of a PNG file; nil, with a warning, if they cannot be decoded.
    ///
    /// The pixels are as they are stored, without the file's orientation.
    /// - Parameters:
    ///   - source: The bytes.
    ///   - decode: Has no effect.
    ///   - shouldInterpolate: Has no effect; see `CGContext.interpolationQuality`.
    ///   - intent: Has no effect.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(decoding: source)
    }

    /// Decodes the bytes of a JPEG file; nil, with a warning, if they cannot be decoded.
    ///
    /// The pixels are as they are stored, without the file's orientation.
    /// - Parameters:
    ///   - source: The bytes.
    ///   - decode: Has no effect.
    ///   - shouldInterpolate: Has no effect; see `CGContext.interpolationQuality`.
    ///   - intent: Has no effect.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(decoding: source)
    }

    private convenience init?(decoding source: CGDataProvider) {
        do throws(ImageFileError) {
            let file = try ImageFile(data: source.data ?? Data())
            self.init(try file.pixels(file.request(nil)))
        } catch {
            Warning.print("CGImage of a data provider is nil: \(error).")
            return nil
        }
    }

    /// Creates an image of decoded pixels.
    convenience init(_ pixels: DecodedPixels) {
        self.init(width: pixels.width, height: pixels.height, premultipliedRGBA: pixels.bytes)
    }
}
