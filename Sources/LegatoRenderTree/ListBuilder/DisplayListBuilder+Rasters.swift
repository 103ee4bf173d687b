import LegatoDrawing
import LegatoGraphics

extension DisplayList {
    /// Removes the contents, keeping memory that is not shared.
    mutating func clear() {
        items.removeAll(keepingCapacity: true)
        shapes.removeAll(keepingCapacity: true)
        images.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        stops.removeAll(keepingCapacity: true)
        rasters.removeAll(keepingCapacity: true)
        filters.removeAll(keepingCapacity: true)
        cuts.removeAll()
    }

    /// Makes a rectangle, of at least one pixel, the target.
    mutating func setBounds(_ pixels: PixelRect) {
        origin = SIMD2(pixels.minX, pixels.minY)
        width = max(1, Int(pixels.maxX - pixels.minX))
        height = max(1, Int(pixels.maxY - pixels.minY))
    }
}

extension DisplayListBuilder {
    /// The suspended state while a raster's list is built.
    struct Suspended {
        var list: DisplayList
        var scissor: PixelRect
        var open: [Open] = []
        var imageIndex: [UInt64: Int32] = [:]
        var edits: [ListEdit] = []
        var spaces = OpenSpaces()

        /// Takes the list out, so that it has no other owner.
        consuming func taken() -> DisplayList { list }
    }

    /// Starts a raster's list, in which nothing outside of `limit` is drawn.
    mutating func beginRaster(_ limit: PixelRect) {
        var outer = Suspended(list: rasterLists.take(limit), scissor: limit)
        // Exchanged, because a list with two owners would be copied when it changes.
        exchange(&outer)
        suspended.append(consume outer)
        begin(end: .max, group: nil, scissor: limit)
    }

    /// Ends a raster's list, and resumes the enclosing one.
    /// - Returns: The list, whose target is the touched pixels; nil if nothing was drawn.
    mutating func endRaster() -> DisplayList? {
        settle()
        let touched = open[0].touched.intersection(scissor)
        guard var made = suspended.popLast() else {
            refuse("endRaster() needs a matching beginRaster(_:)")
        }
        exchange(&made)
        guard !touched.isEmpty, !made.list.items.isEmpty else {
            rasterLists.giveBack((consume made).taken())
            return nil
        }
        made.list.setBounds(touched)
        return (consume made).taken()
    }

    private mutating func exchange(_ other: inout Suspended) {
        swap(&list, &other.list)
        swap(&scissor, &other.scissor)
        swap(&open, &other.open)
        swap(&imageIndex, &other.imageIndex)
        swap(&edits, &other.edits)
        swap(&spaces, &other.spaces)
    }

    /// The index of a layer's raster; identical copies of the layer share one.
    mutating func index(of picture: consuming DisplayList, layer: UInt64) -> Int32 {
        for index in list.rasters.indices where list.rasters[index].id.layer == layer {
            guard list.rasters[index].list == picture else { continue }
            rasterLists.giveBack(picture)
            return Int32(index)
        }
        let id = rasterLists.name(layer: layer)
        list.rasters.append(Raster(id: id, list: rasterLists.keep(picture, as: id)))
        return Int32(list.rasters.count - 1)
    }
}
