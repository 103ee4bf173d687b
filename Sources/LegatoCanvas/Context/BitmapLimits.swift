/// The maximum sizes of bitmaps.
package enum BitmapLimits {
    /// The maximum width and height in pixels, which is cairo's limit.
    package static let side = 32767
    /// The maximum number of pixels of a layer's bitmap.
    package static let pixels = 100_000_000
}
