import CCanvas
package import Foundation
package import LegatoGraphics

extension CGImage {
    /// Returns the image as the bytes of a JPEG file, with white behind transparent pixels.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1, the best picture; other numbers are
    ///   clamped, and NaN counts as 1.
    /// - Returns: The bytes, the same for equal images and qualities.
    /// - Throws: `ImageFileError` if libjpeg-turbo is missing, or refuses the image.
    package func jpegData(quality: Double) throws(ImageFileError) -> Data {
        let codec = try libturbojpeg.functions(.encode, "memory", package: "libturbojpeg0")
        guard let encoder = codec.InitCompress() else {
            refuse("libjpeg-turbo cannot create an encoder")
        }
        defer { _ = codec.Destroy(encoder) }
        let quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
        // Bounded: from 1 to 100.
        let percent = Int32((1 + 99 * quality).rounded())
        let sampling = quality < 0.9 ? TJSAMP_420 : TJSAMP_444
        var (file, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { codec.Free(file) }
        let status = onWhite.withUnsafeBufferPointer {
            codec.Compress2(
                encoder, $0.baseAddress, Int32(width), 0, Int32(height),
                TJPF_RGBX.rawValue, &file, &count, Int32(sampling.rawValue), percent, 0
            )
        }
        guard status == 0, let file else {
            throw ImageFileError(
                operation: "encode", path: "memory",
                reason: codec.GetErrorStr2(encoder).map { String(cString: $0) } ?? "it is refused",
                remedy: "Encode it as PNG, or make it smaller."
            )
        }
        return Data(bytes: file, count: Int(count))
    }

    /// The pixels over white.
    private var onWhite: [UInt8] {
        guard !isOpaque else { return pixels }
        var pixels = pixels
        for i in stride(from: 0, to: pixels.count, by: 4) {
            let rest = 255 - pixels[i + 3]
            for k in i..<i + 3 { pixels[k] = min(pixels[k], 255 - rest) + rest }
        }
        return pixels
    }
}
