import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

/// Lines break between grapheme clusters, whatever the text and the width.
struct ClusterBreakTests {
    private static let pieces = [
        "a", " ", "\u{301}", "\u{FFFD}", "\u{1F3FF}", "\u{200D}", "\u{93E}", "\u{94D}", "\u{964}",
        "\u{600}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{1F1E9}", "\u{AD}", "\u{2010}",
        "\u{200B}", "\u{E33}", "\u{E20}", "\u{FE0F}", "\u{20E3}", "\u{5D0}", "\u{FEDE}", "\u{5197}",
        "\u{2028}", "\t", "\u{1F468}", "\u{A0}", "\u{2060}", "1",
    ]

    private func layout(_ string: String, _ size: CGFloat, _ width: CGFloat) throws -> TextLayout {
        try TextLayout(string: string, fontName: "monospace", fontSize: size, maximumWidth: width)
    }

    /// The text whose clusters made pango's line breaker fail an assertion.
    @Test func aClusterWiderThanTheLineOverflows() throws {
        let marks = String(repeating: "\u{301}", count: 3) + "q\u{FE0F}\u{FFFD}"
        let text = try layout(marks + String(repeating: "\u{1F3FF}", count: 100), 33.3, 5)
        #expect(text.lines.count >= 2)
        let danda = "r \u{FEDE}\u{64F}\u{FEE0} \u{963} \u{963}h\u{963} \u{963} \u{5197}"
        #expect(try layout(danda, 12, 0).lines.last?.end == danda.utf8.count)
    }

    @Test(arguments: [0, 5, 21, 60, 1000] as [CGFloat])
    func anEmptyTextHasNoLineBreaks(_ width: CGFloat) throws {
        var random = SeededRandom(seed: UInt64(width) + 1)
        for _ in 0..<150 {
            var string = ""
            for _ in 0..<12 { string += Self.pieces.randomElement(using: &random) ?? "" }
            let lines = try layout(string, 33.3, width).lines
            #expect(lines.last?.end == string.utf8.count, "\(string.debugDescription)")
        }
    }

    @Test func anAccentStaysOnTheLineOfTheSpaceItCombinesWith() throws {
        // Without a break in the cluster, the space and its accent start the next line together.
        let text = try layout("aaaa \u{301}bbbb", 20, 60)
        let bytes = Array(text.string.utf8)
        for line in text.lines.dropLast() { #expect(bytes[line.end] & 0xC0 != 0x80) }
        #expect(!text.lines.contains { $0.end == 5 })
    }

    @Test func textsWithoutBreaksInsideClustersAreShapedOnce() throws {
        func shaped(_ string: String) throws -> Int {
            let text = SettableText(string, limits: .standard)
            let lines = try PangoLines(text, fontName: "Sans", fontSize: 12, maximumWidth: 1000)
            lines.forEachLine { _ in true }
            return lines.shapedBytes
        }
        for string in ["The quick brown fox", "e\u{301}te\u{301}", "日本語", "\u{915}\u{94D}\u{937}"] {
            #expect(try shaped(string) == string.utf8.count)
        }
        #expect(try shaped("a \u{301}b") == 10)
    }
}
