import Foundation
import Legato
import LegatoRenderTree
import Testing

/// Key-value coding of overridden properties.
struct KeyValueOverrideTests {
    private final class Card: CALayer {
        var calls: [String] = []

        override var opacity: Float { didSet { calls.append("opacity \(opacity)") } }
        override var position: CGPoint {
            didSet { calls.append("position \(position.x) \(position.y)") }
        }
        override var transform: CATransform3D {
            didSet { calls.append("transform \(transform.m11)") }
        }
        override var backgroundColor: CGColor? {
            get { super.backgroundColor }
            set {
                calls.append("color")
                super.backgroundColor = newValue?.copy(alpha: 0.5)
            }
        }
        override var contents: Any? { didSet { calls.append("contents") } }
        override var zPosition: CGFloat {
            get { super.zPosition * 2 }
            set { super.zPosition = newValue / 2 }
        }
        override var filters: [Any]? { didSet { calls.append("filters") } }
        override var frame: CGRect { didSet { calls.append("frame \(frame.width)") } }
    }

    private final class Curve: CAShapeLayer {
        var calls: [String] = []
        override var lineWidth: CGFloat { didSet { calls.append("width \(lineWidth)") } }
        override var lineDashPattern: [NSNumber]? { didSet { calls.append("dashes") } }
        override var fillRule: CAShapeLayerFillRule { didSet { calls.append(fillRule.rawValue) } }
    }

    @Test("A key calls the overridden setter, also if the value stays the same")
    func setter() {
        let card = Card()
        card.setValue(0.5, forKey: "opacity")
        card.setValue(0.5, forKey: "opacity")
        card.setValue(CGColor.white, forKey: "backgroundColor")
        card.setValue(nil, forKey: "contents")
        card.setValue(CGRect(x: 0, y: 0, width: 8, height: 8), forKey: "frame")
        #expect(card.calls.prefix(4) == ["opacity 0.5", "opacity 0.5", "color", "contents"])
        #expect(card.calls.last == "frame 8.0")
        #expect(card.backgroundColor?.alpha == 0.5)
        let curve = Curve()
        curve.setValue("3", forKey: "lineWidth")
        curve.setValue([1, 2.5], forKey: "lineDashPattern")
        curve.setValue("even-odd", forKey: "fillRule")
        #expect(curve.calls == ["width 3.0", "dashes", "even-odd"])
        #expect(curve.lineDashPattern == [1, 2.5])
    }

    @Test("A key path calls the overridden setter with the whole value")
    func part() {
        let card = Card()
        card.position = CGPoint(x: 1, y: 2)
        card.setValue(7, forKeyPath: "position.x")
        card.setValue(3, forKeyPath: "transform.scale")
        #expect(card.calls == ["position 1.0 2.0", "position 7.0 2.0", "transform 3.0"])
    }

    @Test("Keys and key paths call the overridden getter")
    func getter() {
        let card = Card()
        card.setValue(6, forKey: "zPosition")
        #expect(card.state.zPosition == 3)
        #expect(card.value(forKey: "zPosition") as? CGFloat == 6)
        #expect(card.value(forKeyPath: "zPosition") as? CGFloat == 6)
    }

    @Test("A part of a filter changes without the setter of the array")
    func filterPart() throws {
        let card = Card()
        let blur = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3.0]))
        blur.name = "blur"
        card.setValue([blur], forKey: "filters")
        card.setValue(5, forKeyPath: "filters.blur.inputRadius")
        #expect(card.calls == ["filters"])
        #expect(card.value(forKeyPath: "filters.blur.inputRadius") as? Double == 5)
    }

    @Test("A setter called by a key animates as a direct call does")
    func action() throws {
        let card = Card()
        let stage = Stage(card)
        stage.display.perform { card.setValue(0.25, forKey: "opacity") }
        CATransaction.flush()
        #expect(card.animation(forKey: "opacity") is CABasicAnimation)
        #expect(try stage.shown().opacity == 1)
    }

    @Test("Objects pass through key-value coding unchanged")
    func objects() {
        let text = CATextLayer()
        let styled = NSAttributedString(string: "styled")
        text.setValue(styled, forKey: "string")
        #expect(text.value(forKey: "string") as? NSAttributedString == styled)
        let replicator = CAReplicatorLayer()
        replicator.setValue(3.75, forKey: "instanceCount")
        #expect(replicator.instanceCount == 3)
        replicator.setValue(1e30, forKey: "instanceCount")
        #expect(replicator.instanceCount == .max)
        let emitter = CAEmitterLayer()
        emitter.setValue(-1, forKey: "seed")
        #expect(emitter.seed == 0)
    }
}
