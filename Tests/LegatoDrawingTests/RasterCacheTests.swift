import LegatoDrawing
import Testing

/// The raster cache of a renderer.
struct RasterCacheTests {
    private func raster(_ copy: Int) -> Raster {
        Raster(id: Raster.ID(layer: 1, copy: copy), list: DisplayList(width: 10, height: 10))
    }

    /// Returns a target whose cache holds a number of pictures of 10 x 10 pixels.
    private func target(pictures: Int, time: Double) -> DisplayList {
        var list = DisplayList(width: pictures * 10, height: 4)
        list.time = time
        return list
    }

    @Test("Eviction visits each picture once, however many a frame replaces or uses")
    func room() {
        let cache = RasterCache<Int>()
        for frame in 0..<3 {
            cache.beginFrame(target(pictures: 500, time: Double(frame) / 60))
            // Twice as many as fit, none of them used by the previous frame.
            for copy in 0..<1000 { cache.insert(copy, for: raster(frame * 1000 + copy)) }
            #expect(cache.pixels == 50_000)
        }
        #expect(cache.visits == 1000)
    }

    @Test("The least recently used picture is evicted first; those of the frame stay")
    func order() {
        let cache = RasterCache<Int>()
        let list = { (frame: Int) in target(pictures: 4, time: Double(frame) / 60) }
        cache.beginFrame(list(0))
        for copy in 0..<4 { cache.insert(copy, for: raster(copy)) }
        cache.beginFrame(list(1))
        #expect(cache.picture(of: raster(0)) == 0)
        #expect(cache.picture(of: raster(2)) == 2)
        cache.beginFrame(list(2))
        #expect(cache.picture(of: raster(1)) == 1)
        cache.insert(4, for: raster(4))
        cache.insert(5, for: raster(5))
        cache.insert(6, for: raster(6))
        #expect([1, 4, 5, 6].allSatisfy { cache.picture(of: raster($0)) == $0 })
        #expect([0, 2, 3].allSatisfy { cache.picture(of: raster($0)) == nil })
    }
}
