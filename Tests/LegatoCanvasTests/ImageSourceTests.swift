import Foundation
import LegatoCanvas
import LegatoGraphics
import TestSupport
import Testing

/// Readers and writers of Image I/O.
///
/// The functions of Image I/O.
struct ImageSourceTests {
    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func frame(_ source: CGImageSource, _ index: Int) throws -> CGImage {
        try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
    }

    /// Returns the colours row by row: red, green, blue or transparent.
    private func picture(_ image: CGImage) -> [String] {
        (0..<image.height).map { y in
            (0..<image.width).map { x in
                let pixel = image[x, y]
                guard pixel.alpha > 0 else { return "." }
                return pixel.red > 0 ? "r" : pixel.green > 0 ? "g" : "b"
            }.joined()
        }
    }

    private let frames = [
        ["rrrrrr", "rrrrrr", "rrrrrr", "rrrrrr"],
        ["rrrrrr", "rgrrrr", "rggrrr", "rrrrrr"],
        ["rrrbbb", "r..bbb", "r..bbb", "rrrrrr"],
        ["rrrrrr", "r..rrr", "r..rrr", "rrrrrg"],
    ]

    @Test("The frames of a GIF animation are as they are shown")
    func gif() throws {
        let source = try source(SampleImages.animatedGIF)
        #expect(CGImageSourceGetCount(source) == 4)
        #expect(try (0..<4).map { picture(try frame(source, $0)) } == frames)
        // In any order, and once more.
        #expect(
            try [3, 1, 1, 2, 0].map { picture(try frame(source, $0)) }
                == [3, 1, 1, 2, 0].map { frames[$0] })
        #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
        #expect(try picture(CGImage(data: SampleImages.animatedGIF)) == frames[0])
    }

    @Test("Delays and runs of a GIF animation are properties")
    func gifProperties() throws {
        let source = try source(SampleImages.animatedGIF)
        let delays = (0..<4).map { index -> [Double?] in
            let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
            let gif = all?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
            return [
                gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double,
                gif?[kCGImagePropertyGIFDelayTime] as? Double,
            ]
        }
        #expect(delays == [[0.1, 0.1], [0, 0.1], [0.05, 0.1], [0.02, 0.1]])
        let all = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let gif = all?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        #expect(gif?[kCGImagePropertyGIFLoopCount] as? Int == 3)
        #expect(all?[kCGImagePropertyFileSize] as? Int == SampleImages.animatedGIF.count)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 4, nil) == nil)
    }

    @Test("The frames of a WebP animation, with their delays and runs")
    func webP() throws {
        let source = try source(SampleImages.webPOfThree)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetType(source) == "org.webmproject.webp")
        let colors = try [0, 1, 2, 0].map { index in
            let pixel = try frame(source, index)[0, 0]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
        let red: [UInt8] = [255, 0, 0, 255]
        #expect(colors == [red, [0, 128, 0, 128], [0, 0, 255, 255], red])
        let delays = (0..<3).map { index -> [Double?] in
            let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
            let webP = all?[kCGImagePropertyWebPDictionary] as? [CFString: Any]
            return [
                webP?[kCGImagePropertyWebPUnclampedDelayTime] as? Double,
                webP?[kCGImagePropertyWebPDelayTime] as? Double,
            ]
        }
        #expect(delays == [[0.1, 0.1], [0.05, 0.1], [0.2, 0.2]])
        let all = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let webP = all?[kCGImagePropertyWebPDictionary] as? [CFString: Any]
        #expect(webP?[kCGImagePropertyWebPLoopCount] as? Int == 3)
    }

    @Test("A photograph's size and orientation are properties; its image is as it is stored")
    func photograph() throws {
        let source = try source(SampleImages.sidewaysJPEG)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 24)
        #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 16)
        #expect(properties?[kCGImagePropertyOrientation] as? UInt32 == 6)
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
        #expect(try frame(source, 0).width == 24)
        let other = try self.source(SampleImages.jpeg)
        let none = CGImageSourceCopyPropertiesAtIndex(other, 0, nil)?[kCGImagePropertyOrientation]
        #expect(none == nil)
    }

    @Test(
        "A thumbnail has at most the size, and is turned on demand",
        arguments: [(true, 8, 12), (false, 12, 8)]
    )
    func thumbnail(isTurned: Bool, width: Int, height: Int) throws {
        let source = try source(SampleImages.sidewaysJPEG)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: isTurned,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(12.5),
        ]
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(image?.width == width && image?.height == height)
        let whole = CGImageSourceCreateThumbnailAtIndex(source, 0, nil)
        #expect(whole?.width == 24 && whole?.height == 16)
        let animation = try self.source(SampleImages.animatedGIF)
        let small = [kCGImageSourceThumbnailMaxPixelSize: 3] as CFDictionary
        let frame = try #require(CGImageSourceCreateThumbnailAtIndex(animation, 3, small))
        #expect(frame.width == 3 && frame.height == 2)
    }

    @Test("Bytes of no known format, and damaged files, have no images")
    func bad() throws {
        let unknown = try source(Data("text".utf8))
        #expect(CGImageSourceGetCount(unknown) == 0 && CGImageSourceGetType(unknown) == nil)
        #expect(CGImageSourceGetStatus(unknown) == .statusUnknownType)
        let cut = try source(SampleImages.animatedGIF.prefix(100))
        #expect(CGImageSourceGetCount(cut) == 0)
        #expect(CGImageSourceGetStatus(cut) == .statusInvalidData)
        let texts = sentences { #expect(CGImageSourceCreateImageAtIndex(cut, 0, nil) == nil) }
        let text = try #require(texts.first)
        #expect(text.contains("CGImageSourceCreateImageAtIndex") && text.contains("ends too early"))
        let missing = URL(fileURLWithPath: "/nowhere/picture.png")
        #expect(CGImageSourceCreateWithURL(missing as CFURL, nil) == nil)
    }

    @Test("A PNG file that is written is read with the same pixels")
    func png() throws {
        let image = try CGImage(data: SampleImages.bmp)
        let data = NSMutableData()
        let made = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)
        let destination = try #require(made)
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(try CGImage(data: data as Data) == image)
    }

    @Test("A JPEG file is smaller at a lower quality, downsampled, and turned by its orientation")
    func jpeg() throws {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appending(path: "legato-\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: url) }
        let image = try CGImage(data: SampleImages.interlacedGIF)
        func size(_ properties: CFDictionary?, of all: CFDictionary? = nil) throws -> Int {
            let made = CGImageDestinationCreateWithURL(
                url as CFURL, "public.jpeg" as CFString, 1, nil)
            let destination = try #require(made)
            CGImageDestinationSetProperties(destination, all)
            CGImageDestinationAddImage(destination, image, properties)
            #expect(CGImageDestinationFinalize(destination))
            return try Data(contentsOf: url).count
        }
        let low = [kCGImageDestinationLossyCompressionQuality: 0.1] as CFDictionary
        let high = [kCGImageDestinationLossyCompressionQuality: 1] as CFDictionary
        let (small, large) = (try size(low), try size(high))
        #expect(small < large)
        #expect(try size(nil, of: low) == small)
        #expect(try size(high, of: low) == large)
        _ = try size([kCGImageDestinationImageMaxPixelSize: 4] as CFDictionary)
        #expect(try CGImage(contentsOf: url).width == 4)
        _ = try size(
            [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue] as CFDictionary
        )
        #expect(try CGImage(contentsOf: url).width == 9)
    }

    @Test("An image of another file is written upright")
    func fromSource() throws {
        let data = NSMutableData()
        let made = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)
        let destination = try #require(made)
        let source = try source(SampleImages.sidewaysPNG)
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(try CGImage(data: data as Data) == CGImage(data: SampleImages.sidewaysPNG))
        let once = sentences { #expect(!CGImageDestinationFinalize(destination)) }
        #expect(once.count == 1 && once[0].contains("written before"))
        #expect(try data as Data == CGImage(data: SampleImages.sidewaysPNG).pngData())
    }

    @Test("An orientation in the properties replaces that of the other file")
    func fromSourceWithProperties() throws {
        let source = try source(SampleImages.sidewaysPNG)
        let own = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let stored = try frame(source, 0)
        let upright = try CGImage(data: SampleImages.sidewaysPNG)
        for (properties, image) in [
            (own, upright), ([kCGImagePropertyOrientation: 1] as CFDictionary, stored),
        ] {
            let data = NSMutableData()
            let made = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)
            let destination = try #require(made)
            CGImageDestinationAddImageFromSource(destination, source, 0, properties)
            #expect(CGImageDestinationFinalize(destination))
            #expect(try CGImage(data: data as Data) == image)
        }
    }

    @Test("Other types and other numbers of images are refused with a warning")
    func refused() throws {
        let data = NSMutableData()
        let texts = sentences {
            #expect(CGImageDestinationCreateWithData(data, "public.tiff", 1, nil) == nil)
        }
        #expect(texts.count == 1 && texts[0].contains("public.tiff"))
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        let none = sentences { #expect(!CGImageDestinationFinalize(destination)) }
        #expect(none.count == 1 && none[0].contains("got 0") && data.length == 0)
    }
}
