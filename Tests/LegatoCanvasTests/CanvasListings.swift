import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Listings on drawing.
///
/// The listings of the documentation comments on drawing contexts and text.
struct CanvasListings {
    @Test("A red disc is drawn at twice the scale")
    func context() {
        let context = CGContext(width: 64, height: 64, scale: 2)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
        context.fillEllipse(in: CGRect(x: 4, y: 4, width: 24, height: 24))
        let image: CGImage = context.makeImage()
        #expect(image.width == 64 && image.height == 64)
        #expect(image[32, 32] == (255, 0, 0, 255) && image[8, 8].alpha == 0)
    }

    @Test("A text is drawn at its point")
    func text() throws {
        let context = CGContext(width: 128, height: 64)
        let layout = try TextLayout(string: "Hello", fontName: "Sans Bold", fontSize: 24)
        layout.draw(in: context, at: CGPoint(x: 10, y: 10))
        let image: CGImage = context.makeImage()
        let columns = (0..<128).filter { x in (0..<64).contains { image[x, $0].alpha > 0 } }
        #expect(try #require(columns.first) >= 9 && columns.count > 40)
    }

    @Test("A disc casts its shadow down")
    func shadow() {
        let context = CGContext(width: 64, height: 64, scale: 2)
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: .black)
        context.fillEllipse(in: CGRect(x: 8, y: 8, width: 16, height: 16))
        let image: CGImage = context.makeImage()
        #expect(image[32, 49].alpha > image[32, 14].alpha)
    }

    @Test("Two squares are one half opaque object")
    func transparencyLayer() {
        let context = CGContext(width: 64, height: 64)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.endTransparencyLayer()
        let image: CGImage = context.makeImage()
        #expect(image[15, 15].alpha == 128 && image[5, 5].alpha == 128)
    }

    @Test("An icon is filled with red")
    func mask() {
        let context = CGContext(width: 64, height: 64)
        let icon = CGImage(width: 1, height: 2, premultipliedRGBA: [0, 0, 0, 255, 0, 0, 0, 0])
        let bounds = CGRect(x: 0, y: 0, width: icon.width, height: icon.height)
        context.clip(to: bounds, mask: icon)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
        context.fill(bounds)
        let image: CGImage = context.makeImage()
        #expect(image[0, 0] == (255, 0, 0, 255) && image[0, 1].alpha == 0)
    }

    @Test("Checks fill an area")
    func pattern() throws {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in cell.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) },
            releaseInfo: nil
        )
        let checks = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8,
            yStep: 8, tiling: .constantSpacing, isColored: true, callbacks: &callbacks
        )
        let context = CGContext(width: 64, height: 64)
        context.setFillPattern(try #require(checks), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        let image: CGImage = context.makeImage()
        #expect(image[9, 9].alpha == 255 && image[13, 9].alpha == 0)
    }

    @Test("A context over memory and a layout are created as in Core Graphics")
    func memory() throws {
        let context = CGContext(
            data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        #expect(try #require(context).bytesPerRow == 256)
        let layout =
            CGBitmapInfo.byteOrder32Little.rawValue
            | CGImageAlphaInfo.premultipliedFirst.rawValue
        #expect(layout == 8194)
    }

    @Test("The outlines of a word are gathered from its glyphs")
    func glyphs() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hi"))
        let word = CGMutablePath()
        for case let run as CTRun in CTLineGetGlyphRuns(line) {
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            var places = [CGPoint](repeating: .zero, count: glyphs.count)
            CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
            CTRunGetPositions(run, CFRangeMake(0, 0), &places)
            let font = CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont
            for (glyph, place) in zip(glyphs, places) {
                let outline = font.flatMap { CTFontCreatePathForGlyph($0, glyph, nil) }
                let move = CGAffineTransform(translationX: place.x, y: place.y)
                if let outline { word.addPath(outline, transform: move) }
            }
        }
        #expect(abs(word.boundingBox.width - CTLineGetImageBounds(line, nil).width) < 1)
    }

    @Test("A layer is drawn four times")
    func drawnLayer() {
        let canvas = CGContext(width: 64, height: 64)
        if let star = CGLayer(canvas, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil) {
            star.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            for x in stride(from: 0.0, to: 64, by: 16) {
                canvas.draw(star, at: CGPoint(x: x, y: 4))
            }
        }
        let image: CGImage = canvas.makeImage()
        #expect([4, 20, 36, 52].allSatisfy { image[$0, 8].alpha == 255 })
        #expect(image[12, 8].alpha == 0)
    }
}
