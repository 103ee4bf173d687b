import Foundation
import Legato
import Testing

/// Groups of animations.
struct GroupTests {
    private func fade() -> CABasicAnimation { basic("opacity", from: 0, to: 1) }

    @Test("The group's timing function applies to its children's time")
    func pacing() throws {
        let easeIn = CAMediaTimingFunction(name: .easeIn)
        let paced = group(2, [fade()])
        paced.timingFunction = easeIn
        expectClose(
            try opacities(of: paced, at: [0.8, 1.2, 1.9]),
            [2 * easeIn.solver.value(at: 0.4), 2 * easeIn.solver.value(at: 0.6), 0.5], within: 1e-6
        )
    }

    @Test("A repeating group restarts its children, an autoreversing one reverses them")
    func repeating() throws {
        let twice = group(1, [fade()])
        twice.repeatCount = 2
        expectClose(try opacities(of: twice, at: [0.75, 1.25, 2.5]), [0.75, 0.25, 0.5])
        let back = group(1, [fade()])
        back.autoreverses = true
        expectClose(try opacities(of: back, at: [0.75, 1.25, 1.75]), [0.75, 0.75, 0.25])
    }

    @Test("A child's own repeat, offset, speed and fill apply in the group's time")
    func childTiming() throws {
        let child = fade()
        child.duration = 0.25
        child.repeatCount = 2
        child.beginTime = 0.5
        child.fillMode = .backwards
        expectClose(
            try opacities(of: group(2, [child]), at: [0.1, 0.625, 0.875, 1.5]), [0, 0.5, 0.5, 0.5]
        )
        child.fillMode = .both
        expectClose(try opacities(of: group(2, [child]), at: [1.5, 2.5]), [1, 0.5])
        let fast = fade()
        fast.speed = 2
        fast.timeOffset = 0.5
        expectClose(try opacities(of: group(2, [fast]), at: [0.1, 0.3]), [0.7, 0.1])
    }

    @Test("A group fills with its children's values at its ends")
    func filling() throws {
        let filled = group(1, [fade()])
        filled.beginTime = 1
        filled.fillMode = .both
        filled.isRemovedOnCompletion = false
        expectClose(try opacities(of: filled, at: [0.5, 1.5, 3]), [0, 0.5, 1])
        let short = group(1, [fade()])
        short.animations?[0].duration = 0.5
        short.fillMode = .forwards
        short.isRemovedOnCompletion = false
        expectClose(try opacities(of: short, at: [0.25, 0.75, 3]), [0.5, 0.5, 0.5])
    }

    @Test("Times pass through all levels of nested groups")
    func nested() throws {
        let inner = group(0, [fade()])
        inner.speed = 2
        inner.beginTime = 1
        inner.animations?[0].duration = 0
        let outer = group(4, [inner])
        // The inner group lasts 4 seconds at double speed, thus 2; its child lasts all of them.
        expectClose(try opacities(of: outer, at: [0.5, 1.5, 2.5, 3.5]), [0.5, 0.25, 0.75, 0.5])
        outer.speed = 2
        expectClose(try opacities(of: outer, at: [0.75, 1.25]), [0.25, 0.75])
    }

    @Test("A group without a duration takes the transaction's")
    func defaultDuration() throws {
        let stage = Stage()
        stage.change { stage.layer.opacity = 0.5 }
        let child = fade()
        child.duration = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        let shown = try stage.clock([group(0, [child])], at: [0]) { Double($0.opacity) }
        CATransaction.commit()
        #expect(shown == [0.5])
        let copy = try #require(stage.layer.animation(forKey: "0") as? CAAnimationGroup)
        #expect(copy.duration == 2)
        #expect(copy.animations?[0].duration == 2)
        expectClose(try opacities(of: group(0, [fade()]), at: [0.1, 0.2, 0.3]), [0.1, 0.2, 0.5])
    }

    @Test("Children apply in the order of their beginTime, equal ones in list order")
    func order() throws {
        let (first, second) = (
            basic("opacity", from: 0.1, to: 0.1), basic("opacity", from: 0.9, to: 0.9)
        )
        expectClose(try opacities(of: group(1, [first, second]), at: [0.5]), [0.9])
        first.beginTime = 0.25
        expectClose(try opacities(of: group(1, [first, second]), at: [0.1, 0.5]), [0.9, 0.1])
    }

    @Test("A later group overrides an earlier animation")
    func groupOrder() throws {
        let stage = Stage()
        let shown = try stage.clock(
            [basic("opacity", from: 0.4, to: 0.4), group(1, [fade()])], at: [0.25]
        ) { Double($0.opacity) }
        expectClose(shown, [0.25])
    }

    @Test("Springs, keyframes and transitions run in a group")
    func classes() throws {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        let alone = try #require(spring.copy() as? CASpringAnimation)
        alone.duration = 2
        let expected = try positions(of: alone, at: [0.3])[0]
        let stage = Stage()
        let shown = try stage.clock(
            [group(2, [spring, keyframes("opacity", [0, 1]), CATransition()])], at: [0.3]
        ) { [$0.position.x, Double($0.opacity)] }[0]
        expectClose(shown, [expected, 0.3], within: 1e-6)
    }

    @Test("A group counts once; its children's delegates and removal flags are ignored")
    func delegates() {
        let stage = Stage()
        let (log, childLog) = (AnimationLog(), AnimationLog())
        let child = fade()
        child.delegate = childLog
        child.isRemovedOnCompletion = false
        child.fillMode = .forwards
        let fading = group(0.5, [child, fade()])
        fading.delegate = log
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("done") }
        stage.layer.add(fading, forKey: "a")
        CATransaction.commit()
        stage.display.advance(by: 1)
        #expect(log.entries == ["start", "done", "stop true"])
        #expect(childLog.entries.isEmpty)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.presentation()?.opacity == 1)
    }

    @Test("Removing a group removes all of its children")
    func removal() throws {
        let stage = Stage()
        stage.layer.add(group(9, [fade(), basic("position.x", from: 0, to: 1)]), forKey: "a")
        stage.display.advance(by: 0.1)
        #expect(try stage.shown().opacity < 0.5)
        stage.layer.removeAnimation(forKey: "a")
        CATransaction.flush()
        #expect(try stage.shown().opacity == 1)
        #expect(try stage.shown().position.x == 100)
    }

    @Test(
        "An empty group runs for its duration and reports to its delegate",
        arguments: [true, false]
    )
    func empty(isNil: Bool) {
        let stage = Stage()
        let log = AnimationLog()
        let nothing = CAAnimationGroup()
        nothing.animations = isNil ? nil : []
        nothing.duration = 1
        nothing.delegate = log
        stage.layer.add(nothing, forKey: "a")
        stage.display.advance(by: 0.5)
        #expect(log.entries == ["start"])
        stage.display.advance(by: 1)
        #expect(log.entries == ["start", "stop true"])
    }

    @Test("A layer keeps copies of the group's animations")
    func copies() throws {
        let stage = Stage()
        let child = keyframes("opacity", [0, 1])
        child.setValue("mine", forKey: "tag")
        stage.layer.add(group(1, [child]), forKey: "a")
        child.values = [1, 0]
        let kept = try #require(stage.layer.animation(forKey: "a") as? CAAnimationGroup)
        let copy = try #require(kept.animations?[0] as? CAKeyframeAnimation)
        #expect(copy !== child)
        #expect(copy.values as? [Int] == [0, 1])
        #expect(copy.value(forKey: "tag") as? String == "mine")
    }

    @Test("Setting a property that a group animates starts from the presentation value")
    func implicitStart() throws {
        let stage = Stage()
        stage.layer.add(group(1, [fade()]), forKey: "a")
        CATransaction.flush()
        stage.display.advance(by: 0.25)
        stage.layer.opacity = 0.9
        let implicit = try #require(stage.layer.animation(forKey: "opacity") as? CABasicAnimation)
        expectClose([try #require(implicit.fromValue as? Double)], [0.25])
    }

    @Test("Staggered layers show their first value until each begins")
    func stagger() throws {
        let stage = Stage()
        let dots = (0..<3).map { _ in CALayer() }
        for dot in dots { stage.layer.addSublayer(dot) }
        CATransaction.flush()
        stage.display.perform {
            for (i, dot) in dots.enumerated() {
                let animation = fade()
                animation.beginTime =
                    dot.convertTime(CACurrentMediaTime(), from: nil) + 0.5 * Double(i + 1)
                animation.fillMode = .backwards
                dot.add(animation, forKey: "a")
            }
        }
        CATransaction.flush()
        func shown() -> [Double] { dots.map { Double($0.presentation()?.opacity ?? -1) } }
        expectClose(shown(), [0, 0, 0])
        stage.display.advance(by: 1.25)
        expectClose(shown(), [0.75, 0.25, 0])
    }

    @Test("Pausing and scrubbing a layer pauses its groups and keyframes too")
    func pausing() throws {
        let times = [0.25, 0.75, 0.1, 0.25]
        expectClose(try opacities(of: group(1, [fade()]), at: times), times, within: 1e-6)
        expectClose(
            try opacities(of: keyframes("opacity", [0, 1]), at: times), times, within: 1e-6)
    }
}
