import Foundation
import Legato
import Testing

/// A finite value never traps.
struct FiniteValueTests {
    private static func display(_ layers: CALayer...) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: CGSize(width: 40, height: 30), threads: 1)
        for layer in layers {
            layer.frame = CGRect(x: 2, y: 2, width: 20, height: 20)
            layer.backgroundColor = .white
            display.rootLayer.addSublayer(layer)
        }
        display.advance(frames: 1)
        return display
    }

    @Test("Numbers beyond single precision set by key do not trap")
    func floats() {
        let layer = CALayer()
        let emitter = CAEmitterLayer()
        let display = Self.display(layer, emitter)
        for number in [1e39, -1e39, 1e300] {
            for key in ["speed", "opacity", "shadowOpacity", "minificationFilterBias"] {
                layer.setValue(number, forKey: key)
            }
            for key in ["birthRate", "lifetime", "velocity", "scale", "spin"] {
                emitter.setValue(number, forKey: key)
            }
            _ = display.snapshot()
        }
        #expect(layer.opacity == .greatestFiniteMagnitude)
        layer.setValue(-1e39, forKey: "speed")
        #expect(layer.speed == -.greatestFiniteMagnitude)
    }

    @Test("Bounds of any finite size stay finite, set in each way")
    func bounds() {
        let maximum = CGFloat.greatestFiniteMagnitude
        let rect = CGRect(x: 0, y: -maximum, width: -maximum, height: -maximum)
        let layers = [CALayer(), CALayer(), CALayer()]
        layers[0].bounds = rect
        layers[1].setValue(NSValue(rect: rect), forKey: "bounds")
        layers[2].style = ["bounds": NSValue(rect: rect)]
        for layer in layers {
            #expect(
                layer.bounds == CGRect(x: -maximum, y: -maximum, width: maximum, height: maximum))
        }
    }

    @Test("Seeds of an emitter set by key do not trap", arguments: [1e20, -1e20, 1.7e308])
    func seeds(seed: Double) {
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.contents = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 255, 255, 255])
        (cell.birthRate, cell.lifetime) = (10, 1)
        emitter.emitterCells = [cell]
        let display = Self.display(emitter)
        emitter.setValue(seed, forKey: "seed")
        display.advance(by: 1)
        _ = display.snapshot()
        #expect(emitter.seed == (seed < 0 ? 0 : .max))
    }

    @Test("Changes too large to animate jump to their values")
    func jumps() {
        let layer = CALayer()
        let display = Self.display(layer)
        display.perform {
            CALayer.animate(.spring) {
                layer.position.x = 1e155
                layer.zPosition = 1e9
            }
            CALayer.animate(.spring) { layer.transform = CATransform3DMakeScale(1e200, 1, 1) }
            CALayer.animate(.linear(duration: 1)) { layer.transform.m44 = 1e-308 }
        }
        display.advance(frames: 2)
        _ = display.snapshot()
        #expect(layer.presentation()?.position.x == 1e155)
        #expect(layer.presentation()?.zPosition != 1e9)
        display.perform {
            layer.position.x = 1e160
            CALayer.animate(.spring) { layer.position.x = 10 }
        }
        display.advance(by: 10)
        #expect(layer.presentation()?.position.x == 10)
    }

    @Test("A change that jumps is reported with layer, property and remedy")
    func jumpWarning() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layer = CALayer()
                layer.name = "card"
                let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
                display.rootLayer.addSublayer(layer)
                display.advance(frames: 1)
                display.perform { CALayer.animate(.spring) { layer.position.x = 1e155 } }
            }
        }
        expectWords(result, "The CALayer \"card\" changes its position to", "1e+155", "1e100")
    }

    @Test("Springs, curves and times that overflow keep the underlying value")
    func progress() {
        let layer = CALayer()
        let display = Self.display(layer)
        let spring = CASpringAnimation(keyPath: "transform")
        spring.toValue = CATransform3DMakeRotation(1, 0, 0, 1)
        (spring.stiffness, spring.damping) = (1e300, 0)
        spring.initialVelocity = 1e300
        let curve = CABasicAnimation(keyPath: "transform.scale")
        curve.byValue = 1e300
        (curve.isCumulative, curve.repeatCount, curve.duration) = (true, .infinity, 1e-300)
        curve.timingFunction = CAMediaTimingFunction(controlPoints: 0, 1e38, 1, -1e38)
        let late = CABasicAnimation(keyPath: "transform")
        late.toValue = CATransform3DMakeScale(2, 2, 1)
        (late.beginTime, late.speed, late.timeOffset) = (-1e300, -1e30, -1)
        (late.duration, late.repeatCount, late.fillMode) = (0.1, .infinity, .both)
        let still = CABasicAnimation(keyPath: "transform")
        still.byValue = CATransform3DIdentity
        (still.beginTime, still.isCumulative, still.isAdditive) = (-1e300, true, true)
        (still.duration, still.repeatCount, still.fillMode) = (1e-9, .infinity, .both)
        for animation in [spring, curve, late, still] {
            display.perform { layer.add(animation, forKey: nil) }
            for _ in 0..<3 {
                display.advance(frames: 1)
                _ = display.snapshot()
                _ = layer.presentation()?.frame
            }
            display.perform { layer.removeAllAnimations() }
        }
        display.advance(frames: 1)
        #expect(display.snapshot()[12, 12].red == 255)
    }

    @Test("Frames that overflow under a transform stay finite")
    func frames() {
        let layer = CALayer()
        let display = Self.display(layer)
        layer.transform = CATransform3DMakeScale(1e-9, 1, 1)
        layer.frame = CGRect(x: 0, y: 0, width: 1e300, height: 1)
        layer.anchorPoint = CGPoint(x: 1e9, y: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 1e308, height: 3)
        #expect(layer.position.x.isFinite && layer.bounds.size.width.isFinite)
        _ = display.snapshot()
    }

    @Test("A group whose clip exceeds the range is not drawn, everything else is")
    func clips() {
        let (outer, inner, plain) = (CALayer(), CALayer(), CALayer())
        let display = Self.display(outer, plain)
        plain.frame = CGRect(x: 30, y: 20, width: 5, height: 5)
        outer.masksToBounds = true
        outer.cornerRadius = 3
        outer.addSublayer(inner)
        inner.frame = outer.bounds
        inner.backgroundColor = .white
        for (scale, place) in [(1e8, 9e8), (1e9, 1e9), (1e-300, 0), (1e4, 9.9e8)] {
            var transform = CATransform3DMakeScale(scale, scale, 1)
            transform = CATransform3DTranslate(transform, place, place, 0)
            outer.transform = transform
            display.rootLayer.sublayerTransform = CATransform3DMakeRotation(0.1, 0, 0, 1)
            display.advance(by: 1)
            _ = display.snapshot()
            display.rootLayer.sublayerTransform = CATransform3DIdentity
            display.advance(by: 1)
            #expect(display.snapshot()[32, 22].red == 255)
        }
    }
}
