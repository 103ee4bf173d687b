import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Thumbnails and prepared images.
struct ThumbnailTests {
    /// 20 by 10 points at two pixels per point, red at the left and blue at the right.
    private let image: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }()

    @Test("A thumbnail has the size, at the scale of the image, and its colours")
    func thumbnail() async throws {
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 5, height: 4)))
        #expect(small.size == CGSize(width: 5, height: 4) && small.scale == 2)
        let bitmap = try #require(small.cgImage)
        #expect(bitmap.width == 10 && bitmap[1, 4].red == 255 && bitmap[8, 4].blue == 255)
        let later = await image.byPreparingThumbnail(ofSize: CGSize(width: 5, height: 4))
        #expect(later?.cgImage == small.cgImage)
        let passed = await withCheckedContinuation { next in
            image.prepareThumbnail(of: CGSize(width: 5, height: 4)) { next.resume(returning: $0) }
        }
        #expect(passed?.cgImage == small.cgImage)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 5, height: 4)) == nil)
    }

    @Test("A size of 0 or without a number makes no thumbnail")
    func sizes() throws {
        for size in [
            CGSize.zero, CGSize(width: 5, height: -1), CGSize(width: CGFloat.nan, height: 5),
        ] {
            #expect(image.preparingThumbnail(of: size) == nil)
        }
        let least = try #require(image.preparingThumbnail(of: CGSize(width: 0.1, height: 0.1)))
        #expect(least.cgImage?.width == 1)
    }

    @Test("An image needs no preparation")
    func preparation() async {
        #expect(image.preparingForDisplay() === image)
        #expect(await image.byPreparingForDisplay() === image)
        let passed = await withCheckedContinuation { next in
            image.prepareForDisplay { next.resume(returning: $0) }
        }
        #expect(passed === image)
    }
}
