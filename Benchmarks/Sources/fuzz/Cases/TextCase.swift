import Foundation
import Legato

/// Random texts in random fonts and sizes, as a layer and as a view.
@MainActor
enum TextCase {
    private static let pieces = [
        "a", " ", "\n", "Wide", "e\u{301}", "\u{301}", "\u{200D}", "日本", "سلام", "👨‍👩‍👧", "\t", "\u{0}",
        "\u{FFFD}", "\u{202E}", "-", "\r\n", "ﬁ", "\u{1F3FF}", "נ", "0",
    ]

    /// Runs the case that a tape tells.
    static func run(_ tape: inout Tape) {
        let string = string(&tape)
        let size = tape.pick([17, 1, 0.5, 40, 100, 1000, 1e4, 1e6, 1e12, 0, -3])
        let font = tape.pick(["DejaVu Sans", "monospace", "", "None\u{0}Such", "serif Bold 900"])
        tape.say("\(string.unicodeScalars.count) scalars \(string.prefix(24).debugDescription)")
        tape.say("font \(font.debugDescription), size \(size)")
        let display = HeadlessDisplay(size: CGSize(width: 80, height: 40), threads: 1)
        if tape.chance(1, in: 2) {
            layer(string, font, size, on: display, &tape)
        } else {
            view(string, size, on: display, &tape)
        }
        _ = display.snapshot()
        display.advance(by: 0.1)
        _ = display.snapshot()
    }

    private static func string(_ tape: inout Tape) -> String {
        var string = ""
        for _ in 0...tape.below(6) {
            let count = tape.pick([1, 2, 3, 10, 100, 1000, 20_000, 100_000])
            string += String(repeating: tape.pick(pieces), count: count)
        }
        return string
    }

    private static func layer(
        _ string: String,
        _ font: String,
        _ size: Double,
        on display: HeadlessDisplay,
        _ tape: inout Tape
    ) {
        let text = CATextLayer()
        text.frame = display.rootLayer.bounds
        text.string = string
        text.font = font
        text.fontSize = size
        text.isWrapped = tape.chance(1, in: 2)
        text.truncationMode = tape.pick([.none, .start, .middle, .end])
        text.alignmentMode = tape.pick([.natural, .left, .right, .center, .justified])
        text.contentsScale = tape.pick([1, 2, 0.1, 100, 1e6])
        let (mode, scale) = (text.truncationMode, text.contentsScale)
        tape.say("layer: wraps \(text.isWrapped), \(mode), scale \(scale)")
        display.rootLayer.addSublayer(text)
        _ = text.preferredFrameSize()
    }

    private static func view(
        _ string: String,
        _ size: Double,
        on display: HeadlessDisplay,
        _ tape: inout Tape
    ) {
        let limit = tape.pick([nil, 1, 0, 3, -1, .max])
        let width = tape.pick([nil, 60, 0, 5, 1e6] as [CGFloat?])
        tape.say("view: lines \(String(describing: limit)), width \(String(describing: width))")
        display.rootLayer.addSublayer(
            HostingLayer(
                rootView: Text(verbatim: string)
                    .font(.system(size: size))
                    .lineLimit(limit)
                    .frame(width: width)
            )
        )
    }
}
