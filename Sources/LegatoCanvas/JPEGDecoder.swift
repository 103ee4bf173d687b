import CCanvas
import Foundation
import LegatoGraphics

/// Decodes a JPEG file with libjpeg-turbo: grey, colour, or the four inks of a print.
func decodeJPEG(_ data: Data, path: String) throws(ImageFileError) -> DecodedPixels {
    let codec = try libturbojpeg.functions(decoding: path, package: "libturbojpeg0")
    guard let decoder = codec.InitDecompress() else { refuse("libjpeg-turbo gave no decoder") }
    defer { _ = codec.Destroy(decoder) }
    let bytes = [UInt8](data)
    func check(_ status: Int32) throws(ImageFileError) {
        guard status != 0 else { return }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: codec.GetErrorStr2(decoder).map { String(cString: $0) } ?? "it is damaged",
            remedy: "Check that it is a complete JPEG file."
        )
    }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let size = UInt(bytes.count)
    try check(
        codec.DecompressHeader3(decoder, bytes, size, &width, &height, &sampling, &space)
    )
    try DecodedPixels.check(Int(width), Int(height), path)
    let hasInks = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    let format = hasInks ? TJPF_CMYK : TJPF_RGBA
    var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    let status = pixels.withUnsafeMutableBufferPointer {
        codec.Decompress2(
            decoder,
            bytes,
            size,
            $0.baseAddress,
            width,
            0,
            height,
            format.rawValue,
            0
        )
    }
    try check(status)
    if hasInks { showInks(&pixels) }
    return DecodedPixels(width: Int(width), height: Int(height), bytes: pixels)
}

/// Makes colours of inks, which JPEG files hold inverted: how much paper each of them leaves.
private func showInks(_ pixels: inout [UInt8]) {
    for i in stride(from: 0, to: pixels.count, by: 4) {
        let black = Int(pixels[i + 3])
        for k in i..<i + 3 { pixels[k] = UInt8((Int(pixels[k]) * black + 127) / 255) }
        pixels[i + 3] = 255
    }
}
