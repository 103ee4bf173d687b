import Foundation
import Legato
import Testing

/// Transitions.
struct TransitionTests {
    @Test("P07 A fresh transition fades from 0 to 1")
    func defaults() {
        let transition = CATransition()
        #expect(transition.type == .fade)
        #expect(transition.subtype == nil)
        #expect(transition.startProgress == 0)
        #expect(transition.endProgress == 1)
        #expect(transition.filter == nil)
    }

    @Test("P79 Changes of hidden, masksToBounds and maskedCorners run a transition")
    func implicit() throws {
        let stage = Stage()
        stage.layer.isHidden = true
        #expect(stage.layer.animationKeys() == ["transition"])
        let transition = try #require(stage.layer.animation(forKey: kCATransition) as? CATransition)
        #expect(transition.type == .fade)
        #expect(transition.duration == 0.25)
        #expect(transition.timingFunction == CAMediaTimingFunction(name: .default))
        stage.display.advance(by: 1)
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.masksToBounds = true
        #expect(stage.layer.animationKeys() == ["transition"])
        stage.display.advance(by: 1)
        stage.layer.maskedCorners = []
        #expect(stage.layer.animationKeys() == ["transition"])
    }

    @Test("C13 The events with a default transition have it on a live layer only")
    func events() {
        let bare = CALayer()
        let keys = [
            "hidden", "masksToBounds", "maskedCorners", "sublayers", "mask", "geometryFlipped",
            "filters", "backgroundFilters", "compositingFilter",
        ]
        for key in keys {
            #expect(bare.action(forKey: key) == nil, "\(key)")
        }
        let stage = Stage()
        for key in keys {
            #expect(stage.layer.action(forKey: key) is CATransition, "\(key)")
        }
        #expect(stage.layer.action(forKey: kCAOnOrderIn) == nil)
    }

    @Test("A transition takes the transaction's timing; without actions none runs")
    func transaction() throws {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.isHidden = true
        CATransaction.commit()
        let transition = try #require(stage.layer.animation(forKey: "transition"))
        #expect(transition.duration == 2)
        #expect(transition.timingFunction == CAMediaTimingFunction(name: .linear))
        stage.layer.removeAllAnimations()
        stage.change { stage.layer.isHidden = false }
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("Whatever its key, a transition is stored under kCATransition, one at a time")
    func key() throws {
        let stage = Stage()
        let log = AnimationLog()
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        push.startProgress = 0.25
        push.endProgress = 0.75
        push.delegate = log
        stage.layer.add(push, forKey: "mine")
        #expect(stage.layer.animationKeys() == ["transition"])
        #expect(stage.layer.animation(forKey: "mine") == nil)
        let copy = try #require(stage.layer.animation(forKey: "transition") as? CATransition)
        #expect(copy.type == .push && copy.subtype == .fromRight)
        #expect(copy.startProgress == 0.25 && copy.endProgress == 0.75)
        stage.layer.add(CATransition(), forKey: nil)
        #expect(stage.layer.animationKeys() == ["transition"])
        stage.display.advance(frames: 2)
        #expect(log.entries == ["stop false"])
    }

    @Test("A transition ends after its duration and reports to its delegate")
    func timing() {
        let stage = Stage()
        let log = AnimationLog()
        let fade = CATransition()
        fade.duration = 0.5
        fade.repeatCount = 2
        fade.delegate = log
        stage.layer.add(fade, forKey: "a")
        stage.display.advance(by: 0.75)
        #expect(log.entries == ["start"])
        stage.display.advance(by: 0.5)
        #expect(log.entries == ["start", "stop true"])
    }

    @Test("Transitions have their defaults by key")
    func defaultValues() {
        #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
        #expect(CAAnimation.defaultValue(forKey: "duration") == nil)
        #expect(CAAnimation.defaultValue(forKey: "mass") == nil)
        let fill = CAAnimation.defaultValue(forKey: "fillMode") as? String
        #expect(fill == "removed")
        let mode = CAKeyframeAnimation.defaultValue(forKey: "calculationMode")
        #expect(mode as? String == "linear")
        #expect(CATransition.defaultValue(forKey: "type") as? String == "fade")
        #expect(CASpringAnimation.defaultValue(forKey: "mass") as? CGFloat == 1)
    }
}
