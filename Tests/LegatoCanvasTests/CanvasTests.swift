import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

struct CanvasTests {
    let red = CGColor(red: 1, green: 0, blue: 0)
    let half = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

    private func expect(
        _ image: CGImage, at x: Int, _ y: Int, is expected: (UInt8, UInt8, UInt8, UInt8),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(image[x, y] == expected, "at (\(x), \(y))", sourceLocation: sourceLocation)
    }

    @Test func aNewContextIsTransparent() {
        let image: CGImage = CGContext(width: 3, height: 2).makeImage()
        #expect(image.width == 3 && image.height == 2)
        #expect(image.pixels.allSatisfy { $0 == 0 })
    }

    @Test func theOriginIsTopLeftAndTheScaleIsPixelsPerPoint() {
        let context = CGContext(width: 8, height: 8, scale: 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        let image: CGImage = context.makeImage()
        expect(image, at: 2, 0, is: (255, 0, 0, 255))
        expect(image, at: 5, 1, is: (255, 0, 0, 255))
        expect(image, at: 1, 0, is: (0, 0, 0, 0))
        expect(image, at: 6, 0, is: (0, 0, 0, 0))
        expect(image, at: 3, 2, is: (0, 0, 0, 0))
    }

    @Test func pixelsArePremultiplied() {
        let context = CGContext(width: 2, height: 1)
        context.setFillColor(half)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        expect(context.makeImage(), at: 1, 0, is: (0, 0, 128, 128))
    }

    @Test func aStrokeIsCentredOnThePath() {
        let context = CGContext(width: 10, height: 10)
        context.setStrokeColor(red)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4))
        let image: CGImage = context.makeImage()
        expect(image, at: 2, 5, is: (255, 0, 0, 255))
        expect(image, at: 3, 5, is: (255, 0, 0, 255))
        expect(image, at: 1, 5, is: (0, 0, 0, 0))
        expect(image, at: 4, 5, is: (0, 0, 0, 0))
    }

    @Test func transformsApplyInReverseOrder() {
        let context = CGContext(width: 20, height: 20)
        context.translateBy(x: 10, y: 10)
        context.rotate(by: .pi / 2)
        context.scaleBy(x: 2, y: 1)
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 3))
        let image: CGImage = context.makeImage()
        // x 2...6 points down, y 0...3 to the left.
        expect(image, at: 7, 12, is: (255, 0, 0, 255))
        expect(image, at: 9, 15, is: (255, 0, 0, 255))
        expect(image, at: 6, 13, is: (0, 0, 0, 0))
        expect(image, at: 8, 11, is: (0, 0, 0, 0))
        expect(image, at: 8, 16, is: (0, 0, 0, 0))
    }

    @Test func restoringResetsColourTransformClipAndLineWidth() {
        func draw(disturbed: Bool) -> CGImage {
            let context = CGContext(width: 12, height: 12)
            context.setFillColor(red)
            context.setStrokeColor(half)
            context.setLineWidth(3)
            context.saveGState()
            if disturbed {
                context.setFillColor(.white)
                context.setStrokeColor(.white)
                context.setLineWidth(1)
                context.setLineDash(phase: 0, lengths: [1, 1])
                context.scaleBy(x: 0, y: 0)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            context.restoreGState()
            context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
            context.stroke(CGRect(x: 4, y: 4, width: 4, height: 4))
            return context.makeImage()
        }
        #expect(draw(disturbed: true) == draw(disturbed: false))
    }

    @Test func aSingularTransformDrawsNothingAndDrawingContinues() throws {
        let context = CGContext(width: 6, height: 6)
        let text = try TextLayout(string: "x", fontSize: 6)
        let gradient = try #require(CGGradient(colors: [red, .white]))
        let image = CGImage(width: 1, height: 1, premultipliedRGBA: [9, 9, 9, 255])
        for flat in [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1e-200, y: 1e-200),
        ] {
            context.saveGState()
            context.concatenate(flat)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.stroke(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 6, height: 6))
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 1))
            text.draw(in: context, at: .zero)
            context.restoreGState()
        }
        context.draw(image, in: .zero)
        #expect(context.makeImage().pixels.allSatisfy { $0 == 0 })
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        expect(context.makeImage(), at: 3, 3, is: (0, 0, 0, 255))
    }

    @Test func theEvenOddRuleLeavesTheOverlapEmpty() {
        let path = CGMutablePath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        let (winding, evenOdd) = (CGContext(width: 9, height: 9), CGContext(width: 9, height: 9))
        winding.fill(path)
        evenOdd.fill(path, using: .evenOdd)
        expect(winding.makeImage(), at: 4, 4, is: (0, 0, 0, 255))
        expect(evenOdd.makeImage(), at: 4, 4, is: (0, 0, 0, 0))
        expect(evenOdd.makeImage(), at: 1, 4, is: (0, 0, 0, 255))
    }

    @Test func aQuadraticCurveEqualsItsCubic() {
        let quadratic = CGMutablePath()
        quadratic.move(to: CGPoint(x: 2, y: 28))
        quadratic.addQuadCurve(to: CGPoint(x: 29, y: 29), control: CGPoint(x: 14, y: -20))
        let cubic = CGMutablePath()
        cubic.move(to: CGPoint(x: 2, y: 28))
        cubic.addCurve(
            to: CGPoint(x: 29, y: 29), control1: CGPoint(x: 10, y: -4),
            control2: CGPoint(x: 19, y: -11.0 / 3)
        )
        let (a, b) = (CGContext(width: 32, height: 32), CGContext(width: 32, height: 32))
        a.fill(quadratic)
        b.fill(cubic)
        #expect(a.makeImage() == b.makeImage())
    }

    @Test func pathMethodsOfAContextEqualThoseOfAPath() {
        func picture(_ add: (CGContext) -> Void) -> CGImage {
            let context = CGContext(width: 40, height: 40)
            context.setFillColor(red)
            context.translateBy(x: 2, y: 3)
            context.rotate(by: 0.1)
            add(context)
            context.fillPath()
            return context.makeImage()
        }
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 4))
        path.addArc(
            tangent1End: CGPoint(x: 30, y: 4), tangent2End: CGPoint(x: 30, y: 30), radius: 8
        )
        path.addLine(to: CGPoint(x: 20, y: 30))
        path.closeSubpath()
        let center = CGPoint(x: 10, y: 20)
        path.move(to: CGPoint(x: 18, y: 20))
        path.addArc(center: center, radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let steps = picture {
            $0.move(to: CGPoint(x: 4, y: 4))
            $0.addArc(
                tangent1End: CGPoint(x: 30, y: 4), tangent2End: CGPoint(x: 30, y: 30), radius: 8
            )
            $0.addLine(to: CGPoint(x: 20, y: 30))
            $0.closePath()
            $0.move(to: CGPoint(x: 18, y: 20))
            $0.addArc(center: center, radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        }
        #expect(steps == picture { $0.addPath(path) })
        // The arc is a full circle.
        expect(steps, at: 11, 24, is: (255, 0, 0, 255))
    }

    @Test func anImageFillsItsRectangleWithHardEdges() {
        let image = CGImage(
            width: 1, height: 2, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255]
        )
        let context = CGContext(width: 6, height: 6)
        context.draw(image, in: CGRect(x: 1, y: 1, width: 4, height: 4))
        let drawn: CGImage = context.makeImage()
        expect(drawn, at: 1, 1, is: (255, 0, 0, 255))
        expect(drawn, at: 4, 4, is: (0, 0, 255, 255))
        expect(drawn, at: 0, 2, is: (0, 0, 0, 0))
        expect(drawn, at: 5, 2, is: (0, 0, 0, 0))
    }

    @Test func anImageAtItsOwnSizeIsCopied() throws {
        let pixels = (UInt8(0)..<64).flatMap { (i: UInt8) -> [UInt8] in [i, i / 2, 63 - i, 64] }
        let image = CGImage(width: 8, height: 8, premultipliedRGBA: pixels)
        let context = CGContext(width: 8, height: 8)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.makeImage() == image)
    }

    @Test func aLinearGradientExtendsBeyondItsStartAndEnd() throws {
        let gradient = try #require(CGGradient(colors: [red, CGColor(red: 0, green: 0, blue: 1)]))
        let context = CGContext(width: 30, height: 1)
        context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0))
        let image: CGImage = context.makeImage()
        expect(image, at: 2, 0, is: (255, 0, 0, 255))
        expect(image, at: 27, 0, is: (0, 0, 255, 255))
        let (a, b) = (image[14, 0], image[15, 0])
        #expect(abs(Int(a.red) - 140) <= 1 && abs(Int(a.blue) - 115) <= 1)
        #expect(abs(Int(b.red) - 115) <= 1 && abs(Int(b.blue) - 140) <= 1)
    }

    @Test func aRadialGradientEndsOnItsCircle() throws {
        let gradient = try #require(CGGradient(colors: [.white, red]))
        let context = CGContext(width: 21, height: 21)
        context.drawRadialGradient(gradient, center: CGPoint(x: 10.5, y: 10.5), radius: 8)
        let image: CGImage = context.makeImage()
        expect(image, at: 10, 10, is: (255, 255, 255, 255))
        expect(image, at: 0, 10, is: (255, 0, 0, 255))
    }

    @Test func gradientsWithInvalidLocationsAreNil() {
        #expect(CGGradient(colors: []) == nil)
        #expect(CGGradient(colors: [red, red], locations: [0]) == nil)
        #expect(CGGradient(colors: [red, red], locations: [1, 0]) == nil)
        #expect(CGGradient(colors: [red, red], locations: [0, 1.5]) == nil)
        #expect(CGGradient(colors: [red, red, red])?.locations == [0, 0.5, 1])
    }

    @Test func clearingMakesARectangleTransparent() {
        let context = CGContext(width: 4, height: 4)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
        expect(context.makeImage(), at: 2, 2, is: (0, 0, 0, 0))
        expect(context.makeImage(), at: 0, 0, is: (0, 0, 0, 255))
    }

    @Test func restoringWithoutASavedStateTraps() async {
        await #expect(processExitsWith: .failure) {
            CGContext(width: 1, height: 1).restoreGState()
        }
    }

    @Test func aContextWithoutPixelsTraps() async {
        await #expect(processExitsWith: .failure) { _ = CGContext(width: 0, height: 1) }
    }

    @Test func aScaleOfZeroTraps() async {
        await #expect(processExitsWith: .failure) { _ = CGContext(width: 1, height: 1, scale: 0) }
    }
}
