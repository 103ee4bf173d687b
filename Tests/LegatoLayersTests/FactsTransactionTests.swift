import Foundation
import Legato
import Testing

/// Facts: transactions and implicit animation.
struct FactsTransactionTests {
    private final class Action: CAAction {
        private(set) var events: [String] = []
        func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
            events.append(event)
        }
    }

    private final class Delegate: CALayerDelegate {
        var answer: (any CAAction)?
        private(set) var asked: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return answer
        }
    }

    @Test("P71 Nested transactions inherit and override settings")
    func settings() {
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.setAnimationDuration(2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("P72 Decision C12: values under custom keys, and a commit without a begin")
    func values() {
        CATransaction.begin()
        CATransaction.setValue("mine", forKey: "my key")
        #expect(CATransaction.value(forKey: "my key") as? String == "mine")
        #expect(CATransaction.value(forKey: "unknown") == nil)
        CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "my key") == nil)
        CATransaction.commit()
    }

    @Test("P73 Without animations the completion block runs after the commit, from the run loop")
    func emptyCompletion() {
        let stage = Stage()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        CATransaction.commit()
        #expect(calls == 0)
        stage.display.advance(frames: 1)
        #expect(calls == 1)
        stage.display.advance(frames: 5)
        #expect(calls == 1)
    }

    @Test("P73 With two displays the block runs at the first tick of either")
    func completionOnEitherDisplay() {
        let older = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let newer = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        for display in [newer, older] {
            var calls = 0
            CATransaction.setCompletionBlock { calls += 1 }
            CATransaction.flush()
            #expect(calls == 0)
            display.advance(frames: 1)
            #expect(calls == 1)
        }
    }

    @Test("P74 Code after commit, start, completion block and stop run in this order")
    func completionOrder() {
        let stage = Stage()
        let log = AnimationLog()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("block") }
        let animation = basic("opacity", from: 0, to: 1)
        animation.duration = 0.1
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        CATransaction.commit()
        log.note("after commit")
        stage.display.advance(by: 0.2)
        #expect(log.entries == ["after commit", "start", "block", "stop true"])
    }

    @Test("P75 An action is looked up in delegate, actions and style, in this order")
    func actionSearch() {
        let (mine, theirs, styled) = (Action(), Action(), Action())
        let delegate = Delegate()
        let layer = CALayer()
        layer.delegate = delegate
        layer.actions = ["opacity": mine]
        layer.style = [
            "actions": ["opacity": styled, "zPosition": styled] as [String: any CAAction]
        ]
        delegate.answer = theirs
        #expect(layer.action(forKey: "opacity") === theirs)
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        delegate.answer = nil
        #expect(layer.action(forKey: "opacity") === mine)
        #expect(layer.action(forKey: "zPosition") === styled)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(layer.action(forKey: "opacity") === mine)
        CATransaction.commit()
        layer.actions = ["opacity": NSNull()]
        #expect(layer.action(forKey: "opacity") == nil)
        layer.actions = nil
        layer.style = ["style": ["actions": ["opacity": styled] as [String: any CAAction]]]
        #expect(layer.action(forKey: "opacity") === styled)
        #expect(delegate.asked.count == 7)
    }

    @Test("P75 Only a live layer runs the action that is found")
    func actionRuns() {
        let stage = Stage()
        let action = Action()
        stage.layer.actions = ["opacity": action]
        stage.layer.opacity = 0.5
        #expect(action.events == ["opacity"])
        stage.change { stage.layer.opacity = 0.4 }
        #expect(action.events == ["opacity"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("P76 Decision C11: a layer outside a display, or not yet committed, animates nothing")
    func bareLayer() {
        let bare = CALayer()
        #expect(bare.action(forKey: "opacity") == nil)
        bare.opacity = 0.5
        #expect(bare.animationKeys() == nil)
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        display.rootLayer.addSublayer(bare)
        #expect(bare.action(forKey: "opacity") == nil)
        bare.opacity = 0.25
        #expect(bare.animationKeys() == nil)
        CATransaction.flush()
        #expect(bare.action(forKey: "opacity") is CABasicAnimation)
    }

    @Test("P77 A change of a live layer adds its implicit animation")
    func implicitAnimation() throws {
        let stage = Stage()
        stage.layer.opacity = 0.3
        #expect(stage.layer.animationKeys() == ["opacity"])
        let animation = try #require(stage.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.keyPath == "opacity")
        #expect(animation.fromValue as? Double == 1)
        #expect(animation.toValue == nil)
        #expect(animation.duration == 0.25)
        #expect(animation.fillMode == .backwards)
        #expect(animation.timingFunction === CAMediaTimingFunction(name: .default))
        #expect(animation.isRemovedOnCompletion)
    }

    @Test("P78 Duration, timing function and disableActions of the transaction apply")
    func transactionSettings() throws {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.7)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.cornerRadius = 8
        CATransaction.commit()
        let animation = try #require(stage.layer.animation(forKey: "cornerRadius"))
        #expect(animation.duration == 0.7)
        #expect(animation.timingFunction === CAMediaTimingFunction(name: .linear))
        stage.change { stage.layer.borderWidth = 2 }
        #expect(stage.layer.borderWidth == 2)
        #expect(stage.layer.animationKeys() == ["cornerRadius"])
        #expect(try stage.shown().borderWidth == 2)
    }

    @Test("P79 Properties that change without an animation")
    func withoutAnimation() {
        let stage = Stage()
        stage.layer.contentsGravity = .center
        stage.layer.isDoubleSided = false
        stage.layer.name = "a name"
        stage.layer.speed = 2
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("P80 Setting a property to its present value does nothing")
    func equalValue() {
        let stage = Stage()
        stage.layer.opacity = 1
        stage.layer.position = stage.layer.position
        stage.layer.setValue(1, forKey: "opacity")
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("Setting the frame animates position, then bounds")
    func frameAnimates() {
        let stage = Stage()
        stage.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(stage.layer.animationKeys() == ["position", "bounds"])
    }

    @Test("Decision C16: a change in mid-flight starts from the presentation value")
    func implicitRetarget() throws {
        let stage = Stage()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.opacity = 0
        stage.display.advance(by: 0.125)
        expectClose([Double(try stage.shown().opacity)], [0.5])
        stage.layer.opacity = 1
        CATransaction.flush()
        expectClose([Double(try stage.shown().opacity)], [0.5])
        stage.display.advance(by: 1)
        expectClose([Double(try stage.shown().opacity)], [1])
    }

    @Test("A newly added layer does not animate, its live superlayer does")
    func addedAndChanged() {
        let stage = Stage()
        let added = CALayer()
        stage.layer.addSublayer(added)
        added.opacity = 0.5
        stage.layer.opacity = 0.5
        CATransaction.flush()
        #expect(added.animationKeys() == nil)
        // The new sublayer appears with a transition.
        #expect(stage.layer.animationKeys() == ["transition", "opacity"])
    }
}
