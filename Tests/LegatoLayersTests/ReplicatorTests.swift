import Foundation
import Legato
import LegatoLayers
import Testing

/// Replicator layers.
struct ReplicatorTests {
    private typealias Scene = ReplicatorScene

    @Test("Five instances equal five layers positioned by hand")
    func fiveByHand() {
        let step = CATransform3DMakeTranslation(30, 10, 0)
        let copied = Scene.pictures { root in
            root.addSublayer(Scene.replicator(5, step) { [Scene.dot(20, 40)] })
        }
        let placed = Scene.pictures { root in
            for k in 0..<5 {
                root.addSublayer(Scene.dot(20 + 30 * Double(k), 40 + 10 * Double(k)))
            }
        }
        #expect(copied == placed)
    }

    @Test("Instances rotate and scale about the anchor point, in any superlayer")
    func aboutAnchor() {
        for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.25, y: 0.75)] {
            var step = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
            step = CATransform3DScale(step, 0.9, 0.9, 1)
            func place(_ layer: CALayer, in root: CALayer) {
                layer.anchorPoint = anchor
                layer.transform = CATransform3DMakeScale(0.8, 0.6, 1)
                root.addSublayer(layer)
            }
            let copied = Scene.pictures { root in
                place(Scene.replicator(10, step) { [Scene.dot(60, 40)] }, in: root)
            }
            let placed = Scene.pictures { root in
                let layer = Scene.unfolded(10, step, anchor: anchor) { [Scene.dot(60, 40)] }
                place(layer, in: root)
            }
            Scene.expectAlike(copied, placed)
        }
    }

    @Test("Nested replicators multiply: three by three are nine layers")
    func nested() {
        let (right, down) = (
            CATransform3DMakeTranslation(40, 0, 0), CATransform3DMakeTranslation(0, 50, 0)
        )
        let copied = Scene.pictures { root in
            root.addSublayer(
                Scene.replicator(3, down) { [Scene.replicator(3, right) { [Scene.dot(30, 30)] }] }
            )
        }
        let placed = Scene.pictures { root in
            for y in [30.0, 80, 130] {
                for x in [30.0, 70, 110] { root.addSublayer(Scene.dot(x, y)) }
            }
        }
        #expect(copied == placed)
    }

    @Test(
        "A count of 1 draws the sublayers once, 0 or less none of them; the layer itself is drawn"
    )
    func counts() {
        for (count, dots) in [(1, 1), (0, 0), (-3, 0)] {
            let copied = Scene.pictures { root in
                let layer = Scene.replicator(
                    count, CATransform3DMakeTranslation(30, 0, 0)
                ) { [Scene.dot(50, 50)] }
                layer.backgroundColor = CGColor(gray: 0.5)
                #expect(layer.instanceCount == count)
                root.addSublayer(layer)
            }
            let placed = Scene.pictures { root in
                let layer = Scene.unfolded(dots, CATransform3DIdentity) { [Scene.dot(50, 50)] }
                layer.backgroundColor = CGColor(gray: 0.5)
                root.addSublayer(layer)
            }
            #expect(copied == placed, "\(count)")
        }
    }

    @Test("Colours of background, border, shadow and contents are multiplied; sums are clamped")
    func colors() {
        let pixel = { (r: UInt8, g: UInt8) in
            CGImage(width: 1, height: 1, premultipliedRGBA: [r, g, 0, 255])
        }
        func tile(_ k: Int, _ color: CGColor, _ image: CGImage) -> [CALayer] {
            let plain = Scene.dot(30, 30 + 60 * Double(k))
            plain.backgroundColor = color
            let rim = Scene.dot(90, 30 + 60 * Double(k))
            (rim.backgroundColor, rim.borderWidth, rim.borderColor) = (nil, 4, color)
            let thrower = Scene.dot(90, 60 * Double(k))
            (thrower.shadowOpacity, thrower.shadowColor) = (1, color)
            thrower.backgroundColor = color
            let picture = Scene.dot(150, 30 + 60 * Double(k))
            (picture.backgroundColor, picture.contents) = (nil, image)
            return [plain, rim, thrower, picture]
        }
        let copied = Scene.pictures { root in
            let down = CATransform3DMakeTranslation(0, 60, 0)
            let layer = Scene.replicator(3, down) { tile(0, .white, pixel(200, 100)) }
            layer.instanceColor = CGColor(red: 1, green: 0.75, blue: 0.5, alpha: 1)
            layer.instanceRedOffset = -0.5
            layer.instanceGreenOffset = 0.25
            layer.instanceBlueOffset = 0.25
            root.addSublayer(layer)
        }
        let placed = Scene.pictures { root in
            let images = [pixel(200, 75), pixel(100, 100), pixel(0, 100)]
            let colors = [(1, 0.75, 0.5), (0.5, 1, 0.75), (0, 1, 1)]
            for (k, c) in colors.enumerated() {
                let color = CGColor(red: c.0, green: c.1, blue: c.2)
                for layer in tile(k, color, images[k]) { root.addSublayer(layer) }
            }
        }
        Scene.expectAlike(copied, placed)
    }

    @Test("An alpha offset fades instances, and those at zero are not drawn")
    func alpha() {
        let right = CATransform3DMakeTranslation(30, 0, 0)
        let copied = Scene.pictures { root in
            let layer = Scene.replicator(6, right) { [Scene.dot(20, 50)] }
            layer.instanceAlphaOffset = -0.25
            root.addSublayer(layer)
        }
        let placed = Scene.pictures { root in
            for k in 0..<4 {
                let dot = Scene.dot(20 + 30 * Double(k), 50)
                dot.backgroundColor = CGColor(gray: 1, alpha: 1 - 0.25 * Double(k))
                root.addSublayer(dot)
            }
        }
        #expect(copied == placed)
    }

    @Test("sublayerTransform applies after the instances'; depth is kept with preservesDepth")
    func depth() {
        let step = CATransform3DConcat(
            CATransform3DMakeTranslation(0, 0, -120), CATransform3DMakeRotation(0.4, 0, 1, 0)
        )
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 300
        func perspective(_ child: CALayer) -> CALayer {
            let layer = CALayer()
            layer.frame = Scene.frame
            layer.sublayerTransform = eye
            layer.addSublayer(child)
            return layer
        }
        let copied = Scene.pictures { root in
            let layer = Scene.replicator(4, step) { [Scene.dot(120, 70)] }
            layer.preservesDepth = true
            root.addSublayer(perspective(layer))
        }
        let eyed = Scene.pictures { root in
            let layer = Scene.replicator(4, step) { [Scene.dot(120, 70)] }
            layer.sublayerTransform = eye
            root.addSublayer(layer)
        }
        let placed = Scene.pictures { root in
            let deep = Scene.unfolded(4, step, as: CATransformLayer.init) { [Scene.dot(120, 70)] }
            root.addSublayer(perspective(deep))
        }
        Scene.expectAlike(copied, placed)
        Scene.expectAlike(eyed, placed)
    }

    @Test("Only the original sublayers are hit, at their own positions")
    func hits() {
        let display = HeadlessDisplay(size: Scene.frame.size)
        let dot = Scene.dot(20, 50)
        let layer = Scene.replicator(4, CATransform3DMakeTranslation(40, 0, 0)) { [dot] }
        display.rootLayer.addSublayer(layer)
        display.advance(by: 0.1)
        #expect(layer.hitTest(CGPoint(x: 20, y: 50)) === dot)
        #expect(layer.hitTest(CGPoint(x: 60, y: 50)) === layer)
        let shown = display.perform {
            layer.presentation()?.hitTest(CGPoint(x: 60, y: 50))?.model()
        }
        #expect(shown === layer)
        #expect(dot.convert(CGPoint.zero, to: layer) == CGPoint(x: 10, y: 40))
        layer.preservesDepth = true
        #expect(layer.hitTest(CGPoint(x: 20, y: 50)) === dot)
        #expect(layer.hitTest(CGPoint(x: 60, y: 50)) == nil)
    }
}
