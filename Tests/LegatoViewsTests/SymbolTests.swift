import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// Symbols: `Image(systemName:)` and what determines their look.
struct SymbolTests {
    /// The bounds of pixels that are darker than half.
    private func ink(_ view: some View, scale: CGFloat = 1) -> CGRect {
        let display = HeadlessDisplay(size: CGSize(width: 300, height: 200), scale: scale)
        let hosting = HostingLayer(rootView: view)
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.rootLayer.backgroundColor = CGColor(gray: 1, alpha: 1)
        display.advance(frames: 1)
        let picture: CGImage = display.snapshot()
        var box = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].green < 128 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("A circle symbol is as high as the font size, and its image has a margin around it")
    func size() {
        let shown = ViewDisplay(Image(systemName: "circle.fill").font(.system(size: 100)))
        #expect(shown.layers(CGSize(width: 117, height: 117)).count == 1)
        let box = ink(Image(systemName: "circle.fill").font(.system(size: 100)))
        #expect(abs(box.width - 100) <= 1 && abs(box.height - 100) <= 1)
        #expect(abs(box.midX - 150) <= 1 && abs(box.midY - 100) <= 1)
    }

    @Test("The image scale multiplies the size by 0.8 and 1.28")
    func scale() {
        func width(_ scale: Image.Scale) -> CGFloat {
            ink(Image(systemName: "circle.fill").font(.system(size: 100)).imageScale(scale)).width
        }
        #expect(abs(width(.small) - 80) <= 1)
        #expect(abs(width(.medium) - 100) <= 1)
        #expect(abs(width(.large) - 128) <= 1)
    }

    @Test("A resizable symbol fills its frame without margins")
    func resizable() {
        let box = ink(Image(systemName: "circle.fill").resizable().frame(width: 120, height: 60))
        #expect(abs(box.width - 120) <= 1 && abs(box.height - 60) <= 1)
    }

    @Test(
        "A filled circle with a sign is the circle without the sign; without fill, a ring with it")
    func variants() {
        func picture(_ name: String) -> CGImage {
            let display = ViewDisplay(Image(systemName: name).font(.system(size: 100))).display
            return display.snapshot()
        }
        let (filled, plain) = (picture("minus.circle.fill"), picture("minus.circle"))
        // The middle of the sign, the face of the circle, and its rim.
        #expect(filled[150, 100].red > 250 && plain[150, 100].red < 5)
        #expect(filled[150, 120].red < 5 && plain[150, 120].red > 250)
        #expect(filled[150, 54].red < 5 && plain[150, 54].red < 5)
        // A slash clears a margin beside itself.
        let slashed = picture("circle.slash")
        #expect(slashed[150, 100].red < 5)
    }

    @Test("Every drawn symbol has ink in a sensible range, also in a filled circle")
    func drawings() {
        for name in cases(SymbolDrawings.all.keys.sorted()) {
            for variant in ["", ".circle.fill"] {
                let figure = SymbolFigure.named(name + variant, weight: nil)
                #expect(!figure.isPlaceholder)
                let box = figure.bounds
                #expect(box.width > 7 && box.width < 155, "\(name)\(variant) is \(box.width) wide")
                #expect(
                    box.height > 7 && box.height < 150, "\(name)\(variant) is \(box.height) high")
            }
        }
    }

    @Test("Symbols of clouds, mountains, waves, badges and keys need no icon font")
    func drawnNames() {
        let names = [
            "icloud", "pianokeys", "mountain.2", "wave.3.right", "wave.3.left",
            "alarm.waves.left.and.right", "rectangle.expand.vertical",
            "rectangle.compress.vertical", "bell.badge",
        ]
        for name in names {
            #expect(SymbolDrawings.all[name] != nil, "\(name)")
            #expect(!SymbolFigure.named(name + ".fill", weight: nil).isPlaceholder, "\(name).fill")
        }
    }

    @Test("Heavier fonts draw thicker lines")
    func weight() {
        func height(_ weight: Font.Weight) -> CGFloat {
            ink(Image(systemName: "minus").font(.system(size: 100, weight: weight))).height
        }
        #expect(abs(height(.regular) - 8) <= 1)
        #expect(height(.bold) > height(.regular) + 3)
        #expect(height(.thin) < height(.regular) - 3)
    }

    @Test("Symbols have the foreground style, and the second style of a palette")
    func styles() {
        func picture(_ view: some View) -> CGImage {
            ViewDisplay(view.font(.system(size: 100))).display.snapshot()
        }
        let red = picture(
            Image(systemName: "circle.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        #expect(red[150, 100] == (255, 0, 0, 255))
        let palette = picture(
            Image(systemName: "minus.circle")
                .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        )
        #expect(palette[150, 100] == (255, 0, 0, 255))
        #expect(palette[150, 54] == (0, 0, 255, 255))
        let sign = picture(
            Image(systemName: "minus.circle.fill")
                .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        )
        #expect(sign[150, 100] == (255, 0, 0, 255))
        #expect(sign[150, 120] == (0, 0, 255, 255))
        let hierarchical = picture(
            Image(systemName: "minus.circle").symbolRenderingMode(.hierarchical)
        )
        #expect(hierarchical[150, 100].red < 5)
        #expect(abs(Int(hierarchical[150, 54].red) - 128) < 12)
    }

    @Test(
        "A symbol stands on the baseline of the text beside it, around the middle of its capitals")
    func baseline() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "circle.fill")
            Color.clear.frame(width: 0, height: 0)
        }
        .font(.system(size: 100))
        let box = ink(view.frame(maxWidth: .infinity, maxHeight: .infinity))
        // A view without text has its baseline at its bottom edge: 35.2 below the circle's middle.
        let shown = ViewDisplay(view)
        #expect(shown.layers(CGSize(width: 117, height: 117)).count == 1)
        #expect(abs(box.height - 100) <= 1)
        let baseline = SymbolLook(
            figure: SymbolFigure.named("circle", weight: nil), name: "circle", size: 100,
            isResizable: false, styles: []
        ).baseline
        #expect(abs(baseline - (58.5 + 35.2)) < 0.01)
    }

    @Test("A variant is shown if the symbol has it")
    func variantOfEnvironment() {
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "plus") == "plus.circle.fill")
        #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.slash.fill.applied(to: "bell") == "bell.slash.fill")
        #expect(SymbolVariants.fill.contains(.fill) && !SymbolVariants.none.contains(.fill))
    }

    @Test("An unknown name shows a dashed square and warns once with the name")
    func unknown() {
        let messages = warnings {
            let box = ink(Image(systemName: "no.such.symbol").font(.system(size: 100)))
            #expect(abs(box.width - 88) <= 2 && abs(box.height - 88) <= 2)
        }
        #expect(messages.contains { $0.contains("no.such.symbol") })
    }

    @Test("A registered symbol is shown, also in a circle")
    func registered() {
        SymbolLibrary.register(
            "test.block", path: Path(CGRect(x: 0.2, y: 0, width: 0.6, height: 1)))
        let box = ink(Image(systemName: "test.block").font(.system(size: 100)))
        #expect(abs(box.width - 60) <= 1 && abs(box.height - 100) <= 1)
        #expect(!SymbolFigure.named("test.block.circle.fill", weight: nil).isPlaceholder)
    }

    @Test("A symbol that changes its name in an animation is replaced at once")
    func replaced() {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "minus" : "circle.fill")
                    .font(.system(size: 100))
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
        let shown = ViewDisplay(Switch())
        shown.tap(150, 100)
        shown.display.advance(by: 0.1)
        let picture: CGImage = shown.display.snapshot()
        #expect(picture[150, 100].red < 5)
        #expect(picture[150, 120].red > 250)
    }

    @Test(
        "A symbol that changes its name in an animation cross-fades, if the content transition says so",
        arguments: [ContentTransition.opacity, .interpolate]
    )
    func faded(transition: ContentTransition) {
        struct Switch: View {
            let transition: ContentTransition
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "minus" : "circle.fill")
                    .font(.system(size: 100))
                    .contentTransition(transition)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                    .frame(width: 300, height: 200)
                    .overlay(alignment: .top) {
                        Color.white.frame(height: 20).onTapGesture { isOn.toggle() }
                    }
            }
        }
        let shown = ViewDisplay(Switch(transition: transition))
        shown.tap(150, 100)
        shown.display.advance(by: 0.5)
        let picture: CGImage = shown.display.snapshot()
        #expect((100..<160).contains(picture[150, 125].red))
        shown.display.advance(by: 1)
        #expect(shown.pixel(150, 125) == [255, 255, 255])
        shown.tap(150, 10)
        #expect(shown.pixel(150, 125)[0] < 5, "Without an animation it is replaced at once")
    }

    @Test("A bounce moves the symbol when its value changes, and leaves it where it was")
    func bounce() {
        struct Bell: View {
            @State private var count = 0
            var body: some View {
                Image(systemName: "circle.fill")
                    .font(.system(size: 100))
                    .symbolEffect(.bounce, value: count)
                    .onTapGesture { count += 1 }
            }
        }
        let shown = ViewDisplay(Bell())
        func isDark(_ y: Int) -> Bool {
            let picture: CGImage = shown.display.snapshot()
            return picture[150, y].red < 128
        }
        #expect(!isDark(45) && isDark(55))
        shown.tap(150, 100)
        shown.display.advance(by: 0.12)
        #expect(isDark(45))
        shown.display.advance(by: 1)
        #expect(!isDark(45) && isDark(55))
    }

    @Test("A label and a button show a symbol before their title")
    func labels() {
        let label = ViewDisplay(Label("Title", systemImage: "circle.fill").font(.system(size: 50)))
        #expect(label.layers(CGSize(width: 58.5, height: 58.5)).count == 1)
        let button = ViewDisplay(
            Button("Title", systemImage: "circle.fill") {}.font(.system(size: 50))
        )
        #expect(button.layers(CGSize(width: 58.5, height: 58.5)).count == 1)
    }
}
