import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Cuts at planes.
///
/// Items cut to a part of the target.
struct CutTests {
    /// Returns a line through the middle half of a target in any direction; some are axis-aligned.
    private func line(_ random: inout SeededRandom, _ list: DisplayList) -> CutLine {
        let normal: SIMD2<Double>
        switch Int.random(in: 0..<4, using: &random) {
        case 0: normal = SIMD2(Bool.random(using: &random) ? 1 : -1, 0)
        case 1: normal = SIMD2(0, Bool.random(using: &random) ? 1 : -1)
        default:
            normal = SIMD2(
                Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random)
            )
        }
        // Multiples of half a pixel, so that axis-aligned lines pass through pixel centres.
        let x = Double(Int.random(in: list.width / 2...list.width * 3 / 2, using: &random)) / 2
        let y = Double(Int.random(in: list.height / 2...list.height * 3 / 2, using: &random)) / 2
        return CutLine(
            x: normal.x, y: normal.y, constant: -(normal.x * x + normal.y * y),
            isClosed: Bool.random(using: &random)
        )
    }

    @Test("Both sides of a cut together equal the whole, byte for byte", arguments: 1...60)
    func noSeam(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let list =
            seed % 5 == 0
            ? PictureScene.gradients(seed: seed, count: 14)
            : PictureScene.random(seed: seed, count: 18, blends: seed % 2 == 0)
        let parts = list.cut(along: line(&random, list))
        expectSame(
            try draw(parts, with: SoftwareRenderer()),
            try draw(list, with: SoftwareRenderer(threads: 1))
        )
    }

    @Test("A cut item is drawn in exactly the pixels whose centres are in all half-planes")
    func centres() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<40 {
            var list = DisplayList(width: 40, height: 30)
            let lines = (0..<3).map { _ in line(&random, list) }
            let cut = list.cuts.append(lines)
            var shape = ShapeItem(
                shape: RoundedShape(
                    projection: Projection(), rect: LocalRect(x: 0, y: 0, width: 40, height: 30)
                ),
                fill: DrawColor(1, 1, 1, 1),
                scissor: list.bounds
            )
            shape.cut = cut
            list.items = [.shape(shape)]
            let picture = try draw(list, with: SoftwareRenderer())
            for y in 0..<30 {
                for x in 0..<40 {
                    let isInside = lines.allSatisfy {
                        let height = $0.x * (Double(x) + 0.5) + $0.y * (Double(y) + 0.5)
                        return $0.isClosed ? height + $0.constant >= 0 : height + $0.constant > 0
                    }
                    #expect(picture[x, y].alpha == (isInside ? 255 : 0), "(\(x), \(y)) \(lines)")
                }
            }
        }
    }

    @Test("A moving cut damages the items that it cuts, and nothing else")
    func damage() throws {
        let renderer = SoftwareRenderer()
        var list = DisplayList(width: 100, height: 100)
        func square(_ x: Float, _ cut: Int32) -> DisplayItem {
            var shape = ShapeItem(
                shape: RoundedShape(
                    projection: Projection(), rect: LocalRect(x: x, y: 10, width: 20, height: 20)
                ),
                fill: DrawColor(1, 0, 0, 1),
                scissor: list.bounds
            )
            shape.cut = cut
            return .shape(shape)
        }
        let first = list.cuts.append([CutLine(x: 1, y: 1, constant: -40)])
        list.items = [square(10, first), square(50, -1)]
        try renderer.render(list)
        list.cuts.removeAll()
        _ = list.cuts.append([CutLine(x: 1, y: 1, constant: -45)])
        try renderer.render(list)
        #expect(renderer.damage.minX <= 10 && renderer.damage.maxX >= 30)
        #expect(renderer.damage.maxX < 50)
        expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
        try renderer.render(list)
        #expect(renderer.damage.isEmpty)
    }

    @Test("An item cut to a part missing from the list traps")
    func unknownCut() async {
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 10, height: 10)
            list.items = [.beginGroup(GroupItem(bounds: list.bounds)), .endGroup]
            list.items[0].cut = 3
            try SoftwareRenderer().render(list)
        }
    }
}
