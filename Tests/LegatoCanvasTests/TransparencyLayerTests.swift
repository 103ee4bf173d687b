import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

struct TransparencyLayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = context.makeImage()[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    @Test func theOpacityAppliesToTheWhole() {
        let context = CGContext(width: 30, height: 10)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.setFillColor(blue)
        context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
        #expect(pixel(context, 5, 5) == [0, 0, 0, 0])
        context.endTransparencyLayer()
        #expect(pixel(context, 5, 5) == [128, 0, 0, 128])
        #expect(pixel(context, 15, 5) == [0, 0, 128, 128])
        // The colour and the opacity of before the layer are back.
        context.setAlpha(1)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(pixel(context, 5, 5) == [0, 0, 0, 255])
    }

    @Test func theWholeCastsOneShadow() {
        let context = CGContext(width: 60, height: 10)
        context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 40, y: 0, width: 4, height: 10))
        context.endTransparencyLayer()
        #expect(pixel(context, 5, 5) == [255, 0, 0, 255])
        #expect(pixel(context, 35, 5) == [0, 0, 0, 255])
        // The shadow is below all that is in the layer.
        #expect(pixel(context, 42, 5) == [255, 0, 0, 255])
        #expect(pixel(context, 50, 5) == [0, 0, 0, 0])
    }

    @Test func theClipCutsTheWholeOnce() {
        func disc(_ isLayered: Bool) -> CGImage {
            let context = CGContext(width: 20, height: 20)
            context.addPath(CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 15, height: 15)))
            context.clip()
            if isLayered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            if isLayered { context.endTransparencyLayer() }
            return context.makeImage()
        }
        #expect(disc(true) == disc(false))
    }

    @Test func theBlendModeAppliesToTheWhole() {
        let context = CGContext(width: 10, height: 10)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 0))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setBlendMode(.multiply)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(CGColor(red: 0, green: 1, blue: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endTransparencyLayer()
        #expect(pixel(context, 5, 5) == [0, 255, 0, 255])
    }

    @Test func aRectangleClipsTheLayer() {
        let context = CGContext(width: 20, height: 20, scale: 2)
        context.translateBy(x: 2, y: 0)
        context.beginTransparencyLayer(
            in: CGRect(x: 0, y: 0, width: 4, height: 4), auxiliaryInfo: nil
        )
        context.fill(CGRect(x: -5, y: -5, width: 20, height: 20))
        context.endTransparencyLayer()
        #expect(pixel(context, 4, 0)[3] == 255 && pixel(context, 11, 7)[3] == 255)
        #expect(pixel(context, 3, 0)[3] == 0 && pixel(context, 12, 7)[3] == 0)
        #expect(pixel(context, 11, 8)[3] == 0)
    }

    @Test func layersNestAndRestoreTheirStates() {
        let context = CGContext(width: 10, height: 10)
        let before = context.ctm
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(abs(Int(pixel(context, 5, 5)[3]) - 64) <= 1)
        #expect(context.ctm == before)
        // Without a layer, nothing happens.
        context.endTransparencyLayer()
        #expect(abs(Int(pixel(context, 5, 5)[3]) - 64) <= 1)
    }

    @Test func aLayerOfWhichNothingShowsDrawsNothing() {
        let context = CGContext(width: 10, height: 10)
        context.beginTransparencyLayer(
            in: CGRect(x: 50, y: 50, width: 4, height: 4), auxiliaryInfo: nil
        )
        context.fill(CGRect(x: -500, y: -500, width: 1000, height: 1000))
        context.endTransparencyLayer()
        #expect(pixel(context, 0, 0)[3] == 0 && pixel(context, 9, 9)[3] == 0)
        context.clip(to: .zero)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endTransparencyLayer()
        #expect(pixel(context, 5, 5)[3] == 0)
    }
}
