import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Image files other than PNG.
///
/// Image files encoded by other programs, compared with the pixels that those programs decode.
struct ImageFileTests {
    private func reason(_ data: Data) -> ImageFileError? {
        do { _ = try CGImage(data: data) } catch { return error }
        return nil
    }

    /// Returns the largest difference of the pixels at some indices from the expected ones.
    private func difference(_ image: CGImage, _ expected: [Int: (Int, Int, Int)]) -> Int {
        expected.map { index, color in
            let found = image[index % image.width, index / image.width]
            return max(
                abs(Int(found.red) - color.0), abs(Int(found.green) - color.1),
                abs(Int(found.blue) - color.2)
            )
        }.max() ?? .max
    }

    @Test("A lossless WebP file is premultiplied once")
    func losslessWebP() throws {
        let image = try CGImage(data: SampleImages.losslessWebP)
        #expect(image.width == 3 && image.height == 2 && !image.isOpaque)
        let straight: [(Int, Int, Int, Int)] = [
            (255, 0, 0, 255), (0, 255, 0, 128), (0, 0, 255, 0), (10, 20, 30, 255),
            (200, 100, 50, 64), (255, 255, 255, 255),
        ]
        for (index, color) in straight.enumerated() {
            let found = image[index % 3, index / 3]
            #expect(Int(found.alpha) == color.3)
            for (value, channel) in [
                (found.red, color.0), (found.green, color.1), (found.blue, color.2),
            ] {
                #expect(abs(Double(value) - Double(channel * color.3) / 255) < 1)
            }
        }
    }

    @Test("A lossy WebP file has the pixels that another decoder reads")
    func lossyWebP() throws {
        let image = try CGImage(data: SampleImages.lossyWebP)
        #expect(image.width == 16 && image.height == 8 && image.isOpaque)
        #expect(
            difference(
                image,
                [
                    0: (7, 9, 120), 5: (73, 6, 122), 21: (77, 29, 129), 40: (129, 69, 135),
                    77: (209, 127, 127), 127: (239, 219, 144),
                ]
            ) == 0
        )
    }

    @Test("A JPEG file has the pixels that another decoder reads, in colour and in grey")
    func jpeg() throws {
        let image = try CGImage(data: SampleImages.jpeg)
        #expect(image.width == 16 && image.height == 8 && image.isOpaque)
        // Decoders may round the inverse transform of a block differently.
        #expect(
            difference(
                image,
                [
                    0: (0, 1, 127), 5: (78, 2, 128), 21: (81, 30, 131), 40: (129, 64, 128),
                    77: (208, 128, 131), 127: (240, 224, 129),
                ]
            ) <= 1
        )
        let grey = try CGImage(data: SampleImages.greyJPEG)
        #expect(
            difference(
                grey,
                [
                    0: (0, 0, 0), 5: (20, 20, 20), 21: (84, 84, 84), 40: (160, 160, 160),
                    63: (252, 252, 252),
                ]
            ) <= 1
        )
    }

    @Test("The inks of a CMYK JPEG file are converted to RGB")
    func inkedJPEG() throws {
        let image = try CGImage(data: SampleImages.inkedJPEG)
        // Inks of 0, 128, 255 and 64 of 255.
        #expect(difference(image, [0: (191, 95, 0), 63: (191, 95, 0)]) == 0)
    }

    @Test("A file's format is detected from its content, whatever its name")
    func fromFile() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "legato-\(UUID().uuidString).png"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        try SampleImages.jpeg.write(to: file)
        #expect(try CGImage(contentsOf: file) == CGImage(data: SampleImages.jpeg))
        try SampleImages.lossyWebP.write(to: file)
        #expect(try CGImage(contentsOf: file.path) == CGImage(data: SampleImages.lossyWebP))
    }

    @Test("Truncated, unknown and empty files throw")
    func badFiles() throws {
        for whole in [
            SampleImages.losslessWebP, SampleImages.lossyWebP, SampleImages.jpeg,
            SampleImages.inkedJPEG, SampleImages.tiff, SampleImages.bmp, SampleImages.ico,
            SampleImages.interlacedGIF, SampleImages.animatedWebP,
            // The first frame ends after 69 bytes.
            SampleImages.animatedGIF.prefix(90),
        ] {
            let error = try #require(reason(whole.prefix(whole.count * 2 / 3)))
            #expect(error.operation == "decode" && error.path == "memory")
            #expect(error.remedy.contains("complete"))
        }
        let other = reason(Data("GIF, or so".utf8))
        #expect(other?.reason == "it is not a \(ImageFormat.list) file")
        #expect(reason(Data())?.reason == "it is empty")
        // A JPEG file that ends right after its start.
        let ended = reason(Data([0xFF, 0xD8, 0xFF, 0xD9]))
        #expect(ended?.operation == "decode" && ended?.remedy.contains("complete") == true)
    }
}
