import Foundation
import LegatoGraphics
import Testing

@testable import LegatoCanvas

/// Formats of other programs.
///
/// GIF, TIFF, BMP and ICO files.
struct ImageFormatTests {
    private func pixels(_ image: CGImage) -> [[UInt8]] {
        stride(from: 0, to: image.pixels.count, by: 4).map { Array(image.pixels[$0..<$0 + 4]) }
    }

    private func reason(_ data: Data, _ limits: ImageLimits = .standard) -> String? {
        do { _ = try CGImage(data: data, limits: limits) } catch { return error.reason }
        return nil
    }

    @Test("A TIFF file with alpha is premultiplied once")
    func tiff() throws {
        let image = try CGImage(data: SampleImages.tiff)
        #expect(image.width == 3 && image.height == 2)
        #expect(
            pixels(image) == [
                [255, 0, 0, 255], [0, 128, 0, 128], [0, 0, 0, 0], [10, 20, 30, 255],
                [50, 25, 13, 64], [255, 255, 255, 255],
            ]
        )
    }

    @Test("A BMP file has the pixels that its writer was given")
    func bmp() throws {
        let image = try CGImage(data: SampleImages.bmp)
        #expect(
            pixels(image) == [
                [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [10, 20, 30, 255],
                [200, 100, 50, 255], [255, 255, 255, 255],
            ]
        )
    }

    @Test("Of an ICO file the largest picture is read, stored as PNG or as a bitmap")
    func ico() throws {
        let png = try CGImage(data: SampleImages.ico)
        #expect(png.width == 16 && png.height == 16)
        #expect(pixels(png).allSatisfy { $0 == [200, 100, 50, 255] })
        // Two pictures of 1 and 2 pixels a side with 32 bits a pixel, and their masks.
        func bitmap(_ side: Int, _ color: [UInt8]) -> [UInt8] {
            [40, 0, 0, 0, UInt8(side), 0, 0, 0, UInt8(2 * side), 0, 0, 0, 1, 0, 32, 0]
                + [UInt8](repeating: 0, count: 24)
                + (0..<side * side).flatMap { _ in color } + [UInt8](repeating: 0, count: 4 * side)
        }
        let (small, large) = (bitmap(1, [1, 2, 3, 255]), bitmap(2, [30, 20, 10, 255]))
        func entry(_ side: UInt8, _ data: [UInt8], _ place: Int) -> [UInt8] {
            [side, side, 0, 0, 1, 0, 32, 0, UInt8(data.count), 0, 0, 0, UInt8(place), 0, 0, 0]
        }
        let head: [UInt8] = [0, 0, 1, 0, 2, 0]
        let entries = entry(1, small, 38) + entry(2, large, 38 + small.count)
        let file = Data(head + entries + small + large)
        let image = try CGImage(data: file)
        #expect(image.width == 2 && image.height == 2)
        #expect(pixels(image).allSatisfy { $0 == [10, 20, 30, 255] })
    }

    @Test("A GIF file with interlaced rows has the pixels that another decoder reads")
    func gif() throws {
        let image = try CGImage(data: SampleImages.interlacedGIF)
        #expect(image.width == 12 && image.height == 9)
        let found = pixels(image)
        #expect(found[0] == [9, 246, 63, 255])
        #expect(found[107] == [45, 210, 59, 255])
        #expect(found[4 * 12 + 7] == [47, 208, 73, 255])
        let small = try CGImage(data: SampleImages.interlacedGIF, maximumPixelSize: 4)
        #expect(small.width == 4 && small.height == 3)
    }

    @Test("Sizes are checked before the pixels are decoded")
    func limits() throws {
        var limits = ImageLimits.standard
        limits.pixels = 5
        for file in [SampleImages.tiff, SampleImages.bmp] {
            #expect(reason(file, limits) == "it has 3 x 2 pixels")
        }
        #expect(reason(SampleImages.ico, limits) == "it has 16 x 16 pixels")
        #expect(reason(SampleImages.animatedGIF, limits) == "it has 6 x 4 pixels")
        #expect(reason(SampleImages.webPOfThree, limits) == "it has 4 x 3 pixels")
        // The width of the whole picture, and that of the first frame, behind the loop count.
        var large = SampleImages.animatedGIF
        large.replaceSubrange(6..<10, with: [0xFF, 0x7F, 0xFF, 0x7F])
        #expect(reason(large) == "it has 32767 x 32767 pixels")
        large = SampleImages.animatedGIF
        let frame = try #require(large.firstRange(of: Data([0x2C, 0, 0, 0, 0, 6, 0, 4, 0])))
        large.replaceSubrange(frame.upperBound - 4..<frame.upperBound, with: [0, 16, 0, 16])
        #expect(reason(large) == "it has 4096 x 4096 pixels in 141 bytes")
        // Files that say that they are larger than the pixels that follow.
        var bmp = SampleImages.bmp
        bmp.replaceSubrange(18..<22, with: [0xFF, 0xFF, 0, 0])
        #expect(reason(bmp) == "it has 65535 x 2 pixels")
        var tiff = SampleImages.tiff
        let width = try #require(tiff.firstRange(of: Data([0, 1, 4, 0, 1, 0, 0, 0, 3])))
        tiff.replaceSubrange(width.upperBound - 1...width.upperBound, with: [0xFF, 0xFF])
        #expect(reason(tiff) == "it has 65535 x 2 pixels")
    }

    @Test("Each format has a type and extensions of its own")
    func table() {
        #expect(Set(ImageFormat.allCases.map(\.identifier)).count == ImageFormat.allCases.count)
        #expect(
            ImageFormat.extensions
                == [
                    "png", "jpg", "jpeg", "jpe", "webp", "svg", "gif", "tif", "tiff", "bmp", "ico",
                    "pdf",
                ]
        )
        #expect(ImageFormat.list == "PNG, JPEG, WebP, SVG, GIF, TIFF, BMP, ICO or PDF")
        #expect(ImageFormat.allCases.filter(\.isVector) == [.svg, .pdf])
    }
}
