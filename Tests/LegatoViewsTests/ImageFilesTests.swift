import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// The cache of images that are read from files.
struct ImageFilesTests {
    /// Calls a closure with files of squares whose sides are 1 pixel, 2 pixels and so on.
    private func withFiles(_ count: Int, _ body: ([URL]) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "legato-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try (1...count).map { side in
            let file = folder.appending(path: "\(side).png")
            let pixels = [UInt8](repeating: 255, count: side * side * 4)
            try CGImage(width: side, height: side, premultipliedRGBA: pixels).writePNG(to: file)
            return file
        }
        try body(files)
    }

    @Test("Images stay in the cache until one would exceed its pixels, which empties it")
    func pixels() throws {
        try withFiles(4) { files in
            let cache = ImageFiles(maximumPixels: 1 + 4 + 9)
            for file in files[..<3] { #expect(cache.image(at: file, nil) != nil) }
            #expect(cache.pixels == 14)
            // A cached file is not read again.
            try FileManager.default.removeItem(at: files[1])
            #expect(cache.image(at: files[1], nil)?.width == 2)
            #expect(cache.pixels == 14)
            // One pixel beyond: the others are read again. A larger image is cached alone.
            #expect(cache.image(at: files[0], 1)?.width == 1)
            #expect(cache.pixels == 1)
            #expect(cache.image(at: files[3], nil)?.width == 4)
            #expect(cache.pixels == 16)
            try FileManager.default.removeItem(at: files[3])
            #expect(cache.image(at: files[3], nil)?.width == 4)
        }
    }

    @Test("A bitmap is read once for all scales, and a vector image is drawn for each")
    func scales() throws {
        try withFiles(2) { files in
            let cache = ImageFiles()
            for scale: CGFloat in [2, 1, 3] {
                let picture = cache.picture(at: files[1], nil, .standard, vectorScale: scale)
                #expect(picture?.image.width == 2)
            }
            #expect(cache.pixels == 4)
            let vector = files[0].deletingPathExtension().appendingPathExtension("svg")
            try Data("<svg width='1' height='1' xmlns='http://www.w3.org/2000/svg'/>".utf8)
                .write(to: vector)
            for scale in [1, 3, 1, 3] {
                let picture = cache.picture(
                    at: vector, nil, .standard, vectorScale: CGFloat(scale)
                )
                #expect(picture?.image.width == scale)
            }
            #expect(cache.pixels == 4 + 1 + 9)
        }
    }

    @Test("A PDF file is drawn as a resource, and not as any other file")
    func trusted() throws {
        try withFiles(1) { files in
            let page = files[0].deletingPathExtension().appendingPathExtension("pdf")
            try SamplePDF.page("0 0 4 2", "").write(to: page)
            let cache = ImageFiles()
            for _ in 0..<2 {
                #expect(cache.image(at: page, nil) == nil)
                let picture = cache.picture(at: page, nil, .resources, vectorScale: 1)
                #expect(picture?.image.width == 4 && picture?.isVector == true)
            }
        }
    }

    @Test("As many files stay in the cache as allowed")
    func count() throws {
        try withFiles(ImageFiles.maximumFiles + 1) { files in
            let cache = ImageFiles()
            for file in files.dropLast() { #expect(cache.image(at: file, 1) != nil) }
            #expect(cache.pixels == ImageFiles.maximumFiles)
            #expect(cache.image(at: files[ImageFiles.maximumFiles], 1) != nil)
            #expect(cache.pixels == 1)
        }
    }
}
