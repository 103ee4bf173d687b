import LegatoDrawing

/// Where device pixels lie in a target: whole pixels moved.
struct Placement {
    /// What is added to columns.
    var dx: Int32 = 0
    /// What is added to rows.
    var dy: Int32 = 0

    /// The pixels of a target that device pixels become.
    func callAsFunction(_ rect: PixelRect) -> PixelRect {
        PixelRect(
            minX: rect.minX + dx,
            minY: rect.minY + dy,
            maxX: rect.maxX + dx,
            maxY: rect.maxY + dy
        )
    }
}

extension PixelRect {
    /// The width in pixels; negative if there is none.
    var width: Int32 { maxX - minX }
    /// The height in pixels; negative if there is none.
    var height: Int32 { maxY - minY }
}
