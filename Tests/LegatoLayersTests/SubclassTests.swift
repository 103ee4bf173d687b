import Foundation
import Legato
import Testing

/// Subclasses of layers and animations.
struct SubclassTests {
    /// A layer without `init(layer:)`, which only `presentation()` needs.
    private final class Tile: CALayer {
        let side: CGFloat

        init(side: CGFloat) {
            self.side = side
            super.init()
            bounds.size = CGSize(width: side, height: side)
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Dial: CAShapeLayer {
        var turns = 1

        override init() {
            super.init()
            lineWidth = 3
        }

        override init(layer: Any) {
            turns = (layer as? Dial)?.turns ?? 0
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A class that inherits every initialiser.
    private final class WideDial: Dial {
        var marks = ["a"]
    }

    private final class Flicker: CAKeyframeAnimation {
        var level = 1

        override init() {
            super.init()
            keyPath = "opacity"
        }

        override func copyValues(from other: CAAnimation) {
            super.copyValues(from: other)
            level = (other as? Flicker)?.level ?? 0
        }
    }

    private final class Blink: CABasicAnimation {
        var level = 1

        override func copy(with zone: NSZone?) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Blink)?.level = level
            return copy
        }
    }

    @Test("The copy of an animation that a layer keeps is the one that its class makes")
    func ownCopies() throws {
        let (layer, blink, group) = (CALayer(), Blink(keyPath: "opacity"), CAAnimationGroup())
        (blink.level, blink.toValue) = (7, 0.5)
        layer.add(blink, forKey: "blink")
        let kept = try #require(layer.animation(forKey: "blink") as? Blink)
        #expect(kept !== blink && kept.level == 7 && kept.toValue as? Double == 0.5)
        let copy = try #require(blink.copy() as? Blink)
        #expect(copy !== blink && copy.level == 7 && copy.keyPath == "opacity")
        group.animations = [blink]
        let copies = try #require((group.copy(with: nil) as? CAAnimationGroup)?.animations)
        #expect((copies.first as? Blink)?.level == 7 && copies.first !== blink)
        let copyable = blink as any NSCopying
        #expect((copyable.copy(with: nil) as? Blink)?.level == 7)
    }

    @Test("A presentation layer is created by the initialiser that its class overrides or inherits")
    func presentation() throws {
        for layer in [Dial(), WideDial()] {
            layer.turns = 4
            let stage = Stage(layer)
            let shown = try #require(try stage.shown() as? Dial)
            #expect(shown !== layer && type(of: shown) == type(of: layer))
            #expect(shown.turns == 4 && shown.lineWidth == 3)
            if let wide = shown as? WideDial { #expect(wide.marks == ["a"]) }
        }
    }

    @Test("A layer without init(layer:) can be shown and animated")
    func withoutCopies() {
        let stage = Stage(Tile(side: 8))
        stage.layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
        CATransaction.flush()
        stage.display.advance(by: 0.5)
        #expect((stage.layer as? Tile)?.side == 8)
    }

    @Test("presentation() of a layer without init(layer:) traps, as in Core Animation")
    func trap() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run { _ = try Stage(Tile(side: 8)).shown() }
        }
        expectWords(exit, "unimplemented initializer 'init(layer:)'")
    }

    @Test("Overridden properties and methods are called for every change")
    func overrides() {
        final class Shelf: CALayer {
            var log: [String] = []

            override var backgroundColor: CGColor? { didSet { log.append("color") } }
            override var bounds: CGRect { didSet { log.append("bounds") } }

            override func addSublayer(_ layer: CALayer) {
                log.append("sublayer")
                super.addSublayer(layer)
            }

            override func add(_ animation: CAAnimation, forKey key: String?) {
                log.append(key ?? "")
                super.add(animation, forKey: key)
            }

            override func removeAllAnimations() {
                log.append("none")
                super.removeAllAnimations()
            }
        }
        let shelf = Shelf()
        let layer: CALayer = shelf
        layer.backgroundColor = .white
        layer.bounds.size.width = 4
        layer.addSublayer(CALayer())
        layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && layer.sublayers?.count == 1)
        #expect(shelf.log == ["color", "bounds", "sublayer", "fade", "none"])
    }

    @Test("The copy of an animation has its class and values, and can be changed")
    func copies() throws {
        let flicker = Flicker()
        flicker.level = 7
        flicker.duration = 2
        let copy = try #require(flicker.copy() as? Flicker)
        #expect(copy !== flicker && copy.level == 7 && copy.duration == 2)
        copy.duration = 3
        #expect(flicker.duration == 2 && copy.keyPath == "opacity")
    }

    @Test("Layers and animations are equal only to themselves, hashable, and have a description")
    func objects() {
        let (a, b) = (CALayer(), CALayer())
        a.name = "card"
        a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(a == a && a != b && Set([a, b, a]).count == 2)
        #expect(CABasicAnimation() != CABasicAnimation())
        #expect(a.description.hasPrefix("<CALayer: 0x"))
        #expect(a.description.contains("name = \"card\""))
        #expect(a.description.contains("{{1.0, 2.0}, {3.0, 4.0}}"))
        let (c, d) = (CALayer(), CAShapeLayer())
        a.addSublayer(b)
        a.addSublayer(c)
        b.addSublayer(d)
        let lines = [(0, a), (1, b), (2, d), (1, c)].map { depth, layer in
            String(repeating: "   | ", count: depth) + layer.description
        }
        #expect(a.recursiveDescription() == lines.joined(separator: "\n"))
    }

    @Test("Layers cannot be decoded from an archive")
    func coders() {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(CALayer(coder: coder) == nil && Dial(coder: coder) == nil)
    }

    @Test("Properties of layer and animation classes can be overridden")
    func overriddenProperties() {
        final class Ring: CAShapeLayer {
            var log: [String] = []
            override var path: CGPath? { didSet { log.append("path") } }
            override var strokeEnd: CGFloat { didSet { log.append("strokeEnd") } }
        }
        final class Fade: CABasicAnimation {
            override var duration: CFTimeInterval {
                get { super.duration * 2 }
                set { super.duration = newValue }
            }
        }
        let ring = Ring()
        ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        ring.strokeEnd = 0.5
        #expect(ring.log == ["path", "strokeEnd"])
        let fade = Fade(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        #expect(fade.duration == 2)
        #expect(fade.value(forKey: "duration") as? Double == 2)
    }
}
