import Foundation
import Legato
import TestSupport
import Testing

/// Hit testing of the presentation.
struct HitSearchTests {
    /// A custom layer class, for which `hitTest` is called.
    private final class Other: CALayer {}

    /// A display with randomly overlapping layers that move, fade and change their order.
    private struct Scatter {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        /// The layers in order of creation.
        var layers: [CALayer] = []

        init(seed: UInt64, make: () -> CALayer) {
            var random = SeededRandom(seed: seed)
            func number(_ range: ClosedRange<Double>) -> Double {
                .random(in: range, using: &random)
            }
            func chance(_ part: Double) -> Bool { number(0...1) < part }
            for _ in 0..<40 {
                let layer = make()
                layer.bounds.size = CGSize(width: number(10...80), height: number(10...80))
                layer.position = CGPoint(x: number(0...200), y: number(0...200))
                layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
                layer.setAffineTransform(CGAffineTransform(rotationAngle: number(-3...3)))
                layer.isHidden = chance(0.1)
                layer.isGeometryFlipped = chance(0.2)
                layer.isDoubleSided = chance(0.8)
                layer.masksToBounds = chance(0.2)
                if chance(0.3) { layer.zPosition = number(-1...1) }
                if chance(0.1) {
                    layer.transform = CATransform3DRotate(layer.transform, .pi, 1, 0, 0)
                }
                if chance(0.2) {
                    layer.sublayerTransform = CATransform3DMakeRotation(number(-1...1), 0, 0, 1)
                }
                let parent = chance(0.3) ? layers.randomElement(using: &random) : nil
                (parent ?? display.rootLayer).addSublayer(layer)
                layers.append(layer)
            }
            display.advance(by: 0.1)
            for layer in layers where chance(0.7) {
                CALayer.animate(.spring(duration: number(0.2...2), bounce: 0.3)) {
                    layer.position = CGPoint(x: number(0...200), y: number(0...200))
                    if chance(0.3) { layer.zPosition = number(-1...1) }
                    if chance(0.2) { layer.opacity = 0 }
                }
                if chance(0.3) {
                    layer.add(basic("bounds.size.width", from: 0, to: 90), forKey: nil)
                }
                if chance(0.2) { layer.add(basic("zPosition", from: -2, to: 2), forKey: nil) }
            }
            CATransaction.flush()
        }

        /// Returns the index of the layer that is hit at each of many points; -1 for the root.
        func hits() throws -> [Int] {
            let root = try #require(display.rootLayer.presentation())
            return try stride(from: 1.0, to: 200, by: 18).flatMap { x in
                try stride(from: 1.0, to: 200, by: 18).map { y in
                    let hit = try #require(root.hitTest(CGPoint(x: x, y: y)))
                    #expect(hit.presentation() === hit)
                    return layers.firstIndex { $0 === hit.model() } ?? -1
                }
            }
        }
    }

    @Test(
        "Plain layers are hit like those of a subclass",
        arguments: cases(1...10 as ClosedRange<UInt64>)
    )
    func subclasses(seed: UInt64) throws {
        let plain = Scatter(seed: seed) { CALayer() }
        let asked = Scatter(seed: seed) { Other() }
        for _ in 0..<4 {
            let hits = try plain.hits()
            #expect(Set(hits).count > 5)
            #expect(try asked.hits() == hits)
            plain.display.advance(by: 0.13)
            asked.display.advance(by: 0.13)
        }
    }

    @Test("The layer with the greatest presented zPosition is hit")
    func order() throws {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let layers = (0..<3).map { _ in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            display.rootLayer.addSublayer(layer)
            return layer
        }
        func hit() -> CALayer? {
            display.rootLayer.presentation()?.hitTest(CGPoint(x: 5, y: 5))?.model()
        }
        display.advance(by: 1)
        #expect(hit() === layers[2])
        let rise = basic("zPosition", from: 0, to: 5)
        rise.duration = 1
        layers[0].add(rise, forKey: nil)
        display.advance(by: 0.5)
        #expect(hit() === layers[0])
        CALayer.animate(.linear(duration: 1)) { layers[1].zPosition = 20 }
        display.advance(by: 0.1)
        #expect(hit() === layers[0])
        display.advance(by: 0.2)
        #expect(hit() === layers[1])
    }

    @Test("After a removal only the retained presentation layer itself is hit")
    func afterRemoval() throws {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let (layer, sublayer) = (CALayer(), CALayer())
        for it in [layer, sublayer] { it.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        layer.addSublayer(sublayer)
        display.rootLayer.addSublayer(layer)
        display.advance(by: 1)
        let kept = try #require(layer.presentation())
        #expect(kept.hitTest(CGPoint(x: 5, y: 5))?.model() === sublayer)
        layer.removeFromSuperlayer()
        #expect(kept.hitTest(CGPoint(x: 5, y: 5)) === kept)
        display.advance(by: 1)
        #expect(kept.hitTest(CGPoint(x: 5, y: 5)) === kept)
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === sublayer)
    }

    @Test("A hit test among thousands creates no presentation layers for those missed")
    func layersMade() throws {
        func made(_ count: Int) throws -> UInt64 {
            let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
            let layers = (0..<count).map { index in
                let layer = CALayer()
                layer.bounds.size = CGSize(width: 50, height: 100)
                // Only the backmost layer contains the point.
                layer.position = CGPoint(x: index == 0 ? 25 : 75, y: 50)
                display.rootLayer.addSublayer(layer)
                return layer
            }
            display.advance(by: 0.1)
            CALayer.animate(.spring(duration: 1)) {
                for layer in layers { layer.position.y = 40 }
            }
            display.advance(by: 0.1)
            let before = CALayer().id
            let root = try #require(display.rootLayer.presentation())
            #expect(root.hitTest(CGPoint(x: 10, y: 20))?.model() === layers[0])
            return CALayer().id - before
        }
        #expect(try made(2000) == made(10))
    }
}
