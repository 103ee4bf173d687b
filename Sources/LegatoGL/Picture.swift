import LegatoDrawing

/// The pixels of a group in a target.
struct Picture {
    /// The target.
    var source: TextureSource
    /// The device pixels that it contains.
    var region: PixelRect
    /// The position of the first pixel in the target.
    var at: SIMD2<Int>
}
