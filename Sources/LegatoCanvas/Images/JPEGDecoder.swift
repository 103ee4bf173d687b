import CCanvas
import LegatoGraphics

/// Decodes a JPEG file with libjpeg-turbo: grey, colour or CMYK.
///
/// For a smaller result, blocks of 8 x 8 pixels are decoded to 1 x 1 to 7 x 7 pixels, which are
/// then downsampled to the requested size.
func decodeJPEG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let decoder = try JPEGDecompressor(bytes, request)
    let (width, height) = (decoder.width, decoder.height)
    try request.limits.check(width, height, request.path)
    try request.limits.check(width, height, scans: scanCount(bytes), request.path)
    // A block of 64 pixels takes at least one bit, except with arithmetic coding, which hardly any
    // program writes.
    let isComplete = width * height <= max(ImageLimits.freePixels, bytes.count * 512)
    guard isComplete else {
        throw request.incomplete(
            .jpeg, "it has \(width) x \(height) pixels in \(bytes.count) bytes"
        )
    }
    try request.checkRatio(width, height, bytes.count)
    let size = request.size(width, height)
    let eighths = eighths(from: (width, height), to: size)
    let decoded = ((width * eighths + 7) / 8, (height * eighths + 7) / 8)
    var pixels = try decoder.pixels(decoded.0, decoded.1)
    if decoder.hasInks { showInks(&pixels) }
    if decoded != size {
        pixels = pixels.withUnsafeBufferPointer {
            $0.baseAddress.map { PixelReducer(from: decoded, to: size).reduce($0) } ?? []
        }
    }
    return DecodedPixels(width: size.width, height: size.height, bytes: pixels)
}

/// Returns the size of a JPEG file in pixels.
func sizeOfJPEG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let decoder = try JPEGDecompressor(bytes, request)
    try request.limits.check(decoder.width, decoder.height, request.path)
    return (decoder.width, decoder.height)
}

/// A decoder of libjpeg-turbo that has read the header of a file.
private final class JPEGDecompressor {
    /// The size of the file in pixels.
    let width: Int
    let height: Int
    /// Whether its colours are the inks of CMYK.
    let hasInks: Bool
    private let decoder: UnsafeMutableRawPointer
    private let codec: TurboJPEGFunctions
    private let bytes: UnsafeRawBufferPointer
    private let request: ImageRequest

    init(_ bytes: UnsafeRawBufferPointer, _ request: ImageRequest) throws(ImageFileError) {
        codec = try libturbojpeg.functions(.decode, request.path, package: "libturbojpeg0")
        (self.bytes, self.request) = (bytes, request)
        guard let decoder = codec.InitDecompress() else {
            refuse("libjpeg-turbo cannot create a decoder")
        }
        self.decoder = decoder
        var (wide, high, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let status = codec.DecompressHeader3(
            decoder, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(bytes.count),
            &wide, &high, &sampling, &space
        )
        (width, height) = (Int(wide), Int(high))
        hasInks = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        guard status == 0 else { throw problem }
    }

    deinit { _ = codec.Destroy(decoder) }

    /// Decodes the file at one of the scaled sizes.
    func pixels(_ width: Int, _ height: Int) throws(ImageFileError) -> [UInt8] {
        let pixels = uninitializedPixels(width * height * 4) { target in
            // The decoder would fill in the missing data of a damaged file at the size in its header.
            codec.Decompress2(
                decoder, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(bytes.count),
                target, Int32(width), 0, Int32(height), (hasInks ? TJPF_CMYK : TJPF_RGBA).rawValue,
                TJFLAG_STOPONWARNING
            ) == 0
        }
        guard let pixels else { throw problem }
        return pixels
    }

    private var problem: ImageFileError {
        let reason = codec.GetErrorStr2(decoder).map { String(cString: $0) }
        return request.incomplete(.jpeg, reason ?? "it is damaged")
    }
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
