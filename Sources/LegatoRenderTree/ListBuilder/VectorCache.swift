import LegatoGraphics

/// Recent rasters of vectors, by value, within a memory budget.
///
/// The same image object is returned while nothing changes, so that equal lists compare equal
/// quickly.
final class VectorCache {
    /// The maximum size of the rasters between two lists, in bytes.
    var budget = 64 << 20
    /// The current size of the rasters, in bytes.
    private(set) var bytes = 0
    /// The number of rasters drawn for the latest list.
    private(set) var rasterized = 0
    /// The number of cached rasters reused for the latest list.
    private(set) var hits = 0

    /// The number of lists after which unused rasters are dropped; `short` for drawings with few
    /// uses.
    private static let patience = (long: 120, short: 4)
    /// The maximum number of lists that counts as few uses.
    private static let fewUses = 3

    private var drawings: [VectorContent: VectorDrawing] = [:]
    private var time = 0

    /// Starts a list: resets the counts, and drops old and excess rasters.
    func beginList() {
        time += 1
        (rasterized, hits) = (0, 0)
        if time % 8 == 0 {
            drop { drawing, lastUse in
                let isBrief = drawing.uses <= Self.fewUses
                return time - lastUse > (isBrief ? Self.patience.short : Self.patience.long)
            }
        }
        var age = Self.patience.long / 2
        while bytes > budget && age > 0 {
            drop { _, lastUse in time - lastUse > age }
            age /= 2
        }
    }

    /// The drawing of a content, created if needed.
    func drawing(of content: VectorContent) -> VectorDrawing {
        let drawing: VectorDrawing
        if let known = drawings[content] {
            drawing = known
        } else {
            drawing = VectorDrawing(content)
            drawings[content] = drawing
        }
        if drawing.lastUse != time { drawing.uses += 1 }
        drawing.lastUse = time
        return drawing
    }

    /// The raster of a drawing on a grid, drawn if needed.
    func image(of drawing: VectorDrawing, on grid: VectorGrid) -> CGImage {
        if let index = drawing.rasters.firstIndex(where: { $0.grid == grid }) {
            hits += 1
            drawing.rasters[index].lastUse = time
            return drawing.rasters[index].image
        }
        rasterized += 1
        let image = drawing.draw(on: grid)
        bytes += image.pixels.count
        drawing.rasters.append(VectorDrawing.Raster(grid: grid, image: image, lastUse: time))
        return image
    }

    /// Drops rasters by their last use, and drawings without rasters.
    private func drop(_ isStale: (VectorDrawing, _ lastUse: Int) -> Bool) {
        var isEmptied = false
        for drawing in drawings.values {
            if drawing.rasters.contains(where: { isStale(drawing, $0.lastUse) }) {
                drawing.rasters.removeAll {
                    guard isStale(drawing, $0.lastUse) else { return false }
                    bytes -= $0.image.pixels.count
                    return true
                }
            }
            if drawing.rasters.isEmpty && isStale(drawing, drawing.lastUse) { isEmptied = true }
        }
        guard isEmptied else { return }
        drawings = drawings.filter {
            !$0.value.rasters.isEmpty || !isStale($0.value, $0.value.lastUse)
        }
    }
}
