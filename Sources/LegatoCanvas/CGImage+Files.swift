public import Foundation
public import LegatoGraphics

extension CGImage {
    /// Reads an image file: PNG, JPEG or WebP, told apart by their first bytes.
    ///
    /// 16 bits a channel become 8. Colours are taken as sRGB, a profile or an orientation in the
    /// file does not count.
    /// - Parameters:
    ///   - url: The file.
    ///   - limits: The maximum size; 100 million pixels by default.
    /// - Throws: `ImageFileError` when the file cannot be read, is none of these, is not complete,
    ///   is beyond the limits or has more than 32767 pixels a side.
    public convenience init(
        contentsOf url: URL,
        limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        let data: Data
        do throws(FileProblem) {
            data = try WholeFile.read(url.path, atMost: limits.bytes)
        } catch {
            throw ImageFileError(
                operation: "read",
                path: url.path,
                reason: error.reason,
                remedy: "Check that the file exists and that you may read it."
            )
        }
        self.init(try Self.decode(data, path: url.path, limits))
    }

    /// Reads the image file at a path; see `init(contentsOf:limits:)` with a URL.
    /// - Throws: `ImageFileError` as with a URL.
    public convenience init(
        contentsOf path: String,
        limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        try self.init(contentsOf: URL(fileURLWithPath: path), limits: limits)
    }

    /// Decodes the bytes of an image file; see `init(contentsOf:limits:)`.
    /// - Throws: `ImageFileError` if they are not a complete image of a supported type, or exceed
    ///   the limits.
    public convenience init(
        data: Data,
        limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        self.init(try Self.decode(data, path: "memory", limits))
    }

    private convenience init(_ pixels: DecodedPixels) {
        self.init(width: pixels.width, height: pixels.height, premultipliedRGBA: pixels.bytes)
    }

    private static func decode(
        _ data: Data,
        path: String,
        _ limits: ImageLimits
    ) throws(ImageFileError) -> DecodedPixels {
        let first = [UInt8](data.prefix(12))
        let codec: (Data, String, ImageLimits) throws(ImageFileError) -> DecodedPixels
        if first.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            codec = decodePNG
        } else if first.starts(with: [0xFF, 0xD8]) {
            codec = decodeJPEG
        } else if first.starts(with: Array("RIFF".utf8)),
            first.dropFirst(8) == Array("WEBP".utf8)[...]
        {
            codec = decodeWebP
        } else {
            throw ImageFileError(
                operation: "decode",
                path: path,
                reason: data.isEmpty ? "it is empty" : "it begins like no PNG, JPEG or WebP file",
                remedy: "Convert it to one of these."
            )
        }
        return try codec(data, path, limits)
    }
}

/// What a decoder gives: premultiplied RGBA rows without padding.
struct DecodedPixels {
    /// The most pixels that a side may have; what cairo can draw.
    static let greatestSide = 32767

    var width: Int
    var height: Int
    var bytes: [UInt8]
}
