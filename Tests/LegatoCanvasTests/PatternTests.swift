import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

struct PatternTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = context.makeImage()[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    /// A cell of 4 x 4 points with a square of 2 x 2 points at its origin.
    private func squares(
        _ color: CGColor?, step: CGFloat = 4, matrix: CGAffineTransform = .identity,
        bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4)
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if let color { context.setFillColor(color) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            },
            releaseInfo: nil
        )
        return try #require(
            CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step,
                tiling: .noDistortion, isColored: color != nil, callbacks: &callbacks
            )
        )
    }

    @Test func aColoredPatternRepeats() throws {
        let context = CGContext(width: 16, height: 16)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        context.setFillColorSpace(space)
        var alpha: CGFloat = 1
        context.setFillPattern(try squares(red), colorComponents: &alpha)
        context.fill(CGRect(x: 2, y: 0, width: 14, height: 16))
        #expect(pixel(context, 4, 0) == [255, 0, 0, 255] && pixel(context, 13, 9)[3] == 255)
        #expect(pixel(context, 6, 0)[3] == 0 && pixel(context, 4, 2)[3] == 0)
        // The origin of the pattern is that of the bitmap, not of the shape.
        #expect(pixel(context, 2, 0)[3] == 0 && pixel(context, 0, 0)[3] == 0)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(pixel(context, 6, 2)[3] == 255)
    }

    @Test func anUncoloredPatternHasTheColorItIsSetWith() throws {
        let context = CGContext(width: 16, height: 16)
        let base = CGColorSpaceCreateDeviceRGB()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: base)))
        context.setFillPattern(try squares(nil), colorComponents: [0, 0, 1, 0.5])
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(pixel(context, 0, 0) == [0, 0, 128, 128] && pixel(context, 2, 2)[3] == 0)
        context.setAlpha(0.5)
        context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(abs(Int(pixel(context, 0, 0)[2]) - 64) <= 1)
    }

    @Test func theTransformOfTheContextDoesNotMoveAPattern() throws {
        let context = CGContext(width: 32, height: 32, scale: 2)
        context.translateBy(x: 1, y: 1)
        context.rotate(by: 0.3)
        context.setPatternPhase(CGSize(width: 1, height: 0))
        context.setFillPattern(try squares(red), colorComponents: [1])
        context.fill(CGRect(x: -99, y: -99, width: 199, height: 199))
        // A period of 8 pixels; the squares are 4 pixels wide and start at 2.
        #expect(pixel(context, 2, 0)[3] == 255 && pixel(context, 5, 3)[3] == 255)
        #expect(pixel(context, 1, 0)[3] == 0 && pixel(context, 6, 0)[3] == 0)
        #expect(pixel(context, 10, 8)[3] == 255 && pixel(context, 2, 4)[3] == 0)
    }

    @Test func aMatrixPlacesTheCells() throws {
        let context = CGContext(width: 16, height: 16)
        let matrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)
        context.setFillPattern(try squares(red, matrix: matrix), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(pixel(context, 1, 3)[3] == 255 && pixel(context, 4, 0)[3] == 255)
        #expect(pixel(context, 0, 0)[3] == 0 && pixel(context, 5, 0)[3] == 0)
        #expect(pixel(context, 9, 8)[3] == 255)
    }

    @Test func cellsMayOverlapAndHaveGaps() throws {
        let context = CGContext(width: 16, height: 4)
        let narrow = try squares(red, step: 8)
        context.setFillPattern(narrow, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
        #expect(pixel(context, 1, 0)[3] == 255 && pixel(context, 4, 0)[3] == 0)
        #expect(pixel(context, 9, 0)[3] == 255)
        context.clear(CGRect(x: 0, y: 0, width: 16, height: 4))
        context.setFillPattern(
            try squares(red, step: 1, bounds: CGRect(x: -1, y: -1, width: 3, height: 3)),
            colorComponents: [1]
        )
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
        #expect((0..<16).allSatisfy { pixel(context, $0, 2)[3] == 255 })
    }

    @Test func strokesAndShadowsUsePatterns() throws {
        let context = CGContext(width: 16, height: 32)
        context.scaleBy(x: 2, y: 2)
        context.setLineWidth(4)
        context.setShadow(offset: CGSize(width: 0, height: 16), blur: 0, color: .black)
        context.setStrokePattern(try squares(red), colorComponents: [1])
        context.move(to: CGPoint(x: 0, y: 4))
        context.addLine(to: CGPoint(x: 8, y: 4))
        context.strokePath()
        #expect(pixel(context, 1, 5) == [255, 0, 0, 255] && pixel(context, 2, 5)[3] == 0)
        #expect(pixel(context, 1, 21) == [0, 0, 0, 255] && pixel(context, 2, 21)[3] == 0)
        #expect(pixel(context, 0, 0)[3] == 0)
    }

    @Test func theInformationIsPassedAndReleased() throws {
        final class Count { var drawn = 0, released = 0 }
        let count = Count()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, _ in
                guard let info else { return }
                Unmanaged<Count>.fromOpaque(info).takeUnretainedValue().drawn += 1
            },
            releaseInfo: { info in
                guard let info else { return }
                Unmanaged<Count>.fromOpaque(info).takeRetainedValue().released += 1
            }
        )
        do {
            let context = CGContext(width: 8, height: 8)
            let pattern = CGPattern(
                info: Unmanaged.passRetained(count).toOpaque(),
                bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
                yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks
            )
            context.setFillPattern(try #require(pattern), colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            #expect(count.drawn == 1 && count.released == 0)
        }
        #expect(count.released == 1)
    }

    @Test func badPatternsAreNil() {
        var callbacks = CGPatternCallbacks()
        for (bounds, step) in [
            (CGRect(x: 0, y: 0, width: 4, height: 4), 0), (.zero, 4),
            (CGRect(x: 0, y: 0, width: 4, height: CGFloat.nan), 4),
            (CGRect(x: 0, y: 0, width: 400, height: 4), 4),
        ] as [(CGRect, CGFloat)] {
            let pattern = CGPattern(
                info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: 4,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks
            )
            #expect(pattern == nil)
        }
        #expect(CGColorSpace(patternBaseSpace: nil)?.model == .pattern)
    }

    @Test func anImageIsTiled() {
        let image = CGImage(
            width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255]
        )
        let context = CGContext(width: 12, height: 4)
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 4))
        context.draw(image, in: CGRect(x: 3, y: 1, width: 2, height: 1), byTiling: true)
        #expect(
            pixel(context, 3, 0) == [255, 0, 0, 255] && pixel(context, 4, 3) == [0, 0, 255, 255])
        #expect(pixel(context, 1, 0) == [255, 0, 0, 255] && pixel(context, 9, 2)[0] == 255)
        #expect(pixel(context, 10, 0)[3] == 0)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1e-9, height: 1), byTiling: true)
        context.draw(image, in: CGRect(x: 1e12, y: 0, width: 9, height: 1), byTiling: true)
        #expect(pixel(context, 3, 0) == [255, 0, 0, 255])
    }
}
