import LegatoDrawing

/// The position of device pixels in a target, as an offset in whole pixels.
struct Placement {
    /// The offset of columns.
    var dx: Int32 = 0
    /// The offset of rows.
    var dy: Int32 = 0

    /// Returns the target's pixels for device pixels.
    func callAsFunction(_ rect: PixelRect) -> PixelRect {
        PixelRect(
            minX: rect.minX + dx, minY: rect.minY + dy, maxX: rect.maxX + dx, maxY: rect.maxY + dy
        )
    }
}

extension PixelRect {
    /// The width in pixels; negative if there is none.
    var width: Int32 { maxX - minX }
    /// The height in pixels; negative if there is none.
    var height: Int32 { maxY - minY }
}
