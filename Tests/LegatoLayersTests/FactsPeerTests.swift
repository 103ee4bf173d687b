import Foundation
import Legato
import Testing

/// Facts from the test suites of other implementations.
struct FactsPeerTests {
    @Test("P95 A block set after an animation was added does not wait for it")
    func blockAfterAnimation() {
        let stage = Stage()
        let log = AnimationLog()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("block 1") }
        let animation = basic("opacity", from: 0, to: 1)
        animation.duration = 0.1
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        CATransaction.setCompletionBlock { log.note("block 2") }
        CATransaction.commit()
        #expect(log.entries.isEmpty)
        stage.display.advance(by: 0.2)
        #expect(log.entries == ["start", "block 2", "block 1", "stop true"])
    }

    @Test("P96 On a layer outside a tree an animation starts and stops before the completion block")
    func layerInNoTree() {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let (layer, log) = (CALayer(), AnimationLog())
        // A new display has changes of its own to commit.
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("block") }
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        #expect(layer.animationKeys() == ["a"])
        CATransaction.commit()
        #expect(layer.animationKeys() == nil && log.entries.isEmpty)
        display.advance(by: 0.1)
        #expect(log.entries == ["start", "stop false", "block"])
    }

    @Test("P97 style supplies the value of a property that was never set")
    func style() {
        let layer = CALayer()
        layer.style = ["cornerRadius": 6]
        #expect(layer.cornerRadius == 6)
        #expect(layer.value(forKey: "cornerRadius") as? Double == 6)
    }

    @Test("P98 display() leaves needsDisplay() false")
    func display() {
        let layer = CALayer()
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.display()
        #expect(!layer.needsDisplay())
    }

    @Test("P99 A change of a sublayer's bounds invalidates its superlayer's layout")
    func sublayerBounds() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        outer.layoutIfNeeded()
        #expect(!outer.needsLayout())
        inner.bounds.size.width = 10
        #expect(outer.needsLayout() && inner.needsLayout())
    }

    @Test("P101 A value function with only toValue runs from the present value")
    func valueFunctionToValue() throws {
        let stage = Stage()
        stage.change { stage.layer.transform = CATransform3DMakeTranslation(10, 0, 0) }
        let animation = basic("transform", to: 30)
        animation.valueFunction = CAValueFunction(name: .translateX)
        let shown = try stage.clock([animation], at: [0, 0.5, 1]) { Double($0.transform.m41) }
        expectClose(shown, [10, 20, 30], within: 1e-9)
    }

    @Test("P100 transform.scale.xy sets and animates the scales of x and y together")
    func uniformScale() throws {
        let stage = Stage()
        stage.change {
            stage.layer.transform = CATransform3DMakeScale(1, 1, 5)
            stage.layer.setValue(3, forKeyPath: "transform.scale.xy")
        }
        #expect(stage.layer.transform == CATransform3DMakeScale(3, 3, 5))
        #expect(stage.layer.value(forKeyPath: "transform.scale.xy") as? CGFloat == 3)
        let shown = try stage.clock(
            [basic("transform.scale.xy", from: 1, to: 2)], at: [0, 0.5]
        ) { [$0.transform.m11, $0.transform.m22, $0.transform.m33] }
        #expect(shown == [[1, 1, 5], [1.5, 1.5, 5]])
    }

    @Test("P102 From a line longitude 0 points to -y and pi to +y")
    func line() throws {
        for (longitude, fall) in [(0, -20.0), (Double.pi, 20)] {
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime, cell.velocity) = (1, 9, 20)
            cell.emissionLongitude = longitude
            cell.contents = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 255, 255, 255])
            emitter.emitterCells = [cell]
            emitter.emitterShape = .line
            let stage = Stage(emitter)
            stage.display.advance(by: 1)
            let item = try #require(
                stage.display.displayList().items.compactMap {
                    if case .image(let item) = $0 { item } else { nil }
                }.first
            )
            // The first particle is a second old; the layer's origin is (50, 50).
            expectClose(
                [Double(item.shape.projection.tx), Double(item.shape.projection.ty)],
                [50, 50 + fall]
            )
        }
    }

    @Test(
        "P103 An arc from 0 to 2 pi is a full circle in both directions", arguments: [true, false]
    )
    func circle(clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi,
            clockwise: clockwise
        )
        let shape = CAShapeLayer()
        (shape.path, shape.fillColor) = (path, .white)
        // The layer's origin is (50, 50).
        let picture = Stage(shape).display.snapshot()
        for (x, y) in [(100, 100), (70, 100), (130, 100), (100, 70), (100, 130)] {
            #expect(picture[x, y] == (255, 255, 255, 255), "at \(x), \(y)")
        }
    }

    @Test("P104 Setting a part of a property by its key path animates, not additively")
    func parts() throws {
        for (path, value) in [
            ("position.x", 12), ("position.y", 23), ("bounds.size.width", 25),
            ("bounds.size.height", 30), ("transform.rotation.z", 42), ("transform.scale", 2.5),
        ] {
            let stage = Stage()
            stage.layer.setValue(value, forKeyPath: path)
            let keys = try #require(stage.layer.animationKeys(), "\(path)")
            for key in keys {
                let animation = stage.layer.animation(forKey: key) as? CABasicAnimation
                #expect(animation?.isAdditive == false, "\(path)")
            }
        }
    }
}
