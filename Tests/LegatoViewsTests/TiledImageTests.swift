import Foundation
import Legato
import Testing

/// Images that are repeated.
struct TiledImageTests {
    /// An image of a red and a green column of four pixels each, four pixels high.
    private var stripes: CGImage {
        let row =
            [[UInt8]](repeating: [255, 0, 0, 255], count: 4)
            + [[UInt8]](repeating: [0, 255, 0, 255], count: 4)
        let pixels = [[[UInt8]]](repeating: row, count: 4).flatMap(\.self).flatMap(\.self)
        return CGImage(width: 8, height: 4, premultipliedRGBA: pixels)
    }

    private func pixels(_ mode: Image.ResizingMode, _ xs: [Int]) -> [[UInt8]] {
        let image = Image(decorative: stripes, scale: 1).resizable(resizingMode: mode)
        let it = ViewDisplay(image.frame(width: 100, height: 50))
        let picture: CGImage = it.display.snapshot()
        return xs.map { x in
            let pixel = picture[x, 120]
            return [pixel.red, pixel.green, pixel.blue]
        }
    }

    @Test("Copies fill the frame from the top left corner, and end at its edges")
    func tile() {
        let found = pixels(.tile, [101, 105, 109, 197, 198, 201])
        let (red, green): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 255, 0])
        #expect(found == [red, green, red, red, red, [255, 255, 255]])
        #expect(pixels(.stretch, [105, 109]) == [red, red])
    }

    @Test("A change of the mode, of the image or of the size is shown")
    func change() {
        struct Changing: View {
            let image: CGImage
            @State private var count = 0
            var body: some View {
                Image(decorative: image, scale: count > 1 ? 0.5 : 1)
                    .resizable(resizingMode: count == 0 ? .stretch : .tile)
                    .frame(width: count > 2 ? 200 : 100, height: 50)
                    .contentShape(Rectangle())
                    .onTapGesture { count += 1 }
            }
        }
        let it = ViewDisplay(Changing(image: stripes))
        func isRed(_ x: Int) -> Bool {
            let picture: CGImage = it.display.snapshot()
            return picture[x, 100].red > 200 && picture[x, 100].green < 50
        }
        #expect(isRed(107))
        it.tap(150, 100)
        it.display.advance(frames: 1)
        #expect(!isRed(106) && isRed(109))
        it.tap(150, 100)
        it.display.advance(frames: 1)
        #expect(isRed(106) && !isRed(110))
        it.tap(150, 100)
        it.display.advance(frames: 1)
        #expect(isRed(52) && isRed(244))
    }
}
