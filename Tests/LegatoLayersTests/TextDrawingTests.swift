import Foundation
import Legato
import LegatoCanvas
import TestSupport
import Testing

/// Drawing of texts.
///
/// Pairs of scenes that must look the same; one of each has a text.
struct TextDrawingTests {
    private typealias V = Vectors
    private var empty: CGImage { V.picture([]) }

    /// Returns a text of 16 points in 90 x 60 points at (5, 20).
    private func text(
        _ string: String?, _ configure: (CATextLayer) -> Void = { _ in }
    ) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = V.rect(5, 20, 90, 60)
        layer.string = string
        layer.font = "DejaVu Sans"
        layer.fontSize = 16
        configure(layer)
        return layer
    }

    /// Returns the columns and rows that contain ink.
    private func ink(_ image: CGImage) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        var (x0, x1, y0, y1) = (Int.max, -1, Int.max, -1)
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y].alpha > 0 {
                (x0, x1, y0, y1) = (min(x0, x), max(x1, x), min(y0, y), max(y1, y))
            }
        }
        return x1 < 0 ? nil : (x0...x1, y0...y1)
    }

    private func width(_ string: String) throws -> Double {
        try TextLayout(string: string, fontName: "DejaVu Sans", fontSize: 16).size.width
    }

    @Test("A text is white and begins at the top left of the bounds")
    func place() throws {
        let picture = V.picture([text("Hi")])
        let shown = try #require(ink(picture))
        #expect((5...8).contains(shown.columns.lowerBound))
        #expect((20...26).contains(shown.rows.lowerBound) && shown.rows.upperBound < 42)
        let bytes = picture.pixels
        #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0] == bytes[$0 + 3] })
        let moved = text("Hi") {
            $0.bounds.origin = CGPoint(x: 1000, y: -70)
        }
        expectSame(V.picture([moved]), picture)
    }

    @Test("Without text, colour, size or bounds nothing is drawn")
    func nothing() {
        expectSame(V.picture([text(nil)]), empty)
        expectSame(V.picture([text("")]), empty)
        expectSame(V.picture([text("  ")]), empty)
        expectSame(V.picture([text("Hi") { $0.foregroundColor = nil }]), empty)
        expectSame(V.picture([text("Hi") { $0.fontSize = 0 }]), empty)
        expectSame(V.picture([text("Hi") { $0.fontSize = -3 }]), empty)
        expectSame(V.picture([text("Hi") { $0.bounds.size = .zero }]), empty)
    }

    @Test("The colour is a tint; opacity equals an equally translucent colour")
    func colors() {
        let faint = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        expectSame(
            V.picture([text("Hi") { $0.foregroundColor = faint }]),
            V.picture([text("Hi") { $0.opacity = 0.5 }])
        )
        let picture = V.picture([text("Hi") { $0.foregroundColor = V.red }])
        let plain = V.picture([text("Hi")])
        for (a, b) in zip(0..<picture.height, 0..<plain.height) {
            for x in 0..<100 {
                #expect(picture[x, a].red == plain[x, b].red && picture[x, a].blue == 0)
            }
        }
    }

    @Test("Alignment offsets a line by the remaining width, or half of it")
    func alignment() throws {
        let wide = try width("Align")
        func aligned(_ mode: CATextLayerAlignmentMode, _ string: String = "Align") -> CGImage {
            V.picture([
                text(string) {
                    $0.frame = V.rect(5, 20, wide + 40, 60)
                    $0.alignmentMode = mode
                }
            ])
        }
        func moved(_ x: Double) -> CGImage {
            V.picture([text("Align") { $0.frame = V.rect(5 + x, 20, wide + 40, 60) }])
        }
        expectSame(aligned(.natural), moved(0))
        expectSame(aligned(.left), moved(0))
        expectSame(aligned(.center), moved(20))
        expectSame(aligned(.right), moved(40))
        expectSame(aligned(CATextLayerAlignmentMode(rawValue: "diagonal")), moved(0))
        let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
        expectSame(aligned(.natural, hebrew), aligned(.right, hebrew))
        #expect(PictureDifference(aligned(.left, hebrew), aligned(.right, hebrew)).pixelsOver > 0)
    }

    @Test("A wrapped text equals one with line feeds where it wraps")
    func wrapping() {
        let string = "one two three four"
        let wrapped = V.picture([text(string) { $0.isWrapped = true }])
        expectSame(wrapped, V.picture([text("one two\nthree four")]))
        let single = V.picture([text(string)])
        #expect(PictureDifference(wrapped, single).pixelsOver > 0)
    }

    @Test("A word wider than the box breaks at a letter, without a hyphen")
    func breakingAWord() throws {
        let line = String(repeating: "m", count: Int(90 / (try width("m"))))
        let wrapped = V.picture([text(line + line) { $0.isWrapped = true }])
        expectSame(wrapped, V.picture([text("\(line)\n\(line)")]))
    }

    @Test("Justified lines reach both edges, except for the last one")
    func justified() throws {
        let string = "one two three four"
        func picture(_ mode: CATextLayerAlignmentMode) -> CGImage {
            V.picture([
                text(string) {
                    $0.isWrapped = true
                    $0.alignmentMode = mode
                }
            ])
        }
        let (justified, plain) = (picture(.justified), picture(.natural))
        let (a, b) = (try #require(ink(justified)), try #require(ink(plain)))
        #expect(a.columns.upperBound >= 92 && b.columns.upperBound < 92)
        for y in 42..<100 {
            #expect((0..<100).allSatisfy { justified[$0, y] == plain[$0, y] })
        }
    }

    @Test("A text too long for its box is truncated with an ellipsis at its start, middle or end")
    func truncation() {
        // Letters with the same spacing to an ellipsis as to one another.
        let string = "nonomonononomono"
        let letters = Array(string)
        func cut(_ mode: CATextLayerTruncationMode) -> CGImage {
            V.picture([text(string) { $0.truncationMode = mode }])
        }
        let end = (1..<16).map { String(letters[..<$0]) + "\u{2026}" }
        let start = (1..<16).map { "\u{2026}" + String(letters[$0...]) }
        let middle = (1..<16).flatMap { i in
            (i..<16).map { String(letters[..<i]) + "\u{2026}" + String(letters[$0...]) }
        }
        for (mode, candidates) in [
            (CATextLayerTruncationMode.end, end), (.start, start), (.middle, middle),
        ] {
            let picture = cut(mode)
            let isFound = candidates.contains { candidate in
                PictureDifference(picture, V.picture([text(candidate)])).pixelsOver == 0
            }
            #expect(isFound, "\(mode)")
        }
        expectSame(cut(CATextLayerTruncationMode(rawValue: "later")), V.picture([text(string)]))
        let short = text("short") { $0.truncationMode = .end }
        expectSame(V.picture([short]), V.picture([text("short")]))
    }

    @Test(
        "Wrapped lines that do not fit are dropped; with truncation the last has an ellipsis"
    )
    func height() {
        let string = "one two three four five six seven"
        func picture(_ height: Double, _ mode: CATextLayerTruncationMode = .none) -> CGImage {
            V.picture([
                text(string) {
                    $0.isWrapped = true
                    $0.truncationMode = mode
                    $0.frame = V.rect(5, 20, 90, height)
                }
            ])
        }
        let two = V.picture([text("one two\nthree four")])
        expectSame(picture(45), two)
        expectSame(picture(38), two)
        expectSame(picture(36), V.picture([text("one two")]))
        let cut = picture(38, .end)
        let candidates = [
            "three four\u{2026}", "three fo\u{2026}", "three fou\u{2026}", "three f\u{2026}",
        ]
        #expect(
            candidates.contains {
                PictureDifference(cut, V.picture([text("one two\n" + $0)])).pixelsOver == 0
            }
        )
        // The first line is clipped, not omitted.
        let first = V.layer(V.rect(5, 20, 90, 9), nil)
        first.masksToBounds = true
        first.addSublayer(text("one two") { $0.frame.origin = .zero })
        expectSame(picture(9), V.picture([first]))
    }

    @Test("A text is clipped by its bounds")
    func clipping() {
        let outer = V.layer(V.rect(5, 20, 40, 60), nil)
        outer.masksToBounds = true
        outer.addSublayer(text("incomprehensible") { $0.frame = V.rect(0, 0, 500, 60) })
        let cut = text("incomprehensible") { $0.frame.size.width = 40 }
        expectSame(V.picture([cut]), V.picture([outer]))
    }

    @Test("Fonts have families and styles; one that is not installed is substituted")
    func fonts() throws {
        let names = ["DejaVu Sans", "DejaVu Sans Bold", "DejaVu Serif", "DejaVu Sans Mono"]
        let pictures = names.map { name in V.picture([text("Font") { $0.font = name }]) }
        for (i, a) in pictures.enumerated() {
            for b in pictures[..<i] { #expect(PictureDifference(a, b).pixelsOver > 0) }
        }
        let unknown = V.picture([text("Font") { $0.font = "No Such Family 3f9a" }])
        #expect(ink(unknown) != nil)
        expectSame(
            V.picture([text("Font") { $0.font = nil }]),
            V.picture([text("Font") { $0.font = "Helvetica" }])
        )
        // Glyphs that the family lacks come from other fonts.
        #expect(ink(V.picture([text("\u{2192}") { $0.font = "DejaVu Serif" }])) != nil)
    }

    @Test("At twice the scale a text is as sharp as one of twice the size")
    func scale() {
        let small = V.picture(scale: 2, [text("Sharp")])
        let large = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        withoutActions {
            large.rootLayer.addSublayer(
                text("Sharp") {
                    $0.frame = V.rect(10, 40, 180, 120)
                    $0.fontSize = 32
                }
            )
        }
        CATransaction.flush()
        expectSame(
            small, large.snapshot(), tolerance: (8, 0),
            because: "pango's lengths are multiples of 1/1024 of a point"
        )
        expectSame(
            V.picture([text("Sharp") { $0.transform = CATransform3DMakeScale(1, 1, 1) }]),
            V.picture([text("Sharp")])
        )
    }

    @Test("A text stays upright in flipped geometry, like contents")
    func flipped() {
        let flip = text("Up\nand down") { $0.isGeometryFlipped = true }
        expectSame(V.picture([flip]), V.picture([text("Up\nand down")]))
    }

    @Test("A text casts a shadow, is clipped by corners and works as a mask")
    func composition() {
        func throwShadow(_ layer: CALayer) {
            layer.shadowOpacity = 1
            layer.shadowColor = V.red
        }
        let group = V.layer(V.rect(0, 0, 100, 100), nil)
        group.addSublayer(text("Hi"))
        throwShadow(group)
        expectSame(V.picture([text("Hi", throwShadow)]), V.picture([group]))
        let masked = V.layer(V.rect(5, 20, 90, 60), V.red)
        masked.mask = text("Hi") { $0.frame.origin = .zero }
        expectSame(
            V.picture([masked]), V.picture([text("Hi") { $0.foregroundColor = V.red }]),
            tolerance: (1, 0), because: "a mask's picture is rounded once more"
        )
    }
}
