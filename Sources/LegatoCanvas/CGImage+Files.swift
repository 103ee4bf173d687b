public import Foundation
public import LegatoGraphics

extension CGImage {
    /// Reads an image file: PNG, JPEG or WebP, told apart by their first bytes.
    ///
    /// 16 bits a channel become 8. Colours are taken as sRGB, a profile or an orientation in the
    /// file does not count.
    /// - Throws: `ImageFileError` when the file cannot be read, is none of these, is not complete or
    ///   has more than 32767 pixels a side.
    public convenience init(contentsOf url: URL) throws(ImageFileError) {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw ImageFileError(
                operation: "read",
                path: url.path,
                reason: systemReason(error),
                remedy: "Check that the file exists and that you may read it."
            )
        }
        self.init(try Self.decode(data, path: url.path))
    }

    /// Reads the image file at a path; see `init(contentsOf:)` with a URL.
    /// - Throws: `ImageFileError` as with a URL.
    public convenience init(contentsOf path: String) throws(ImageFileError) {
        try self.init(contentsOf: URL(fileURLWithPath: path))
    }

    /// Decodes the bytes of an image file; see `init(contentsOf:)`.
    /// - Throws: `ImageFileError` when they are no complete image of a kind that is read.
    public convenience init(data: Data) throws(ImageFileError) {
        self.init(try Self.decode(data, path: "memory"))
    }

    private convenience init(_ pixels: DecodedPixels) {
        self.init(width: pixels.width, height: pixels.height, premultipliedRGBA: pixels.bytes)
    }

    private static func decode(_ data: Data, path: String) throws(ImageFileError) -> DecodedPixels {
        let first = [UInt8](data.prefix(12))
        let codec: (Data, String) throws(ImageFileError) -> DecodedPixels
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
        return try codec(data, path)
    }
}

/// What a decoder gives: premultiplied RGBA rows without padding.
struct DecodedPixels {
    /// The most pixels that a side may have; what cairo can draw.
    static let greatestSide = 32767

    var width: Int
    var height: Int
    var bytes: [UInt8]

    /// Refuses images without pixels and those with too long a side.
    /// - Throws: `ImageFileError`.
    static func check(_ width: Int, _ height: Int, _ path: String) throws(ImageFileError) {
        let isEmpty = width < 1 || height < 1
        guard isEmpty || max(width, height) > greatestSide else { return }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: "it has \(width) x \(height) pixels",
            remedy: isEmpty
                ? "Check that it is a complete file."
                : "Scale it to at most \(greatestSide) pixels a side."
        )
    }
}
