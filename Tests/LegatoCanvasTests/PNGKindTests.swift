import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// The pixel formats of PNG files, each with the expected RGBA bytes.
struct PNGKindTests {
    private func pixels(
        _ width: Int, depth: UInt8, color: UInt8, palette: [UInt8]? = nil, alpha: [UInt8]? = nil,
        _ row: [UInt8]
    ) throws -> [[UInt8]] {
        let file = SampleImages.png(
            width, 1, depth: depth, color: color, palette: palette, alpha: alpha, [0] + row
        )
        let image = try CGImage(data: file)
        #expect(image.width == width && image.height == 1)
        return (0..<width).map { Array(image.pixels[$0 * 4..<$0 * 4 + 4]) }
    }

    private func gray(_ value: UInt8) -> [UInt8] { [value, value, value, 255] }

    @Test func greyOfEachBitDepthIsDecoded() throws {
        #expect(
            try pixels(3, depth: 1, color: 0, [0b1010_0000]) == [gray(255), gray(0), gray(255)])
        #expect(try pixels(3, depth: 2, color: 0, [0b0001_1000]) == [gray(0), gray(85), gray(170)])
        #expect(
            try pixels(3, depth: 4, color: 0, [0x1F, 0x80]) == [gray(17), gray(255), gray(136)])
        #expect(try pixels(2, depth: 8, color: 0, [3, 250]) == [gray(3), gray(250)])
        // The lower byte of 16 bits is dropped.
        #expect(try pixels(2, depth: 16, color: 0, [3, 255, 250, 0]) == [gray(3), gray(250)])
    }

    @Test func greyWithAlphaIsPremultiplied() throws {
        #expect(
            try pixels(3, depth: 8, color: 4, [200, 128, 200, 0, 9, 255])
                == [[100, 100, 100, 128], [0, 0, 0, 0], gray(9)]
        )
        #expect(
            try pixels(2, depth: 16, color: 4, [200, 7, 128, 7, 9, 0, 255, 255])
                == [[100, 100, 100, 128], gray(9)]
        )
    }

    @Test func coloursWithAndWithoutAlphaAreDecoded() throws {
        #expect(
            try pixels(2, depth: 8, color: 2, [1, 2, 3, 4, 5, 6]) == [
                [1, 2, 3, 255], [4, 5, 6, 255],
            ]
        )
        #expect(try pixels(1, depth: 16, color: 2, [1, 9, 2, 9, 3, 9]) == [[1, 2, 3, 255]])
        #expect(
            try pixels(2, depth: 8, color: 6, [255, 128, 1, 51, 7, 8, 9, 255])
                == [[51, 26, 0, 51], [7, 8, 9, 255]]
        )
    }

    @Test func palettesOfEachBitDepthAreDecoded() throws {
        let palette: [UInt8] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 255, 0, 1]
        let colors: [[UInt8]] = [[10, 20, 30, 255], [40, 50, 60, 255], [70, 80, 90, 255]]
        for (depth, row) in [(UInt8(2), [UInt8(0b0001_1000)]), (4, [0x01, 0x20]), (8, [0, 1, 2])] {
            #expect(try pixels(3, depth: depth, color: 3, palette: palette, row) == colors)
        }
        let alpha: [UInt8] = [0, 128]
        #expect(
            try pixels(3, depth: 8, color: 3, palette: palette, alpha: alpha, [0, 1, 2])
                == [[0, 0, 0, 0], [20, 25, 30, 128], [70, 80, 90, 255]]
        )
    }

    @Test func oneColourCanBeTransparent() throws {
        #expect(
            try pixels(2, depth: 8, color: 0, alpha: [0, 7], [7, 8]) == [[0, 0, 0, 0], gray(8)])
        #expect(
            try pixels(2, depth: 8, color: 2, alpha: [0, 1, 0, 2, 0, 3], [1, 2, 3, 1, 2, 4])
                == [[0, 0, 0, 0], [1, 2, 4, 255]]
        )
    }

    @Test func eachRowFilterIsReversed() throws {
        // The same three rows of two gray pixels, 10 20, 30 50, 70 90.
        let rows: [UInt8] = [
            1, 10, 10,  // the pixel before
            2, 20, 30,  // the pixel above
            4, 40, 20,  // the nearest of both and the one between
        ]
        let image = try CGImage(data: SampleImages.png(2, 3, depth: 8, color: 0, rows))
        #expect(image.pixels == [10, 20, 30, 50, 70, 90].flatMap(gray))
        let mean = SampleImages.png(2, 2, depth: 8, color: 0, [0, 10, 20, 3, 25, 25])
        #expect(try CGImage(data: mean).pixels == [10, 20, 30, 50].flatMap(gray))
    }
}
