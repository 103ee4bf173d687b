import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Listings on Image I/O.
///
/// The listings of the documentation comments on readers and writers of image files.
struct ImageListings {
    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appending(path: "legato-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url)
    }

    @Test("The frames of a file are read")
    func frames() throws {
        try withFile { url in
            try SampleImages.animatedGIF.write(to: url)
            var count = 0
            defer { #expect(count == 4) }
            guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return }
            let frames = (0..<CGImageSourceGetCount(source)).compactMap {
                CGImageSourceCreateImageAtIndex(source, $0, nil)
            }
            count = frames.count
        }
    }

    @Test("A thumbnail of a photograph is upright")
    func thumbnail() throws {
        let file = SampleImages.sidewaysJPEG as CFData
        let source = try #require(CGImageSourceCreateWithData(file, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 200,
        ]
        let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(thumbnail?.width == 16 && thumbnail?.height == 24)
    }

    @Test("A photograph is written as a JPEG file")
    func photograph() throws {
        let photo = try CGImage(data: SampleImages.jpeg)
        try withFile { url in
            let type = "public.jpeg" as CFString
            if let destination = CGImageDestinationCreateWithURL(url as CFURL, type, 1, nil) {
                let properties = [kCGImageDestinationLossyCompressionQuality: 0.7]
                CGImageDestinationAddImage(destination, photo, properties as CFDictionary)
                CGImageDestinationFinalize(destination)
            }
            let written = try CGImage(contentsOf: url)
            #expect(written.width == photo.width)
        }
    }
}
