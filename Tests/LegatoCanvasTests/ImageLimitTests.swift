import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Limits on image files, and how writing replaces an old file.
struct ImageLimitTests {
    private func reason(_ data: Data, _ limits: ImageLimits = .standard) -> ImageFileError? {
        do { _ = try CGImage(data: data, limits: limits) } catch { return error }
        return nil
    }

    private func image(_ width: Int, _ height: Int) -> CGImage {
        let pixels = [UInt8](repeating: 255, count: width * height * 4)
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }

    /// Returns a PNG file that declares a size other than its own.
    private func claiming(_ width: UInt32, _ height: UInt32) -> Data {
        var file = image(1, 1).pngData()
        for (place, value) in [(16, width), (20, height)] {
            for i in 0..<4 { file[place + i] = UInt8(truncatingIfNeeded: value >> (24 - 8 * i)) }
        }
        return file
    }

    @Test func theLimitOnPixelsIsInclusive() throws {
        var limits = ImageLimits.standard
        limits.pixels = 63
        #expect(try CGImage(data: image(9, 7).pngData(), limits: limits).width == 9)
        let beyond = try #require(reason(image(8, 8).pngData(), limits))
        #expect(beyond.reason == "it has 8 x 8 pixels")
        #expect(beyond.remedy == "Scale it to at most 63 pixels, or raise ImageLimits.pixels.")
    }

    @Test func anImageBeyondTheLimitThrowsBeforeMemoryIsAllocated() throws {
        #expect(reason(claiming(30_000, 30_000))?.reason == "it has 30000 x 30000 pixels")
        #expect(reason(claiming(32_768, 1))?.remedy == "Scale it to at most 32767 pixels a side.")
        #expect(reason(claiming(.max, .max))?.reason == "it has 4294967295 x 4294967295 pixels")
        #expect(reason(claiming(0, 5))?.remedy == "Check that it is a complete file.")
    }

    @Test func theLimitOnTheSidesOfAnImageIsInclusive() throws {
        for (width, height) in [(32_767, 1), (1, 32_767)] {
            let image = try CGImage(data: image(width, height).pngData())
            #expect(image.width == width && image.height == height)
        }
        for (width, height) in [(32_768, 1), (1, 32_768)] {
            let error = reason(SampleImages.png(width, height))
            #expect(error?.reason == "it has \(width) x \(height) pixels")
            #expect(error?.remedy == "Scale it to at most 32767 pixels a side.")
        }
    }

    @Test func aTruncatedFileTakesMemoryOnlyForTheRowsItHas() async {
        await #expect(processExitsWith: .success) {
            // 10,000 x 10,000 grey pixels would be 400 MB; the file has the first 20 rows.
            let raw = [UInt8](repeating: 0, count: 20 * 10_001)
            let file = SampleImages.png(10_000, 10_000, depth: 8, color: 0, raw)
            let before = peakMemory()
            let error = #expect(throws: ImageFileError.self) { try CGImage(data: file) }
            #expect(error?.remedy == "Check that it is a complete PNG file.")
            #expect(peakMemory() - before < 32 << 20)
        }
    }

    @Test func aFileOfFewBytesThatDeclaresManyPixelsThrows() throws {
        // A row of grey is 10,001 bytes, which deflate compresses to at least ten.
        let short = SampleImages.png(10_000, 10_000, depth: 8, color: 0, [0])
        #expect(reason(short)?.reason == "it ends too early")
        let photo = try #require(SampleImages.greyJPEG.settingJPEGSize(10_000, 10_000))
        #expect(reason(photo)?.reason == "it has 10000 x 10000 pixels in \(photo.count) bytes")
        #expect(reason(photo)?.remedy == "Check that it is a complete JPEG file.")
    }

    @Test func theLimitOnPixelsPerByteOfAJPEGFileIsInclusive() throws {
        // 2,048 x 2,048 pixels are 512 for each of 8,192 bytes.
        let small = try #require(SampleImages.greyJPEG.settingJPEGSize(2048, 2048))
        let file = small + Data(repeating: 0, count: 8192 - small.count)
        #expect(reason(file)?.reason.contains("pixels in") != true)
        let beyond = try #require(reason(file.dropLast()))
        #expect(beyond.reason == "it has 2048 x 2048 pixels in 8191 bytes")
        #expect(beyond.remedy == "Check that it is a complete JPEG file.")
    }

    @Test func theLimitOnPixelsPerByteIsInclusive() throws {
        // A fully transparent image needs no bits for its pixels.
        let file = Data(
            Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8)
                + [9, 0, 0, 0, 0x2F, 0xD0, 0x07, 0xF4, 0x11, 0x88, 0x88, 0x08, 0, 0]
        )
        var limits = ImageLimits.standard
        #expect(reason(file)?.remedy.contains("ImageLimits.pixelsPerByte") == true)
        limits.pixelsPerByte = .max
        let image = try CGImage(data: file, limits: limits)
        let pixels = image.width * image.height
        #expect(pixels > 4_000_000 && pixels % file.count != 0)
        limits.pixelsPerByte = pixels / file.count + 1
        #expect(reason(file, limits) == nil)
        limits.pixelsPerByte -= 1
        let error = try #require(reason(file, limits))
        #expect(error.reason == "it has \(image.width) x \(image.height) pixels in 30 bytes")
        #expect(error.remedy.contains("ImageLimits.pixelsPerByte"))
    }

    @Test func aPNGFileWithoutALeadingHeaderThrows() throws {
        var file = image(2, 2).pngData()
        let text = SampleImages.chunk("tEXt", Array("x".utf8) + [0])
        file.insert(contentsOf: text, at: 8)
        #expect(reason(file)?.reason == "its data is damaged")
    }

    @Test func textChunksOfAPNGFileAreNotDecompressed() throws {
        var file = image(2, 2).pngData()
        let text = SampleImages.chunk("zTXt", Array("x".utf8) + [0, 0, 0x78, 0x9C, 1, 2, 3])
        file.insert(contentsOf: text, at: 33)
        #expect(try CGImage(data: file) == image(2, 2))
    }

    @Test func damagedDataIsReportedAsDamaged() throws {
        var file = image(64, 64).pngData()
        for i in file.count / 2..<file.count / 2 + 8 { file[i] ^= 0xFF }
        #expect(reason(file)?.reason == "its data is damaged")
    }

    @Test func theLimitOnScansOfAJPEGFileIsInclusive() throws {
        // A grey image of 2,000 x 2,000 pixels in 1,000 scans; only the markers are read.
        var file = Data([0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0x07, 0xD0, 0x07, 0xD0, 1, 1, 0x11, 0])
        let scan = Data([0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x12, 0xFF, 0x00, 0x34])
        for _ in 0..<250 { file += scan }
        // The 251st scan exceeds the limit: 251 times 4 million pixels.
        #expect(reason(file)?.reason.contains("scans") != true)
        file += scan
        let beyond = try #require(reason(file))
        #expect(beyond.reason == "it has 251 scans of 2000 x 2000 pixels")
        #expect(beyond.remedy.contains("ImageLimits.scannedPixels"))
    }

    @Test func theLimitOnBytesOfAFileIsInclusive() throws {
        try inFolder { folder in
            let file = folder.appending(path: "picture.png")
            try image(3, 3).writePNG(to: file)
            var limits = ImageLimits.standard
            limits.bytes = try Data(contentsOf: file).count
            #expect(try CGImage(contentsOf: file, limits: limits).width == 3)
            limits.bytes -= 1
            let error = #expect(throws: ImageFileError.self) {
                try CGImage(contentsOf: file, limits: limits)
            }
            #expect(error?.reason == "it has more than \(limits.bytes) bytes")
        }
    }

    @Test func writingReplacesAFileAndNeverTruncatesIt() throws {
        try inFolder { folder in
            let file = folder.appending(path: "picture.png")
            try image(3, 3).writePNG(to: file)
            // An open handle keeps reading the old file.
            let old = try FileHandle(forReadingFrom: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640], ofItemAtPath: file.path
            )
            try image(5, 5).writePNG(to: file)
            #expect(try old.readToEnd() == image(3, 3).pngData())
            #expect(try Data(contentsOf: file) == image(5, 5).pngData())
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(mode[.posixPermissions] as? Int == 0o640)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    @Test func writingThroughALinkReplacesTheTarget() throws {
        try inFolder { folder in
            let file = folder.appending(path: "picture.png")
            let link = folder.appending(path: "link.png")
            try image(3, 3).writePNG(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            try image(4, 4).writePNG(to: link)
            #expect(try CGImage(contentsOf: file).width == 4)
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path
            )
        }
    }

    @Test func anUnfinishedWriteKeepsTheOldFile() throws {
        try inFolder { folder in
            let file = folder.appending(path: "old.txt")
            try WholeFile.replace(file.path, with: Data("old".utf8))
            do {
                let replacement = try WholeFile.Replacement(file.path)
                try replacement.write(Data("new".utf8))
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
            }
            #expect(try Data(contentsOf: file) == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old.txt"])
        }
    }

    @Test func aSizeBeyondTheAddressableMemoryIsReported() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = CGImage(width: 2, height: .max, premultipliedRGBA: [0, 0, 0, 0])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("pixels exceeds the addressable memory"))
    }

    @Test func anUnwritableFolderAndAFullDiskAreReportedInTheSystemsWords() throws {
        let refused = #expect(throws: ImageFileError.self) {
            try image(1, 1).writePNG(to: "/sys/legato.png")
        }
        let reasons = ["Permission denied", "Read-only file system"]
        #expect(reasons.contains(refused?.reason ?? ""), "\(String(describing: refused))")
        #expect(refused?.operation == "write" && refused?.path == "/sys/legato.png")
        #expect(refused?.remedy.contains("that you may write there") == true)
        let full = #expect(throws: ImageFileError.self) {
            try image(1, 1).writePNG(to: "/dev/full")
        }
        #expect(full?.reason == "No space left on device")
        #expect(full?.remedy.contains("the disk has room") == true)
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "legato-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}

/// Returns this process's peak memory in bytes.
func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
}
