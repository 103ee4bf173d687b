import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Damage.
struct DamageTests {
    private func square(
        x: Float, y: Float = 10, side: Float = 10, in list: DisplayList
    ) -> DisplayItem {
        .shape(
            ShapeItem(
                shape: RoundedShape(
                    projection: Projection(tx: x, ty: y),
                    rect: LocalRect(x: 0, y: 0, width: side, height: side)
                ),
                fill: DrawColor(1, 0, 0, 1),
                scissor: list.bounds
            )
        )
    }

    @Test("An equal list draws nothing and damages nothing")
    func equalList() throws {
        let renderer = SoftwareRenderer()
        let list = PictureScene.random(seed: 7, count: 20)
        try renderer.render(list)
        #expect(renderer.damage == list.bounds)
        let frames = renderer.statistics.framesDrawn
        try renderer.render(list)
        #expect(renderer.damage.isEmpty)
        #expect(renderer.statistics.framesDrawn == frames)
        #expect(renderer.statistics.instances == 0)
    }

    @Test("A moved item damages only its old and new frame")
    func movedItem() throws {
        let renderer = SoftwareRenderer()
        var list = DisplayList(width: 200, height: 100)
        list.items = [square(x: 150, in: list), square(x: 20, in: list)]
        try renderer.render(list)
        list.items[1] = square(x: 24, in: list)
        try renderer.render(list)
        // 20...34 x 10...20, and half a pixel of antialiasing around it.
        #expect(renderer.damage == PixelRect(minX: 19, minY: 9, maxX: 35, maxY: 21))
        #expect(renderer.statistics.instances == 1)
    }

    @Test("An inserted item damages only itself")
    func insertedItem() throws {
        let renderer = SoftwareRenderer()
        var list = DisplayList(width: 200, height: 100)
        list.items = [square(x: 150, in: list), square(x: 20, in: list)]
        try renderer.render(list)
        list.items.insert(square(x: 60, in: list), at: 1)
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 59, minY: 9, maxX: 71, maxY: 21))
    }

    @Test("A replaced picture damages the items that show it")
    func replacedPicture() throws {
        let renderer = SoftwareRenderer()
        var list = DisplayList(width: 100, height: 100)
        list.images = [PictureScene.picture]
        let rect = LocalRect(x: 0, y: 0, width: 13, height: 9)
        list.items = [
            square(x: 50, in: list),
            .image(
                ImageItem(
                    shape: RoundedShape(projection: Projection(tx: 5, ty: 5), rect: rect), image: 0,
                    frame: rect, scissor: list.bounds
                )
            ),
        ]
        try renderer.render(list)
        var bytes = PictureScene.picture.pixels
        bytes[3] = 255
        list.images = [CGImage(width: 13, height: 9, premultipliedRGBA: bytes)]
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 4, minY: 4, maxX: 19, maxY: 15))
    }

    @Test("A multiplying group damages its changes; its insertion and removal, all it covers")
    func multiplyingGroup() throws {
        let renderer = SoftwareRenderer()
        var list = DisplayList(width: 200, height: 100)
        let outer = PixelRect(minX: 10, minY: 5, maxX: 90, maxY: 60)
        func group(_ bounds: PixelRect, _ blend: GroupBlend = .normal) -> DisplayItem {
            .beginGroup(GroupItem(bounds: bounds, blend: blend))
        }
        let inner = PixelRect(minX: 20, minY: 8, maxX: 60, maxY: 40)
        list.items = [
            group(outer), square(x: 15, side: 40, in: list), group(inner, .destinationIn),
            square(x: 25, in: list), .endGroup, .endGroup,
        ]
        try renderer.render(list)
        list.items[3] = square(x: 29, in: list)
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 24, minY: 9, maxX: 40, maxY: 21))
        list.items[2] = group(inner)
        try renderer.render(list)
        #expect(renderer.damage == outer)
        expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
    }

    @Test("Redrawing the damage is bit-identical to drawing everything", arguments: 1...120)
    func partialEqualsWhole(seed: UInt64) throws {
        let blends = seed > 60
        let first = PictureScene.random(seed: seed, count: 18, blends: blends)
        let renderer = SoftwareRenderer()
        try renderer.render(first)
        var second = first
        let other = PictureScene.random(seed: seed &+ 1000, count: 18, blends: blends)
        // Plain items, which do not nest, are replaced by one another or removed.
        func isPlain(_ item: DisplayItem) -> Bool {
            switch item {
            case .beginGroup, .endGroup: false
            default: true
            }
        }
        let places = second.items.indices.filter { isPlain(second.items[$0]) }
        let place = places[Int(seed) % places.count]
        if seed % 4 == 0 {
            second.items.remove(at: place)
        } else {
            second.items[place] = other.items.first(where: isPlain) ?? second.items[place]
        }
        try renderer.render(second)
        let partial = try renderer.readPixels()
        expectSame(
            partial, try draw(second, with: SoftwareRenderer()),
            comment: "seed \(seed), damage \(renderer.damage)"
        )
        try renderer.render(other.sized(as: first))
        try renderer.render(first)
        expectSame(
            try renderer.readPixels(), try draw(first, with: SoftwareRenderer()),
            comment: "seed \(seed), there and back"
        )
    }
}

extension DisplayList {
    fileprivate func sized(as other: DisplayList) -> DisplayList {
        var list = self
        list.background = other.background
        return list
    }
}
