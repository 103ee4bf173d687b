import CCanvas
import LegatoGraphics

/// Decodes a JPEG file with libjpeg-turbo: grey, colour or CMYK.
///
/// For a smaller result, blocks of 8 x 8 pixels are decoded to 1 x 1 to 7 x 7 pixels, which are
/// then downsampled to the requested size.
func decodeJPEG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let codec = try libturbojpeg.functions(.decode, request.path, package: "libturbojpeg0")
    guard let decoder = codec.InitDecompress() else {
        refuse("libjpeg-turbo cannot create a decoder")
    }
    defer { _ = codec.Destroy(decoder) }
    let remedy = "Check that it is a complete JPEG file."
    func problem(_ reason: String?) -> ImageFileError {
        ImageFileError(
            operation: "decode", path: request.path, reason: reason ?? "it is damaged",
            remedy: remedy
        )
    }
    func said() -> String? { codec.GetErrorStr2(decoder).map { String(cString: $0) } }
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let count = UInt(bytes.count)
    var (wide, high, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard codec.DecompressHeader3(decoder, data, count, &wide, &high, &sampling, &space) == 0
    else { throw problem(said()) }
    let (width, height) = (Int(wide), Int(high))
    try request.limits.check(width, height, request.path)
    try request.limits.check(width, height, scans: scanCount(bytes), request.path)
    // A block of 64 pixels takes at least one bit, except with arithmetic coding, which hardly any
    // program writes.
    let isComplete = width * height <= max(ImageLimits.freePixels, bytes.count * 512)
    guard isComplete else {
        throw problem("it has \(width) x \(height) pixels in \(bytes.count) bytes")
    }
    try request.checkRatio(width, height, bytes.count)
    let size = request.size(width, height)
    let eighths = eighths(from: (width, height), to: size)
    let decoded = ((width * eighths + 7) / 8, (height * eighths + 7) / 8)
    let hasInks = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    let format = hasInks ? TJPF_CMYK : TJPF_RGBA
    let pixels = uninitializedPixels(decoded.0 * decoded.1 * 4) { target in
        // The decoder would fill in the missing data of a damaged file at the size in its header.
        codec.Decompress2(
            decoder, data, count, target, Int32(decoded.0), 0, Int32(decoded.1), format.rawValue,
            TJFLAG_STOPONWARNING
        ) == 0
    }
    guard var pixels else { throw problem(said()) }
    if hasInks { showInks(&pixels) }
    if decoded != size {
        pixels = pixels.withUnsafeBufferPointer {
            $0.baseAddress.map { PixelReducer(from: decoded, to: size).reduce($0) } ?? []
        }
    }
    return DecodedPixels(width: size.width, height: size.height, bytes: pixels)
}

/// Returns the smallest scaled block size, 1 to 8, that still yields at least the requested size.
private func eighths(
    from source: (width: Int, height: Int), to target: (width: Int, height: Int)
) -> Int {
    (1...8).first {
        (source.width * $0 + 7) / 8 >= target.width && (source.height * $0 + 7) / 8 >= target.height
    } ?? 8
}

/// Returns the number of scans in a JPEG file.
private func scanCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (count, place) = (0, 2)
    while place + 3 < bytes.count {
        // In entropy-coded data, every 0xFF byte is followed by 0x00 or a restart marker.
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

/// Converts CMYK to RGB.
///
/// JPEG files store inks inverted, as the fraction of paper that each one leaves.
private func showInks(_ pixels: inout [UInt8]) {
    for i in stride(from: 0, to: pixels.count, by: 4) {
        let black = Int(pixels[i + 3])
        for k in i..<i + 3 { pixels[k] = UInt8((Int(pixels[k]) * black + 127) / 255) }
        pixels[i + 3] = 255
    }
}
