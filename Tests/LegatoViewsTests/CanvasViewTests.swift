import Foundation
import Legato
import TestSupport
import Testing

@MainActor
struct CanvasViewTests {
    private func red(_ side: CGFloat) -> some View {
        Color(red: 1, green: 0, blue: 0).frame(width: side, height: side)
    }

    @Test("A symbol has its ideal size, and is drawn at every place that shows it")
    func drawsSymbols() {
        let stage = Stage(
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: "red") else { return }
                #expect(symbol.size == CGSize(width: 10, height: 10))
                for x in [10, 30, 50] { context.draw(symbol, at: CGPoint(x: x, y: 10)) }
                context.draw(symbol, in: CGRect(x: 100, y: 0, width: 40, height: 20))
                context.draw(symbol, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
                #expect(context.resolveSymbol(id: "blue") == nil)
            } symbols: {
                red(10).tag("red")
            }
        )
        let picture = stage.display.snapshot()
        for (x, y) in [(10, 10), (30, 10), (50, 10), (102, 2), (138, 18), (102, 52)] {
            #expect(picture[x, y].red == 255, "\(x), \(y)")
        }
        #expect(picture[20, 10].alpha == 0 && picture[98, 48].alpha == 0)
    }

    @Test("A view of a ForEach without a tag has its element's id")
    func findsElements() {
        var sizes: [CGFloat] = []
        _ = Stage(
            Canvas { context, _ in
                sizes = (1...3).compactMap { context.resolveSymbol(id: $0)?.size.width }
            } symbols: {
                ForEach(1...3, id: \.self) { red(CGFloat($0) * 5) }
            }
        ).display.snapshot()
        #expect(sizes == [5, 10, 15])
    }

    @Test("The first drawing of a symbol shows its animations, and every drawing its changes")
    func followsSymbols() {
        func canvas(_ isWide: Bool) -> some View {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 0) else { return }
                context.draw(symbol, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
                context.draw(symbol, at: CGPoint(x: 0, y: 50), anchor: .topLeading)
            } symbols: {
                red(10).offset(x: isWide ? 80 : 0).tag(0)
                    .animation(.linear(duration: 1), value: isWide)
            }
        }
        let stage = Stage(canvas(false))
        #expect(stage.display.snapshot()[5, 55].red == 255)
        stage.perform { stage.hosting.rootView = canvas(true) }
        stage.display.advance(by: 0.5)
        let middle = stage.display.snapshot()
        #expect(middle[45, 5].red == 255 && middle[5, 5].alpha == 0)
        stage.display.advance(by: 1)
        let end = stage.display.snapshot()
        #expect(end[85, 5].red == 255 && end[85, 55].red == 255)
        #expect(end[5, 55].alpha == 0)
    }

    @Test("A text is measured, wrapped in a rectangle and drawn in its shading")
    func drawsTexts() {
        let stage = Stage(
            Canvas { context, size in
                let text = context.resolve(Text("one two three four").font(.system(size: 12)))
                let line = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
                let column = text.measure(in: CGSize(width: 40, height: CGFloat.infinity))
                #expect(column.width <= 40 && column.height > 1.5 * line.height)
                #expect(text.firstBaseline(in: size) > 0)
                #expect(text.firstBaseline(in: size) < line.height)
                var shaded = text
                shaded.shading = .color(.init(red: 0, green: 0, blue: 1))
                context.draw(shaded, in: CGRect(x: 0, y: 0, width: 40, height: 100))
            }
        )
        let picture = stage.display.snapshot()
        let pixels = (0..<100).flatMap { y in (0..<200).map { (x: $0, pixel: picture[$0, y]) } }
        let ink = pixels.filter { $0.pixel.alpha > 128 }
        #expect(!ink.isEmpty && ink.allSatisfy { $0.x < 40 && $0.pixel.blue > 100 })
    }

    @Test("A text wraps again when the rectangle in which it is drawn becomes narrower")
    func wrapsAgain() {
        func canvas(_ width: CGFloat) -> some View {
            Canvas { context, _ in
                let text = Text("one two three four").font(.system(size: 12))
                context.draw(text, in: CGRect(x: 0, y: 0, width: width, height: 100))
            }
        }
        func isInked(_ picture: CGImage, from left: Int) -> Bool {
            (0..<100).contains { y in (left..<200).contains { picture[$0, y].alpha > 64 } }
        }
        let stage = Stage(canvas(200))
        #expect(isInked(stage.display.snapshot(), from: 60))
        stage.perform { stage.hosting.rootView = canvas(40) }
        stage.display.advance(frames: 1)
        #expect(!isInked(stage.display.snapshot(), from: 42))
    }

    @Test("A canvas is tapped anywhere in its frame")
    func isTapped() {
        var taps = 0
        let it = ViewDisplay(
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            }
            .frame(width: 100, height: 100)
            .onTapGesture { taps += 1 }
        )
        for (x, y) in [(105, 55), (150, 100), (20, 20)] { it.tap(CGFloat(x), CGFloat(y)) }
        #expect(taps == 2)
    }

    @Test("Texts that are no longer drawn leave no views behind")
    func dropsTexts() {
        func canvas(_ count: Int) -> some View {
            Canvas { context, _ in
                for index in 0..<count {
                    context.draw(Text("\(index)"), at: CGPoint(x: 20 * index + 10, y: 10))
                }
            }
        }
        let stage = Stage(canvas(4))
        let count = stage.layers.count
        stage.perform { stage.hosting.rootView = canvas(1) }
        stage.display.advance(frames: 1)
        #expect(stage.layers.count < count)
        #expect(stage.display.snapshot()[70, 10].alpha == 0)
    }

    @Test("A mask is a view or a closure, and the luminance of a view can be its alpha")
    func masks() {
        let half = HStack(spacing: 0) {
            Color.white
            Color.black
        }
        let stage = Stage(red(100).mask(half.luminanceToAlpha()))
        let picture = stage.display.snapshot()
        #expect(picture[60, 50].red == 255 && picture[140, 50].alpha == 0)
    }

    @Test("A shape is filled and stroked in a chain, and its border stays inside")
    func paintsInChains() {
        let blue = Color(red: 0, green: 0, blue: 1)
        let view = Rectangle().fill(Color(red: 1, green: 0, blue: 0))
            .strokeBorder(blue, lineWidth: 10)
        let picture = Stage(view, size: CGSize(width: 100, height: 100)).display.snapshot()
        #expect(picture[50, 50] == (255, 0, 0, 255))
        #expect(picture[5, 50] == (0, 0, 255, 255) && picture[95, 50] == (0, 0, 255, 255))
    }

    @Test("A material blurs what is behind it and tints it by the colour scheme")
    func materials() {
        func picture(_ scheme: ColorScheme) -> CGImage {
            Stage(
                ZStack {
                    HStack(spacing: 0) {
                        Color.black
                        Color.white
                    }
                    Circle().fill(.ultraThinMaterial).frame(width: 80, height: 80)
                        .colorScheme(scheme)
                }
            ).display.snapshot()
        }
        let (light, dark) = (picture(.light), picture(.dark))
        // Sharp beside the circle, a soft transition in it.
        #expect(light[99, 3].red == 0 && light[100, 3].red == 255)
        #expect(light[90, 50].red > 110 && light[90, 50].red < light[110, 50].red)
        #expect(dark[90, 50].red < light[90, 50].red)
        #expect(Int(light[101, 50].red) - Int(light[98, 50].red) < 12)
    }
}
