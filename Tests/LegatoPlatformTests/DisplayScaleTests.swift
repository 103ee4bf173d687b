import LegatoPlatform
import Testing

/// Scale of a display.
///
/// The number of pixels per point.
struct DisplayScaleTests {
    @Test(
        "A scale of quarters is found on screens of all sizes",
        arguments: [1, 1.25, 1.5, 1.75, 2, 2.5, 3],
        [FloatingPointRoundingRule.down, .toNearestOrEven, .up]
    )
    func quarters(scale: Double, rounding: FloatingPointRoundingRule) {
        for (width, height) in [(800, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)] {
            let points = [width, height].map { Int((Double($0) / scale).rounded(rounding)) }
            let found = DisplayScale.ratio(
                pixels: (width, height), points: (points[0], points[1])
            )
            #expect(found == scale, "\(width) x \(height)")
        }
    }

    @Test("The scale of a screen between the quarters is a multiple of 1/120")
    func between() {
        #expect(DisplayScale.ratio(pixels: (1280, 800), points: (960, 600)) == 160.0 / 120)
    }

    @Test("Sizes that no scale connects have the ratio of the longer sides")
    func others() {
        #expect(DisplayScale.ratio(pixels: (317, 100), points: (100, 100)) == 3.17)
        #expect(DisplayScale.ratio(pixels: (100, 317), points: (50, 100)) == 3.17)
    }

    @Test(
        "The scale of an X11 desktop follows its dots per inch",
        arguments: [
            ("", 1), ("Xft.dpi:\t96\n", 1), ("Xft.dpi:\t120", 1.25), ("Xft.dpi: 144\n", 1.5),
            ("Xft.antialias: 1\nXft.dpi:\t192\nXcursor.size: 24\n", 2), ("Xft.dpi: 108", 1.125),
            ("Xft.dpi: 48", 1), ("Xft.dpi: 1e9", 8), ("Xft.dpi: many", 1), ("Xft.dpi: nan", 1),
            ("XTerm.Xft.dpi: 192", 1),
        ]
    )
    func desktop(resources: String, scale: Double) {
        #expect(DisplayScale.desktop(resources: resources, textScale: 1) == scale)
    }

    @Test("The text scale leaves the scale unchanged", arguments: [0.85, 1, 1.15, 1.25, 1.5])
    func textScale(_ textScale: Double) {
        for scale in [1, 1.25, 1.5, 2] {
            let dots = (96 * scale * textScale).rounded()
            let found = DisplayScale.desktop(resources: "Xft.dpi: \(dots)", textScale: textScale)
            #expect(found == scale)
        }
    }
}
