/// The position of a pixel's alpha component, and whether the colour is premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// Alpha after the premultiplied colour.
    case premultipliedLast
    /// Alpha before the premultiplied colour.
    case premultipliedFirst
    /// Alpha after the colour, which is not premultiplied.
    case last
    /// Alpha before the colour, which is not premultiplied.
    case first
    /// No alpha; unused bits after the colour.
    case noneSkipLast
    /// No alpha; unused bits before the colour.
    case noneSkipFirst
    /// Alpha only, without colour.
    case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bit mask of the order.
    case orderMask = 0x7000
    /// The order of the components, which is the default.
    case orderDefault = 0
    /// The lowest byte of 16 bits first.
    case order16Little = 0x1000
    /// The lowest byte of 32 bits first.
    case order32Little = 0x2000
    /// The highest byte of 16 bits first.
    case order16Big = 0x3000
    /// The highest byte of 32 bits first.
    case order32Big = 0x4000
}

/// The pixel layout of a bitmap: its alpha, its number format and its byte order.
///
/// ```swift
/// let layout =
///     CGBitmapInfo.byteOrder32Little.rawValue
///     | CGImageAlphaInfo.premultipliedFirst.rawValue
/// ```
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a layout from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bit mask of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bit mask of the number format.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bit mask of the `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The bytes are in the order of the components.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// The lowest byte of 16 bits comes first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The lowest byte of 32 bits comes first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// The highest byte of 16 bits comes first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// The highest byte of 32 bits comes first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The conversion of colours outside the gamut of a colour space.
///
/// It has no effect: out-of-gamut components are clamped when they are drawn.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's intent.
    case defaultIntent
    /// Clamps colours without adapting the white point.
    case absoluteColorimetric
    /// Clamps colours and adapts the white point.
    case relativeColorimetric
    /// Compresses all colours.
    case perceptual
    /// Preserves saturation.
    case saturation
}
