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

    /// The pixels touched by coordinates, cut to a limit; none if one is not a number.
    init(
        covering minX: Double,
        _ minY: Double,
        _ maxX: Double,
        _ maxY: Double,
        within limit: PixelRect
    ) {
        func whole(_ x: Double) -> Int32 { Int32(max(-1e9, min(1e9, x.isNaN ? 0 : x))) }
        self = PixelRect(
            minX: whole(minX.rounded(.down)),
            minY: whole(minY.rounded(.down)),
            maxX: whole(maxX.rounded(.up)),
            maxY: whole(maxY.rounded(.up))
        ).intersection(limit)
    }

    /// Whether all of another rectangle lies inside.
    func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
