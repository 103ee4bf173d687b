import CCanvas
import Foundation
import LegatoGraphics

/// Decodes a JPEG file with libjpeg-turbo: grey, colour, or the four inks of a print.
func decodeJPEG(
    _ data: Data,
    path: String,
    _ limits: ImageLimits
) throws(ImageFileError) -> DecodedPixels {
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
    try limits.check(Int(width), Int(height), path)
    try limits.check(Int(width), Int(height), scans: scanCount(bytes), path)
    let hasInks = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    let format = hasInks ? TJPF_CMYK : TJPF_RGBA
    var status: Int32 = 0
    let count = Int(width) * Int(height) * 4
    var pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        status = codec.Decompress2(
            decoder,
            bytes,
            size,
            target.baseAddress,
            width,
            0,
            height,
            format.rawValue,
            0
        )
        // A damaged file leaves pixels uninitialized; they are never read.
        initialized = status == 0 ? count : 0
    }
    try check(status)
    if hasInks { showInks(&pixels) }
    return DecodedPixels(width: Int(width), height: Int(height), bytes: pixels)
}

/// Returns the number of scans in a JPEG file.
private func scanCount(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
        var (count, place) = (0, 2)
        while place + 3 < bytes.count {
            // In entropy-coded data every 0xFF byte is followed by 0x00 or a restart marker.
            guard bytes[place] == 0xFF else {
                place += 1
                continue
            }
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
            } else if marker == 0 || marker == 1 || (0xD0...0xD9).contains(marker) {
                place += 2
            } else {
                if marker == 0xDA { count += 1 }
                place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
            }
        }
        return count
    }
}

/// Makes colours of inks, which JPEG files hold inverted: how much paper each of them leaves.
private func showInks(_ pixels: inout [UInt8]) {
    for i in stride(from: 0, to: pixels.count, by: 4) {
        let black = Int(pixels[i + 3])
        for k in i..<i + 3 { pixels[k] = UInt8((Int(pixels[k]) * black + 127) / 255) }
        pixels[i + 3] = 255
    }
}
