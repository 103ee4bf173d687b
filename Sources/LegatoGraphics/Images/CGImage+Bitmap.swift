public import Foundation

extension CGImage {
    /// Creates an image from pixels, which are converted to premultiplied RGBA in sRGB.
    ///
    /// Returns nil, with a warning, if the layout is not supported or there are too few bytes.
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits of a sample: 1, 2, 4, 8 or 16, or 32 for floating-point ones.
    ///   - bitsPerPixel: The bits of a pixel, at least the sum of its samples' bits.
    ///   - bytesPerRow: The distance between rows in bytes.
    ///   - space: The colour space.
    ///   - bitmapInfo: The position of alpha and the byte order.
    ///   - provider: The bytes, from the top row.
    ///   - decode: The range to which each component's samples are mapped, as two numbers for each
    ///     component; nil for 0 and 1.
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

    /// Creates an image mask from samples, which is opaque where they are 0; nil, with a warning,
    /// if the layout is not supported or there are too few bytes.
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

    /// The distance between rows in bytes: four per pixel.
    public var bytesPerRow: Int { width * 4 }

    /// The colour space: sRGB; nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpaceCreateDeviceRGB() }

    /// The position of alpha: the last byte of a pixel, unused if all pixels are opaque.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }

    /// The pixel layout: RGBA bytes.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The byte order of a pixel: that of the components.
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }

    /// The pixels as RGBA bytes, rows from top to bottom without padding, whatever the image was
    /// created from.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixels)) }

    /// The sample ranges: nil, because samples are mapped when the image is created.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// Whether the image is interpolated: true; see `CGContext.interpolationQuality`.
    public var shouldInterpolate: Bool { true }

    /// The rendering intent: `defaultIntent`.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}
