import Foundation
import LegatoCanvas
import LegatoGraphics
import TestSupport
import Testing

/// Drawings that contexts draw repeatedly.
struct DrawnLayerTests {
    /// Draws a layer whose upper left quarter, for y down, is red.
    private func star(_ context: CGContext) throws -> CGLayer {
        let size = CGSize(width: 8, height: 8)
        let layer = try #require(CGLayer(context, size: size, auxiliaryInfo: nil))
        layer.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return layer
    }

    @Test("The user space of a layer is that of the context, with y down and with y up")
    func places() throws {
        let down = CGContext(width: 32, height: 32, scale: 2)
        let layer = try star(down)
        #expect(layer.size == CGSize(width: 8, height: 8))
        #expect(layer.context?.width == 16)
        down.draw(layer, at: CGPoint(x: 4, y: 4))
        let first: CGImage = down.makeImage()
        #expect(first[8, 8].red == 255 && first[15, 15].red == 255 && first[16, 16].alpha == 0)
        let up = try #require(
            CGContext(
                data: nil, width: 32, height: 32, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        up.draw(try star(up), at: CGPoint(x: 4, y: 4))
        let second: CGImage = up.makeImage()
        // User space (4, 4) to (8, 8) is above the lower edge.
        #expect(second[4, 27].red == 255 && second[7, 24].red == 255 && second[4, 23].alpha == 0)
    }

    @Test("A layer is scaled to a rectangle, with the opacity of the context")
    func rectangle() throws {
        let context = CGContext(width: 32, height: 32)
        let layer = try star(context)
        context.setAlpha(0.5)
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 32, height: 16))
        let image: CGImage = context.makeImage()
        #expect((127...128).contains(image[3, 3].alpha) && image[14, 6].red > 100)
        #expect(image[20, 3].alpha == 0)
        context.draw(layer, in: .null)
        #expect((context.makeImage() as CGImage).pixels == image.pixels)
    }

    @Test("Later drawing into a layer is visible the next time it is drawn")
    func changes() throws {
        let context = CGContext(width: 32, height: 32)
        let layer = try star(context)
        context.draw(layer, at: .zero)
        layer.context?.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        context.draw(layer, at: CGPoint(x: 16, y: 16))
        let image: CGImage = context.makeImage()
        #expect(image[6, 6].alpha == 0 && image[22, 22].red == 255)
        let own = try #require(layer.context)
        let inner = try #require(CGLayer(own, size: layer.size, auxiliaryInfo: nil))
        inner.context?.draw(layer, at: .zero)
        context.draw(inner, at: CGPoint(x: 0, y: 16))
        #expect((context.makeImage() as CGImage)[6, 22].red == 255)
    }

    @Test("Impossible sizes are refused", arguments: [CGFloat.nan, 0, -3, 1e6, .infinity])
    func sizes(width: CGFloat) {
        let context = CGContext(width: 4, height: 4)
        let warned = sentences {
            let size = CGSize(width: width, height: 4)
            #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
        }
        #expect(warned.count == 1 && warned[0].contains("CGLayer"))
    }
}
