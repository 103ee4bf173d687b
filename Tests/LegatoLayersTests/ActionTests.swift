import Foundation
import Legato
import Testing

/// Actions, transactions and presentation beyond the facts.
struct ActionTests {
    private final class Answer: CALayerDelegate {
        var phases: [String] = []
        func layoutSublayers(of layer: CALayer) { phases.append("layout") }
        func display(_ layer: CALayer) {
            phases.append("display \(CATransaction.disableActions())")
        }
    }

    @Test("A class's default action takes precedence over the built-in one, and style over both")
    func defaultAction() {
        final class Still: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? NSNull() : nil
            }
        }
        let stage = Stage(Still())
        stage.layer.opacity = 0.5
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.style = ["actions": ["opacity": basic("opacity")] as [String: any CAAction]]
        stage.layer.opacity = 0.25
        stage.layer.position.x += 1
        #expect(stage.layer.animationKeys() == ["opacity", "position"])
    }

    @Test("Properties of a live layer have their built-in actions")
    func builtIn() throws {
        let stage = Stage()
        for key in [
            "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
            "sublayerTransform", "contents", "contentsRect", "contentsCenter", "contentsScale",
            "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor",
            "shadowOpacity", "shadowOffset", "shadowRadius", "transform.scale",
        ] {
            let action = try #require(
                stage.layer.action(forKey: key) as? CABasicAnimation, "\(key)"
            )
            #expect(action.keyPath == key)
        }
        for key in [
            "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "onOrderOut",
            "onLayout", "position.x", "bounds.size", "cornerCurve", "speed", "mine",
            "backgroundColor", "opaque", "minificationFilter", "magnificationFilter",
        ] {
            #expect(stage.layer.action(forKey: key) == nil, "\(key)")
        }
        stage.change { stage.layer.backgroundColor = .white }
        #expect(stage.layer.action(forKey: "backgroundColor") is CABasicAnimation)
    }

    @Test("An action with another key path animates that key path, under the key of the change")
    func otherAction() {
        let stage = Stage()
        stage.layer.actions = ["opacity": basic("position.x", from: 0, to: 1)]
        stage.layer.opacity = 0.5
        #expect(stage.layer.animationKeys() == ["opacity"])
        let kept = stage.layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect(kept?.keyPath == "position.x")
    }

    @Test("Custom keys search for actions as well")
    func ownKeyAction() {
        let stage = Stage()
        stage.layer.actions = ["mine": basic("opacity", from: 0, to: 1)]
        stage.layer.setValue(1, forKey: "mine")
        #expect(stage.layer.animationKeys() == ["mine"])
        stage.layer.removeAllAnimations()
        stage.layer.setValue(1, forKey: "mine")
        stage.change { stage.layer.setValue(2, forKey: "mine") }
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("A commit lays out before it displays, both with the transaction's settings")
    func phases() {
        let stage = Stage()
        let answer = Answer()
        stage.layer.delegate = answer
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.setNeedsDisplay()
        stage.layer.setNeedsLayout()
        CATransaction.begin()
        CATransaction.commit()
        #expect(answer.phases == [])
        CATransaction.commit()
        #expect(answer.phases == ["layout", "display true"])
    }

    @Test("Layout requested during display runs in the same commit")
    func displayAsksForLayout() {
        final class Once: CALayerDelegate {
            var phases: [String] = []
            func layoutSublayers(of layer: CALayer) { phases.append("layout") }
            func display(_ layer: CALayer) {
                phases.append("display")
                layer.setNeedsLayout()
            }
        }
        let stage = Stage()
        let once = Once()
        stage.layer.delegate = once
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(once.phases == ["display", "layout"])
    }

    @Test("The transaction lock excludes other threads until its last unlock")
    func lock() {
        /// A count that threads change in steps between which others run.
        nonisolated final class Count: @unchecked Sendable {
            var value = 0
            func add() {
                let old = value
                for _ in 0..<3 { sched_yield() }
                value = old + 1
            }
        }
        let count = Count()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<100 {
                CATransaction.lock()
                CATransaction.lock()
                CATransaction.unlock()
                count.add()
                CATransaction.unlock()
            }
        }
        #expect(count.value == 400)
    }

    @Test("Transaction values accept numbers of any type and are inherited")
    func values() {
        CATransaction.begin()
        CATransaction.setValue(NSNumber(value: 2), forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(1, forKey: kCATransactionDisableActions)
        CATransaction.setValue("outer", forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "mine") as? String == "outer")
        CATransaction.setValue("inner", forKey: "mine")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "mine") as? String == "outer")
        CATransaction.commit()
    }

    @Test(
        "A presentation layer has the model's name, delegate and timing; only one layer is copied"
    )
    func presentation() throws {
        final class Counted: CALayer {
            static var copies = 0
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                Self.copies += 1
            }

            required init?(coder: NSCoder) { nil }
        }
        let stage = Stage(Counted())
        let answer = Answer()
        stage.change {
            stage.layer.sublayers = (0..<100).map { _ in Counted() }
            stage.layer.name = "a name"
            stage.layer.delegate = answer
            stage.layer.timeOffset = 1
            stage.layer.repeatCount = 3
        }
        Counted.copies = 0
        let shown = try stage.shown()
        #expect(Counted.copies == 1)
        #expect(shown is Counted)
        #expect(shown.name == "a name")
        #expect(shown.delegate === answer)
        #expect(shown.timeOffset == 1)
        #expect(shown.repeatCount == 3)
        #expect(shown.sublayers?.count == 100)
        #expect(Counted.copies == 101)
    }

    @Test("CALayer.init(layer:) copies nothing and creates an independent layer")
    func plainCopy() {
        let layer = CALayer()
        layer.opacity = 0.5
        layer.name = "a name"
        let copy = CALayer(layer: layer)
        #expect(copy.opacity == 1)
        #expect(copy.name == nil)
        #expect(copy.model() === copy)
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        display.rootLayer.sublayers = [layer, copy]
        CATransaction.flush()
        #expect(copy.presentation() != nil)
    }

    @Test("A presentation layer keeps its values when the model changes")
    func frozenPresentation() throws {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
        stage.display.advance(by: 0.25)
        let shown = try stage.shown()
        stage.display.advance(by: 0.5)
        expectClose([Double(shown.opacity)], [0.25])
        expectClose([Double(try stage.shown().opacity)], [0.75])
    }

    @Test("Decision C17: before its beginTime a layer's clock reads 0")
    func clockBeforeBegin() {
        let layer = CALayer()
        layer.beginTime = 10
        layer.timeOffset = 3
        #expect(layer.convertTime(4, from: nil) == 0)
        #expect(layer.convertTime(10, from: nil) == 3)
        #expect(layer.convertTime(12, from: nil) == 5)
    }
}
