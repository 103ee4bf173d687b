import CLegatoKernels
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Software renderer.
struct SoftwareRendererTests {
    @Test("The renderer laws hold")
    func laws() throws {
        try checkRenderer { SoftwareRenderer() }
    }

    @Test("The picture is the same for any number of threads", arguments: 1...12)
    func threads(seed: UInt64) throws {
        let list = PictureScene.random(
            seed: seed, count: 40, width: 320, height: 240, blends: seed % 2 == 0
        )
        let one = try draw(list, with: SoftwareRenderer(threads: 1))
        for threads in [2, 3, 8] {
            expectSame(
                try draw(list, with: SoftwareRenderer(threads: threads)), one,
                comment: "seed \(seed), \(threads) threads"
            )
        }
    }

    @Test("A fixed random scene has the same bytes in debug and release, on every processor")
    func goldenHash() throws {
        let list = PictureScene.random(seed: 2026, count: 400, width: 640, height: 480)
        let hash = pictureHash([try draw(list, with: SoftwareRenderer())])
        #expect(hash == "2d4b257ea8063db8", "the new value is \(hash)")
    }

    @Test("Statistics count what is drawn")
    func statistics() throws {
        let renderer = SoftwareRenderer()
        var list = DisplayList(width: 100, height: 80)
        func square(_ x: Float) -> DisplayItem {
            .shape(
                ShapeItem(
                    shape: RoundedShape(
                        projection: Projection(tx: x, ty: 10),
                        rect: LocalRect(x: 0, y: 0, width: 10, height: 10)
                    ),
                    fill: DrawColor(1, 0, 0, 1),
                    scissor: list.bounds
                )
            )
        }
        let group = GroupItem(
            bounds: PixelRect(minX: 10, minY: 5, maxX: 40, maxY: 25), opacity: 0.5,
            shadow: GroupShadow(offset: .zero, sigma: 2, color: DrawColor(0, 0, 0, 1))
        )
        list.items = [
            square(0), square(300), .beginGroup(group), square(20), .endGroup, square(50),
        ]
        try renderer.render(list)
        #expect(renderer.statistics.items == 4)
        #expect(renderer.statistics.instances == 5)
        #expect(renderer.statistics.batches == 5)
        #expect(renderer.statistics.offscreenPixels == 30 * 20)
        #expect(renderer.statistics.framesDrawn == 1)
    }

    @Test("Pixels can be copied in both orders, in part")
    func copying() throws {
        let renderer = SoftwareRenderer()
        let list = PictureScene.random(seed: 5, count: 20, width: 50, height: 40)
        let image = try draw(list, with: renderer)
        var bytes = [UInt8](repeating: 7, count: 40 * 256)
        bytes.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            renderer.copyPixels(
                to: start, bytesPerRow: 256, format: .bgra,
                rect: PixelRect(minX: 3, minY: 4, maxX: 20, maxY: 100)
            )
        }
        for y in 0..<40 {
            for x in 0..<50 {
                let p = image[x, y]
                let isCopied = (3..<20).contains(x) && y >= 4
                let expected = isCopied ? [p.blue, p.green, p.red, p.alpha] : [7, 7, 7, 7]
                #expect(Array(bytes[y * 256 + x * 4..<y * 256 + x * 4 + 4]) == expected)
            }
        }
        let first = try renderer.withPixels { pixels, bytesPerRow in pixels[4 * bytesPerRow] }
        #expect(first == image[0, 4].red)
    }

    @Test("A group without an end traps")
    func unbalancedGroup() async {
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 10, height: 10)
            list.items = [.beginGroup(GroupItem(bounds: list.bounds))]
            try? SoftwareRenderer().render(list)
        }
    }

    @Test("An unmatched end of a group, an unknown image and a NaN trap")
    func wrongItems() async {
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 10, height: 10)
            list.items = [.endGroup]
            try? SoftwareRenderer().render(list)
        }
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 10, height: 10)
            let rect = LocalRect(x: 0, y: 0, width: 5, height: 5)
            list.items = [
                .image(
                    ImageItem(
                        shape: RoundedShape(projection: Projection(), rect: rect), image: 0,
                        frame: rect, scissor: list.bounds
                    )
                )
            ]
            try? SoftwareRenderer().render(list)
        }
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 10, height: 10)
            let rect = LocalRect(x: .nan, y: 0, width: 5, height: 5)
            list.items = [
                .shape(
                    ShapeItem(
                        shape: RoundedShape(projection: Projection(), rect: rect),
                        fill: DrawColor(1, 1, 1, 1), scissor: list.bounds
                    )
                )
            ]
            try? SoftwareRenderer().render(list)
        }
    }

    @Test("A target that is too large throws")
    func tooLarge() {
        #expect(throws: RenderError.self) {
            try SoftwareRenderer().render(DisplayList(width: 40_000, height: 1))
        }
    }
}
