import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Runs of shapes in software.
struct ShapeRunTests {
    @Test("A run is drawn like its single shapes, cut or not, also where a few change")
    func runs() throws {
        var random = SeededRandom(seed: 11)
        func shape() -> PlainShape {
            let (sine, cosine) = (Float(random.unit()), Float(random.unit()))
            return PlainShape(
                a: cosine, b: sine, c: -sine, d: cosine, tx: Float(random.unit() * 40),
                ty: Float(random.unit() * 30), rect: LocalRect(x: -5, y: -4, width: 10, height: 8),
                radius: Float(random.unit() * 4), fill: DrawColor(0.2, 0.1, 0.3, 0.5)
            )
        }
        var list = DisplayList(width: 40, height: 30, background: DrawColor(0, 0, 1, 1))
        list.shapes = (0..<30).map { _ in shape() }
        var cut = ShapeRun(first: 20, count: 10, scissor: list.bounds)
        cut.cut = list.cuts.append([CutLine(x: 1, y: 0.5, constant: -25, isClosed: true)])
        let inside = PixelRect(minX: 4, minY: 3, maxX: 33, maxY: 28)
        list.items = [
            .shapes(ShapeRun(first: 0, count: 12, scissor: list.bounds)),
            .beginGroup(GroupItem(bounds: list.bounds, opacity: 0.5)),
            .shapes(ShapeRun(first: 12, count: 8, scissor: inside)),
            .endGroup,
            .shapes(cut),
        ]
        let renderer = SoftwareRenderer()
        for step in 0..<8 {
            if step % 3 == 1 { list.shapes[step * 4] = shape() }
            if step % 3 == 2 { list.shapes[step].tx += 3 }
            if step == 6 { list.items[0] = .shapes(ShapeRun(first: 1, count: 11, scissor: inside)) }
            var single = list
            single.items = list.singleItems
            single.shapes = []
            expectSame(
                try draw(list, with: renderer), try draw(single, with: SoftwareRenderer()),
                comment: "step \(step)"
            )
        }
    }
}
