import Foundation
import LegatoGraphics

/// A request to decode an image file, with its size limit.
struct ImageRequest {
    /// The file's path, for errors.
    let path: String
    /// The maximum width or height of the result in pixels; nil for the file's full size.
    var maximumPixelSize: Int?
    let limits: ImageLimits
    /// The number of pixels for each pixel of a vector image.
    var scale: CGFloat = 1

    /// Returns the size of the result for the size of a file: no larger, and with the same aspect
    /// ratio.
    func size(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
        let side = max(width, height)
        guard let greatest = maximumPixelSize, greatest < side else { return (width, height) }
        func scaled(_ length: Int) -> Int { max(1, (length * greatest + side / 2) / side) }
        return (scaled(width), scaled(height))
    }

    /// Returns the error for a file of a format that is cut off or damaged.
    func incomplete(_ format: ImageFormat, _ reason: String) -> ImageFileError {
        ImageFileError(
            operation: "decode", path: path, reason: reason,
            remedy: "Check that it is a complete \(format.name) file."
        )
    }

    /// Throws if an image has more pixels than the limits allow, or a large one more per byte.
    /// - Throws: `ImageFileError`.
    func check(_ width: Int, _ height: Int, _ bytes: Int) throws(ImageFileError) {
        try limits.check(width, height, path)
        try checkRatio(width, height, bytes)
    }

    /// Throws if a large image has more pixels per byte than the limits allow.
    /// - Throws: `ImageFileError`.
    func checkRatio(_ width: Int, _ height: Int, _ bytes: Int) throws(ImageFileError) {
        let pixels = width * height
        let (maximum, isUnbounded) = bytes.multipliedReportingOverflow(by: limits.pixelsPerByte)
        guard pixels > ImageLimits.freePixels, pixels > maximum, !isUnbounded else { return }
        throw ImageFileError(
            operation: "decode", path: path,
            reason: "it has \(width) x \(height) pixels in \(bytes) bytes",
            remedy: "Check that it is a complete file, or raise ImageLimits.pixelsPerByte."
        )
    }
}

/// Returns bytes written by `fill` without clearing them first; nil if it returns false.
func uninitializedPixels(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Bool) -> [UInt8]? {
    var isFilled = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        isFilled = target.baseAddress.map(fill) ?? false
        // On failure no image is returned, so uninitialised pixels are never read.
        initialized = isFilled ? count : 0
    }
    return isFilled ? pixels : nil
}
