import Foundation
import Legato
import Testing

/// Facts: presentation and lifetime of animations.
struct FactsPresentationTests {
    @Test("P81 The presentation layer has the committed values")
    func presentationIsCommitted() throws {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.2
        #expect(try stage.shown().opacity == 1)
        CATransaction.commit()
        #expect(try stage.shown().opacity == 0.2)
    }

    @Test("P82 presentation() and model() return each other")
    func presentationAndModel() throws {
        let stage = Stage()
        let shown = try stage.shown()
        #expect(shown !== stage.layer)
        #expect(shown.model() === stage.layer)
        #expect(stage.layer.model() === stage.layer)
        #expect(shown.presentation() === shown)
        #expect(shown.animationKeys() == nil)
        stage.layer.opacity = 0.5
        #expect(shown.animationKeys() == ["opacity"])
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        let family = try #require(try stage.shown().sublayers)
        #expect(family.map { $0.model() === child } == [true])
        #expect(family[0].superlayer?.model() === stage.layer)
        #expect(family[0].superlayer !== stage.layer)
    }

    @Test("P83 The layer stores one copy of an animation and returns it each time")
    func copies() throws {
        let stage = Stage()
        let animation = basic("opacity", from: 0, to: 1)
        animation.duration = 0
        animation.timingFunction = nil
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        stage.layer.add(animation, forKey: "a")
        CATransaction.commit()
        let kept = try #require(stage.layer.animation(forKey: "a"))
        #expect(kept !== animation)
        #expect(kept === stage.layer.animation(forKey: "a"))
        #expect(kept.duration == 3)
        #expect(animation.duration == 0)
        animation.duration = 5
        #expect(kept.duration == 3)
        kept.setValue("mine", forKey: "my key")
        #expect(kept.value(forKey: "my key") as? String == "mine")
        let copy = try #require(kept.copy() as? CABasicAnimation)
        copy.duration = 7
        #expect(copy.toValue as? Int == 1)
    }

    @Test("P84 Removing an animation shows the model and reports finished as false")
    func removal() throws {
        let stage = Stage()
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 0.8)
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        stage.display.advance(by: 0.5)
        expectClose([Double(try stage.shown().opacity)], [0.4])
        stage.layer.removeAnimation(forKey: "a")
        CATransaction.flush()
        #expect(try stage.shown().opacity == 1)
        #expect(log.entries == ["start"])
        stage.display.advance(frames: 2)
        #expect(log.entries == ["start", "stop false"])
    }

    @Test("P85 An animation kept on completion holds its last value and reports its end once")
    func kept() throws {
        let stage = Stage()
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 0.8)
        animation.delegate = log
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        stage.layer.add(animation, forKey: "a")
        stage.display.advance(by: 3)
        #expect(stage.layer.animationKeys() == ["a"])
        expectClose([Double(try stage.shown().opacity)], [0.8])
        #expect(log.entries == ["start", "stop true"])
        #expect(log.latest === stage.layer.animation(forKey: "a"))
    }

    @Test("P86 A layer removed from its display loses its animations with the next commit")
    func leaving() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        stage.display.advance(by: 0.5)
        stage.layer.removeFromSuperlayer()
        CATransaction.flush()
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.presentation() == nil)
        stage.display.advance(frames: 1)
        #expect(log.entries == ["start", "stop false"])
    }

    @Test("An animation on a layer outside any display ends with the next commit")
    func strayAnimation() {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        // The transaction below is outermost only if there is no implicit transaction.
        CATransaction.flush()
        let layer = CALayer()
        let log = AnimationLog()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("block") }
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        #expect(layer.animation(forKey: "a") != nil)
        CATransaction.commit()
        #expect(layer.animation(forKey: "a") == nil)
        display.advance(frames: 1)
        #expect(log.entries == ["start", "stop false", "block"])
    }

    @Test("An animation that is added before its layer joins a display runs there")
    func addedBeforeJoining() throws {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let layer = CALayer()
        layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
        display.rootLayer.addSublayer(layer)
        display.advance(by: 0.5)
        expectClose([Double(try #require(layer.presentation()).opacity)], [0.5])
    }

    @Test("A second animation for the same key ends the first")
    func replacement() {
        let stage = Stage()
        let log = AnimationLog()
        let first = basic("opacity", from: 0, to: 1)
        first.delegate = log
        stage.layer.add(first, forKey: "a")
        stage.display.advance(by: 0.5)
        stage.layer.add(basic("opacity", from: 1, to: 0), forKey: "a")
        stage.display.advance(frames: 2)
        #expect(stage.layer.animationKeys() == ["a"])
        #expect(log.entries == ["start", "stop false"])
    }

    @Test("An animation without a key is not listed and is removed by removeAllAnimations")
    func withoutKey() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        stage.layer.add(animation, forKey: nil)
        stage.display.advance(by: 0.5)
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.removeAllAnimations()
        stage.display.advance(frames: 2)
        #expect(log.entries == ["start", "stop false"])
    }

    @Test("Decision C9: a delayed animation reports its start at its beginTime")
    func delayedBegin() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        animation.beginTime = 1.5
        stage.layer.add(animation, forKey: "a")
        stage.display.advance(by: 0.4)
        #expect(log.entries == [])
        stage.display.advance(by: 0.2)
        #expect(log.entries == ["start"])
    }

    @Test("animationKeys() lists keys in the order in which their animations apply")
    func keyOrder() {
        let stage = Stage()
        for (key, begin) in [("late", 3.0), ("early", 1.5), ("now", 0)] {
            let animation = basic("opacity", from: 0, to: 1)
            animation.beginTime = begin
            stage.layer.add(animation, forKey: key)
        }
        CATransaction.flush()
        #expect(stage.layer.animationKeys() == ["now", "early", "late"])
    }
}
