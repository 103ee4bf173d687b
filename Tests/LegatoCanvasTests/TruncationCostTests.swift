import Foundation
import LegatoGraphics
import Testing

@testable import LegatoCanvas

/// The cost of a truncated line depends on what it shows, not on what it hides.
struct TruncationCostTests {
    private static let modes: [TextBox.Truncation] = [.start, .middle, .end]

    /// A truncated line and the number of bytes shaped for it.
    private struct Truncated: Equatable {
        var shaped = 0
        var ends: [Int] = []
        var width: CGFloat = 0
        var ink = CGRect.zero
    }

    private func truncated(
        _ string: String, _ mode: TextBox.Truncation, _ width: CGFloat,
        _ change: (inout TextLimits) -> Void = { _ in }
    ) throws -> Truncated {
        var limits = TextLimits.standard
        change(&limits)
        let lines = try PangoLines(
            SettableText(string, limits: limits), fontName: "DejaVu Sans", fontSize: 10,
            maximumWidth: width
        )
        lines.truncation = mode.pangoMode
        var line = Truncated()
        lines.forEachLine {
            line.ends.append($0.end)
            (line.width, line.ink) = $0.narrowed()
            return true
        }
        line.shaped = lines.shapedBytes
        return line
    }

    @Test(arguments: ["1\u{FE0F}\u{20E3}", "e\u{301}\u{302}\u{303}", "word ", "日本", "a\u{5D0}"])
    func onlyTheVisibleEndsOfATruncatedLineAreShaped(_ piece: String) throws {
        let long = String(repeating: piece, count: 16_000 / piece.utf8.count)
        for mode in Self.modes {
            let line = try truncated(long, mode, 100)
            #expect(line.shaped <= 4096)
            #expect(line.ends == [long.utf8.count])
            // Few lines are as wide as the whole text.
            #expect(try truncated(long, mode, 1e6).width > 4000)
        }
    }

    @Test(arguments: [100, 400, 1500] as [CGFloat])
    func shapingOnlyTheEndsShowsWhatShapingTheWholeLineShows(_ width: CGFloat) throws {
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

    @Test func aLineWithMoreVisibleBytesThanTheMiddleLimitIsTruncatedAtTheEnd() throws {
        let long = String(repeating: "w", count: 1000) + String(repeating: "i", count: 1500)
        func width(_ mode: TextBox.Truncation, _ bytes: Int) throws -> CGFloat {
            var line = try truncated(long, mode, 3000) { $0.middleBytes = bytes }
            line.shaped = 0
            return line.width
        }
        let (end, middle) = try (width(.end, 8192), width(.middle, 8192))
        #expect(middle != end)
        #expect(try width(.middle, 2499) == end)
        #expect(try width(.middle, 2500) == middle)
    }

    @Test func theOnlyLineOfABoxIsShapedOnce() throws {
        let long = String(repeating: "The quick ", count: 60)
        let lines = try PangoLines(
            SettableText(long, limits: .standard), fontName: "DejaVu Sans", fontSize: 12,
            maximumWidth: 100
        )
        (lines.truncation, lines.room) = (TextBox.Truncation.end.pangoMode, 20)
        lines.forEachLine { _ in true }
        #expect(lines.shapedBytes == long.utf8.count)
    }

    @Test(arguments: ["a\u{5D0}", "ffi", "\t ", "\u{915}\u{93F}"])
    func aBoundedMeasurementShapesOnlyWhatReachesTheBound(_ piece: String) throws {
        func bounded(_ count: Int, _ bound: CGFloat) throws -> (width: CGFloat, bytes: Int) {
            let counter = ShapedBytes()
            let layout = try ShapedBytes.$counter.withValue(counter) {
                try TextLayout(
                    string: String(repeating: piece, count: count), fontName: "DejaVu Sans",
                    fontSize: 10, maximumWidth: nil, room: .infinity, bound: bound
                )
            }
            return (layout.size.width, counter.count)
        }
        let (short, long) = try (bounded(1000, 100), bounded(8000, 100))
        #expect(short.width >= 100 && short == long && short.bytes <= 1024)
        // A bound that is not reached has no effect.
        #expect(try bounded(20, 1e6).width == bounded(20, .infinity).width)
    }

    @Test(arguments: [3000, 3001, 3002])
    func aBoundedLineThatExceedsItsLimitIsShapedInTwoSteps(_ limit: Int) throws {
        var limits = TextLimits.standard
        limits.bidirectionalBytes = limit
        let counter = ShapedBytes()
        let layout = try ShapedBytes.$counter.withValue(counter) {
            try TextLayout(
                string: String(repeating: "a\u{5D0}", count: 3000), fontName: "DejaVu Sans",
                fontSize: 10, maximumWidth: nil, limits: limits, room: .infinity, bound: 1e6
            )
        }
        #expect(layout.lines.map(\.end) == [limit == 3002 ? 3001 : limit])
        #expect(counter.count <= limits.brokenBytes + limit)
    }

    @Test(arguments: ["\u{93F}", "\u{1F469}\u{200D}", "\u{1100}"])
    func aLongClusterBeforeOthersIsShapedOnceMore(_ piece: String) throws {
        let cluster = String(repeating: piece, count: 4000)
        let text = cluster + String(repeating: "a", count: 20_000)
        let lines = try PangoLines(
            SettableText(text, limits: .standard), fontName: "DejaVu Sans", fontSize: 17,
            maximumWidth: 40
        )
        var ends: [Int] = []
        lines.forEachLine { line in
            ends.append(line.end)
            return ends.count < 3
        }
        #expect(ends[0] == cluster.utf8.count && ends[1] > ends[0])
        // The cluster is shaped once more to keep pango from breaking it.
        #expect(lines.shapedBytes < 2 * cluster.utf8.count + 1000)
    }

    @Test func aWideLineIsShapedInTwoSteps() throws {
        let long = String(repeating: "The quick ", count: 6000)
        let lines = try PangoLines(
            SettableText(long, limits: .standard), fontName: "DejaVu Sans", fontSize: 12,
            maximumWidth: 1e6
        )
        lines.forEachLine { _ in true }
        #expect(lines.shapedBytes == TextLimits.standard.brokenBytes + 60_000)
    }
}
