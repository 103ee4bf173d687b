import Foundation
import Legato

/// Random texts in random fonts and sizes, as a layer and as a view, edited between frames.
@MainActor
enum TextCase {
    private static let pieces = [
        "a", " ", "\n", "Wide", "e\u{301}", "\u{301}", "\u{200D}", "日本", "سلام", "👨‍👩‍👧", "\t", "\u{0}",
        "\u{FFFD}", "\u{202E}", "-", "\r\n", "ﬁ", "\u{1F3FF}", "נ", "0", "\u{2028}", "\u{2029}",
        "\u{FDFD}", "ि", "🇩", "\u{AD}", "\u{2066}", "q\u{FE0F}", "\u{10FFFF}", "1 000,50 ", "\r",
    ]

    private static let fonts = [
        "DejaVu Sans", "monospace", "", "None\u{0}Such", "serif Bold 900", "#tnum",
        "Sans #kern=x,,=",
        "DejaVu Sans @wght=1e30", ",,,", String(repeating: "x", count: 100_000),
        "Sans 1e20", "Helvetica Ultra-Bold Italic #tnum, kern=0",
    ]

    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        let string = string(&tape)
        tape.say(
            "\(string.unicodeScalars.count) scalars \(String(String.UnicodeScalarView(string.unicodeScalars.prefix(24))).debugDescription)"
        )
        let display = HeadlessDisplay(size: CGSize(width: 80, height: 40), threads: 1)
        switch tape.below(4) {
        case 0, 1: layer(string, on: display, &tape)
        case 2: view(string, on: display, &tape)
        default: layout(string, &tape)
        }
    }

    private static func string(_ tape: inout Tape) -> String {
        var string = ""
        for _ in 0...tape.below(6) {
            let count = tape.pick([1, 2, 3, 10, 100, 1000, 20_000, 100_000])
            string += String(repeating: tape.pick(pieces), count: count)
        }
        return string
    }

    private static func size(_ tape: inout Tape) -> Double {
        tape.pick([17, 1, 0.5, 40, 100, 1000, 1e4, 1e6, 1e12, 0, -3, 1e-9, 33.3, 2001])
    }

    private static func show(_ display: HeadlessDisplay) {
        _ = display.snapshot()
        display.advance(by: 0.1)
        _ = display.snapshot()
    }

    private static func layer(_ string: String, on display: HeadlessDisplay, _ tape: inout Tape) {
        let text = CATextLayer()
        text.frame = display.rootLayer.bounds
        text.string = string
        set(text, &tape)
        display.rootLayer.addSublayer(text)
        _ = text.preferredFrameSize()
        show(display)
        for _ in 0..<tape.below(3) {
            if tape.chance(1, in: 2) { text.string = self.string(&tape) }
            set(text, &tape)
            if tape.chance(1, in: 3) {
                let scale = tape.pick([1, 0, -1, 100, 1e4, 1e6, 1e9, 1e-6])
                tape.say("scale \(scale)")
                text.transform = CATransform3DMakeScale(scale, scale, 1)
            }
            show(display)
        }
    }

    private static func set(_ text: CATextLayer, _ tape: inout Tape) {
        text.font = tape.pick(fonts)
        text.fontSize = size(&tape)
        text.isWrapped = tape.chance(1, in: 2)
        text.truncationMode = tape.pick([.none, .start, .middle, .end])
        text.alignmentMode = tape.pick([.natural, .left, .right, .center, .justified])
        text.contentsScale = tape.pick([1, 2, 0.1, 100, 1e6])
        text.bounds.size = tape.pick([
            CGSize(width: 80, height: 40), CGSize(width: 1, height: 40),
            CGSize(width: 0, height: 40),
            CGSize(width: 1e6, height: 1e6), CGSize(width: 80, height: 1e9),
            CGSize(width: 33.3, height: 7),
        ])
        let (mode, scale) = (text.truncationMode, text.contentsScale)
        tape.say(
            """
            layer: font \((text.font as? String)?.prefix(24).debugDescription ?? "-") \(text.fontSize), wraps \
            \(text.isWrapped), \(mode), \(text.alignmentMode), scale \(scale), \(text.bounds.size)
            """
        )
    }

    private static func text(_ string: String, _ tape: inout Tape) -> Text {
        var text = Text(verbatim: string)
        for _ in 0..<tape.below(3) {
            switch tape.below(7) {
            case 0:
                let size = size(&tape)
                tape.say("font size \(size)")
                text = text.font(.system(size: size))
            case 1:
                let (name, size) = (tape.pick(fonts), size(&tape))
                tape.say("font \(name.prefix(24).debugDescription) \(size)")
                text = text.font(.custom(name, size: size))
            case 2: text = text.bold()
            case 3: text = text.italic()
            case 4: text = text.monospacedDigit()
            case 5: text = text.foregroundStyle(.red)
            default:
                let other = self.string(&tape)
                tape.say("joined with \(other.unicodeScalars.count) scalars")
                text = text + Text(verbatim: other).bold()
            }
        }
        return text
    }

    private struct Stage: View {
        var texts: [Text]
        @Binding var index: Int
        var limit: Int?
        var width: CGFloat?
        var mode: Text.TruncationMode
        var alignment: TextAlignment
        var scale: CGFloat

        var body: some View {
            texts[index]
                .lineLimit(index == 0 ? limit : nil)
                .truncationMode(mode)
                .multilineTextAlignment(alignment)
                .frame(width: width)
                .scaleEffect(scale)
        }
    }

    private static func view(_ string: String, on display: HeadlessDisplay, _ tape: inout Tape) {
        let limit = tape.pick([nil, 1, 0, 3, -1, .max])
        let width = tape.pick([nil, 60, 0, 5, 1e6] as [CGFloat?])
        let scale = tape.pick([1, 0.01, 3, 0, 1e4, -1] as [CGFloat])
        let mode = tape.pick([.tail, .head, .middle] as [Text.TruncationMode])
        let alignment = tape.pick([.natural, .center, .trailing, .justified] as [TextAlignment])
        tape.say("view: lines \(limit as Any), width \(width as Any), \(mode), scale \(scale)")
        let texts = [text(string, &tape), text(tape.chance(1, in: 2) ? string : "b", &tape)]
        final class Index { var value = 0 }
        let index = Index()
        func stage() -> Stage {
            Stage(
                texts: texts, index: Binding(get: { index.value }, set: { index.value = $0 }),
                limit: limit, width: width, mode: mode, alignment: alignment, scale: scale
            )
        }
        let host = HostingLayer(rootView: stage())
        host.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(host)
        show(display)
        index.value = 1
        withAnimation(.spring) { host.rootView = stage() }
        show(display)
    }

    private static func layout(_ string: String, _ tape: inout Tape) {
        let size = tape.pick([17, 0.01, 40, 1000, 1e4, 33.3])
        let width = tape.pick([nil, 0, 60, 5, 1e6, 1e300] as [CGFloat?])
        let font = tape.pick(fonts)
        let alignment = tape.pick([.natural, .center, .trailing, .justified] as [TextAlignment])
        tape.say(
            "layout \(size) in \(width as Any), \(font.prefix(24).debugDescription), \(alignment)"
        )
        guard
            let text = try? TextLayout(
                string: string, fontName: font, fontSize: size, maximumWidth: width,
                alignment: alignment
            )
        else { return }
        let context = CGContext(width: 40, height: 20, scale: tape.pick([1, 2, 0.1, 100, 1e6]))
        if tape.chance(1, in: 3) { context.rotate(by: 1) }
        let place = tape.pick([0, -10, 1e6, -1e9, 0.3])
        tape.say("at \(place) under \(context.ctm)")
        text.draw(in: context, at: CGPoint(x: place, y: place))
        _ = context.makeImage()
    }
}
