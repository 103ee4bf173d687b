import Foundation
import Synchronization

private let lastImageID = Atomic<UInt64>(0)

/// An immutable bitmap: premultiplied RGBA, 8 bits per channel, sRGB, top row first.
///
/// Two images are equal if their sizes and bytes are. `id` distinguishes images that were created
/// separately; renderers use it as the key of their texture caches.
///
/// ```swift
/// let red = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255])
/// layer.contents = red
/// ```
public final class CGImage: Sendable, Equatable {
    /// The identity of the image, unique within the process.
    public let id: UInt64
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// The pixels: `width * height * 4` bytes, red first, rows from top to bottom without padding.
    public let pixels: [UInt8]
    /// Whether every pixel is opaque.
    public let isOpaque: Bool

    /// Whether the image is a mask, which is drawn in the fill colour; its pixels are white, with
    /// the mask's coverage as alpha.
    public let isMask: Bool

    /// Creates an image from premultiplied RGBA bytes.
    /// - Precondition: Both sides are at least 1, and `pixels` has `width * height * 4` bytes.
    public convenience init(width: Int, height: Int, premultipliedRGBA pixels: [UInt8]) {
        self.init(width: width, height: height, premultipliedRGBA: pixels, isMask: false)
    }

    /// Creates an image or a mask.
    package init(width: Int, height: Int, premultipliedRGBA pixels: [UInt8], isMask: Bool) {
        require(
            width >= 1 && height >= 1,
            "CGImage needs at least 1 x 1 pixels, got \(width) x \(height)"
        )
        let (row, rowIsTooLong) = width.multipliedReportingOverflow(by: 4)
        let (count, isTooLarge) = row.multipliedReportingOverflow(by: height)
        require(
            !rowIsTooLong && !isTooLarge,
            "CGImage of \(width) x \(height) pixels exceeds the addressable memory"
        )
        require(
            pixels.count == count,
            "CGImage of \(width) x \(height) needs \(count) bytes, got \(pixels.count)"
        )
        self.id = lastImageID.wrappingAdd(1, ordering: .relaxed).newValue
        self.width = width
        self.height = height
        self.pixels = pixels
        self.isMask = isMask
        self.isOpaque = pixels.withUnsafeBufferPointer { bytes in
            var place = 3
            while place < bytes.count, bytes[place] == 255 { place += 4 }
            return place >= bytes.count
        }
    }

    /// Returns the premultiplied RGBA bytes of a pixel, counted from the top left.
    /// - Precondition: The pixel is inside the image.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        require(
            x >= 0 && x < width && y >= 0 && y < height,
            "A pixel must be within 0..<\(width) and 0..<\(height), got (\(x), \(y))"
        )
        let i = (y * width + x) * 4
        return (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
    }

    /// Whether both images have the same size and bytes.
    public static func == (a: CGImage, b: CGImage) -> Bool {
        guard a.id != b.id else { return true }
        return a.width == b.width && a.height == b.height
            && memcmp(a.pixels, b.pixels, a.pixels.count) == 0
    }
}
