public import LegatoGraphics

/// Is called when a context no longer needs the memory that it was created with.
public typealias CGBitmapContextReleaseDataCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

extension CGContext {
    /// Creates a context over a bitmap in memory, with its origin at the bottom left, y up, and a
    /// point per pixel.
    ///
    /// As in Core Graphics, and unlike in a context of Legato's own, images are drawn with their
    /// first row at the largest y. The memory starts with the top row of the bitmap. What is drawn
    /// is in the memory at once, and what is written into the memory is drawn upon.
    ///
    /// ```swift
    /// let context = CGContext(
    ///     data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
    ///     space: CGColorSpaceCreateDeviceRGB(),
    ///     bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    /// )
    /// ```
    ///
    /// Returns nil, with a warning, if a side is not 1 to 32767, or for another layout than: 8 bits
    /// per component, RGB with a premultiplied or unused fourth byte, grey without an opacity, or
    /// the opacity alone.
    /// - Parameters:
    ///   - data: Memory of `bytesPerRow * height` bytes that outlives the context; nil for memory of
    ///     the context's own, which is clear, or black without an opacity.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: The distance of the rows in bytes; 0 for rows without padding.
    ///   - space: The space; nil for the opacity alone. Everything is drawn in sRGB: another RGB
    ///     space counts as sRGB.
    ///   - bitmapInfo: The bits of a `CGImageAlphaInfo` and of the order of the bytes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
            releaseInfo: nil
        )
    }

    /// Creates a context over a bitmap in memory; see
    /// `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue
        )
    }

    /// Creates a context over a bitmap in memory, and calls a function with `releaseInfo` and the
    /// memory when the context ends.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32,
        releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        let sides = 1...BitmapLimits.side
        guard sides.contains(width), sides.contains(height),
            let layout = PixelLayout(
                contextOf: width, bitsPerComponent, bytesPerRow, space,
                CGBitmapInfo(rawValue: bitmapInfo)
            )
        else {
            Warning.print(
                """
                CGContext(data:…) is nil: it needs 1 to \(BitmapLimits.side) pixels a side and a \
                supported layout, got \(width) x \(height), \(bitsPerComponent) bits per component, \
                \(bytesPerRow) bytes per row, bitmap info \(bitmapInfo).
                """
            )
            return nil
        }
        self.init(width: width, height: height, layout: layout)
        if let data {
            useMemory(
                BitmapMemory(layout, data) { releaseCallback?(releaseInfo, data) }, isFilled: true
            )
        }
    }

    /// The memory of the bitmap, from the top row; see `bytesPerRow` and `bitmapInfo`.
    ///
    /// It is valid as long as the context exists. What is written into it is drawn upon.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil {
            useMemory(BitmapMemory(layout, height: height), isFilled: false)
        }
        return memory?.pointer
    }

    /// The distance of the rows of `data` in bytes.
    public var bytesPerRow: Int { layout.bytesPerRow }

    /// The bits of a sample: 8.
    public var bitsPerComponent: Int { layout.bitsPerComponent }

    /// The bits of a pixel of `data`.
    public var bitsPerPixel: Int { layout.bitsPerPixel }

    /// The space of the bitmap; nil for the opacity alone.
    public var colorSpace: CGColorSpace? { layout.space }

    /// The layout of `data`.
    public var bitmapInfo: CGBitmapInfo { layout.info }

    /// The place of the opacity of the pixels of `data`.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
}

extension PixelLayout {
    /// The layout of a context; nil if contexts do not have it.
    fileprivate init?(
        contextOf width: Int, _ bitsPerComponent: Int, _ bytesPerRow: Int, _ space: CGColorSpace?,
        _ info: CGBitmapInfo
    ) {
        let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let isColored = alpha != .alphaOnly && space?.model == .rgb
        let bits = isColored ? 32 : 8
        // Everything is drawn in sRGB.
        let drawn = isColored ? CGColorSpaceCreateDeviceRGB() : alpha == .alphaOnly ? nil : space
        self.init(
            width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits,
            bytesPerRow: bytesPerRow == 0 ? width * bits / 8 : bytesPerRow, space: drawn,
            info: info
        )
        guard bitsPerComponent == 8,
            isColored ? places != nil && self.alpha != .none : drawn == nil || self.alpha == .none
        else { return nil }
    }

    /// The layout of Legato's own contexts.
    static func rgba(width: Int) -> PixelLayout {
        let layout = PixelLayout(
            contextOf: width, 8, 0, CGColorSpaceCreateDeviceRGB(),
            CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        guard let layout else { refuse("A context has no layout for \(width) pixels a row") }
        return layout
    }
}
