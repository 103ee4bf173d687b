/// The rasters that a renderer caches, by the rules of `Raster`.
package final class RasterCache<Picture> {
    private struct Entry {
        var list: DisplayList
        var picture: Picture
        /// The latest time and the latest frame in which it was used.
        var lastTime: Double
        var lastFrame: Int

        var pixels: Int { list.width * list.height }
    }

    private var entries: [Raster.ID: Entry] = [:]
    /// Uncached pictures, valid for this frame only.
    private var passing: [Picture] = []
    private var frame = 0
    private var time = 0.0
    private var room = 0
    /// The entries not used in this frame, least recently used last; nil until room is needed.
    private var unused: [Raster.ID]?
    private let discard: (Picture) -> Void
    /// The number of pixels of all cached pictures.
    package private(set) var pixels = 0
    /// The number of cached pictures used in this frame.
    package private(set) var hits = 0
    /// The number of entries visited to make room.
    package private(set) var visits = 0
    /// The number of pictures drawn in this frame.
    package private(set) var drawn = 0

    /// Creates an empty cache; `discard` frees a picture.
    package init(discard: @escaping (Picture) -> Void = { _ in }) { self.discard = discard }

    /// Begins the frame of a list, and evicts pictures that were unused for too long.
    package func beginFrame(_ list: DisplayList) {
        for picture in passing { discard(picture) }
        passing.removeAll(keepingCapacity: true)
        (hits, drawn, unused) = (0, 0, nil)
        // Bounded: by the sides of a target.
        room = Int(Double(list.width * list.height) * Raster.share)
        time = list.time
        for id in Array(entries.keys) {
            guard var entry = entries[id] else { continue }
            // A picture of the previous frame was visible until now.
            if entry.lastFrame == frame || !(entry.lastTime <= time) { entry.lastTime = time }
            entries[id] = entry
            if time - entry.lastTime > Raster.patience { remove(id) }
        }
        frame += 1
        makeRoom(for: 0)
    }

    /// Returns the cached picture of a raster; nil if it must be drawn.
    package func picture(of raster: Raster) -> Picture? {
        guard let entry = entries[raster.id], entry.list == raster.list else { return nil }
        if entry.lastFrame != frame { hits += 1 }
        entries[raster.id]?.lastFrame = frame
        entries[raster.id]?.lastTime = time
        return entry.picture
    }

    /// Returns the last list and picture of a raster whose list has other contents but equal
    /// bounds; nil if none is cached.
    package func predecessor(of raster: Raster) -> (list: DisplayList, picture: Picture)? {
        guard let entry = entries[raster.id], entry.list.bounds == raster.list.bounds else {
            return nil
        }
        return (entry.list, entry.picture)
    }

    /// Returns whether the picture of a raster will be cached.
    ///
    /// Evicts unused entries to make room.
    package func makesRoom(for raster: Raster) -> Bool {
        if let old = entries[raster.id], old.lastFrame != frame { remove(raster.id) }
        let count = raster.list.width * raster.list.height
        makeRoom(for: count)
        return pixels + count <= room
    }

    /// Inserts a newly drawn picture, which is valid at least until the next frame.
    ///
    /// An incomplete picture is not cached.
    package func insert(_ picture: Picture, for raster: Raster, isWhole: Bool = true) {
        drawn += 1
        guard isWhole else {
            passing.append(picture)
            return
        }
        if let old = entries[raster.id], old.lastFrame == frame {
            passing.append(old.picture)
            forget(raster.id)
        } else {
            remove(raster.id)
        }
        let entry = Entry(list: raster.list, picture: picture, lastTime: time, lastFrame: frame)
        makeRoom(for: entry.pixels)
        guard pixels + entry.pixels <= room else {
            passing.append(picture)
            return
        }
        entries[raster.id] = entry
        pixels += entry.pixels
    }

    /// Evicts entries not used in this frame, least recently used first, until there is room.
    private func makeRoom(for count: Int) {
        guard pixels + count > room else { return }
        // Entries used in this frame are never evicted.
        var waiting =
            unused.take()
            ?? entries.filter { $0.value.lastFrame != frame }.sorted {
                ($0.value.lastFrame, $0.key.layer, $0.key.copy)
                    > ($1.value.lastFrame, $1.key.layer, $1.key.copy)
            }.map(\.key)
        while pixels + count > room, let id = waiting.popLast() {
            visits += 1
            if let entry = entries[id], entry.lastFrame != frame { remove(id) }
        }
        unused = waiting
    }

    private func remove(_ id: Raster.ID) {
        guard let entry = forget(id) else { return }
        discard(entry.picture)
    }

    @discardableResult
    private func forget(_ id: Raster.ID) -> Entry? {
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        pixels -= entry.pixels
        return entry
    }
}
