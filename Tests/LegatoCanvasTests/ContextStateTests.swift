import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

struct ContextStateTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)
    private let square = CGRect(x: 0, y: 0, width: 8, height: 8)

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = context.makeImage()[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    @Test func thePathIsReadInUserSpace() {
        let context = CGContext(width: 20, height: 20, scale: 2)
        #expect(context.path == nil && context.isPathEmpty)
        context.translateBy(x: 1, y: 2)
        context.addPath(CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 2)))
        #expect(context.path == CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 2)))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 2))
        #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1) && !context.isPathEmpty)
        #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 0, y: 0), mode: .eoFill))
    }

    @Test func theClipHasABoxInUserSpace() {
        let context = CGContext(width: 20, height: 20, scale: 2)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        context.translateBy(x: 2, y: 0)
        context.addPath(CGPath(rect: CGRect(x: 0, y: 1, width: 3, height: 4)))
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 1, width: 3, height: 4))
    }

    @Test func modesFillAndStroke() {
        func drawn(_ mode: CGPathDrawingMode) -> [[UInt8]] {
            let context = CGContext(width: 20, height: 20)
            context.setFillColor(red)
            context.setStrokeColor(blue)
            context.setLineWidth(2)
            context.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16)))
            context.addPath(CGPath(rect: CGRect(x: 7, y: 7, width: 6, height: 6)))
            context.drawPath(using: mode)
            #expect(context.isPathEmpty)
            return [pixel(context, 10, 10), pixel(context, 4, 4), pixel(context, 2, 10)]
        }
        let (r, b, none): ([UInt8], [UInt8], [UInt8]) = (
            [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
        )
        #expect(drawn(.fill) == [r, r, r])
        #expect(drawn(.eoFill) == [none, r, r])
        #expect(drawn(.stroke) == [none, none, b])
        #expect(drawn(.fillStroke) == [r, r, b])
        #expect(drawn(.eoFillStroke) == [none, r, b])
    }

    @Test func aStrokedPathIsFilled() {
        let (stroked, filled) = (CGContext(width: 20, height: 20), CGContext(width: 20, height: 20))
        for context in [stroked, filled] {
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(2)
            context.setLineCap(.square)
            context.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 5, height: 5)))
        }
        stroked.strokePath()
        filled.replacePathWithStrokedPath()
        filled.fillPath()
        #expect(stroked.makeImage() == filled.makeImage())
    }

    @Test func theOpacityAppliesToEverything() {
        let context = CGContext(width: 8, height: 8)
        context.saveGState()
        context.setAlpha(0.5)
        context.setFillColor(red)
        context.fill(square)
        #expect(pixel(context, 4, 4) == [128, 0, 0, 128])
        context.clear(square)
        let picture = CGContext(width: 1, height: 1)
        picture.fill(square)
        context.draw(picture.makeImage(), in: square)
        #expect(pixel(context, 4, 4) == [0, 0, 0, 128])
        context.restoreGState()
        context.fill(square)
        #expect(pixel(context, 4, 4) == [0, 0, 0, 255])
    }

    @Test func colorsBlendByTheMode() {
        func blended(_ mode: CGBlendMode) -> [UInt8] {
            let context = CGContext(width: 8, height: 8)
            context.setFillColor(CGColor(red: 1, green: 0.6, blue: 0.2))
            context.fill(square)
            context.saveGState()
            context.setBlendMode(mode)
            context.setFillColor(CGColor(red: 0.5, green: 1, blue: 0))
            context.fill(square)
            context.restoreGState()
            return pixel(context, 4, 4)
        }
        #expect(blended(.normal) == [128, 255, 0, 255])
        #expect(blended(.multiply) == [128, 153, 0, 255])
        #expect(blended(.screen) == [255, 255, 51, 255])
        #expect(blended(.darken) == [128, 153, 0, 255])
        #expect(blended(.lighten) == [255, 255, 51, 255])
        #expect(blended(.plusLighter) == [255, 255, 51, 255])
        #expect(blended(.destinationOut) == [0, 0, 0, 0])
        #expect(blended(.destinationOver) == [255, 153, 51, 255])
        #expect(blended(.copy) == [128, 255, 0, 255])
        #expect(blended(.clear) == [0, 0, 0, 0])
    }

    @Test func gradientsEndByTheOptions() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray,
                locations: [0, 1]
            )
        )
        func ends(_ options: CGGradientDrawingOptions) -> [[UInt8]] {
            let context = CGContext(width: 30, height: 3)
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options
            )
            return [pixel(context, 4, 1), pixel(context, 25, 1)]
        }
        let (r, b, none): ([UInt8], [UInt8], [UInt8]) = (
            [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
        )
        #expect(ends([]) == [none, none])
        #expect(ends(.drawsBeforeStartLocation) == [r, none])
        #expect(ends(.drawsAfterEndLocation) == [none, b])
        #expect(ends([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [r, b])

        let context = CGContext(width: 30, height: 30)
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 15, y: 15), startRadius: 5,
            endCenter: CGPoint(x: 15, y: 15), endRadius: 10, options: .drawsBeforeStartLocation
        )
        #expect(pixel(context, 15, 15) == r && pixel(context, 28, 15) == none)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }
}
