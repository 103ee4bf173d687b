import Foundation
import LegatoCanvas
import LegatoGraphics
import TestSupport
import Testing

struct PNGTests {
    /// Returns an image in which all pixels differ; alpha is 255, or increases with x.
    private func picture(opaque: Bool) -> CGImage {
        var pixels: [UInt8] = []
        for y in 0..<16 {
            for x in 0..<16 {
                let alpha = opaque ? 255 : x * 17
                pixels += [x * 16, y * 16, x * y].map { UInt8($0 * alpha / 255) }
                pixels.append(UInt8(alpha))
            }
        }
        return CGImage(width: 16, height: 16, premultipliedRGBA: pixels)
    }

    private func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "legato-\(UUID().uuidString).png")
    }

    private func error(_ body: () throws(ImageFileError) -> Void) -> ImageFileError? {
        do { try body() } catch { return error }
        return nil
    }

    @Test func anOpaqueImageSurvivesARoundTripExactly() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file) }
        let image = picture(opaque: true)
        try image.writePNG(to: file)
        let read = try CGImage(contentsOf: file)
        #expect(read == image && read.isOpaque)
        #expect(try CGImage(contentsOf: file.path) == image)
    }

    @Test func translucentColoursSurviveARoundTripWithinOneStep() throws {
        let image = picture(opaque: false)
        let read = try CGImage(data: image.pngData())
        #expect(PictureDifference(image, read).largest <= 1)
        func alphas(_ image: CGImage) -> [UInt8] {
            stride(from: 3, to: image.pixels.count, by: 4).map { image.pixels[$0] }
        }
        #expect(alphas(image) == alphas(read))
    }

    @Test func theFileStoresStraightAlphaAndRedFirst() throws {
        // One pixel, 8-bit RGBA, (200, 100, 50, 128), encoded by another program.
        let file = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGM4kWLUAAAFNQHf"
                    + "c2Lj2wAAAABJRU5ErkJggg=="
            )
        )
        let image = try CGImage(data: file)
        #expect(image[0, 0] == (100, 50, 25, 128))
    }

    @Test func greyFilesAreDecodedAsOpaqueColours() throws {
        // One pixel, 8-bit grey, value 77, encoded by another program.
        let file = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPwBQAATwBOaYsB"
                    + "bAAAAABJRU5ErkJggg=="
            )
        )
        #expect(try CGImage(data: file)[0, 0] == (77, 77, 77, 255))
    }

    @Test func equalImagesGiveEqualBytes() {
        #expect(picture(opaque: false).pngData() == picture(opaque: false).pngData())
    }

    @Test func aMissingFileIsReportedByItsPath() throws {
        let error = try #require(
            error { () throws(ImageFileError) in
                _ = try CGImage(contentsOf: "/nowhere/at-all.png")
            }
        )
        #expect(error.operation == "read" && error.path == "/nowhere/at-all.png")
        #expect(error.reason == "No such file or directory")
        #expect(error.description.hasPrefix("Could not read the image /nowhere/at-all.png: "))
    }

    @Test func aDirectoryCannotBeRead() throws {
        let error = try #require(
            error { () throws(ImageFileError) in
                _ = try CGImage(contentsOf: FileManager.default.temporaryDirectory)
            }
        )
        #expect(error.operation == "read" && error.reason == "Is a directory")
    }

    @Test func aFileThatIsNotAPNGThrows() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("GIF89a and nothing else".utf8).write(to: file)
        let error = try #require(
            error { () throws(ImageFileError) in
                _ = try CGImage(contentsOf: file)
            }
        )
        #expect(error.operation == "decode" && error.path == file.path && !error.reason.isEmpty)
    }

    @Test(arguments: [0, 1, 7, 8, 40, 80])
    func aTruncatedFileThrows(length: Int) throws {
        let whole = picture(opaque: true).pngData()
        try #require(whole.count > 100)
        #expect(throws: ImageFileError.self) { try CGImage(data: whole.prefix(length)) }
    }

    @Test func aDamagedFileThrows() {
        var data = picture(opaque: true).pngData()
        data[data.count / 2] ^= 0xFF
        #expect(throws: ImageFileError.self) { try CGImage(data: data) }
    }

    @Test func aMissingFolderCannotBeWrittenTo() throws {
        let error = try #require(
            error { () throws(ImageFileError) in
                try picture(opaque: true).writePNG(to: "/nowhere/at-all.png")
            }
        )
        #expect(error.operation == "write" && error.path == "/nowhere/at-all.png")
        #expect(error.reason == "No such file or directory")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDiskIsReported() throws {
        let error = try #require(
            error { () throws(ImageFileError) in
                try picture(opaque: true).writePNG(to: "/dev/full")
            }
        )
        #expect(error.operation == "write" && error.reason == "No space left on device")
    }
}
