import Foundation
import Legato
import LegatoUIKit
import Testing

/// Orientations of UIKit images.
///
/// Photographs that lie on their side in their files.
struct ImageOrientationTests {
    /// A PNG file of 24 by 16 pixels with the orientation 6: quarters of red and green over blue and
    /// white.
    private let file =
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGmVYSWZNTQAqAAAACAABARIAAwAA\
                AAEABgAAAAAAANZnS2kAAAAoSURBVHicY/zPQBgwEqGIiQhziAKjBg1FgxgZGAgnkv+j6WjUIPwA\
                AMQRBRtx6E0WAAAAAElFTkSuQmCC
                """
        ) ?? Data()

    /// Returns the colours of the corners, row by row: red, green, blue or white.
    private func corners(_ image: CGImage) -> String {
        let (right, bottom) = (image.width - 1, image.height - 1)
        return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { x, y in
            let pixel = image[x, y]
            if pixel.red > 128 { return pixel.green > 128 ? "w" : "r" }
            return pixel.green > 128 ? "g" : pixel.blue > 128 ? "b" : "?"
        }.joined()
    }

    private func drawn(_ image: UIImage) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return try #require(
            UIGraphicsImageRenderer(size: image.size, format: format)
                .image { _ in image.draw(at: .zero) }.cgImage
        )
    }

    @Test("An image of a file keeps its pixels and reports the orientation")
    func ofFile() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try file.write(to: url)
        for image in [UIImage(data: file), UIImage(contentsOfFile: url.path)] {
            let image = try #require(image)
            #expect(image.imageOrientation == .right && image.scale == 1)
            #expect(image.size == CGSize(width: 16, height: 24))
            let bitmap = try #require(image.cgImage)
            #expect(bitmap.width == 24 && corners(bitmap) == "rgbw")
            #expect(corners(try drawn(image)) == "brwg")
        }
        let large = UIImage(data: file, scale: 2)
        #expect(large?.size == CGSize(width: 8, height: 12) && large?.imageOrientation == .right)
    }

    @Test(
        "All eight orientations are drawn and shown alike, and flipped from left to right",
        arguments: [
            (UIImage.Orientation.up, "rgbw"), (.upMirrored, "grwb"), (.down, "wbgr"),
            (.downMirrored, "bwrg"), (.leftMirrored, "rbgw"), (.right, "brwg"),
            (.rightMirrored, "wgbr"), (.left, "gwrb"),
        ]
    )
    func all(orientation: UIImage.Orientation, expected: String) throws {
        let bitmap = try #require(UIImage(data: file)?.cgImage)
        let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
        #expect(corners(try drawn(image)) == expected)
        let view = UIImageView(image: image)
        let contents = try #require(view.layer.contents as? CGImage)
        #expect(corners(contents) == expected)
        let screen = Screen(showing: Image(uiImage: image).resizable())
        #expect(corners(screen.display.snapshot()) == expected)
        let flipped = image.withHorizontallyFlippedOrientation()
        let mirrored = [1, 0, 3, 2].map { String(Array(expected)[$0]) }.joined()
        #expect(corners(try drawn(flipped)) == mirrored)
        #expect(flipped.cgImage === bitmap)
    }
}
