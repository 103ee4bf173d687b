import LegatoDrawing

/// A function of pixels that draws from one target into another.
struct PixelJob {
    let shader: PixelShader
    /// The picture, which contains at least the source.
    let from: Picture
    /// The device pixels of the source.
    let source: PixelRect
    /// The result.
    let result: Picture
}

extension Picture {
    /// The position in the target of a part of the picture.
    func position(of part: PixelRect) -> SIMD2<Int> {
        at &+ SIMD2(Int(part.minX - region.minX), Int(part.minY - region.minY))
    }
}
