import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// The shadows of a context, whose pixels follow from the Gaussian.
struct ShadowTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = context.makeImage()[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    private func alpha(_ context: CGContext, _ x: Int, _ y: Int) -> Int {
        Int(context.makeImage()[x, y].alpha)
    }

    @Test func aShadowWithoutABlurIsAnOffsetCopy() {
        let context = CGContext(width: 40, height: 40)
        context.setFillColor(red)
        context.setShadow(offset: CGSize(width: 10, height: 5), blur: 0, color: .black)
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(pixel(context, 14, 14) == [255, 0, 0, 255])
        #expect(pixel(context, 15, 10) == [0, 0, 0, 255])
        #expect(pixel(context, 24, 19) == [0, 0, 0, 255])
        #expect(alpha(context, 25, 19) == 0 && alpha(context, 24, 20) == 0)
        #expect(alpha(context, 15, 9) == 0)
    }

    @Test(arguments: [4, 16, 60] as [CGFloat])
    func theBlurIsTwiceTheStandardDeviation(blur: CGFloat) {
        let context = CGContext(width: 400, height: 8)
        context.setShadow(offset: CGSize(width: 0, height: 1000), blur: blur, color: .black)
        // An edge at x = 200, far from the others, whose shadow alone is in the bitmap.
        context.fill(CGRect(x: -600, y: -1600, width: 800, height: 1200))
        for step in -2...2 {
            let x = 200 + step * Int(blur / 4)
            let distance = (Double(x) + 0.5 - 200) / Double(blur / 2)
            let coverage = 0.5 * erfc(distance / 2.0.squareRoot())
            #expect(abs(alpha(context, x, 4) - Int((coverage * 255).rounded())) <= 3)
        }
    }

    @Test func aShadowWithoutAColorIsAThirdBlack() {
        let context = CGContext(width: 20, height: 10)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(pixel(context, 15, 5) == [0, 0, 0, 85])
    }

    @Test func theTransformDoesNotChangeTheOffset() {
        let context = CGContext(width: 80, height: 80, scale: 2)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        context.translateBy(x: 20, y: 20)
        context.rotate(by: .pi / 2)
        context.scaleBy(x: 3, y: 3)
        context.setFillColor(red)
        context.fill(CGRect(x: -1, y: -1, width: 2, height: 2))
        // The square is 12 pixels wide around (40, 40), its shadow 20 pixels to the right.
        #expect(pixel(context, 40, 40) == [255, 0, 0, 255])
        #expect(pixel(context, 60, 40) == [0, 0, 0, 255])
        #expect(alpha(context, 40, 60) == 0 && alpha(context, 70, 40) == 0)
    }

    @Test func theOpacitiesAreMultiplied() {
        let context = CGContext(width: 20, height: 10)
        context.setAlpha(0.5)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.setShadow(
            offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5)
        )
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(alpha(context, 15, 5) - 32) <= 1 && abs(alpha(context, 5, 5) - 64) <= 1)
    }

    @Test func theClipCutsTheShadowButNotWhatCastsIt() {
        let context = CGContext(width: 30, height: 10)
        context.clip(to: CGRect(x: 15, y: 0, width: 10, height: 10))
        context.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: red)
        context.fill(CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(pixel(context, 20, 5) == [255, 0, 0, 255])
        #expect(alpha(context, 5, 5) == 0 && alpha(context, 27, 5) == 0)
    }

    @Test func strokesImagesGradientsAndTextCastShadows() throws {
        func shadow(_ draw: (CGContext) throws -> Void) rethrows -> CGContext {
            let context = CGContext(width: 60, height: 30)
            context.setStrokeColor(red)
            context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .black)
            try draw(context)
            return context
        }
        let stroke = shadow {
            $0.setLineWidth(4)
            $0.setLineDash(phase: 0, lengths: [10, 10])
            $0.move(to: CGPoint(x: 0, y: 10))
            $0.addLine(to: CGPoint(x: 30, y: 10))
            $0.strokePath()
        }
        #expect(pixel(stroke, 35, 10) == [0, 0, 0, 255] && alpha(stroke, 45, 10) == 0)
        #expect(pixel(stroke, 5, 10) == [255, 0, 0, 255] && pixel(stroke, 55, 10)[3] == 255)
        let picture = CGImage(
            width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 0, 0]
        )
        let image = shadow { $0.draw(picture, in: CGRect(x: 5, y: 5, width: 20, height: 20)) }
        #expect(pixel(image, 36, 10) == [0, 0, 0, 255])
        #expect(pixel(image, 6, 10)[0] == 255)
        #expect(alpha(image, 54, 10) == 0 && alpha(image, 33, 10) == 0)
        let gradient = try #require(CGGradient(colors: [red, red]))
        let disc = shadow {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 15, y: 15), startRadius: 0,
                endCenter: CGPoint(x: 15, y: 15), endRadius: 8, options: []
            )
        }
        #expect(pixel(disc, 45, 15) == [0, 0, 0, 255] && alpha(disc, 56, 15) == 0)
        for size in [20, 600] as [CGFloat] {
            let layout = try TextLayout(string: "■", fontName: "Sans", fontSize: size)
            let (text, plain) = (
                CGContext(width: 2000, height: 900), CGContext(width: 1000, height: 900)
            )
            text.setShadow(offset: CGSize(width: 1000, height: 0), blur: 0, color: red)
            layout.draw(in: text, at: CGPoint(x: 10, y: 10))
            layout.draw(in: plain, at: CGPoint(x: 10, y: 10))
            let (drawn, glyph): (CGImage, CGImage) = (text.makeImage(), plain.makeImage())
            let covered = (0..<900 * 1000).first { glyph[$0 % 1000, $0 / 1000].alpha > 250 }
            let place = try #require(covered)
            let shade = drawn[place % 1000 + 1000, place / 1000]
            #expect(shade.red > 250 && shade.green == 0 && shade.alpha > 250)
        }
    }

    @Test func theStateKeepsTheShadow() {
        let context = CGContext(width: 20, height: 10)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(alpha(context, 15, 5) == 0)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(alpha(context, 15, 5) == 0)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(alpha(context, 5, 5) == 0 && alpha(context, 15, 5) == 0)
    }

    @Test func badNumbersEndTheShadow() {
        let context = CGContext(width: 20, height: 10)
        context.setShadow(offset: CGSize(width: 10, height: CGFloat.nan), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: .infinity, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(alpha(context, 15, 5) == 0)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 1e300, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(alpha(context, 5, 5) == 255)
    }
}
