import Foundation
import LegatoCanvas
import LegatoGraphics
import TestSupport
import Testing

/// Paths beyond cairo's coordinate range, which are clipped to the surface.
struct PathLimitTests {
    private func picture(_ draw: (CGContext) -> Void) -> CGImage {
        let context = CGContext(width: 32, height: 16)
        draw(context)
        return context.makeImage()
    }

    private func line(_ from: CGFloat, _ to: CGFloat, y: CGFloat = 8) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: from, y: y))
        path.addLine(to: CGPoint(x: to, y: y))
        return path
    }

    @Test func aHugeFillCoversTheSurface() {
        let whole = picture { $0.fill(CGRect(x: -9, y: -9, width: 99, height: 99)) }
        for length in [1e7, 1e9, 1e19, 1e154, 1e300] {
            let rect = CGRect(x: -length / 2, y: -length / 2, width: length, height: length)
            #expect(picture { $0.fill(rect) } == whole)
            #expect(picture { $0.fillEllipse(in: rect) } == whole)
            #expect(
                picture {
                    $0.clip(to: rect); $0.fill(CGRect(x: 0, y: 0, width: 32, height: 16))
                } == whole
            )
        }
    }

    @Test func theEdgeOfAHugeFillIsDrawnAtItsExactPosition() {
        let half = picture { $0.fill(CGRect(x: 10.5, y: -9, width: 99, height: 99)) }
        let rect = CGRect(x: 10.5, y: -1e9, width: 2e9, height: 2e9)
        #expect(picture { $0.fill(rect) } == half)
        // Even-odd and winding rules apply to clipped paths.
        let ring = CGMutablePath(rect: rect)
        ring.addRect(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        let near = CGMutablePath(rect: CGRect(x: 10.5, y: -9, width: 99, height: 99))
        near.addRect(CGRect(x: -99, y: -9, width: 198, height: 99))
        #expect(
            picture { $0.fill(ring, using: .evenOdd) } == picture { $0.fill(near, using: .evenOdd) }
        )
    }

    @Test func theVisiblePartOfAHugeStrokeIsDrawn() {
        let near = picture { $0.stroke(self.line(-99, 99)) }
        #expect(picture { $0.stroke(self.line(-1e9, 1e9)) } == near)
        #expect(picture { $0.stroke(self.line(-1e11, 1e11)) } == near)
        let whole = picture { $0.fill(CGRect(x: -9, y: -9, width: 99, height: 99)) }
        let wide = picture {
            $0.setLineWidth(1e30)
            $0.stroke(self.line(0, 10))
        }
        #expect(wide == whole || wide[5, 8].alpha == 255)
    }

    @Test func theVisibleDashesOfALongLineAreDrawnInPhase() {
        func dashed(_ path: CGPath, _ phase: CGFloat = 0) -> CGImage {
            picture {
                $0.setLineWidth(3)
                $0.setLineDash(phase: phase, lengths: [5, 3])
                $0.stroke(path)
            }
        }
        let near = dashed(line(-80, 120))
        #expect(dashed(line(-160_000, 160_000)) == near)
        #expect(dashed(line(-5e9, 5e9)) == near)
        #expect(dashed(line(-5e9, 5e9), 2) == dashed(line(-80, 120), 2))
        let corner = line(-160_000, 18)
        corner.addLine(to: CGPoint(x: 18, y: 160_000))
        let nearCorner = line(-80, 18)
        nearCorner.addLine(to: CGPoint(x: 18, y: 80))
        #expect(dashed(corner) == dashed(nearCorner))
    }

    @Test func tooManyDashesDrawASolidLine() {
        let unbroken = picture { $0.stroke(self.line(-9, 99)) }
        let fine = picture {
            $0.setLineDash(phase: 0, lengths: [1e-9, 1e-9])
            $0.stroke(self.line(-9, 99))
        }
        #expect(fine == unbroken)
    }

    @Test(arguments: [.leastNonzeroMagnitude * 3, .leastNormalMagnitude, 1e-200, 1e-101, 0])
    func drawingUnderAFlatTransformShowsNothing(height: CGFloat) throws {
        let text = try TextLayout(string: "flat", fontSize: 0.25)
        let clear = picture { _ in }
        let drawn = picture { context in
            context.concatenate(CGAffineTransform(a: 3, b: 0, c: 0, d: height, tx: 1, ty: 1))
            text.draw(in: context, at: .zero)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.stroke(line(0, 9))
        }
        #expect(drawn == clear)
    }

    @Test func theLimitOnDashesIsInclusive() {
        // Dashes and gaps of an eighth of a pixel: what is dashed covers half of a pixel.
        func stroke(dashes: Int) -> (alpha: UInt8, warnings: [String]) {
            let context = CGContext(width: 26_000, height: 1)
            let warnings = sentences {
                context.setLineDash(phase: 0, lengths: [0.125, 0.125])
                context.stroke(line(0, CGFloat(dashes) / 4, y: 0.5))
            }
            return (context.makeImage()[20_000, 0].alpha, warnings)
        }
        let (dashed, none) = stroke(dashes: CGContext.greatestDashCount)
        #expect((120...136).contains(dashed) && none == [])
        let (solid, warnings) = stroke(dashes: CGContext.greatestDashCount + 1)
        #expect(solid == 255 && warnings.count == 1)
        #expect(warnings.allSatisfy { $0.contains("more than 100000 visible dashes") })
    }

    @Test func theLimitOnTheSidesOfABitmapIsInclusive() async {
        let greatest = BitmapLimits.side
        let context = CGContext(width: greatest, height: 1)
        context.fill(CGRect(x: greatest - 1, y: 0, width: 1, height: 1))
        let image: CGImage = context.makeImage()
        #expect(image[greatest - 1, 0].alpha == 255 && image[greatest - 2, 0].alpha == 0)
        #expect(CGContext(width: 1, height: greatest).makeImage().height == greatest)
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = CGContext(width: 1, height: BitmapLimits.side + 1)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must have 1 to 32767 pixels a side, got 1 x 32768"))
    }

    @Test func imagesAreDrawnInRectanglesOfAnySize() {
        let image = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255])
        let whole = picture { $0.draw(image, in: CGRect(x: -9, y: -9, width: 99, height: 99)) }
        for length in [1e7, 1e19, 1e100] {
            let rect = CGRect(x: -length / 2, y: -length / 2, width: length, height: length)
            #expect(picture { $0.draw(image, in: rect) } == whole)
        }
        let clear = picture { _ in }
        for rect in [
            CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
            CGRect(x: 1e19, y: 0, width: 1e18, height: 8),
        ] {
            #expect(picture { $0.draw(image, in: rect) } == clear)
        }
    }
}
