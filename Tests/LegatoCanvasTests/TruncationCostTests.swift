import CCanvas
import Foundation
import LegatoGraphics
import Testing

@testable import LegatoCanvas

/// A truncated line costs what it shows, whatever it hides.
struct TruncationCostTests {
    private static let modes = [
        PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END,
    ]

    /// A truncated line and the number of bytes shaped for it.
    private struct Truncated: Equatable {
        var shaped = 0
        var ends: [Int] = []
        var width: CGFloat = 0
        var glyphs: [UInt32] = []
    }

    private func truncated(
        _ string: String,
        _ mode: PangoEllipsizeMode,
        _ width: CGFloat,
        _ change: (inout TextLimits) -> Void = { _ in }
    ) throws -> Truncated {
        var limits = TextLimits.standard
        change(&limits)
        let lines = try PangoLines(
            SettableText(string, limits: limits),
            fontName: "DejaVu Sans",
            fontSize: 10,
            maximumWidth: width
        )
        lines.truncation = mode
        var line = Truncated()
        lines.forEachLine {
            line.ends.append($0.end)
            (line.width, _) = $0.narrowed()
            line.glyphs += $0.glyphs
            return true
        }
        line.shaped = lines.shapedBytes
        return line
    }

    @Test(arguments: ["1\u{FE0F}\u{20E3}", "e\u{301}\u{302}\u{303}", "word ", "日本", "a\u{5D0}"])
    func onlyTheEndsThatMayShowAreShaped(_ piece: String) throws {
        let long = String(repeating: piece, count: 16_000 / piece.utf8.count)
        for mode in Self.modes {
            let line = try truncated(long, mode, 100)
            #expect(line.shaped <= 4096)
            #expect(line.ends == [long.utf8.count])
            // Few lines are as wide as everything.
            #expect(try truncated(long, mode, 1e6).width > 4000)
        }
    }

    @Test(arguments: [100, 400, 1500] as [CGFloat])
    func theEndsShowWhatTheWholeShows(_ width: CGFloat) throws {
        let texts = ["The quick brown fox. ", "שלום עולם ", "السلام عليكم ", "office fi\u{301} "]
        for text in texts {
            let long = String(repeating: text, count: 6000 / text.utf8.count)
            for mode in Self.modes {
                var parts = try truncated(long, mode, width)
                var whole = try truncated(long, mode, width) { $0.brokenBytes = 1 << 20 }
                #expect(parts.shaped < whole.shaped || width == 1500)
                (parts.shaped, whole.shaped) = (0, 0)
                #expect(parts == whole, "\(text) \(mode)")
            }
        }
    }

    @Test func aLineThatShowsMoreThanItsMiddleTakesIsTruncatedAtTheEnd() throws {
        let long = String(repeating: "word ", count: 400)
        let end = try truncated(long, PANGO_ELLIPSIZE_END, 3000).glyphs
        let middle = try truncated(long, PANGO_ELLIPSIZE_MIDDLE, 3000).glyphs
        #expect(middle != end)
        let beyond = try truncated(long, PANGO_ELLIPSIZE_MIDDLE, 3000) { $0.middleBytes = 1999 }
        #expect(beyond.glyphs == end)
        let within = try truncated(long, PANGO_ELLIPSIZE_MIDDLE, 3000) { $0.middleBytes = 2000 }
        #expect(within.glyphs == middle)
    }

    @Test func aWideLineIsFoundInTwoSteps() throws {
        let long = String(repeating: "The quick ", count: 6000)
        let lines = try PangoLines(
            SettableText(long, limits: .standard),
            fontName: "DejaVu Sans",
            fontSize: 12,
            maximumWidth: 1e6
        )
        lines.forEachLine { _ in true }
        #expect(lines.shapedBytes == TextLimits.standard.brokenBytes + 60_000)
    }
}

extension SetLine {
    /// The glyphs from the left.
    fileprivate var glyphs: [UInt32] {
        var glyphs: [UInt32] = []
        var node = line.pointee.runs
        while let run = node {
            node = run.pointee.next
            guard let string = run.pointee.data?.pointee.glyphs?.pointee else { continue }
            glyphs += (0..<Int(string.num_glyphs)).map { string.glyphs[$0].glyph }
        }
        return glyphs
    }
}
