import LegatoDrawing

extension DisplayListBuilder {
    /// Whether the overdraw limit is reached, so that no further instances and particles are drawn.
    var isFull: Bool { covered >= coverLimit }

    /// Counts the pixels that an item may touch, at most those of the target.
    mutating func cover(_ pixels: PixelRect, times: Int = 1) {
        let shown = pixels.intersection(scissor)
        guard !shown.isEmpty else { return }
        let area = Int(shown.maxX - shown.minX) * Int(shown.maxY - shown.minY)
        covered += times * min(area, targetPixels)
    }

    /// Counts the pixels of a group that is composited as one.
    mutating func coverGroup(_ pixels: PixelRect) {
        cover(pixels, times: RenderLimits.groupPixels)
    }

    /// Counts the pixels of a group with filters or a shadow.
    mutating func coverFiltered(_ pixels: PixelRect) {
        cover(pixels, times: RenderLimits.filteredPixels)
    }
}
