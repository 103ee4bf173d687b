import Foundation
import Legato
import Testing

/// Listings on texts and symbols.
///
/// The listings of the documentation comments on texts and symbols.
@MainActor
struct TextListings {
    struct Counter: View {
        @State private var count = 1
        var body: some View {
            VStack {
                Text("\(count)").contentTransition(.numericText())
                Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
            }
        }
    }

    /// Returns the bounds of the pixels of a picture that a closure accepts.
    private func bounds(
        _ picture: CGImage, where accepts: (_ red: UInt8, _ green: UInt8, _ alpha: UInt8) -> Bool
    ) -> CGRect {
        var box = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                guard accepts(pixel.red, pixel.green, pixel.alpha) else { continue }
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    /// Returns the bounds of what a view draws.
    private func ink(_ view: some View) -> CGRect {
        bounds(TransactionStage(view).display.snapshot()) { $2 > 128 }
    }

    @Test("A digit rolls, so that both are shown on the way")
    func contentTransition() throws {
        let stage = TransactionStage(Counter())
        let before = stage.display.snapshot()
        try stage.tap("More")
        let pictures = try stage.values(at: [0.5, 3]) { stage.display.snapshot() }
        func digit(_ picture: CGImage) -> CGRect {
            bounds(picture.cropped(above: 195)) { $2 > 32 }
        }
        #expect(digit(pictures[0]).height > digit(before).height + 2)
        #expect(abs(digit(pictures[1]).height - digit(before).height) <= 1)
        #expect(stage.find("2") != nil)
    }

    struct Order: View {
        let count = 2
        let total = 3
        let price = 1.5
        var body: some View {
            Text("**\(count)** of \(total) at \(price, specifier: "%.2f") €")
        }
    }

    @Test("A literal is formatted by its Markdown and its specifiers")
    func localizedStringKey() throws {
        let stage = TransactionStage(Order())
        let strings = stage.layers(CATextLayer.self).compactMap { $0.string as? String }
        #expect(strings.joined() == "2 of 3 at 1.50 €")
        let plain = ink(Text(verbatim: "2 of 3 at 1.50 €"))
        #expect(ink(Order()).width > plain.width)
    }

    struct Warning: View {
        var body: some View {
            Text(AttributedString("Warning"))
        }
    }

    @Test("An attributed string without attributes looks like the string")
    func attributedString() {
        #expect(TransactionStage(Warning()).find("Warning") != nil)
        #expect(ink(Warning()) == ink(Text(verbatim: "Warning")))
    }

    struct Price: View {
        let coin: CGImage
        var body: some View {
            Text(Image(decorative: coin, scale: 2)) + Text(" 25")
        }
    }

    @Test("A text begins with an image of half its size in pixels")
    func image() {
        let pixels = [[UInt8]](repeating: [255, 0, 0, 255], count: 400).flatMap(\.self)
        let coin = CGImage(width: 20, height: 20, premultipliedRGBA: pixels)
        let picture = TransactionStage(Price(coin: coin)).display.snapshot()
        let red = bounds(picture) { $0 > 200 && $1 < 50 && $2 > 200 }
        let other = bounds(picture) { $1 > 128 && $2 > 128 }
        #expect(abs(red.width - 10) <= 1 && abs(red.height - 10) <= 1)
        #expect(red.maxX < other.minX)
    }

    struct Countdown: View {
        var body: some View {
            Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer)
        }
    }

    @Test("A timer shows the time that is left by the display's clock")
    func timer() {
        let stage = TransactionStage(Countdown())
        stage.display.advance(by: 30.5 - stage.display.time)
        #expect(stage.find("0:59") != nil || stage.find("1:00") != nil)
        stage.display.advance(by: 10)
        #expect(stage.find("0:49") != nil || stage.find("0:50") != nil)
    }

    struct Quarter: View {
        var body: some View {
            Text(0.25, format: .percent)
        }
    }

    @Test("A number is formatted")
    func format() {
        let string = 0.25.formatted(.percent)
        #expect(string.contains("25") && TransactionStage(Quarter()).find(string) != nil)
    }

    struct Wave: TextRenderer {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for run in layout.flatMap({ $0 }) {
                for (index, letter) in run.enumerated() {
                    var context = context
                    context.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
                    context.draw(letter)
                }
            }
        }
    }

    @Test("A wave moves each letter up or down")
    func textRenderer() {
        let plain = ink(Text(verbatim: "I"))
        let (low, high) = (
            ink(Text(verbatim: "I").textRenderer(Wave(phase: .pi / 2))),
            ink(Text(verbatim: "I").textRenderer(Wave(phase: -.pi / 2)))
        )
        #expect(abs(low.minY - plain.minY - 4) <= 1 && abs(plain.minY - high.minY - 4) <= 1)
        let wave = ink(Text(verbatim: "IIII").textRenderer(Wave(phase: .pi / 2)))
        #expect(abs(wave.height - plain.height - 8) <= 1)
    }

    struct Star: View {
        var body: some View {
            Image(systemName: "star.fill")
                .font(.largeTitle)
                .foregroundStyle(.yellow)
        }
    }

    @Test("A star is yellow and larger than in a text")
    func symbol() {
        let picture = TransactionStage(Star()).display.snapshot()
        #expect(picture[200, 200].red > 200 && picture[200, 200].green > 150)
        #expect(picture[200, 200].blue < 100)
        #expect(ink(Star()).width > 1.5 * ink(Image(systemName: "star.fill")).width)
    }

    @Test("A registered symbol is a disc")
    func symbolLibrary() {
        registerGhost()
        let box = ink(Image(systemName: "ghost").font(.system(size: 100)))
        #expect(abs(box.width - 100) <= 1 && abs(box.height - 100) <= 1)
        let picture = TransactionStage(Image(systemName: "ghost").font(.system(size: 100)))
            .display.snapshot()
        #expect(picture[200, 200].alpha == 255 && picture[155, 155].alpha == 0)
    }

    struct Heart: View {
        var body: some View {
            Image(systemName: "heart")
                .symbolVariant(.fill)
        }
    }

    @Test("A filled variant is the filled symbol")
    func symbolVariant() {
        func picture(_ view: some View) -> CGImage {
            TransactionStage(view.font(.system(size: 100))).display.snapshot()
        }
        let filled = picture(Heart())
        #expect(filled[200, 200].alpha == 255)
        #expect(picture(Image(systemName: "heart"))[200, 200].alpha == 0)
    }

    struct Bell: View {
        @State private var messageCount = 0
        var body: some View {
            VStack {
                Image(systemName: "bell")
                    .symbolEffect(.bounce, value: messageCount)
                    .font(.system(size: 100))
                Button("Ring") { messageCount += 1 }
            }
        }
    }

    @Test("A bell bounces when a message comes, and rests again")
    func symbolEffect() throws {
        let stage = TransactionStage(Bell())
        let before = stage.display.snapshot()
        try stage.tap("Ring")
        let heights = try stage.values(at: [0.12, 3]) {
            bounds(stage.display.snapshot()) { $2 > 128 }.height
        }
        let height = bounds(before) { $2 > 128 }.height
        #expect(heights[0] > height + 2 && abs(heights[1] - height) <= 1)
    }

    @Test("Markdown becomes the attributes of a string")
    func markdown() throws {
        let text = try AttributedString(markdown: "**Bold**, *italic* and `code`")
        #expect(
            text.runs.compactMap(\.inlinePresentationIntent) == [
                .stronglyEmphasized, .emphasized, .code,
            ])
    }

    @Test("Strings are localised, with their numbers")
    func localized() {
        do {
            let title = String(localized: "\(3) photos")
            #expect(title == "3 photos")
        }
        let title: LocalizedStringResource = "Settings"
        print(String(localized: title))
        #expect(title.key == "Settings")
    }
}

@MainActor private func registerGhost() {
    SymbolLibrary.register("ghost", path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)))
}

extension CGImage {
    /// Returns the rows above a row.
    fileprivate func cropped(above row: Int) -> CGImage {
        let pixels = (0..<row).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let pixel = self[x, y]
                return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
        return CGImage(width: width, height: row, premultipliedRGBA: pixels)
    }
}
