import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Files decoded at a reduced size.
struct ImageReductionTests {
    /// Returns an image of coloured noise over a gradient, opaque or not.
    private func picture(_ width: Int, _ height: Int, isOpaque: Bool = true) -> CGImage {
        var pixels: [UInt8] = []
        var state: UInt32 = 7
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                let alpha = isOpaque ? 255 : Int(state >> 24)
                for value in [x * 255 / width, y * 255 / height, Int(state >> 16) & 0xFF] {
                    pixels.append(UInt8(value * alpha / 255))
                }
                pixels.append(UInt8(alpha))
            }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }

    /// Returns the mean of the source area of each target pixel, by definition.
    private func average(_ image: CGImage, _ width: Int, _ height: Int) -> [UInt8] {
        var result: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                var sums = [Double](repeating: 0, count: 4)
                for v in 0..<image.height {
                    let high = share(v, image.height, y, height)
                    for u in 0..<image.width where high > 0 {
                        let weight = high * share(u, image.width, x, width)
                        for i in 0..<4 {
                            sums[i] += weight * Double(image.pixels[(v * image.width + u) * 4 + i])
                        }
                    }
                }
                let area = Double(image.width * image.height)
                result += sums.map { UInt8(($0 / area + 1e-9).rounded()) }
            }
        }
        return result
    }

    /// Returns the overlap of a source pixel with a target pixel, in units of 1 / `count`.
    private func share(_ source: Int, _ count: Int, _ target: Int, _ targets: Int) -> Double {
        let start = max(source * targets, target * count)
        return Double(max(0, min((source + 1) * targets, (target + 1) * count) - start))
    }

    @Test("A PNG is downsampled exactly", arguments: [(40, 24, 10), (37, 23, 11), (23, 37, 36)])
    func exactMeans(width: Int, height: Int, greatest: Int) throws {
        for isOpaque in [true, false] {
            let file = picture(width, height, isOpaque: isOpaque).pngData()
            let whole = try CGImage(data: file)
            let small = try CGImage(data: file, maximumPixelSize: greatest)
            #expect(max(small.width, small.height) == greatest)
            #expect(small.pixels == average(whole, small.width, small.height))
        }
    }

    @Test func theAspectRatioIsKeptAndNothingIsEnlarged() throws {
        let file = picture(30, 20).pngData()
        func size(_ greatest: Int) throws -> [Int] {
            let image = try CGImage(data: file, maximumPixelSize: greatest)
            return [image.width, image.height]
        }
        #expect(try size(30) == [30, 20])
        #expect(try size(31) == [30, 20])
        #expect(try size(.max) == [30, 20])
        #expect(try size(29) == [29, 19])
        #expect(try size(15) == [15, 10])
        #expect(try size(1) == [1, 1])
        let line = try CGImage(data: picture(60, 1).pngData(), maximumPixelSize: 6)
        #expect(line.width == 6 && line.height == 1)
    }

    @Test func filesOfEachFormatAreDownsampled() throws {
        for file in [SampleImages.jpeg, SampleImages.lossyWebP, SampleImages.greyJPEG] {
            let whole = try CGImage(data: file)
            for greatest in 1..<max(whole.width, whole.height) {
                let small = try CGImage(data: file, maximumPixelSize: greatest)
                #expect(max(small.width, small.height) == greatest)
                let means = average(whole, small.width, small.height)
                // Decoders may downsample before converting colours.
                let difference = zip(small.pixels, means).map { abs(Int($0) - Int($1)) }.max()
                #expect(difference ?? 255 <= 24, "\(greatest) pixels")
            }
        }
        let clear = try CGImage(data: SampleImages.losslessWebP, maximumPixelSize: 1)
        #expect(clear.width == 1 && clear.height == 1 && !clear.isOpaque)
    }

    @Test func anInterlacedFileIsDownsampledLikeItsPlainTwin() throws {
        let (plain, woven) = (SampleImages.png(9, 7), SampleImages.png(9, 7, isInterlaced: true))
        #expect(try CGImage(data: woven) == CGImage(data: plain))
        for greatest in 1...9 {
            #expect(
                try CGImage(data: woven, maximumPixelSize: greatest)
                    == CGImage(data: plain, maximumPixelSize: greatest)
            )
        }
    }

    @Test func aMaximumPixelSizeBelowOneTraps() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try CGImage(data: Data([0xFF, 0xD8]), maximumPixelSize: 0)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("maximumPixelSize must be at least 1, got 0"))
    }
}
