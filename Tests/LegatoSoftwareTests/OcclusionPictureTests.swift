import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Pictures with occlusion.
///
/// Skipping occluded items changes no pixel.
struct OcclusionPictureTests {
    @Test("300 random trees look the same with occluded items drawn")
    func randomTrees() throws {
        let (renderer, other) = (SoftwareRenderer(), SoftwareRenderer())
        var occluded = 0
        let seeds = cases(1...300 as ClosedRange<UInt64>)
        for seed in seeds {
            let list = PictureScene.covers(seed: seed, count: 24)
            let actual = try draw(list, with: renderer)
            occluded += renderer.statistics.occluded
            let expected = try draw(list.withoutOcclusion, with: other)
            #expect(other.statistics.occluded == 0)
            expectSame(actual, expected, comment: "seed \(seed)")
        }
        #expect(occluded > 3 * seeds.count, "the trees hide too little: \(occluded) items")
    }

    @Test("Redrawing the damage is bit-identical, whatever is occluded", arguments: 1...60)
    func damage(seed: UInt64) throws {
        let renderer = SoftwareRenderer()
        let first = PictureScene.covers(seed: seed, count: 20)
        try renderer.render(first)
        var second = first
        let other = PictureScene.covers(seed: seed &+ 500, count: 20)
        func isShape(_ item: DisplayItem) -> Bool {
            if case .shape = item { true } else { false }
        }
        let places = second.items.indices.filter { isShape(second.items[$0]) }
        guard let place = places.dropFirst(Int(seed) % max(places.count, 1)).first else { return }
        if seed % 3 == 0 {
            second.items.remove(at: place)
        } else {
            second.items[place] = other.items.first(where: isShape) ?? second.items[place]
        }
        second.cuts = first.cuts
        second.items[min(place, second.items.count - 1)].cut = -1
        try renderer.render(second)
        let expected = try draw(second.withoutOcclusion, with: SoftwareRenderer())
        expectSame(try renderer.readPixels(), expected, comment: "seed \(seed)")
    }

    @Test("A moving opaque layer uncovers what it hid")
    func uncovering() throws {
        let renderer = SoftwareRenderer()
        func list(at x: Float) -> DisplayList {
            var list = DisplayList(width: 300, height: 200)
            for i in 0..<5 {
                let place = Projection(tx: 20 + Float(i) * 9, ty: 40 + Float(i) * 7)
                list.items.append(list.cover(place, 30, 30, DrawColor(0.1 * Float(i), 0.5, 0, 1)))
            }
            list.items.append(list.cover(Projection(tx: x, ty: 10), 150, 150))
            return list
        }
        try renderer.render(list(at: 10))
        #expect(renderer.statistics.occluded == 5 && renderer.statistics.items == 1)
        for x in [18, 27, 60, 140, 40, 10] as [Float] {
            try renderer.render(list(at: x))
            let whole = SoftwareRenderer()
            let expected = try draw(list(at: x).withoutOcclusion, with: whole)
            expectSame(try renderer.readPixels(), expected, comment: "at \(x)")
        }
        #expect(renderer.statistics.occluded == 5)
    }

    @Test("A thousand layers below an opaque one draw one item, without a background")
    func oneItem() throws {
        var list = PictureScene.rotatedSquares(
            seed: 3, count: 1000, side: 24, width: 320, height: 200
        )
        list.items.append(list.cover(Projection(a: 2, d: 2), 160, 100))
        let renderer = SoftwareRenderer()
        let picture = try draw(list, with: renderer)
        #expect(renderer.statistics.occluded == 1000)
        #expect(renderer.statistics.items == 1 && renderer.statistics.instances == 1)
        expectSame(picture, try draw(list.withoutOcclusion, with: SoftwareRenderer()))
    }

    @Test("An occluded group is not drawn offscreen")
    func hiddenGroup() throws {
        var list = DisplayList(width: 200, height: 150)
        let bounds = PixelRect(minX: 40, minY: 40, maxX: 90, maxY: 90)
        list.items = [
            .beginGroup(GroupItem(bounds: bounds, opacity: 0.5)),
            list.cover(Projection(tx: 40, ty: 40), 50, 50),
            list.cover(Projection(tx: 50, ty: 45), 50, 50),
            .endGroup,
            list.cover(Projection(tx: 10, ty: 10), 120, 120),
        ]
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        #expect(renderer.statistics.offscreenPixels == 0)
        #expect(renderer.statistics.items == 1 && renderer.statistics.occluded == 1)
        list.items[4] = list.cover(Projection(tx: 41, ty: 10), 120, 120)
        try renderer.render(list)
        #expect(renderer.statistics.offscreenPixels == 50 * 50)
    }
}

extension DisplayList {
    /// Returns an opaque rectangle.
    fileprivate func cover(
        _ projection: Projection, _ width: Float, _ height: Float,
        _ color: DrawColor = DrawColor(0.2, 0.3, 0.9, 1)
    ) -> DisplayItem {
        let rect = LocalRect(x: 0, y: 0, width: width, height: height)
        return .shape(
            ShapeItem(
                shape: RoundedShape(projection: projection, rect: rect), fill: color,
                scissor: bounds
            )
        )
    }
}
