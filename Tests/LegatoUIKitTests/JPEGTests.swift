import Foundation
import Legato
import LegatoUIKit
import Testing

/// JPEG files of images.
struct JPEGTests {
    /// An image of 32 by 16 pixels: red on the left, transparent on the right.
    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format)
            .image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            }
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let pixel = image[x, y]
        return [pixel.red, pixel.green, pixel.blue].map(Int.init)
    }

    private func isClose(_ a: [Int], _ b: [Int]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= 2 }
    }

    @Test("The picture is kept, with white behind transparent pixels")
    func picture() throws {
        let data = try #require(image.jpegData(compressionQuality: 1))
        #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
        let read = try #require(UIImage(data: data)?.cgImage)
        #expect(read.width == 32 && read.height == 16)
        #expect(isClose(pixel(read, 4, 4), [255, 0, 0]))
        #expect(isClose(pixel(read, 28, 12), [255, 255, 255]))
    }

    @Test("An image with an orientation is written upright")
    func orientation() throws {
        let source = try #require(image.cgImage)
        let turned = UIImage(cgImage: source, scale: 1, orientation: .right)
        let data = try #require(turned.jpegData(compressionQuality: 1))
        let read = try #require(UIImage(data: data)?.cgImage)
        #expect(read.width == 16 && read.height == 32)
        // The left side is at the top.
        #expect(isClose(pixel(read, 4, 4), [255, 0, 0]))
        #expect(isClose(pixel(read, 4, 28), [255, 255, 255]))
    }

    @Test("Lower qualities give smaller files; other numbers are clamped")
    func quality() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func file(_ quality: CGFloat) -> Data {
            UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format)
                .jpegData(withCompressionQuality: quality) { context in
                    for i in 0..<64 {
                        UIColor(white: CGFloat((i * 37) % 64) / 63, alpha: 1).setFill()
                        context.fill(CGRect(x: i, y: 0, width: 1, height: 64))
                    }
                }
        }
        #expect(file(0).count < file(0.5).count && file(0.5).count < file(1).count)
        #expect(file(-1) == file(0) && file(.infinity) == file(1) && file(.nan) == file(1))
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    }
}
