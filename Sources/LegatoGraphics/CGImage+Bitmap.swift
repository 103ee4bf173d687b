public import Foundation

extension CGImage {
    /// Creates an image of pixels in memory, which are converted to premultiplied RGBA in sRGB.
    ///
    /// Returns nil, with a warning, if no bitmap has the layout or there are too few bytes.
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits of a sample: 1, 2, 4, 8 or 16, or 32 for floating-point ones.
    ///   - bitsPerPixel: The bits of a pixel, at least those of its samples.
    ///   - bytesPerRow: The distance of the rows in bytes.
    ///   - space: The space of the colours.
    ///   - bitmapInfo: The place of the opacity and the order of the bytes.
    ///   - provider: The bytes, from the top row.
    ///   - decode: Two numbers for each component, to which its samples are mapped; nil for 0 and 1.
    ///   - shouldInterpolate: Has no effect; see `CGContext.interpolationQuality`.
    ///   - intent: Has no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, info: bitmapInfo
        )
        let ranges = decode.map { decode in
            (0..<2 * space.numberOfComponents).map { decode[$0] }
        }
        self.init(layout, width, height, provider, ranges, isMask: false)
    }

    /// Creates an image mask of samples in memory, 0 where it lets through; nil, with a warning, if
    /// no bitmap has the layout or there are too few bytes.
    ///
    /// It is drawn in the fill colour, and clips and masks other images.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
        bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        let layout = PixelLayout(
            width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: nil, info: [], isMask: true
        )
        let ranges = decode.map { [$0[0], $0[1]] }
        self.init(layout, width, height, provider, ranges, isMask: true)
    }

    private convenience init?(
        _ layout: PixelLayout?, _ width: Int, _ height: Int, _ provider: CGDataProvider,
        _ ranges: [CGFloat]?, isMask: Bool
    ) {
        guard let layout, let data = provider.data,
            let pixels = layout.pixels(of: data, width: width, height: height, ranges: ranges)
        else {
            Warning.print(
                """
                CGImage of \(width) x \(height) pixels is nil: the layout is not supported, or its \
                \(provider.data?.count ?? 0) bytes are too few.
                """
            )
            return nil
        }
        self.init(width: width, height: height, premultipliedRGBA: pixels, isMask: isMask)
    }

    // MARK: Layout

    /// The bits of a sample: 8.
    public var bitsPerComponent: Int { 8 }

    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// The distance of the rows in bytes: four for each pixel.
    public var bytesPerRow: Int { width * 4 }

    /// The space of the pixels: sRGB; nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpaceCreateDeviceRGB() }

    /// The place of the opacity: the last byte of a pixel, which is unused if all are opaque.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }

    /// The layout of the pixels: RGBA bytes.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The order of the bytes of a pixel: that of the components.
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }

    /// The pixels as RGBA bytes, rows from top to bottom without padding, whatever the image was
    /// created from.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixels)) }

    /// The ranges of the samples: nil, as they were mapped when the image was created.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// Whether the image is interpolated: true; see `CGContext.interpolationQuality`.
    public var shouldInterpolate: Bool { true }

    /// How colours are converted: `defaultIntent`.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}
