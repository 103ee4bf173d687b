import Foundation

/// Decodes the largest picture of an ICO file.
func decodeICO(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let picture = try pictureOfICO(bytes, request)
    return try picture.data.withBytes { bytes throws(ImageFileError) in
        picture.isPNG ? try decodePNG(bytes, request) : try decodePixbuf(bytes, .ico, request)
    }
}

/// Returns the size of the largest picture of an ICO file in pixels.
func sizeOfICO(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let picture = try pictureOfICO(bytes, request)
    return try picture.data.withBytes { bytes throws(ImageFileError) in
        picture.isPNG ? try sizeOfPNG(bytes, request) : try sizeOfPixbuf(bytes, .ico, request)
    }
}

/// Returns the largest picture of an ICO file: a PNG file, or an ICO file with this picture alone.
/// - Throws: `ImageFileError` if the file ends before it.
private func pictureOfICO(
    _ file: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (data: Data, isPNG: Bool) {
    func number(_ place: Int, _ count: Int) -> Int {
        file[place..<place + count].number(isBigEndian: false)
    }
    let entries = (0..<number(4, 2)).map { 6 + $0 * 16 }.prefix { $0 + 16 <= file.count }
    // A side of 0 is one of 256 pixels. Of two pictures of a size that with more colours is shown.
    let best = entries.max {
        let (a, b) = (side($0), side($1))
        return a == b ? number($0 + 6, 2) < number($1 + 6, 2) : a < b
    }
    func side(_ entry: Int) -> Int { file[entry] == 0 ? 256 : Int(file[entry]) }
    guard let best, number(best + 12, 4) <= file.count,
        number(best + 8, 4) <= file.count - number(best + 12, 4)
    else { throw request.incomplete(.ico, "it ends too early") }
    let start = number(best + 12, 4)
    let picture = file[start..<start + number(best + 8, 4)]
    if ImageFormat(UnsafeRawBufferPointer(rebasing: picture)) == .png {
        return (Data(picture), true)
    }
    // A header for one entry, whose picture follows at once.
    let data = Data([0, 0, 1, 0, 1, 0]) + file[best..<best + 12] + [22, 0, 0, 0] + picture
    return (data, false)
}
