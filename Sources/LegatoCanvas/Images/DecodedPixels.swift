package import LegatoGraphics

/// The output of a decoder: premultiplied RGBA rows without padding.
struct DecodedPixels {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    /// Returns the pixels downsampled to the requested size.
    func reduced(_ request: ImageRequest) -> DecodedPixels {
        let size = request.size(width, height)
        guard size != (width, height) else { return self }
        let reduced = bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { PixelReducer(from: (width, height), to: size).reduce($0) }
        }
        return DecodedPixels(width: size.width, height: size.height, bytes: reduced ?? [])
    }

    /// Returns the pixels turned for display.
    func turned(_ orientation: CGImagePropertyOrientation) -> DecodedPixels {
        guard orientation != .up else { return self }
        let (columns, rows) = orientation.isOnSide ? (height, width) : (width, height)
        let (right, bottom) = (width - 1, height - 1)
        // The stored pixel of the top left corner, and the steps to the next column and row.
        let (start, column, row) =
            switch orientation {
            case .up: (0, 1, width)
            case .upMirrored: (right, -1, width)
            case .down: (bottom * width + right, -1, -width)
            case .downMirrored: (bottom * width, 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (bottom * width, -width, 1)
            case .rightMirrored: (bottom * width + right, -width, -1)
            case .left: (right, width, -1)
            }
        let turned = uninitializedPixels(bytes.count) { target in
            let target = UnsafeMutableRawPointer(target)
            bytes.withUnsafeBytes { stored in
                for y in 0..<rows {
                    var place = start + y * row
                    for x in 0..<columns {
                        target.storeBytes(
                            of: stored.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self),
                            toByteOffset: (y * columns + x) * 4, as: UInt32.self
                        )
                        place += column
                    }
                }
            }
            return true
        }
        return DecodedPixels(width: columns, height: rows, bytes: turned ?? [])
    }
}

extension CGImage {
    /// Returns the image turned for display.
    package func turned(_ orientation: CGImagePropertyOrientation) -> CGImage {
        guard orientation != .up else { return self }
        let turned = DecodedPixels(width: width, height: height, bytes: pixels).turned(orientation)
        return CGImage(
            width: turned.width, height: turned.height, premultipliedRGBA: turned.bytes,
            isMask: isMask
        )
    }
}
