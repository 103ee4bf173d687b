import Foundation
import Legato
import TestSupport
import Testing

/// Styles that repeat an image.
struct ImagePaintTests {
    /// Four pixels in a row: red, green, blue and white, 4 pixels high.
    private var stripes: CGImage {
        var bytes: [UInt8] = []
        for _ in 0..<4 {
            bytes += [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
        }
        return image(4, 4, bytes)
    }

    private func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> CGImage {
        CGImage(width: width, height: height, premultipliedRGBA: bytes)
    }

    /// The colours in a row of pixels, by their first letters.
    private func colors<V: View>(of view: V, y: Int = 10, _ xs: Range<Int>) -> String {
        let it = ViewDisplay(view, size: CGSize(width: 60, height: 40))
        let picture = it.display.snapshot()
        return xs.map { x in
            let pixel = picture[x, y]
            switch (pixel.red, pixel.green, pixel.blue) {
            case (255, 0, 0): return "r"
            case (0, 255, 0): return "g"
            case (0, 0, 255): return "b"
            case (255, 255, 255): return "w"
            case (0, 0, 0): return "-"
            default: return "?"
            }
        }.joined()
    }

    private var paint: ImagePaint { ImagePaint(image: Image(decorative: stripes, scale: 1)) }

    private func inCorner(_ view: some View) -> some View {
        view.frame(width: 20, height: 20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(.black)
    }

    @Test("Tiles begin at the top left corner of the shape, and end at its edge")
    func fills() {
        #expect(colors(of: inCorner(Rectangle().fill(paint)), 0..<24) == "rgbwrgbwrgbwrgbwrgbw----")
        #expect(
            colors(of: inCorner(Rectangle().fill(paint).padding(.leading, 2)), 0..<8) == "--rgbwrg")
    }

    @Test("A scale enlarges the tiles, a source rectangle chooses a part of the image")
    func parts() {
        let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let part = ImagePaint(image: Image(decorative: stripes, scale: 1), sourceRect: half)
        #expect(colors(of: inCorner(Rectangle().fill(part)), 0..<8) == "rgrgrgrg")
        let double = Image(decorative: stripes, scale: 2)
        #expect(
            colors(of: inCorner(Rectangle().fill(.image(double, scale: 2))), 0..<8) == "rgbwrgbw"
        )
        let outside = ImagePaint(
            image: Image(decorative: stripes, scale: 1),
            sourceRect: CGRect(x: 2, y: 0, width: 1, height: 1)
        )
        #expect(colors(of: inCorner(Rectangle().fill(outside)), 0..<4) == "----")
    }

    @Test("Borders, backgrounds and canvases take it")
    func uses() {
        let border = inCorner(Color.clear.border(paint, width: 4))
        #expect(colors(of: border, 0..<20) == "rgbw------------rgbw")
        #expect(colors(of: inCorner(Color.clear.background(paint)), 0..<4) == "rgbw")
        let canvas = Canvas { context, _ in
            let image = Image(decorative: stripes, scale: 1)
            context.fill(Path(CGRect(x: 4, y: 0, width: 8, height: 20)), with: .tiledImage(image))
        }
        #expect(colors(of: inCorner(canvas), 0..<14) == "----rgbwrgbw--")
    }

    @Test("An opacity fades it; another image replaces it at once")
    func changes() {
        let faded = colors(of: inCorner(Rectangle().fill(paint.opacity(0))), 0..<4)
        #expect(faded == "----")
    }

    @Test("A scale out of range counts as 1, and an infinite rectangle as the whole image")
    func badNumbers() {
        let image = Image(decorative: stripes, scale: 1)
        var paint = ImagePaint(image: image)
        let found = warnings {
            for scale in [0, -1, CGFloat.nan, .infinity] {
                paint = ImagePaint(image: image, scale: scale)
                #expect(paint.scale == 1)
            }
        }
        #expect(!found.isEmpty)
        paint.sourceRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(colors(of: inCorner(Rectangle().fill(paint)), 0..<4) == "rgbw")
    }
}
