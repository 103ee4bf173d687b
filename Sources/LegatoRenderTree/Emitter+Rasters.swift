import LegatoDrawing

/// The lists of rasters, kept from one frame to the next.
///
/// A list that equals that of the frame before is given out with the memory of that, so that
/// renderers see at once that nothing changed.
struct RasterLists {
    private var latest: [Raster.ID: DisplayList] = [:]
    private var present: [Raster.ID: DisplayList] = [:]
    private var spare: [DisplayList] = []
    /// How many lists of each layer there are in this frame.
    private var counts: [UInt64: Int] = [:]

    /// Forgets what the list before the latest one had.
    mutating func beginList() {
        swap(&latest, &present)
        present.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
    }

    /// A name that no list of this frame has.
    mutating func name(layer: UInt64) -> Raster.ID {
        let copy = counts[layer, default: 0]
        counts[layer] = copy + 1
        return Raster.ID(layer: layer, copy: copy)
    }

    /// An empty list for the pixels of a rectangle.
    mutating func take(_ pixels: PixelRect) -> DisplayList {
        var list = spare.popLast() ?? DisplayList(width: 1, height: 1)
        list.setBounds(pixels)
        return list
    }

    /// Takes a list back that is not used.
    mutating func giveBack(_ list: DisplayList) {
        var list = list
        list.items.removeAll(keepingCapacity: true)
        list.shapes.removeAll(keepingCapacity: true)
        list.images.removeAll(keepingCapacity: true)
        list.gradients.removeAll(keepingCapacity: true)
        list.stops.removeAll(keepingCapacity: true)
        list.rasters.removeAll(keepingCapacity: true)
        list.filters.removeAll(keepingCapacity: true)
        list.cuts.removeAll()
        spare.append(list)
    }

    /// A list's equal of the frame before, or the list itself.
    mutating func keep(_ list: DisplayList, as id: Raster.ID) -> DisplayList {
        guard let before = latest[id], before == list else {
            present[id] = list
            return list
        }
        present[id] = before
        giveBack(list)
        return before
    }
}

extension DisplayList {
    /// Makes a rectangle of at least one pixel the target.
    mutating func setBounds(_ pixels: PixelRect) {
        origin = SIMD2(pixels.minX, pixels.minY)
        width = max(1, Int(pixels.maxX - pixels.minX))
        height = max(1, Int(pixels.maxY - pixels.minY))
    }
}

extension Emitter {
    /// What waits while a raster's list is made.
    struct Suspended {
        var list: DisplayList
        var scissor: PixelRect
        var open: [Open]
        var imageIndex: [UInt64: Int32]
    }

    /// Begins a list of its own, of which nothing is drawn outside of `limit`.
    mutating func beginRaster(_ limit: PixelRect) -> Suspended {
        let outer = Suspended(list: list, scissor: scissor, open: open, imageIndex: imageIndex)
        list = rasterLists.take(limit)
        (open, imageIndex, scissor) = ([], [:], limit)
        begin(end: .max, group: nil, scissor: limit)
        return outer
    }

    /// Ends it, and goes on with the one before.
    /// - Returns: the list, whose target is what was touched; nil if nothing was.
    mutating func endRaster(_ outer: Suspended) -> DisplayList? {
        let touched = open[0].touched.intersection(scissor)
        var made = list
        (list, scissor, open) = (outer.list, outer.scissor, outer.open)
        imageIndex = outer.imageIndex
        guard !touched.isEmpty, !made.items.isEmpty else {
            rasterLists.giveBack(made)
            return nil
        }
        made.setBounds(touched)
        return made
    }

    /// The index of a layer's raster; copies of the layer that look the same share one.
    mutating func index(of picture: DisplayList, layer: UInt64) -> Int32 {
        for index in list.rasters.indices where list.rasters[index].id.layer == layer {
            if list.rasters[index].list == picture { return Int32(index) }
        }
        let id = rasterLists.name(layer: layer)
        list.rasters.append(Raster(id: id, list: rasterLists.keep(picture, as: id)))
        return Int32(list.rasters.count - 1)
    }
}
