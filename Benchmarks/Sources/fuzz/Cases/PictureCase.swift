import Foundation
import Legato

/// Valid image files with some parts changed, decoded at full and at reduced size, drawn and
/// encoded again.
@MainActor
enum PictureCase {
    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        var file =
            switch tape.below(4) {
            case 0: PNGBytes.file(&tape)
            case 1: JPEGBytes.file(&tape)
            case 2: WebPBytes.file(&tape)
            default: other(&tape)
            }
        for _ in 0..<tape.pick([0, 0, 0, 1, 3]) { damage(&file, &tape) }
        tape.say("\(file.count) bytes: \(file.prefix(64).map { String($0, radix: 16) })")
        var limits = ImageLimits.standard
        // A case has a gigabyte for the file, its image, and drawings of it.
        limits.pixels = tape.pick([50_000_000, 100, 1_000_000])
        limits.scannedPixels = tape.pick([200_000_000, 1000])
        let greatest = tape.pick([nil, 7, 1, 64, 1000])
        tape.say("at most \(limits.pixels) pixels, side \(greatest.map(String.init) ?? "its own")")
        readFrames(file)
        guard let image = decode(file, greatest, limits, &tape) else { return }
        let side = max(image.width, image.height)
        law(image.pixels.count == image.width * image.height * 4, "A pixel must have 4 bytes")
        law(side <= greatest ?? side, "A side must be at most maximumPixelSize, got \(side)")
        law(
            greatest != nil || image.width * image.height <= limits.pixels,
            "The image must be within ImageLimits.pixels, got \(image.width) x \(image.height)"
        )
        law(isPremultiplied(image), "Each colour component must be at most the alpha component")
        guard side <= 256 else { return }
        law(decode(file, greatest, limits, &tape) == image, "Decoding must be deterministic")
        if image.isOpaque {
            let written = try? CGImage(data: image.pngData())
            law(written == image, "Writing and reading PNG must give the same image")
        }
        show(image, &tape)
    }

    /// Returns a file of another format, or a photograph that lies on its side.
    private static func other(_ tape: inout Tape) -> [UInt8] {
        let samples = [
            SampleImages.animatedGIF, SampleImages.interlacedGIF, SampleImages.tiff,
            SampleImages.sidewaysTIFF, SampleImages.bmp, SampleImages.ico,
            SampleImages.sidewaysJPEG, SampleImages.sidewaysPNG, SampleImages.sidewaysWebP,
            SampleImages.webPOfThree, SampleImages.bitmapICO,
        ]
        let sample = tape.below(samples.count)
        tape.say("sample \(sample)")
        return [UInt8](samples[sample])
    }

    /// Reads the properties and the first frames as players of animations do.
    private static func readFrames(_ file: [UInt8]) {
        guard let source = CGImageSourceCreateWithData(Data(file), nil) else { return }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let width = properties?[kCGImagePropertyPixelWidth] as? Int ?? 0
        let height = properties?[kCGImagePropertyPixelHeight] as? Int ?? 0
        guard width * height <= 1_000_000 else { return }
        var isMissing = (try? CGImage(data: Data(file))) == nil
        for index in 0..<min(4, CGImageSourceGetCount(source)) {
            let options = [kCGImageSourceCreateThumbnailWithTransform: index % 2 == 0]
            let frame = CGImageSourceCreateThumbnailAtIndex(
                source, index, options as CFDictionary
            )
            guard let frame else {
                law(isMissing || index > 0, "The first frame must be the image of the file")
                isMissing = true
                continue
            }
            law(!isMissing, "A frame must not follow a missing one")
            law(
                frame.width * frame.height == width * height,
                "A frame must have \(width) x \(height) pixels, got \(frame.width) x \(frame.height)"
            )
        }
    }

    private static func decode(
        _ file: [UInt8], _ greatest: Int?, _ limits: ImageLimits, _ tape: inout Tape
    ) -> CGImage? {
        do throws(ImageFileError) {
            let image = try CGImage(data: Data(file), maximumPixelSize: greatest, limits: limits)
            tape.say("\(image.width) x \(image.height) pixels")
            return image
        } catch {
            tape.say("\(error)")
            law(!error.reason.isEmpty && !error.remedy.isEmpty, "An error must have all parts")
            law(!error.reason.contains("memory"), "Decoding must not run out of memory")
            return nil
        }
    }

    private static func isPremultiplied(_ image: CGImage) -> Bool {
        guard !image.isOpaque else { return true }
        return image.pixels.withUnsafeBufferPointer { bytes in
            stride(from: 0, to: bytes.count, by: 4).allSatisfy {
                max(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) <= bytes[$0 + 3]
            }
        }
    }

    private static func show(_ image: CGImage, _ tape: inout Tape) {
        guard tape.chance(1, in: 4) else { return }
        let display = HeadlessDisplay(size: CGSize(width: 32, height: 24), threads: 1)
        let layer = CALayer()
        layer.frame = display.rootLayer.bounds
        layer.contents = image
        layer.contentsGravity = tape.pick([.resize, .center, .resizeAspectFill])
        display.rootLayer.addSublayer(layer)
        _ = display.snapshot()
    }

    /// Changes bytes regardless of their meaning.
    private static func damage(_ file: inout [UInt8], _ tape: inout Tape) {
        guard !file.isEmpty else { return }
        let place = tape.below(file.count)
        switch tape.below(5) {
        case 0: file.removeSubrange(place...)
        case 1: file[place] = UInt8(tape.below(256))
        case 2: file[place] ^= 1 << UInt8(tape.below(8))
        case 3:
            let end = min(file.count, place + tape.below(64))
            file.insert(contentsOf: file[place..<end], at: place)
        default: file.removeSubrange(place..<min(file.count, place + 1 + tape.below(16)))
        }
    }
}

extension Tape {
    /// Returns random bytes.
    mutating func bytes(_ count: Int) -> [UInt8] {
        // Many bytes are one decision, so that a case stays small on the tape.
        guard count > 8 else { return (0..<count).map { _ in UInt8(below(256)) } }
        var state = UInt64(below(1 << 20)) &* 2 &+ 1
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56)
        }
    }

    /// Returns the length of a side in pixels: small, or at the limits of the formats.
    mutating func side() -> Int {
        if chance(1, in: 10) {
            return pick([
                0, 65_535, 32_767, 32_768, 16_383, 16_384, 10_000, 4096, 1 << 31, (1 << 31) - 1,
                .init(UInt32.max), 1 << 24,
            ])
        }
        return pick([8, 1, 2, 3, 7, 9, 16, 17, 31, 40, 64, 100, 257])
    }
}
