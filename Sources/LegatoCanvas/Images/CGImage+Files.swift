public import Foundation
public import LegatoGraphics

extension CGImage {
    /// Reads an image file: PNG, JPEG, WebP or SVG, recognised by its first bytes.
    ///
    /// 16-bit channels are reduced to 8 bits. Colours are interpreted as sRGB; colour profiles and
    /// orientations are ignored. An SVG file is drawn at its size in pixels, or at that of its view box
    /// if it has no size; it cannot refer to other files.
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
    ///   - limits: The size limits; at most 100 million pixels by default.
    /// - Precondition: `maximumPixelSize` is at least 1.
    /// - Throws: `ImageFileError` if the file cannot be read, is of another type, is incomplete,
    ///   exceeds the limits or has more than 32767 pixels per side.
    public convenience init(
        contentsOf url: URL, maximumPixelSize: Int? = nil, limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        try self.init(
            contentsOf: url, maximumPixelSize: maximumPixelSize, limits: limits, vectorScale: 1
        )
    }

    /// Reads an image file; see `init(contentsOf:maximumPixelSize:limits:)`.
    ///
    /// `vectorScale` is the number of pixels for each pixel of a vector image; it is positive and
    /// finite.
    /// - Throws: `ImageFileError` as there.
    package convenience init(
        contentsOf url: URL, maximumPixelSize: Int? = nil, limits: ImageLimits = .standard,
        vectorScale: CGFloat
    ) throws(ImageFileError) {
        let data: Data
        do throws(Problem) {
            data = try WholeFile.read(url.path, atMost: limits.bytes)
        } catch {
            throw ImageFileError(
                operation: "read", path: url.path, reason: error.description,
                remedy: "Check that the file exists and that you may read it."
            )
        }
        let request = ImageRequest(
            path: url.path, maximumPixelSize: maximumPixelSize, limits: limits, scale: vectorScale
        )
        self.init(try Self.decode(data, request))
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
        let request = ImageRequest(
            path: "memory", maximumPixelSize: maximumPixelSize, limits: limits
        )
        self.init(try Self.decode(data, request))
    }

    /// Decodes the bytes of a PNG file; nil, with a warning, if they cannot be decoded.
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
        let request = ImageRequest(path: "memory", maximumPixelSize: nil, limits: .standard)
        do throws(ImageFileError) {
            self.init(try Self.decode(source.data ?? Data(), request))
        } catch {
            Warning.print("CGImage of a data provider is nil: \(error).")
            return nil
        }
    }

    private convenience init(_ pixels: DecodedPixels) {
        self.init(width: pixels.width, height: pixels.height, premultipliedRGBA: pixels.bytes)
    }

    private static func decode(
        _ data: Data, _ request: ImageRequest
    ) throws(ImageFileError) -> DecodedPixels {
        if let side = request.maximumPixelSize {
            require(side >= 1, "maximumPixelSize must be at least 1, got \(side)")
        }
        let result: Result<DecodedPixels, ImageFileError> = data.withUnsafeBytes { bytes in
            do throws(ImageFileError) { return .success(try decode(bytes, request)) } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
    ) throws(ImageFileError) -> DecodedPixels {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try decodePNG(bytes, request) }
        if bytes.starts(with: [0xFF, 0xD8]) { return try decodeJPEG(bytes, request) }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            return try decodeWebP(bytes, request)
        }
        if isSVG(bytes) { return try decodeSVG(bytes, request) }
        throw ImageFileError(
            operation: "decode", path: request.path,
            reason: bytes.isEmpty ? "it is empty" : "it is not a PNG, JPEG, WebP or SVG file",
            remedy: "Convert it to one of these formats."
        )
    }
}
