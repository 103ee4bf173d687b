import Foundation
import LegatoGraphics
import Testing

@testable import LegatoCanvas

/// Orientations of image files.
///
/// Photographs of cameras, whose files say how they are turned.
struct ImageOrientationTests {
    /// Returns the colours of the corners, row by row: red, green, blue or white.
    private func corners(_ image: CGImage) -> String {
        let (right, bottom) = (image.width - 1, image.height - 1)
        return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { x, y in
            let pixel = image[x, y]
            switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
            case (true, false, false): return "r"
            case (false, true, false): return "g"
            case (false, false, true): return "b"
            case (true, true, true): return "w"
            default: return "?"
            }
        }.joined()
    }

    @Test(
        "A file with the orientation 6 is turned clockwise",
        arguments: [
            SampleImages.sidewaysJPEG, SampleImages.sidewaysWebP, SampleImages.sidewaysPNG,
        ]
    )
    func upright(file: Data) throws {
        let image = try CGImage(data: file)
        #expect(image.width == 16 && image.height == 24)
        #expect(corners(image) == "brwg")
        let stored = try ImageFile(data: file).stored()
        #expect(stored.width == 24 && stored.height == 16)
        #expect(corners(stored) == "rgbw")
        let small = try CGImage(data: file, maximumPixelSize: 12)
        #expect(small.width == 8 && small.height == 12)
        #expect(corners(small) == "brwg")
    }

    @Test("A TIFF file states its orientation in 8, 16 or 32 bits", arguments: [1, 3, 4])
    func tiff(type: Int) throws {
        let data = try self.file(SampleImages.sidewaysTIFF, tiffEntry, type, at: -6)
        let file = try ImageFile(data: data)
        let (image, stored) = (try file.upright(), try file.stored())
        #expect(image.width == 4 && image.height == 6 && corners(image) == "brwg")
        #expect(stored.width == 6 && stored.height == 4 && corners(stored) == "rgbw")
        let size = try file.size()
        #expect(size == (6, 4))
        #expect(file.statedOrientation == .right)
    }

    @Test(
        "Each orientation turns the corners as EXIF says",
        arguments: [
            (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"),
            (7, "wgbr"), (8, "gwrb"),
        ]
    )
    func all(number: Int, expected: String) throws {
        let jpeg = try file(SampleImages.sidewaysJPEG, jpegEntry, number)
        let tiff = try file(SampleImages.sidewaysTIFF, tiffEntry, number)
        for image in [try CGImage(data: jpeg), try CGImage(data: tiff)] {
            #expect(corners(image) == expected)
            #expect((image.width < image.height) == (number > 4))
        }
        let orientation = try #require(CGImagePropertyOrientation(rawValue: UInt32(number)))
        for data in [jpeg, tiff] {
            let file = try ImageFile(data: data)
            #expect(file.orientation == orientation)
            #expect(corners(try file.stored()) == "rgbw")
        }
    }

    /// The entries of the orientation 6: a tag, a type, a count and the value.
    private let jpegEntry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
    private let tiffEntry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6]

    /// Returns a file with another byte at a place relative to the last one of an entry.
    private func file(
        _ file: Data, _ entry: [UInt8], _ byte: Int, at place: Int = 0
    ) throws -> Data {
        let found = try #require(file.firstRange(of: Data(entry)))
        var file = file
        file[found.upperBound - 1 + place] = UInt8(byte)
        return file
    }

    @Test("An unknown orientation, damaged metadata and none leave the picture as it is")
    func none() throws {
        // A value, a type, and the number of entries before the first one.
        for (place, byte) in [(0, 0), (0, 9), (-6, 4), (-10, 0)] {
            let changed = try file(SampleImages.sidewaysJPEG, jpegEntry, byte, at: place)
            #expect(corners(try CGImage(data: changed)) == "rgbw", "byte \(byte) at \(place)")
            #expect(try ImageFile(data: changed).statedOrientation == nil)
        }
        #expect(try ImageFile(data: SampleImages.jpeg).statedOrientation == nil)
    }

    @Test("A data provider's image is as it is stored")
    func provider() throws {
        let provider = try #require(CGDataProvider(data: SampleImages.sidewaysJPEG as CFData))
        let image = CGImage(
            jpegDataProviderSource: provider, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent
        )
        #expect(try corners(#require(image)) == "rgbw")
    }
}
