import CPictures
public import LegatoGraphics
public import Testing

/// The difference of two pictures; two fully transparent pixels are equal.
public struct PictureDifference: Sendable, Equatable {
    /// The largest difference of a channel, 0 to 255.
    public var largest = 0
    /// The number of pixels that differ by more than the allowed difference.
    public var pixelsOver = 0
    /// A description of the first such pixel, row by row; empty if there is none.
    public var first = ""

    /// Compares two pictures of the same size, counting pixels that differ by more than `allowed`.
    public init(_ a: CGImage, _ b: CGImage, allowed: Int = 0) {
        let pixels = min(a.pixels.count, b.pixels.count) / 4
        let found = compare_pictures(a.pixels, b.pixels, pixels, Int32(allowed))
        (largest, pixelsOver) = (Int(found.largest), Int(found.pixels_over))
        guard pixelsOver > 0 else { return }
        let (x, y) = (Int(found.first) % a.width, Int(found.first) / a.width)
        let bytes = Int(found.first) * 4..<Int(found.first) * 4 + 4
        first = "at (\(x), \(y)): \(a.pixels[bytes]), expected \(b.pixels[bytes])"
    }
}

/// Returns the FNV-1a hash of all bytes of some pictures, in hexadecimal digits.
public func pictureHash(_ pictures: [CGImage]) -> String {
    let hash = pictures.reduce(0xcbf2_9ce4_8422_2325) { fnv1a($0, $1.pixels, $1.pixels.count) }
    return String(hash, radix: 16)
}

/// Expects two pictures to be equal.
///
/// Fully transparent pixels are equal whatever their colour. On failure the pictures are added as
/// attachments: `actual.png`, `expected.png` and `difference.png` (amplified 16 times).
/// - Parameters:
///   - actual: The picture under test.
///   - expected: The expected picture.
///   - tolerance: How many `pixels` may differ by more than `difference`; none by default. At most
///     1 % of the pixels.
///   - because: The reason why the pictures may differ; required if `tolerance` is not 0.
///   - comment: What is compared, for the message.
///   - sourceLocation: The location at which a failure is reported.
public func expectSame(
    _ actual: CGImage, _ expected: CGImage, tolerance: (difference: Int, pixels: Int) = (0, 0),
    because: String = "", comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
    func fail(_ text: String) {
        let about = comment.isEmpty ? text : "\(comment): \(text)"
        Issue.record("\(about)", sourceLocation: sourceLocation)
    }
    if tolerance != (0, 0) && because.isEmpty {
        fail("a tolerance of \(tolerance) needs a reason")
    }
    let count = expected.width * expected.height
    if tolerance.pixels * 100 > count {
        fail("a tolerance of \(tolerance.pixels) of \(count) pixels is more than 1 %")
    }
    guard actual.width == expected.width, actual.height == expected.height else {
        fail(
            "the picture is \(actual.width) x \(actual.height), expected \(expected.width) x "
                + "\(expected.height)"
        )
        return
    }
    let result = PictureDifference(actual, expected, allowed: tolerance.difference)
    guard result.pixelsOver > tolerance.pixels else { return }
    fail(
        "\(result.pixelsOver) pixels differ by more than \(tolerance.difference), the largest "
            + "difference is \(result.largest), the first pixel \(result.first)"
    )
    keep(actual, "actual.png", sourceLocation)
    keep(expected, "expected.png", sourceLocation)
    keep(amplifiedDifference(actual, expected), "difference.png", sourceLocation)
}

private func keep(_ image: CGImage, _ name: String, _ sourceLocation: SourceLocation) {
    Attachment.record(image.pngFile, named: name, sourceLocation: sourceLocation)
}

private func amplifiedDifference(_ a: CGImage, _ b: CGImage) -> CGImage {
    var bytes = [UInt8](repeating: 255, count: a.pixels.count)
    for i in bytes.indices where i % 4 != 3 {
        let alpha = abs(Int(a.pixels[i | 3]) - Int(b.pixels[i | 3]))
        let channel = abs(Int(a.pixels[i]) - Int(b.pixels[i]))
        bytes[i] = UInt8(min(255, max(alpha, channel) * 16))
    }
    return CGImage(width: a.width, height: a.height, premultipliedRGBA: bytes)
}
