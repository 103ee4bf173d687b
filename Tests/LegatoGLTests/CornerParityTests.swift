import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

/// Parity of continuous corners, hard edges and rasters on both renderers.
@MainActor
@Suite(.serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct CornerParityTests {
    @Test(
        "Random scenes with continuous corners agree with the software renderer",
        arguments: OffscreenContext.Profile.allCases
    )
    func continuous(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        for seed in 1...16 as ClosedRange<UInt64> {
            try fixture.expectParity(
                PictureScene.random(seed: seed, count: 24, blends: seed > 8, corners: .continuous),
                because: Reason.rounding, comment: "seed \(seed)"
            )
        }
    }

    @Test("Random scenes with hard edges agree, except for pixels whose centre is on an edge")
    func hard() throws {
        let fixture = try GLFixture()
        var (pixels, over) = (0, 0)
        for seed in 1...16 as ClosedRange<UInt64> {
            let list = PictureScene.random(seed: seed, count: 24, corners: .hard)
            let actual = try draw(list, with: fixture.renderer)
            let expected = try draw(list, with: SoftwareRenderer())
            pixels += list.width * list.height
            over += PictureDifference(actual, expected, allowed: 2).pixelsOver
        }
        #expect(over * 100_000 <= pixels)
    }

    /// Returns a list with a raster of some shapes, drawn with a projection.
    private func raster(_ projection: Projection, id: UInt64 = 1, seed: UInt64) -> DisplayList {
        var inner = PictureScene.random(seed: seed, count: 16, width: 80, height: 60)
        inner.background = .zero
        inner.origin = SIMD2(-7, 4)
        var list = DisplayList.white()
        list.rasters = [Raster(id: Raster.ID(layer: id), list: inner)]
        let rect = LocalRect(x: -7, y: 4, width: 80, height: 60)
        list.items = [
            .image(
                ImageItem(
                    shape: RoundedShape(projection: projection, rect: rect), image: 0, frame: rect,
                    tint: DrawColor(repeating: 0.8), scissor: list.bounds, isRaster: true
                )
            )
        ]
        return list
    }

    @Test("Rasters agree, upright, rotated and in perspective, newly drawn and cached")
    func rasters() throws {
        let fixture = try GLFixture()
        let software = SoftwareRenderer()
        var tilted = Projection(a: 0.9, b: 0.2, c: -0.3, d: 1.1, tx: 60, ty: 40)
        tilted.p = 0.002
        for seed in 1...3 as ClosedRange<UInt64> {
            let places = [
                Projection(tx: 30, ty: 20), Projection(tx: 31.5, ty: 22.25),
                Projection(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 70, ty: 30), tilted,
            ]
            for (step, place) in places.enumerated() {
                let list = raster(place, seed: seed)
                let actual = try draw(list, with: fixture.renderer)
                expectSame(
                    actual, try draw(list, with: software), tolerance: (3, 0),
                    because: "the raster is rounded once more; " + Reason.rounding,
                    comment: "seed \(seed), step \(step)"
                )
                for statistics in [fixture.renderer.statistics, software.statistics] {
                    #expect(statistics.layerRasters == (step == 0 ? 1 : 0))
                    #expect(statistics.layerRasterHits == (step == 0 ? 0 : 1))
                    #expect(statistics.layerRasterPixels == 80 * 60)
                }
            }
        }
    }

    @Test("Cached pictures are evicted after a tenth of a second unused, or beyond the budget")
    func eviction() throws {
        let fixture = try GLFixture()
        let software = SoftwareRenderer()
        let renderers: [(any Renderer)] = [fixture.renderer, software]
        for renderer in renderers {
            func show(_ list: DisplayList, at time: Double) throws -> RenderStatistics {
                var list = list
                list.time = time
                // A change elsewhere forces a redraw of the list.
                list.background = DrawColor(Float(time), 0, 0, 1)
                try renderer.render(list)
                return renderer.statistics
            }
            let one = raster(Projection(tx: 9, ty: 9), seed: 3)
            let none = DisplayList.white()
            #expect(try show(one, at: 0).layerRasters == 1)
            // A raster in use stays cached, however long ago the previous frame was.
            #expect(try show(one, at: 0.5).layerRasterHits == 1)
            #expect(try show(none, at: 0.6).layerRasterPixels == 4800)
            #expect(try show(one, at: 0.69).layerRasterHits == 1)
            #expect(try show(none, at: 0.7).layerRasterPixels == 4800)
            #expect(try show(none, at: 0.79).layerRasterPixels == 4800)
            #expect(try show(none, at: 0.81).layerRasterPixels == 0)
            #expect(try show(one, at: 0.82).layerRasters == 1)
            // A budget of 2.5 x 30,000 pixels holds fifteen of twenty pictures of 4,800 pixels.
            var many = DisplayList.white()
            for id in 0..<20 as Range<UInt64> {
                let part = raster(Projection(tx: Float(id) * 5), id: 100 + id, seed: id)
                guard case .image(var item) = part.items[0] else { continue }
                item.image = Int32(id)
                many.items.append(.image(item))
                many.rasters.append(part.rasters[0])
            }
            #expect(try show(many, at: 0.83).layerRasters == 20)
            let again = try show(many, at: 0.84)
            #expect(again.layerRasterPixels == 15 * 4800)
            #expect(again.layerRasterHits == 15 && again.layerRasters == 5)
            let kept = try renderer.readPixels()
            many.time = 0.84
            many.background = DrawColor(0.84, 0, 0, 1)
            let fresh: any Renderer =
                renderer === software
                ? SoftwareRenderer() : try GLRenderer(load: fixture.context.load)
            expectSame(kept, try draw(many, with: fresh))
        }
    }
}
