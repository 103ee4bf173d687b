import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// The functions of contexts that add to the path, set colours and convert points.
struct ContextPathTests {
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = context.makeImage()[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    @Test func thePathHasTheElementsOfAMutablePath() {
        let context = CGContext(width: 40, height: 40)
        let path = CGMutablePath()
        let rect = CGRect(x: 1, y: 2, width: 8, height: 4)
        let points = [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 2), CGPoint(x: 8, y: 9)]
        context.addRect(rect)
        context.addRects([rect, rect])
        context.addEllipse(in: rect)
        context.addLines(between: points)
        context.addQuadCurve(to: points[0], control: points[1])
        context.addCurve(to: points[2], control1: points[0], control2: points[1])
        path.addRect(rect)
        path.addRects([rect, rect])
        path.addEllipse(in: rect)
        path.addLines(between: points)
        path.addQuadCurve(to: points[0], control: points[1])
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
        #expect(context.path == path)
    }

    @Test func thePathIsTransformedWhenItIsAdded() {
        let context = CGContext(width: 40, height: 40)
        context.translateBy(x: 5, y: 0)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.translateBy(x: 5, y: 0)
        #expect(context.boundingBoxOfPath == CGRect(x: -5, y: 0, width: 2, height: 2))
    }

    @Test func rectanglesAndSegmentsAreDrawn() {
        let context = CGContext(width: 20, height: 20)
        context.fill([
            CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 8, y: 0, width: 4, height: 4),
        ])
        #expect(pixel(context, 3, 3)[3] == 255 && pixel(context, 9, 3)[3] == 255)
        #expect(pixel(context, 5, 3)[3] == 0)
        context.setLineWidth(2)
        context.strokeLineSegments(
            between: [
                CGPoint(x: 0, y: 10), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10),
                CGPoint(x: 15, y: 10), CGPoint(x: 15, y: 19),
            ]
        )
        #expect(pixel(context, 2, 10)[3] == 255 && pixel(context, 12, 9)[3] == 255)
        #expect(pixel(context, 7, 10)[3] == 0 && pixel(context, 15, 15)[3] == 0)
        context.stroke(CGRect(x: 12, y: 14, width: 4, height: 4), width: 4)
        #expect(pixel(context, 10, 16)[3] == 255 && pixel(context, 17, 16)[3] == 255)
        context.clip(to: [
            CGRect(x: 0, y: 18, width: 2, height: 2), CGRect(x: 4, y: 18, width: 2, height: 2),
        ])
        context.fill(CGRect(x: 0, y: 18, width: 9, height: 2))
        #expect(pixel(context, 1, 19)[3] == 255 && pixel(context, 5, 19)[3] == 255)
        #expect(pixel(context, 3, 19)[3] == 0)
    }

    @Test func coloursHaveComponents() throws {
        let context = CGContext(width: 8, height: 8)
        let all = CGRect(x: 0, y: 0, width: 8, height: 8)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(all)
        #expect(pixel(context, 4, 4) == [0, 255, 0, 255])
        context.setFillColor(gray: 0.2, alpha: 1)
        context.fill(all)
        #expect(pixel(context, 4, 4) == [51, 51, 51, 255])
        context.setLineWidth(20)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.stroke(all)
        #expect(pixel(context, 4, 4) == [0, 0, 255, 255])
        context.setStrokeColor(gray: 1, alpha: 1)
        context.stroke(all)
        #expect(pixel(context, 4, 4) == [255, 255, 255, 255])
        context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
        context.fill(all)
        #expect(pixel(context, 4, 4) == [0, 0, 0, 255])
        context.setFillColor([0.4, 1])
        context.fill(all)
        #expect(pixel(context, 4, 4) == [102, 102, 102, 255])
        context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
        context.setStrokeColor([1, 0, 0, 1])
        context.stroke(all)
        #expect(pixel(context, 4, 4) == [255, 0, 0, 255])
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setFillColor([1, 1])
        context.fill(all)
        #expect(pixel(context, 4, 4) == [0, 0, 0, 255])
    }

    @Test func edgesMayBeHard() {
        let context = CGContext(width: 8, height: 8)
        context.setShouldAntialias(false)
        context.fill(CGRect(x: 0, y: 0, width: 2.4, height: 8))
        #expect(pixel(context, 1, 4)[3] == 255 && pixel(context, 2, 4)[3] == 0)
        context.setAllowsAntialiasing(true)
        context.fill(CGRect(x: 4, y: 0, width: 2.4, height: 8))
        #expect(pixel(context, 6, 4)[3] == 102)
    }

    @Test func theQualityOfImagesIsKept() {
        let image = CGImage(
            width: 2, height: 1, premultipliedRGBA: [0, 0, 0, 255, 255, 255, 255, 255]
        )
        let context = CGContext(width: 8, height: 1)
        #expect(context.interpolationQuality == .default)
        context.saveGState()
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        #expect(pixel(context, 3, 0)[0] == 0 && pixel(context, 4, 0)[0] == 255)
        context.restoreGState()
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        // Linear between the centres of the pixels at 2 and 6.
        #expect(abs(Int(pixel(context, 3, 0)[0]) - 96) <= 2)
    }

    @Test func pointsAreConverted() {
        let context = CGContext(width: 8, height: 8, scale: 2)
        context.translateBy(x: 3, y: 0)
        let point = context.convertToDeviceSpace(CGPoint(x: 1, y: 2))
        #expect(
            point == CGPoint(x: 8, y: 4) && context.convertToUserSpace(point) == CGPoint(x: 1, y: 2)
        )
        #expect(
            context.convertToDeviceSpace(CGSize(width: 1, height: 2)) == CGSize(width: 2, height: 4)
        )
        #expect(
            context.convertToUserSpace(CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
        #expect(context.convertToUserSpace(context.convertToDeviceSpace(rect)) == rect)
        #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    }
}
