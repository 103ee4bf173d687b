import Foundation
import ImageIO
import SwiftUI
import Testing

/// Imports of Image I/O.
///
/// Code of animations with its own imports, in the language mode of Swift 5.
struct ImageIOImportTests {
    /// A GIF animation of two pixels: red for 0.2 s, then green for 0.1 s.
    private let file =
        Data(
            base64Encoded: """
                R0lGODlhAQABAIEAAP8AAAD/AAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAFAAAACwAAAAA\
                AQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==
                """
        ) ?? Data()

    /// Returns the animation as players of GIF files do: the time of each frame is a multiple of the
    /// greatest common divisor.
    @MainActor private func animatedImage(_ data: Data) -> UIImage? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        var images: [UIImage] = []
        var duration = 0.0
        for index in 0..<CGImageSourceGetCount(source) {
            guard let image = CGImageSourceCreateImageAtIndex(source, index, nil),
                let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                    as? [String: Any],
                let gif = properties[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            else { continue }
            let unclamped = gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber
            let delay = unclamped ?? gif[kCGImagePropertyGIFDelayTime as String] as? NSNumber
            duration += delay?.doubleValue ?? 0.1
            let count = Int(((delay?.doubleValue ?? 0.1) * 10).rounded())
            images += [UIImage](repeating: UIImage(cgImage: image), count: count)
        }
        return UIImage.animatedImage(with: images, duration: duration)
    }

    @MainActor
    @Test("An animated image plays in an image view by the delays of its file")
    func plays() throws {
        let image = try #require(animatedImage(file))
        #expect(image.images?.count == 3 && abs(image.duration - 0.3) < 1e-9)
        let display = HeadlessDisplay(size: CGSize(width: 4, height: 4), scale: 1)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        display.rootLayer.addSublayer(view.layer)
        #expect(view.isAnimating)
        var colors: [String] = []
        for _ in 0..<6 {
            display.advance(by: 0.05)
            let pixel = display.snapshot()[1, 1]
            colors.append(pixel.red > 128 ? "r" : pixel.green > 128 ? "g" : "?")
            display.advance(by: 0.05)
        }
        #expect(colors.joined() == "rrgrrg")
        view.image = UIImage(data: file)
        #expect(!view.isAnimating)
    }

    @Test("A thumbnail, and a file that is written")
    func thumbnail() throws {
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceThumbnailMaxPixelSize: max(CGFloat(12), 8) * 2,
            ] as CFDictionary
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        let data = NSMutableData()
        let type = UTType.jpeg.identifier as CFString
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil)
        )
        let quality = [kCGImageDestinationLossyCompressionQuality as String: 0.8]
        CGImageDestinationAddImage(destination, image, quality as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        #expect(UIImage(data: data as Data)?.size == CGSize(width: 1, height: 1))
    }
}
