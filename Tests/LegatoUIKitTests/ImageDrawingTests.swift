import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Drawing of UIKit images.
///
/// Images that UIKit code draws, resizes and tints.
struct ImageDrawingTests {
    /// A red row above a blue one, with two pixels per point.
    private let flag = UIImage(
        cgImage: CGImage(
            width: 2, height: 2,
            premultipliedRGBA: [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]
        ), scale: 1, orientation: .up
    )
    private let rect = CGRect(x: 0, y: 0, width: 4, height: 4)

    private func drawn(_ draw: (CGContext) -> Void) throws -> CGImage {
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        draw(try #require(UIGraphicsGetCurrentContext()))
        return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    }

    @Test("An image is resized upright")
    func resized() throws {
        let image = try drawn { _ in flag.draw(in: rect) }
        #expect(image[1, 0] == (255, 0, 0, 255) && image[1, 3] == (0, 0, 255, 255))
    }

    @Test("Core Graphics draws an image upside down unless the context is turned over")
    func turned() throws {
        let bitmap = try #require(flag.cgImage)
        let image = try drawn { $0.draw(bitmap, in: rect) }
        #expect(image[1, 0] == (0, 0, 255, 255))
        let upright = try drawn {
            $0.translateBy(x: 0, y: 4)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(bitmap, in: rect)
        }
        #expect(upright[1, 0] == (255, 0, 0, 255))
    }

    @Test("An icon is tinted by a mask, by a blend mode, and as a template")
    func tinted() throws {
        let half = UIImage(
            cgImage: CGImage(
                width: 1, height: 2, premultipliedRGBA: [9, 9, 9, 255, 0, 0, 0, 0]
            )
        )
        let bitmap = try #require(half.cgImage)
        let masked = try drawn { context in
            context.translateBy(x: 0, y: 4)
            context.scaleBy(x: 1, y: -1)
            context.interpolationQuality = .none
            context.clip(to: rect, mask: bitmap)
            UIColor.green.setFill()
            context.fill(rect)
        }
        let blended = try drawn { context in
            UIColor.green.setFill()
            context.interpolationQuality = .none
            UIRectFill(rect)
            half.draw(in: rect, blendMode: .destinationIn, alpha: 1)
        }
        let template = try drawn { context in
            context.interpolationQuality = .none
            UIColor.green.set()
            half.withRenderingMode(.alwaysTemplate).draw(in: rect)
        }
        for image in [masked, blended, template] {
            #expect(image[1, 1] == (0, 255, 0, 255) && image[1, 2] == (0, 0, 0, 0))
        }
    }

    @Test("An image has an opacity and a blend mode")
    func blended() throws {
        let image = try drawn { _ in flag.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(image[0, 0] == (128, 0, 0, 128) && image[2, 2].alpha == 0)
        let multiplied = try drawn { _ in
            UIColor.yellow.setFill()
            UIRectFill(rect)
            flag.draw(in: rect, blendMode: .multiply, alpha: 1)
            UIColor.white.setFill()
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 4), .clear)
            UIRectFrameUsingBlendMode(CGRect(x: 2, y: 0, width: 9, height: 9), .normal)
        }
        #expect(multiplied[1, 0] == (255, 0, 0, 255) && multiplied[1, 3] == (0, 0, 0, 255))
        #expect(multiplied[0, 0].alpha == 0 && multiplied[2, 2] == (255, 255, 255, 255))
    }

    @Test("drawAsPattern(in:) tiles the image from the rectangle's corner")
    func pattern() throws {
        let image = try drawn { _ in
            flag.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3))
        }
        #expect(image[1, 1] == (255, 0, 0, 255) && image[3, 2] == (0, 0, 255, 255))
        #expect(image[2, 3] == (255, 0, 0, 255) && image[0, 0].alpha == 0)
    }

    @Test("The scale of an image is that of its context, whatever its transform is")
    func scale() throws {
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 3)
        defer { UIGraphicsEndImageContext() }
        UIGraphicsGetCurrentContext()?.rotate(by: .pi / 2)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.scale == 3 && image.size == rect.size)
    }

    @Test("A renderer's context fills and strokes with blend modes, and its format has its bounds")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 10, y: 10, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            #expect(context.format.bounds == bounds)
            UIColor.red.setFill()
            context.fill(bounds)
            context.fill(CGRect(x: 10, y: 10, width: 2, height: 4), blendMode: .clear)
            UIColor.blue.setStroke()
            context.cgContext.setLineWidth(2)
            context.stroke(CGRect(x: 14, y: 8, width: 9, height: 9), blendMode: .normal)
        }
        let bitmap = try #require(image.cgImage)
        #expect(bitmap[0, 0].alpha == 0 && bitmap[2, 2] == (255, 0, 0, 255))
        #expect(bitmap[3, 2] == (0, 0, 255, 255))
    }
}
