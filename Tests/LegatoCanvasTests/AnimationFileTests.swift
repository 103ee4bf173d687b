import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

/// Files of animations.
///
/// Files of animations that other programs write: cut, without an end, of many frames.
struct AnimationFileTests {
    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func count(_ data: Data) throws -> Int { CGImageSourceGetCount(try source(data)) }

    /// A GIF file of 1 x 1 pixels.
    private func gif(frames: Int) -> Data {
        let head = Data("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        var file = head
        for _ in 0..<frames { file += frame }
        return file + [0x3B]
    }

    private let first = try? CGImage(data: SampleImages.animatedGIF)

    @Test("A GIF animation that is cut after its first frame shows that")
    func cutGIF() throws {
        // The first frame ends after 69 bytes.
        for count in [69, 70, 100] {
            #expect(try CGImage(data: SampleImages.animatedGIF.prefix(count)) == first)
        }
        #expect(throws: ImageFileError.self) {
            try CGImage(data: SampleImages.animatedGIF.prefix(68))
        }
    }

    @Test("A GIF file may lack its trailer, or end with zeros")
    func trailer() throws {
        let open = SampleImages.animatedGIF.dropLast()
        for file in [open, open + [0, 0, 0], SampleImages.animatedGIF + [0x3B, 7]] {
            #expect(try count(Data(file)) == 4)
        }
    }

    @Test(
        "A GIF file without a size has that of its first frame, and frames without pixels are none")
    func emptyGIF() throws {
        var file = SampleImages.animatedGIF
        file.replaceSubrange(6..<10, with: [0, 0, 0, 0])
        #expect(try CGImage(data: file) == first)
        // After the colours and the number of runs.
        let empty: [UInt8] = [0x2C, 0, 0, 0, 0, 0, 0, 4, 0, 0, 2, 0]
        file.insert(contentsOf: empty, at: 44)
        #expect(try CGImage(data: file) == first)
        #expect(try count(file) == 4)
    }

    @Test("Indices of one bit are refused: the format has at least two")
    func bits() {
        var file = SampleImages.animatedGIF
        #expect(file[62] == 2)
        file[62] = 1
        #expect(throws: ImageFileError.self) { try CGImage(data: file) }
    }

    @Test("The limit on the frames of an animation is inclusive")
    func limit() throws {
        #expect(try count(gif(frames: 65_536)) == 65_536)
        let beyond = gif(frames: 65_537)
        #expect(try CGImage(data: beyond).width == 1)
        let source = try source(beyond)
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
        let texts = sentences { #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil) }
        #expect(texts.first?.contains("it has more than 65536 frames. Split it") == true)
    }

    @Test("A damaged frame, and those after it, are not decoded again")
    func damaged() throws {
        var file = gif(frames: 10_000)
        // The first byte of the indices: a code that is not in use.
        file[19 + 2000 * 15 + 12] = 0xFF
        let source = try source(file)
        #expect(CGImageSourceGetCount(source) == 10_000)
        // Decoding the frames before it each time takes minutes.
        let texts = sentences {
            for index in 2000..<10_000 {
                #expect(CGImageSourceCreateImageAtIndex(source, index, nil) == nil)
            }
        }
        #expect(texts.first?.contains("its data is damaged") == true)
        #expect(CGImageSourceCreateImageAtIndex(source, 1999, nil) != nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    }

    @Test("After the last frame there is none", arguments: [3, 4])
    func end(count: Int) throws {
        let data = count == 3 ? SampleImages.webPOfThree : SampleImages.animatedGIF
        var frames = try #require(try ImageFile(data: data).frames())
        for _ in 0..<count { _ = try frames.next() }
        #expect(throws: ImageFileError.self) { try frames.next() }
    }

    @Test("The frames of a WebP file are those up to its size, if it says that it has some")
    func webP() throws {
        let file = SampleImages.webPOfThree
        #expect(file.count == 188 && file[4] == 180 && file[20] == 0x12)
        // Each frame takes 48 bytes.
        #expect(try count(file + file.suffix(48)) == 3)
        var short = file
        short[4] -= 48
        #expect(try count(short) == 2)
        #expect(CGImageSourceCreateImageAtIndex(try source(short), 1, nil) != nil)
        var still = file
        still[20] = 0x10
        #expect(try count(still) == 1)
    }

    @Test("A still picture has the properties of a frame")
    func still() throws {
        func dictionary(_ data: Data, _ key: CFString) throws -> [[CFString: Any]?] {
            let source = try source(data)
            let all = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
            let own = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
            return [all, own].map { $0?[key] as? [CFString: Any] }
        }
        let gif = try dictionary(SampleImages.interlacedGIF, kCGImagePropertyGIFDictionary)
        #expect(gif[0]?[kCGImagePropertyGIFLoopCount] as? Int == 1)
        #expect(gif[1]?[kCGImagePropertyGIFUnclampedDelayTime] as? Double == 0)
        #expect(gif[1]?[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
        let webP = try dictionary(SampleImages.losslessWebP, kCGImagePropertyWebPDictionary)
        #expect(webP[0]?[kCGImagePropertyWebPLoopCount] as? Int == 1)
        #expect(webP[1]?[kCGImagePropertyWebPDelayTime] as? Double == 0.1)
        #expect(try dictionary(SampleImages.jpeg, kCGImagePropertyGIFDictionary)[1] == nil)
    }
}
