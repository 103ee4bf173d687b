import Foundation
import Testing

@testable import LegatoCanvas

/// Fonts smaller than a point.
struct SmallFontTests {
    /// The ends and widths of the lines, both in ems.
    private func lines(_ string: String, _ fontSize: CGFloat) throws -> [[Double]] {
        let lines = try PangoLines(
            SettableText(string, limits: .standard),
            fontName: "DejaVu Sans",
            fontSize: fontSize,
            maximumWidth: 30 * fontSize
        )
        var all: [[Double]] = []
        lines.forEachLine {
            all.append([Double($0.end), ($0.width / fontSize * 1e6).rounded()])
            return true
        }
        return all
    }

    @Test("They break lines where a font of a point does, without the rounding of pango's units")
    func proportion() throws {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 5)
        let expected = try lines(text, 1)
        #expect(expected.count > 3)
        for fontSize in [0.5, 0.1, 0.01] { #expect(try lines(text, fontSize) == expected) }
    }
}
