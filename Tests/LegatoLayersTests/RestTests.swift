import Foundation
import Legato
import LegatoMotion
import LegatoRenderTree
import TestSupport
import Testing

/// At rest the presentation equals the model.
struct RestTests {
    private func animation(_ random: inout SeededRandom) -> Animation? {
        let duration = 0.1 + random.unit()
        let springs: [Animation] = [
            .spring(duration: duration, bounce: random.unit() * 0.6), .smooth, .snappy, .bouncy,
            .interactiveSpring(), .spring(response: duration, dampingFraction: 0.3 + random.unit()),
            .interpolatingSpring(duration: duration, bounce: 0.3, initialVelocity: 4),
            .interpolatingSpring(stiffness: 170, damping: 12),
        ]
        let others: [Animation] = [
            .linear(duration: duration), .easeInOut(duration: duration), .default,
            .timingCurve(0.2, -0.6, 0.7, 1.6, duration: duration), Animation(Staircase()),
        ]
        var animation = random.pick(random.chance(3) ? others : springs)
        if random.chance(5) { animation = animation.delay(random.unit() * 0.3) }
        if random.chance(5) { animation = animation.speed(0.5 + random.unit()) }
        if random.chance(6) { animation = animation.repeatCount(1 + random.below(3)) }
        return random.chance(6) ? nil : animation
    }

    /// Changes a layer and advances time repeatedly, and then ends animations that persist by
    /// design.
    private func disturb(
        _ layer: CALayer, in home: CALayer, on display: HeadlessDisplay,
        _ random: inout SeededRandom
    ) {
        for step in 0..<12 {
            let animation = animation(&random)
            display.perform {
                withAnimation(animation) {
                    for _ in 0...random.below(3) { random.change(layer) }
                }
                if random.chance(5) { layer.add(random.animation(of: layer), forKey: "\(step)") }
                if random.chance(8) { layer.removeAllAnimations() }
                if random.chance(8) {
                    CATransaction.begin()
                    CATransaction.setDisableActions(true)
                    random.change(layer)
                    CATransaction.commit()
                }
                if random.chance(8) { layer.speed = random.pick([0, 0.7, 1, 3, -1]) }
                if random.chance(12) { layer.timeOffset = 2 * random.unit() }
                if random.chance(8) {
                    if layer.superlayer == nil {
                        home.addSublayer(layer)
                    } else {
                        layer.removeFromSuperlayer()
                    }
                }
            }
            display.advance(by: random.pick([0, 1.0 / 60, 0.1, 0.5]) * random.unit())
        }
        // Animations that never end, or are not removed on completion, must be removed by key.
        display.perform {
            withoutActions {
                layer.speed = 1
                layer.timeOffset = 0
                if layer.superlayer == nil { home.addSublayer(layer) }
            }
            for key in layer.animationKeys() ?? []
            where layer.animation(forKey: key)?.isRemovedOnCompletion == false
                || layer.animation(forKey: key)?.speed == 0
            {
                layer.removeAnimation(forKey: key)
            }
        }
    }

    /// Returns a display and a container for layers: the root, or a replicator with delayed copies.
    private func stage(_ refreshRate: Double, copies: Bool) -> (HeadlessDisplay, CALayer) {
        let size = CGSize(width: 48, height: 48)
        let display = HeadlessDisplay(size: size, refreshRate: refreshRate)
        guard copies else { return (display, display.rootLayer) }
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.4
        replicator.instanceTransform = CATransform3DMakeTranslation(9, 4, 0)
        display.rootLayer.addSublayer(replicator)
        return (display, replicator)
    }

    @Test(
        "The presentation settles at the model after any changes, pauses and removals",
        arguments: [24, 59.94, 60, 75, 120, 1000 / 7.0]
    )
    func layers(refreshRate: Double) throws {
        let seed = UInt64(refreshRate * 100)
        var random = SeededRandom(seed: seed)
        for run in 0..<12 {
            let place = "seed \(seed), run \(run)"
            let copies = random.chance(3)
            let (display, home) = stage(refreshRate, copies: copies)
            let owner = random.pick(LayerClass.allCases)
            let layer = freshLayer(owner)
            layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
            home.addSublayer(layer)
            display.advance(by: random.unit())
            disturb(layer, in: home, on: display, &random)
            display.advance(by: 300)
            let committed = try #require(display.host.tree.committed(layer.id))
            #expect(layer.animationKeys() == nil, "\(place)")
            #expect(committed.animations.isEmpty && committed.animated.isEmpty, "\(place)")
            let shown = try #require(layer.presentation()).state
            for property in LayerProperty.allCases {
                #expect(shown[property] == layer.state[property], "\(place): \(property)")
            }
            let twin = freshLayer(owner)
            twin.state = layer.state
            let (still, stillHome) = stage(refreshRate, copies: copies)
            stillHome.addSublayer(twin)
            still.advance(by: 300)
            #expect(display.displayList() == still.displayList(), "\(place)")
        }
    }

    @Test(
        "Animations end below a replicator that keeps an ended animation of its delay",
        arguments: [CAMediaTimingFillMode.forwards, .removed]
    )
    func keptDelay(_ fillMode: CAMediaTimingFillMode) throws {
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
        let stage = Stage(replicator)
        let layer = CALayer()
        replicator.addSublayer(layer)
        let delay = basic("instanceDelay", from: 1, to: 2)
        (delay.fillMode, delay.isRemovedOnCompletion) = (fillMode, false)
        replicator.add(delay, forKey: "delay")
        layer.add(basic("opacity", from: 0, to: 0.5), forKey: "fade")
        let tree = stage.display.host.tree
        func committed() throws -> Int { try #require(tree.committed(layer.id)).animations.count }
        // From its end on, the animation has either no effect or that of its last frame.
        let lag = fillMode == .forwards ? 2 : 0.5
        stage.display.advance(by: 0.9 + lag)
        #expect(layer.animationKeys() == nil)
        #expect(try committed() == 1, "The copy must be in flight")
        stage.display.advance(by: 0.2)
        #expect(try committed() == 0)
        #expect(replicator.animationKeys() == ["delay"])
        #expect(stage.display.isIdle)
    }

    @Test("Below an endless animation of the delay and a kept one of the count, the model decides")
    func endlessDelay() throws {
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
        let stage = Stage(replicator)
        let layer = CALayer()
        replicator.addSublayer(layer)
        let delay = basic("instanceDelay", from: 0, to: 9)
        (delay.duration, delay.repeatCount) = (9, .infinity)
        replicator.add(delay, forKey: "delay")
        let count = basic("instanceCount", from: 2, to: 2)
        (count.fillMode, count.isRemovedOnCompletion) = (.forwards, false)
        replicator.add(count, forKey: "count")
        layer.add(basic("opacity", from: 0, to: 0.5), forKey: "fade")
        let tree = stage.display.host.tree
        stage.display.advance(by: 1.4)
        #expect(try #require(tree.committed(layer.id)).animations.count == 1)
        stage.display.advance(by: 0.2)
        #expect(try #require(tree.committed(layer.id)).animations.isEmpty)
    }

    @Test("Copies of replicators that keep other animations come to rest")
    func keptOpacity() {
        func replicator(_ delay: Double, _ content: CALayer) -> CAReplicatorLayer {
            let replicator = CAReplicatorLayer()
            (replicator.instanceCount, replicator.instanceDelay) = (3, delay)
            replicator.addSublayer(content)
            return replicator
        }
        func fade() -> CABasicAnimation {
            let fade = basic("opacity", from: 0, to: 0.5)
            (fade.fillMode, fade.isRemovedOnCompletion) = (.forwards, false)
            return fade
        }
        let layer = CALayer()
        let inner = replicator(0.25, layer)
        let stage = Stage(replicator(0.5, inner))
        inner.add(fade(), forKey: nil)
        layer.add(fade(), forKey: nil)
        // The last of the nine copies begins 1.5 s after the first.
        stage.display.advance(by: 2.4)
        #expect(!stage.display.isIdle)
        stage.display.advance(by: 0.2)
        #expect(stage.display.isIdle)
    }

    /// The ways to set a layer's clock back.
    enum SetBack: CaseIterable {
        case pause, reversal, offset, superlayer
    }

    @Test(
        "An animation that ended while copies continue does not restart when the clock is reset",
        arguments: SetBack.allCases
    )
    func setBack(_ setting: SetBack) throws {
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 2
        replicator.instanceDelay = 3
        let stage = Stage(replicator)
        let layer = CALayer()
        replicator.addSublayer(layer)
        let fade = basic("opacity", from: 0, to: 0.5)
        fade.fillMode = .both
        layer.add(fade, forKey: "fade")
        stage.display.advance(by: 1.5)
        #expect(layer.animationKeys() == nil)
        let id = layer.id
        let tree = stage.display.host.tree
        #expect(tree.committed(id)?.animations.count == 1, "A copy must be in flight")
        stage.change {
            switch setting {
            case .pause: (layer.speed, layer.timeOffset) = (0, 1.5)
            case .reversal: layer.speed = -1
            case .offset: layer.timeOffset = -1
            case .superlayer: replicator.speed = 0
            }
        }
        #expect(try #require(layer.presentation()).opacity == layer.opacity)
        #expect(tree.committed(id)?.animations == [])
        stage.display.advance(by: 9)
        #expect(try #require(layer.presentation()).opacity == layer.opacity)
    }
}

/// A custom animation of four steps that merges with itself.
private struct Staircase: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < 0.4 ? value.scaled(by: (time * 10).rounded(.down) / 4) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { previous == Animation(self) && time < 0.2 }
}
