import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Rasters are drawn only where they changed and are visible.
struct RasterDamageTests {
    private func square(_ x: Float, _ y: Float, _ color: DrawColor, in list: DisplayList)
        -> DisplayItem
    {
        .shape(
            ShapeItem(
                shape: RoundedShape(
                    projection: Projection(), rect: LocalRect(x: x, y: y, width: 8, height: 8)
                ),
                fill: color,
                scissor: list.bounds
            )
        )
    }

    private func show(_ index: Int32, _ raster: DisplayList, by map: Projection) -> DisplayItem {
        let rect = LocalRect(
            x: Float(raster.origin.x), y: Float(raster.origin.y), width: Float(raster.width),
            height: Float(raster.height)
        )
        return .image(
            ImageItem(
                shape: RoundedShape(projection: map, rect: rect), image: index, frame: rect,
                scissor: .unbounded, isRaster: true
            )
        )
    }

    @Test("A change in a raster redraws only its pixels, in the raster and on the target")
    func change() throws {
        var inner = DisplayList(width: 300, height: 300)
        inner.items = [
            square(20, 20, DrawColor(1, 0, 0, 1), in: inner),
            square(250, 250, DrawColor(1, 0, 0, 1), in: inner),
        ]
        var list = DisplayList(width: 400, height: 400)
        list.rasters = [Raster(id: Raster.ID(layer: 1), list: inner)]
        list.items = [show(0, inner, by: Projection(tx: 30, ty: 40))]
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        inner.items[0] = square(20, 20, DrawColor(0, 1, 0, 1), in: inner)
        list.rasters[0].list = inner
        try renderer.render(list)
        #expect(renderer.damage.area <= 20 * 20)
        #expect(renderer.statistics.drawnPixels < 1000)
        expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
    }

    @Test("Uncached rasters are redrawn only where they overlap the damage")
    func notKept() throws {
        var list = DisplayList(width: 100, height: 100)
        for index in 0..<6 {
            var inner = DisplayList(width: 100, height: 100)
            let x = Float(10 * index)
            inner.items = (0..<10).map {
                square(x, Float(10 * $0), DrawColor(1, 0, 0, 1), in: inner)
            }
            list.rasters.append(Raster(id: Raster.ID(layer: UInt64(index)), list: inner))
            list.items.append(show(Int32(index), inner, by: Projection()))
        }
        list.items.append(square(90, 3, DrawColor(0, 0, 1, 1), in: list))
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        list.items[6] = square(90, 3, DrawColor(0, 1, 1, 1), in: list)
        try renderer.render(list)
        // Six times the damage, in each raster and on the target.
        #expect(renderer.statistics.drawnPixels < 12 * 14 * 14)
        expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
    }

    @Test("Redrawing a raster's damage is bit-identical to drawing all of it", arguments: 1...60)
    func partialEqualsWhole(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var inner = PictureScene.random(seed: seed, count: 8, blends: false)
        func map() -> Projection {
            let (size, angle) = (
                0.3 + 1.5 * random.unit(), random.chance(of: 0.3) ? 0 : random.unit()
            )
            let (x, y) = (Float(size * cos(angle)), Float(size * sin(angle)))
            return Projection(
                a: x, b: y, c: -y, d: x, tx: Float(40 * random.unit() - 20),
                ty: Float(40 * random.unit() - 20)
            )
        }
        var list = DisplayList(width: inner.width, height: inner.height)
        list.rasters = [Raster(id: Raster.ID(layer: 1), list: inner)]
        list.items = [show(0, inner, by: map()), show(0, inner, by: map())]
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        for step in 0..<3 {
            let other = PictureScene.random(seed: seed &+ 1000, count: 8, blends: false)
            inner.items.append(square(Float(11 * step), 9, DrawColor(0, 0, 1, 1), in: inner))
            if step == 1 { inner.background = other.background }
            list.rasters[0].list = inner
            try renderer.render(list)
            expectSame(
                try renderer.readPixels(), try draw(list, with: SoftwareRenderer()),
                comment: "seed \(seed), step \(step), damage \(renderer.damage)"
            )
        }
    }
}
