/// Throws if a BMP file, or an ICO file of one bitmap, is too large or ends before its last row.
///
/// gdk-pixbuf shows uninitialised memory for missing rows, and ends the program for some sizes.
/// - Throws: `ImageFileError`.
func checkBitmap(
    _ file: UnsafeRawBufferPointer, _ format: ImageFormat, _ request: ImageRequest
) throws(ImageFileError) {
    func number(_ place: Int, _ count: Int) -> Int {
        file[place..<place + count].number(isBigEndian: false)
    }
    func signed(_ place: Int) -> Int { Int(Int32(truncatingIfNeeded: number(place, 4))) }
    let isIcon = format == .ico
    // The header follows that of the file.
    let start = isIcon ? 22 : 14
    let size = file.count < start + 4 ? 0 : number(start, 4)
    // The first version has 16 bits for a side, and neither a compression nor a number of colours.
    let isFirst = !isIcon && size == 12
    guard file.count >= start + (isFirst ? 12 : 40) else {
        throw request.incomplete(format, "it ends too early")
    }
    var (width, height) =
        isFirst
        ? (number(start + 4, 2), number(start + 6, 2)) : (signed(start + 4), signed(start + 8))
    if isIcon {
        // The height includes that of the mask, and a side of 0 is one of 256 pixels.
        height /= 2
        (width, height) = (width == 0 ? 256 : width, height == 0 ? 256 : height)
    }
    // Rows from top to bottom have a negative height.
    height = abs(height)
    try request.check(width, height, file.count)
    let depth = number(start + (isFirst ? 10 : 14), 2)
    let compression = isFirst ? 0 : number(start + 16, 4)
    // Compressed rows end anywhere; those that are missing are transparent.
    guard compression == 0 || compression == 3 else { return }
    let stated = isFirst ? 0 : number(start + 32, 4)
    let colors = depth > 8 ? 0 : (stated == 0 ? 1 << depth : stated) * (isFirst ? 3 : 4)
    let masks = compression == 3 && size == 40 ? 12 : 0
    let end = start + max(size, isFirst ? 12 : 40) + colors + masks
    let rows = isIcon ? end : max(end, number(10, 4))
    func count(_ bits: Int) -> Int { (width * bits + 31) / 32 * 4 * height }
    guard rows + count(depth) + (isIcon && depth < 32 ? count(1) : 0) <= file.count else {
        throw request.incomplete(format, "it ends too early")
    }
}
