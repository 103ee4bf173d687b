public import LegatoGraphics

/// A function called when a context no longer needs the memory with which it was created.
public typealias CGBitmapContextReleaseDataCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

extension CGContext {
    /// Creates a context over a bitmap in memory, with its origin at the bottom left, y up, and a
    /// point per pixel.
    ///
    /// As in Core Graphics, and unlike in Legato's own contexts, images are drawn with their first
    /// row at the largest y. The memory starts with the top row of the bitmap. Drawing updates the
    /// memory immediately, and later drawing is composited with the current contents of the memory.
    ///
    /// ```swift
    /// let context = CGContext(
    ///     data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
    ///     space: CGColorSpaceCreateDeviceRGB(),
    ///     bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    /// )
    /// ```
    ///
    /// Returns nil, with a warning, if a side is not 1 to 32767, or if the layout is not supported.
    /// Supported layouts have 8 bits per component: RGB with a fourth byte that is a premultiplied
    /// alpha or unused, grey without alpha, or alpha only.
    /// - Parameters:
    ///   - data: Memory of `bytesPerRow * height` bytes that outlives the context; if nil, the
    ///     context allocates it, transparent or, without alpha, black.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: The number of bytes from one row to the next; 0 means rows without padding.
    ///   - space: The colour space; nil for alpha only. Drawing is always in sRGB: any other RGB
    ///     space is treated as sRGB.
    ///   - bitmapInfo: A `CGImageAlphaInfo` combined with the byte order.
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
    /// It is valid as long as the context exists. Later drawing is composited with what the program
    /// writes to it.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil {
            useMemory(BitmapMemory(layout, height: height), isFilled: false)
        }
        return memory?.pointer
    }

    /// The number of bytes from one row of `data` to the next.
    public var bytesPerRow: Int { layout.bytesPerRow }

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { layout.bitsPerComponent }

    /// The number of bits per pixel of `data`.
    public var bitsPerPixel: Int { layout.bitsPerPixel }

    /// The colour space of the bitmap; nil for alpha only.
    public var colorSpace: CGColorSpace? { layout.space }

    /// The alpha and byte order of `data`.
    public var bitmapInfo: CGBitmapInfo { layout.info }

    /// The alpha of the pixels of `data`.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
}

extension PixelLayout {
    /// Creates the layout of a context; nil if contexts do not support it.
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
