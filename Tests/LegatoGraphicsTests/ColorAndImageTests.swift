import Foundation
import LegatoGraphics
import Testing

struct ColorAndImageTests {
    @Test func anImageReportsWhetherItIsOpaque() {
        #expect(CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255]).isOpaque)
        #expect(!CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 254]).isOpaque)
    }

    @Test func imagesAreEqualByContentAndHaveDistinctIds() {
        let a = CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255])
        let b = CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255])
        #expect(a == b && a.id != b.id)
        #expect(a != CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 4, 255]))
        #expect(a[0, 0] == (1, 2, 3, 255))
    }

    @Test func anImageWithTooFewBytesTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = CGImage(width: 2, height: 2, premultipliedRGBA: [0, 0, 0, 0])
        }
    }

    @Test func aPixelOutsideTheImageTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0])[1, 0]
        }
    }

    @Test func nonFiniteColourComponentsAreReplacedByFiniteOnes() async throws {
        let exit = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let color = CGColor(red: -.infinity, green: .nan, blue: .infinity)
            #expect(color.components == [0, 0, 1, 1])
        }
        let result = try #require(exit)
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("The green of a CGColor must be finite, got nan"))
    }

    @Test func coloursKeepStraightComponents() {
        let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        #expect(color.components == [1, 0.5, 0.25, 0.5])
        #expect(color.copy(alpha: 1) == CGColor(red: 1, green: 0.5, blue: 0.25))
        #expect(CGColor(gray: 0.5).components == [0.5, 0.5, 0.5, 1])
    }
}
