import Foundation
import LegatoCanvas
import Testing

@testable import LegatoViews

/// Line heights of the system font.
struct LineHeightTests {
    /// Returns the layout of a text in a text style, as where Inter is installed.
    private func layout(_ string: String, _ style: Font.TextStyle) throws -> TextLayout {
        var font = Font.system(style).resolved
        font.lineBox = SystemFont.lineBox(of: "Inter", pitch: style.linePitch)
        return try TextLayout(string: string, fontName: font.name, fontSize: font.size)
    }

    @Test("Lines of text styles are as far apart as on iOS, and as high as its system font")
    func table() throws {
        let table: [(Font.TextStyle, pitch: CGFloat, height: CGFloat)] = [
            (.largeTitle, 41, 40.57), (.title, 34, 33.41), (.title2, 28, 26.25),
            (.title3, 25, 23.87), (.headline, 22, 20.29), (.body, 22, 20.29), (.callout, 21, 19.09),
            (.subheadline, 20, 17.9), (.footnote, 18, 15.51), (.caption, 16, 14.32),
            (.caption2, 13, 13.13),
        ]
        #expect(Set(table.map(\.0)) == Set(Font.TextStyle.allCases))
        for (style, pitch, height) in table {
            let one = try layout("Hg", style).size.height
            #expect(abs(one - height) < 0.02, "\(style)")
            let three = try layout("Hg\nHg\nHg", style).size.height
            #expect(abs(three - one - 2 * pitch) < 0.02, "\(style)")
        }
    }

    @Test("Other fonts keep the lines of their typeface")
    func others() {
        #expect(SystemFont.lineBox(of: "Sans", pitch: 1.3) == nil)
        #expect(Font.custom("DejaVu Sans", size: 17).resolved.lineBox == nil)
        #expect(Font.system(.body, design: .serif).resolved.lineBox == nil)
    }

    @Test("A size without a text style has no space between its lines")
    func plainSize() throws {
        var font = Font.system(size: 20).resolved
        font.lineBox = SystemFont.lineBox(of: "Inter", pitch: nil)
        let two = try TextLayout(string: "a\nb", fontName: font.name, fontSize: font.size)
        #expect(abs(two.size.height - 2 * 20 * 1.1934) < 0.02)
    }
}
