import LegatoGraphics

/// What is to be decoded, and how large at most.
struct ImageRequest {
    /// The file's path, for errors.
    let path: String
    /// The greatest side of the result in pixels; nil for the file's own size.
    let maximumPixelSize: Int?
    let limits: ImageLimits

    /// Returns the size of the result for a file of a size: no larger, and of the same shape.
    func size(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
        let side = max(width, height)
        guard let greatest = maximumPixelSize, greatest < side else { return (width, height) }
        func scaled(_ length: Int) -> Int { max(1, (length * greatest + side / 2) / side) }
        return (scaled(width), scaled(height))
    }

    /// Throws if a large picture has fewer bytes than the limits ask for.
    /// - Throws: `ImageFileError`.
    func checkRatio(_ width: Int, _ height: Int, _ bytes: Int) throws(ImageFileError) {
        let pixels = width * height
        let (most, isUnbounded) = bytes.multipliedReportingOverflow(by: limits.pixelsPerByte)
        guard pixels > ImageLimits.freePixels, pixels > most, !isUnbounded else { return }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: "it has \(width) x \(height) pixels in \(bytes) bytes",
            remedy: "Check that it is a complete file, or allow more by ImageLimits.pixelsPerByte."
        )
    }
}

/// Returns bytes that `fill` has written without clearing them first; nil if it returns false.
func uninitializedPixels(
    _ count: Int,
    _ fill: (UnsafeMutablePointer<UInt8>) -> Bool
) -> [UInt8]? {
    var isFilled = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        isFilled = target.baseAddress.map(fill) ?? false
        // Without all pixels there is no picture, and those that are missing are never read.
        initialized = isFilled ? count : 0
    }
    return isFilled ? pixels : nil
}
