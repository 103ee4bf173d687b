import Foundation
import Legato
import Testing

/// Values supplied by style.
struct StyleTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0)

    @Test("style supplies every type of property, of every class")
    func types() {
        let layer = CALayer()
        layer.style = [
            "opacity": 0.25, "backgroundColor": Self.red, "hidden": true,
            "position": CGPoint(x: 3, y: 4), "shadowOffset": CGSize(width: 5, height: 6),
            "transform": CATransform3DMakeScale(2, 2, 1), "contentsGravity": "center",
            "maskedCorners": 3, "actions": [String: any CAAction](),
        ]
        #expect(layer.opacity == 0.25 && layer.backgroundColor == Self.red && layer.isHidden)
        #expect(layer.position == CGPoint(x: 3, y: 4))
        #expect(layer.shadowOffset == CGSize(width: 5, height: 6))
        #expect(layer.transform.m11 == 2 && layer.contentsGravity == .center)
        #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        let shape = CAShapeLayer()
        shape.style = ["lineWidth": 4, "strokeColor": Self.red, "numberOfWheels": 3]
        #expect(shape.lineWidth == 4 && shape.strokeColor == Self.red)
        #expect(shape.value(forKey: "numberOfWheels") as? Int == 3)
        // A plain layer has no line width, so the key is a custom one.
        layer.style = ["lineWidth": 4]
        #expect(layer.value(forKey: "lineWidth") as? Int == 4)
    }

    @Test("A property that was set keeps its value, even its default, whatever style is set later")
    func overriding() {
        let layer = CALayer()
        layer.cornerRadius = 2
        layer.style = ["cornerRadius": 6, "borderWidth": 3, "zPosition": 9]
        #expect(layer.cornerRadius == 2 && layer.borderWidth == 3)
        layer.borderWidth = 0
        layer.zPosition = 9
        layer.style = ["cornerRadius": 7, "borderWidth": 5, "zPosition": 8]
        #expect(layer.cornerRadius == 2 && layer.borderWidth == 0 && layer.zPosition == 9)
        layer.style = nil
        #expect(layer.cornerRadius == 2 && layer.borderWidth == 0 && layer.zPosition == 9)
    }

    @Test("Setting by key, to nil, or a component of a property overrides the style")
    func byKey() {
        let layer = CALayer()
        layer.style = [
            "opacity": 0.5, "borderWidth": 3, "shadowOffset": CGSize(width: 5, height: 6),
        ]
        layer.setValue(nil, forKey: "borderWidth")
        layer.setValue(0.75, forKey: "opacity")
        layer.setValue(1, forKeyPath: "shadowOffset.width")
        #expect(layer.shadowOffset == CGSize(width: 1, height: 6))
        layer.style = nil
        #expect(layer.borderWidth == 0 && layer.opacity == 0.75)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 6))
    }

    @Test("A value no longer in the style returns to the default")
    func unset() {
        let layer = CALayer()
        layer.style = ["opacity": 0.5, "shadowRadius": 8, "cornerRadius": 1]
        layer.style = ["shadowRadius": 9, "cornerRadius": 1]
        #expect(layer.opacity == 1 && layer.shadowRadius == 9 && layer.cornerRadius == 1)
        layer.style?["cornerRadius"] = nil
        #expect(layer.cornerRadius == 0 && layer.shadowRadius == 9)
        layer.style = nil
        #expect(layer.shadowRadius == 3)
    }

    @Test("A nested style supplies values missing in the one around it")
    func nested() {
        let layer = CALayer()
        layer.style = [
            "cornerRadius": 6,
            "style": ["cornerRadius": 7, "borderWidth": 2, "style": ["zPosition": 4]]
                as [AnyHashable: Any],
        ]
        #expect(layer.cornerRadius == 6 && layer.borderWidth == 2 && layer.zPosition == 4)
    }

    @Test("A style is presented and drawn at once and without an action")
    func shows() throws {
        let stage = Stage()
        #expect(stage.display.snapshot()[100, 100].alpha == 0)
        stage.layer.style = ["backgroundColor": Self.red, "cornerRadius": 30]
        #expect(stage.layer.animationKeys() == nil)
        stage.display.advance(frames: 1)
        #expect(try stage.shown().cornerRadius == 30)
        let picture = stage.display.snapshot()
        #expect(picture[100, 100].red == 255 && picture[51, 51].alpha == 0)
        stage.layer.style = nil
        stage.display.advance(frames: 1)
        #expect(stage.display.snapshot()[100, 100].alpha == 0)
    }

    @Test("Bounds from a style trigger layout and autoresizing")
    func bounds() {
        let (layer, inner) = (CALayer(), CALayer())
        inner.autoresizingMask = .layerWidthSizable
        layer.addSublayer(inner)
        layer.layoutIfNeeded()
        layer.style = ["bounds": CGRect(x: 0, y: 0, width: 40, height: 20)]
        #expect(layer.needsLayout() && inner.bounds.width == 40)
    }

    @Test("An implicit animation starts from the styled value")
    func animation() throws {
        let stage = Stage()
        stage.change { stage.layer.style = ["opacity": 0.5] }
        stage.layer.opacity = 1
        let animation = try #require(stage.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.fromValue as? Double == 0.5)
    }
}
