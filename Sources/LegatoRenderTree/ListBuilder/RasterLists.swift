import LegatoDrawing
import LegatoGraphics

/// The display lists of rasters, kept from one frame to the next.
///
/// A list that equals that of the previous frame is replaced by it and shares its memory, so that
/// renderers recognise unchanged rasters immediately.
struct RasterLists {
    private var latest: [Raster.ID: DisplayList] = [:]
    private var present: [Raster.ID: DisplayList] = [:]
    private var spare: [DisplayList] = []
    /// The number of lists of each layer in this frame.
    private var counts: [UInt64: Int] = [:]

    /// Drops the lists of the frame before the latest one.
    mutating func beginList() {
        swap(&latest, &present)
        present.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
    }

    /// An unused id in this frame.
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

    /// Returns an unused list, to reuse its memory.
    mutating func giveBack(_ list: consuming DisplayList) {
        list.clear()
        spare.append(list)
    }

    /// The equal list of the previous frame, or else the list itself.
    mutating func keep(_ list: consuming DisplayList, as id: Raster.ID) -> DisplayList {
        guard let before = latest[id], before == list else {
            present[id] = copy list
            return list
        }
        present[id] = before
        giveBack(list)
        return before
    }
}
