public import Foundation

extension CGImage {
    /// Returns the part of the image in a rectangle in pixels from the top left, rounded outwards
    /// to whole pixels; nil if they do not overlap.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        guard !rect.origin.x.isNaN, !rect.origin.y.isNaN, !rect.width.isNaN, !rect.height.isNaN
        else { return nil }
        let cut = rect.standardized.intersection(all)
        guard cut.width > 0, cut.height > 0, cut.isFinite else { return nil }
        let part = cut.integral
        if part == all { return self }
        // Cannot overflow: bounded by the sides of the image.
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns * rows * 4)
        for y in top..<top + rows {
            let start = (y * width + left) * 4
            bytes += pixels[start..<start + columns * 4]
        }
        return CGImage(width: columns, height: rows, premultipliedRGBA: bytes, isMask: isMask)
    }

    /// Returns the image multiplied by a mask that is stretched to its size.
    ///
    /// An image mask shows the image where its samples are 0. Any other image masks with its alpha,
    /// or with its brightness if it is opaque.
    public func masking(_ mask: CGImage) -> CGImage? {
        let coverage = mask.asCoverage
        var bytes = pixels
        for y in 0..<height {
            let row = y * coverage.height / height * coverage.width
            for x in 0..<width {
                let place = (row + x * coverage.width / width) * 4 + 3
                let share = Int(coverage.pixels[place])
                for channel in 0..<4 {
                    let index = (y * width + x) * 4 + channel
                    // Cannot overflow: 0 to 255.
                    bytes[index] = UInt8((Int(bytes[index]) * share + 127) / 255)
                }
            }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: bytes)
    }

    /// Returns the image with the pixels in a range of colours made transparent.
    /// - Parameter components: The minimum and maximum of red, then of green, then of blue, from 0
    ///   to 255.
    /// - Returns: The image; nil unless there are six components and the image is opaque.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6, isOpaque, !isMask else { return nil }
        var bytes = pixels
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let isMasked = (0..<3).allSatisfy {
                let value = CGFloat(pixels[start + $0])
                return components[2 * $0] <= value && value <= components[2 * $0 + 1]
            }
            guard isMasked else { continue }
            for channel in 0..<4 { bytes[start + channel] = 0 }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: bytes)
    }

    /// Returns the image itself, which is immutable.
    public func copy() -> CGImage? { self }

    /// Returns the image unchanged in sRGB; the colour space has no effect.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

    /// Returns a colour with the alpha channel of the image.
    package func filled(with color: CGColor) -> CGImage {
        let parts = [color.red, color.green, color.blue, 1].map {
            min(max($0, 0), 1) * min(max(color.alpha, 0), 1)
        }
        var filled = pixels
        for at in stride(from: 0, to: filled.count, by: 4) {
            let alpha = CGFloat(filled[at + 3])
            for part in 0..<4 { filled[at + part] = UInt8((parts[part] * alpha).rounded()) }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: filled)
    }

    /// A mask that is opaque where the image is.
    package var asMask: CGImage {
        let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            for index in pixels.indices { target[index] = pixels[index | 3] }
            count = pixels.count
        }
        return CGImage(width: width, height: height, premultipliedRGBA: bytes, isMask: true)
    }

    /// An image whose alpha is the coverage of this one used as a mask.
    package var asCoverage: CGImage {
        if !isOpaque || isMask { return self }
        var bytes = pixels
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let light = luma(bytes[start], bytes[start + 1], bytes[start + 2])
            for channel in 0..<4 { bytes[start + channel] = light }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: bytes, isMask: true)
    }
}

/// The brightness of a colour by the weights of sRGB (ITU-R BT.709), which sum to 1.
package func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let (r, g, b) = (2126 * Int(red), 7152 * Int(green), 722 * Int(blue))
    // Cannot overflow: 0 to 255.
    return UInt8((r + g + b + 5000) / 10_000)
}
