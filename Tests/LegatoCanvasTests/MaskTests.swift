import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

struct MaskTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let all = CGRect(x: 0, y: 0, width: 4, height: 4)
    /// Opacities 1 and 0 in the first row, a half and 1 in the second.
    private let icon = CGImage(
        width: 2, height: 2,
        premultipliedRGBA: [0, 0, 0, 255, 0, 0, 0, 0, 0, 128, 0, 128, 255, 255, 255, 255]
    )

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = context.makeImage()[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    private func context(width: Int = 4, height: Int = 4) -> CGContext {
        let context = CGContext(width: width, height: height)
        context.interpolationQuality = .none
        context.setFillColor(red)
        return context
    }

    @Test func drawingIsMultipliedByTheOpacity() {
        let context = context()
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: icon)
        context.fill(all)
        #expect(pixel(context, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(context, 2, 1) == [0, 0, 0, 0])
        #expect(pixel(context, 1, 2) == [128, 0, 0, 128])
        #expect(pixel(context, 3, 3) == [255, 0, 0, 255])
    }

    @Test func anOpaqueImageMasksByItsBrightness() {
        let gray = CGImage(
            width: 2, height: 1, premultipliedRGBA: [255, 255, 255, 255, 51, 51, 51, 255]
        )
        let context = context()
        context.clip(to: all, mask: gray)
        context.fill(all)
        #expect(pixel(context, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(context, 3, 3) == [51, 0, 0, 51])
    }

    @Test func outsideOfTheRectangleNothingIsDrawn() {
        let context = context(width: 8, height: 8)
        context.translateBy(x: 2, y: 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: icon)
        context.fill(CGRect(x: -9, y: -9, width: 99, height: 99))
        #expect(pixel(context, 2, 1)[3] == 255 && pixel(context, 5, 4)[3] == 255)
        #expect(pixel(context, 1, 1)[3] == 0 && pixel(context, 6, 4)[3] == 0)
        #expect(pixel(context, 2, 0)[3] == 0 && pixel(context, 5, 5)[3] == 0)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test func masksMultiplyAndBelongToTheState() {
        let context = context()
        context.saveGState()
        context.clip(to: all, mask: icon)
        context.saveGState()
        context.clip(to: all, mask: icon)
        context.fill(all)
        #expect(pixel(context, 0, 2) == [64, 0, 0, 64])
        context.restoreGState()
        context.clear(all)
        #expect(pixel(context, 0, 2) == [32, 0, 0, 32])
        context.restoreGState()
        context.fill(all)
        #expect(pixel(context, 3, 0) == [255, 0, 0, 255])
    }

    @Test func blendModesSeeWhatIsBelow() {
        let context = context()
        context.setFillColor(CGColor(red: 1, green: 1, blue: 0))
        context.fill(all)
        context.clip(to: all, mask: icon)
        context.setBlendMode(.multiply)
        context.setFillColor(red)
        context.fill(all)
        #expect(pixel(context, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(context, 0, 2) == [255, 127, 0, 255])
        #expect(pixel(context, 3, 0) == [255, 255, 0, 255])
        context.setBlendMode(.copy)
        context.setFillColor(.clear)
        context.fill(all)
        #expect(pixel(context, 0, 0) == [0, 0, 0, 0] && pixel(context, 3, 0)[3] == 255)
    }

    @Test func everythingIsMasked() throws {
        func masked(_ draw: (CGContext) throws -> Void) rethrows -> CGContext {
            let context = CGContext(width: 80, height: 40)
            context.interpolationQuality = .none
            context.setFillColor(red)
            let half = CGImage(
                width: 2, height: 1, premultipliedRGBA: [255, 255, 255, 255, 0, 0, 0, 0]
            )
            context.clip(to: CGRect(x: 0, y: 0, width: 80, height: 40), mask: half)
            try draw(context)
            return context
        }
        func expectHalf(_ context: CGContext) {
            let image: CGImage = context.makeImage()
            let left = (0..<40 * 40).contains { image[$0 % 40, $0 / 40].alpha > 200 }
            let right = (0..<40 * 40).contains { image[$0 % 40 + 40, $0 / 40].alpha > 0 }
            #expect(left && !right)
        }
        let gradient = try #require(CGGradient(colors: [red, red]))
        expectHalf(
            masked { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 80, y: 0)) })
        expectHalf(masked { $0.draw(icon, in: CGRect(x: 0, y: 0, width: 80, height: 40)) })
        expectHalf(masked { $0.strokeEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 20)) })
        expectHalf(
            try masked {
                let layout = try TextLayout(string: "MMMMMMMM", fontSize: 30)
                layout.draw(in: $0, at: .zero)
            }
        )
        expectHalf(
            masked {
                $0.beginTransparencyLayer(auxiliaryInfo: nil)
                $0.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
                $0.endTransparencyLayer()
            }
        )
        expectHalf(
            masked {
                $0.setShadow(offset: CGSize(width: 0, height: 100), blur: 0, color: red)
                $0.fill(CGRect(x: 0, y: -100, width: 80, height: 40))
            }
        )
    }

    @Test func badRectanglesClipEverything() {
        for rect in [CGRect.null, CGRect(x: 0, y: CGFloat.nan, width: 4, height: 4), .zero] {
            let context = context()
            context.clip(to: rect, mask: icon)
            context.fill(all)
            #expect(context.makeImage().pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test func theClipCanBeReset() {
        let context = context()
        context.clip(to: all, mask: icon)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.resetClip()
        context.fill(all)
        #expect(pixel(context, 3, 0) == [255, 0, 0, 255])
    }
}
