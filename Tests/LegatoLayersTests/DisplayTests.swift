import Foundation
import Legato
import TestSupport
import Testing

/// Display and drawing of contents.
struct DisplayTests {
    private final class Painter: CALayerDelegate {
        var log: [String] = []
        var answersDisplay = false
        func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
        func draw(_ layer: CALayer, in context: CGContext) {
            log.append("draw")
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        }
    }

    private final class Square: CALayer {
        override func draw(in context: CGContext) {
            super.draw(in: context)
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1))
            context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
        }
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let at = (y * image.width + x) * 4
        return Array(image.pixels[at..<at + 4])
    }

    @Test(
        "draw(in:) draws in the bounds' space at contentsScale, without an action",
        arguments: [1.0, 2.0]
    )
    func drawing(scale: CGFloat) throws {
        let stage = Stage(Square())
        let painter = Painter()
        stage.change {
            stage.layer.delegate = painter
            stage.layer.bounds = CGRect(x: 10, y: 20, width: 3, height: 2)
            stage.layer.contentsScale = scale
        }
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(painter.log == ["will draw", "draw"])
        #expect(stage.layer.animationKeys() == nil)
        let image = try #require(stage.layer.contents as? CGImage)
        #expect(image.width == Int(3 * scale))
        #expect(image.height == Int(2 * scale))
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(image, Int(scale), Int(scale)) == [0, 0, 255, 255])
        #expect(pixel(image, Int(2 * scale), 0) == [0, 0, 0, 0])
        stage.change { stage.layer.isGeometryFlipped = true }
        stage.change { stage.layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let flipped = try #require(stage.layer.contents as? CGImage)
        #expect(pixel(flipped, 0, flipped.height - 1) == [255, 0, 0, 255])
    }

    @Test(
        "Layers are displayed on setNeedsDisplay, or on new bounds with needsDisplayOnBoundsChange"
    )
    func whenDisplayed() {
        let stage = Stage(Square())
        let painter = Painter()
        stage.layer.delegate = painter
        stage.change { stage.layer.bounds.size.width = 7 }
        #expect(painter.log == [])
        stage.change { stage.layer.needsDisplayOnBoundsChange = true }
        stage.change { stage.layer.bounds.size.width = 8 }
        #expect(painter.log == ["will draw", "draw"])
        stage.layer.setNeedsDisplay()
        stage.layer.displayIfNeeded()
        #expect(painter.log.count == 4)
        stage.layer.displayIfNeeded()
        stage.display.advance(frames: 2)
        #expect(painter.log.count == 4)
    }

    @Test("A layer draws into a bitmap as large as allowed, and warns beyond")
    func bitmapLimits() {
        let stage = Stage(Square())
        let layer = stage.layer
        func warnings(_ width: CGFloat, _ height: CGFloat) -> [String] {
            sentences {
                stage.change {
                    layer.bounds.size = CGSize(width: width, height: height)
                    layer.setNeedsDisplay()
                }
            }
        }
        #expect(CALayer.canDraw(10_000, 10_000))
        for (width, height) in [(32_767.0, 1.0), (1, 32_767)] {
            #expect(warnings(width, height) == [])
            #expect((layer.contents as? CGImage)?.width == Int(width))
        }
        for (width, height) in [
            (32_768.0, 1.0), (1, 32_768), (10_001, 10_000), (1e9, 1), (4e38, 4e38),
        ] {
            let warnings = warnings(width, height).filter { $0.contains("bitmap") }
            #expect(layer.contents == nil && warnings.count == 1)
            #expect(warnings.allSatisfy { $0.contains("The Square") && $0.contains("100000000") })
        }
    }

    @Test("A layer with empty bounds gets no contents")
    func emptyBounds() {
        let stage = Stage(Square())
        stage.change {
            stage.layer.bounds = .zero
            stage.layer.setNeedsDisplay()
        }
        #expect(stage.layer.contents == nil)
    }

    @Test("Contents stay upright in flipped geometry, the layer's sublayers do not")
    func uprightPicture() {
        let rows: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
        func picture(_ configure: (CALayer) -> Void) -> CGImage {
            let display = HeadlessDisplay(size: CGSize(width: 4, height: 4))
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            configure(layer)
            display.rootLayer.addSublayer(layer)
            return display.snapshot()
        }
        let image = CGImage(width: 1, height: 2, premultipliedRGBA: rows)
        func show(_ layer: CALayer) {
            layer.contents = image
            layer.magnificationFilter = .nearest
        }
        let plain = picture(show)
        #expect(pixel(plain, 0, 0) == [255, 0, 0, 255])
        #expect(
            picture {
                show($0)
                $0.isGeometryFlipped = true
            } == plain
        )
        // The minimum y of a flipped layer is at its bottom.
        let below = picture {
            $0.isGeometryFlipped = true
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
            child.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
            $0.addSublayer(child)
        }
        #expect(pixel(below, 0, 3) == [255, 0, 0, 255])
        #expect(pixel(below, 0, 0)[0] == 0)
    }

    @Test("A layer's back is hidden when rotated away, not when flipped by a superlayer")
    func flippedBack() {
        let stage = Stage()
        stage.change {
            stage.display.rootLayer.isGeometryFlipped = true
            stage.layer.isDoubleSided = false
            stage.layer.backgroundColor = .white
        }
        #expect(pixel(stage.display.snapshot(), 100, 100) == [255, 255, 255, 255])
        #expect(stage.display.rootLayer.hitTest(CGPoint(x: 100, y: 100)) === stage.layer)
        stage.change { stage.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(pixel(stage.display.snapshot(), 100, 100)[3] == 0)
        #expect(
            stage.display.rootLayer.hitTest(CGPoint(x: 100, y: 100)) === stage.display.rootLayer
        )
    }
}
