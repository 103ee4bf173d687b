import CCanvas
import LegatoGraphics

/// Decodes a PNG file with libpng.
///
/// Rows are decoded one by one into untouched memory, so that a truncated file costs only the rows
/// it contains.
func decodePNG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    func fail(_ problem: PNGRowsProblem) -> ImageFileError {
        switch problem {
        case PNG_ROWS_TOO_SHORT: request.incomplete(.png, "it ends too early")
        case PNG_ROWS_NO_MEMORY: request.incomplete(.png, "there is not enough memory")
        default: request.incomplete(.png, "its data is damaged")
        }
    }
    try libpng.functions(.decode, request.path, package: "libpng16-16")
    // libpng also accepts a header that is not the first chunk.
    let header = try PNGHeader(bytes, request)
    try request.limits.check(header.width, header.height, request.path)
    // Deflate expands one byte to at most 1032.
    guard header.bytes / 1032 <= bytes.count else { throw fail(PNG_ROWS_TOO_SHORT) }
    try request.checkRatio(header.width, header.height, bytes.count)
    var problem = PNG_ROWS_DAMAGED
    guard
        let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        let rows = openPNGRows(base, bytes.count, &problem)
    else { throw fail(problem) }
    defer { closePNGRows(rows) }
    guard widthOfPNGRows(rows) == header.width, heightOfPNGRows(rows) == header.height else {
        throw fail(PNG_ROWS_DAMAGED)
    }
    let (width, height) = (header.width, header.height)
    let size = request.size(width, height)
    let pixels: [UInt8]?
    if isInterlacedPNGRows(rows) || size == (width, height) {
        let all = uninitializedPixels(width * height * 4) { readPNGRows(rows, $0, height) }
        pixels = all.map { all in
            all.withUnsafeBufferPointer {
                guard size != (width, height), let rows = $0.baseAddress else { return all }
                return PixelReducer(from: (width, height), to: size).reduce(rows)
            }
        }
    } else {
        pixels = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * 4) { row in
            var reducer = PixelReducer(from: (width, height), to: size)
            guard let base = row.baseAddress else { return nil }
            for _ in 0..<height {
                guard readPNGRows(rows, base, 1) else { return nil }
                reducer.add(base)
            }
            return reducer.pixels
        }
    }
    guard let pixels, endPNGRows(rows) else { throw fail(problemOfPNGRows(rows)) }
    return DecodedPixels(width: size.width, height: size.height, bytes: pixels)
}

/// Returns the size of a PNG file in pixels.
func sizeOfPNG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let header = try PNGHeader(bytes, request)
    try request.limits.check(header.width, header.height, request.path)
    return (header.width, header.height)
}

/// The header chunk of a PNG file.
private struct PNGHeader {
    let width: Int
    let height: Int
    /// The minimum number of bytes of the pixels before compression.
    let bytes: Int

    /// Reads the chunk.
    /// - Throws: `ImageFileError` if the file does not start with it.
    init(_ file: UnsafeRawBufferPointer, _ request: ImageRequest) throws(ImageFileError) {
        // After the signature: length, name, width, height, depth, colour type.
        guard file.count >= 26, file[12..<16].elementsEqual("IHDR".utf8) else {
            throw request.incomplete(.png, "its data is damaged")
        }
        func number(_ place: Int) -> Int {
            file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        (width, height) = (number(16), number(20))
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file[25]] ?? 1
        let (bits, isLarge) = (width * channels)
            .multipliedReportingOverflow(by: max(1, min(16, Int(file[24]))) * height)
        bytes = isLarge ? .max : bits / 8
    }
}
