import Foundation
import LegatoCanvas
import LegatoGraphics
import TestSupport
import Testing

/// A large image that is decoded to a small size takes memory for the small size only.
struct LargeImageTests {
    /// Decodes an image to at most 64 pixels a side, and returns what memory grew by, in bytes.
    private static func growth(decoding file: Data, grey: UInt8) throws -> Int {
        let before = peakMemory()
        let image = try CGImage(data: file, maximumPixelSize: 64)
        #expect(image.width == 64 && image.height == 64)
        #expect(image[32, 32].red == grey && image[63, 0].alpha == 255)
        return peakMemory() - before
    }

    @Test func aPNGFile() async {
        await #expect(processExitsWith: .success) {
            // Without optimisation, 100 million pixels take seconds; the size of 25 is beyond the limit, too.
            let side = isOptimised ? 10_000 : 5000
            let file = SampleImages.blackPNG(side, side)
            let growth = try Self.growth(decoding: file, grey: 0)
            #expect(growth < 32 << 20)
        }
    }

    @Test func aJPEGFile() async {
        await #expect(processExitsWith: .success) {
            let file = try #require(SampleImages.greyJPEG(10_000, 10_000))
            let growth = try Self.growth(decoding: file, grey: 128)
            #expect(growth < 32 << 20)
        }
    }
}
