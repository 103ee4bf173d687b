import Legato
import Testing

struct StyleFontTests {
    @Test func textStylesHaveTheirSizesAndWeights() {
        let sizes: [(Font, CGFloat)] = [
            (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption, 12),
            (.caption2, 11),
        ]
        for (font, size) in sizes {
            #expect(font.resolved.size == size)
            #expect(font.resolved.name == (font == .headline ? "Sans Semi-Bold" : "Sans"))
        }
        #expect(Font.TextStyle.allCases.count == sizes.count)
        #expect(Font.system(.headline, weight: .regular).resolved.name == "Sans")
    }

    @Test func fontsHaveFontconfigNames() {
        #expect(Font.system(size: 12).resolved.name == "Sans")
        #expect(Font.system(size: 12, weight: .bold, design: .serif).resolved.name == "Serif Bold")
        #expect(Font.body.monospaced().italic().resolved.name == "Monospace Italic")
        #expect(Font.body.bold().italic().resolved.name == "Sans Bold Italic")
        #expect(Font.custom("DejaVu Sans", size: 9).bold().resolved.name == "DejaVu Sans Bold")
        #expect(Font.custom("DejaVu Sans", size: 9).resolved.size == 9)
        #expect(Font.body.bold().monospacedDigit().resolved.name == "Sans Bold #tnum")
    }

    /// The appearance of a text in a font.
    private func image(_ font: Font, _ string: String = "Hamburg 0189") throws -> CGImage {
        let font = font.resolved
        return try TextLayout(string: string, fontName: font.name, fontSize: font.size).image()
    }

    @Test func weightsSlantsAndDesignsSelectOtherFaces() throws {
        let regular = Font.custom("DejaVu Sans", size: 20)
        let faces = [
            regular, regular.bold(), regular.italic(), regular.bold().italic(),
            .custom("DejaVu Serif", size: 20), .custom("DejaVu Sans Mono", size: 20),
            .system(size: 20, design: .serif), .system(size: 20, design: .monospaced),
        ]
        let pictures = try faces.map { try image($0) }
        for (i, face) in faces.enumerated().prefix(6) {
            for j in faces.indices.prefix(i) {
                #expect(pictures[i] != pictures[j], "\(face.resolved.name) looks like another")
            }
        }
        #expect(pictures[6] != pictures[0])
        #expect(pictures[7] != pictures[0])
        #expect(try image(regular.weight(.regular)) == pictures[0])
        #expect(try image(regular.weight(.black)) == pictures[1])
    }

    @Test func lettersOfTheMonospacedDesignAreEquallyWide() throws {
        func width(_ string: String, _ font: Font) throws -> CGFloat {
            let font = font.resolved
            return try TextLayout(string: string, fontName: font.name, fontSize: font.size).size
                .width
        }
        let font = Font.system(size: 20).monospaced()
        #expect(try width("iiii", font) == width("MMMM", font))
        #expect(try width("iiii", .system(size: 20)) < width("MMMM", .system(size: 20)))
    }

    @Test func sizesOutsideTheRangeAreClamped() {
        let reported = warnings {
            #expect(Font.system(size: 0) == .system(size: TextLimits.minimumFontSize))
            #expect(Font.system(size: -3) == .system(size: TextLimits.minimumFontSize))
            #expect(Font.system(size: 1e12) == .system(size: TextLimits.fontSize))
            #expect(Font.system(size: .infinity) == .system(size: TextLimits.fontSize))
            #expect(Font.custom("Sans", size: .nan) == .custom("Sans", size: 17))
        }
        #expect(Set(reported).count == 5)
        #expect(reported.allSatisfy { $0.contains("Font.size takes sizes above 0") })
    }
}
