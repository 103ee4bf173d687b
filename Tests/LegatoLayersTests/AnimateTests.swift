import Foundation
import Legato
import Testing

/// A custom linear animation.
private struct Straight: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time >= duration ? nil : value.scaled(by: time / duration)
    }
}

/// CALayer.animate and withAnimation on layers.
struct AnimateTests {
    private let end = CGPoint(x: 200, y: 100)

    /// Returns the presentation value of `position.x` at a time after now.
    private func x(_ stage: Stage, after time: Double = 0) throws -> Double {
        let tree = stage.display.host.tree
        return try #require(
            tree.presentation(of: stage.layer.id, at: stage.display.time + time)
        ).position.x
    }

    @Test("The model changes immediately, the presentation moves, animationKeys() lists nothing")
    func flight() throws {
        let stage = Stage()
        CALayer.animate(.linear(duration: 1)) { stage.layer.position = end }
        #expect(stage.layer.position == end)
        #expect(stage.layer.animationKeys() == nil)
        CATransaction.flush()
        expectClose([try x(stage)], [100])
        stage.display.advance(by: 0.25)
        expectClose([try x(stage)], [125])
        #expect(stage.layer.animationKeys() == nil)
        stage.display.advance(by: 1)
        expectClose([try x(stage)], [200], within: 0)
        #expect(stage.display.isIdle)
    }

    @Test("A drag without animation passes its velocity on to the spring that follows")
    func trackedDrag() throws {
        let stage = Stage()
        var drag = Transaction()
        drag.tracksVelocity = true
        drag.isContinuous = true
        /// The velocities of `position.x` and of the transform's translation along y.
        func velocities() -> [Double] {
            let (tree, id, now) = (stage.display.host.tree, stage.layer.id, stage.display.time)
            return [
                tree.velocity(of: id, .position, at: now)[0],
                tree.velocity(of: id, .transform, at: now)[1],
            ]
        }
        for step in 1...12 {
            stage.display.advance(by: 1.0 / 120)
            withTransaction(drag) {
                let distance = 2 * Double(step)
                stage.layer.position = CGPoint(x: 100 + distance, y: 100)
                stage.layer.transform = CATransform3DMakeTranslation(0, distance, 0)
            }
            CATransaction.flush()
            #expect(try x(stage) == 100 + 2 * Double(step))
            #expect(stage.display.isIdle)
        }
        // A pause of 50 ms reduces the velocity.
        stage.display.advance(by: 0.05)
        CALayer.animate(.spring) {
            stage.layer.position = end
            stage.layer.transform = CATransform3DIdentity
        }
        CATransaction.flush()
        let left: Double = 240 * pow(0.998, 50.0)
        expectClose(velocities(), [left, left], within: 1e-6)
        #expect(try x(stage) == 124)
        stage.display.advance(by: 0.01)
        #expect(try x(stage) > 125)
        // A velocity is handed over only once.
        let before = velocities()
        CALayer.animate(.spring) { stage.layer.position.x = 0 }
        CATransaction.flush()
        expectClose(velocities(), before, within: 1e-6)
    }

    @Test("A spring animation has the values of its Spring")
    func spring() throws {
        let stage = Stage()
        let spring = Spring(duration: 0.5, bounce: 0.3)
        CALayer.animate(.spring(duration: 0.5, bounce: 0.3)) { stage.layer.position = end }
        CATransaction.flush()
        for t in [0.1, 0.2, 0.3] {
            expectClose(
                [try x(stage, after: t)], [100 + spring.value(target: 100.0, time: t)], within: 1e-6
            )
        }
    }

    @Test("A second spring continues from the current position and velocity")
    func merging() throws {
        let stage = Stage()
        CALayer.animate(.spring(duration: 0.5)) { stage.layer.position = end }
        stage.display.advance(by: 0.1)
        let step = 1e-5
        let before = try x(stage)
        let slopeBefore = (before - (try x(stage, after: -step))) / step
        CALayer.animate(.spring(duration: 0.8, bounce: 0.2)) {
            stage.layer.position = CGPoint(x: 0, y: 100)
        }
        CATransaction.flush()
        let after = try x(stage)
        let slopeAfter = (try x(stage, after: step) - after) / step
        #expect(slopeBefore > 200)
        #expect(abs(after - before) < 1e-9)
        #expect(abs(slopeAfter - slopeBefore) < 0.01 * slopeBefore)
    }

    @Test("The completion runs once, after the commit, when the animation is complete")
    func completion() {
        let stage = Stage()
        var calls: [Double] = []
        let start = stage.display.time
        CALayer.animate(.linear(duration: 0.5)) {
            stage.layer.position = end
            stage.layer.opacity = 0.5
        } completion: {
            calls.append(stage.display.time - start)
        }
        #expect(calls == [])
        stage.display.advance(by: 0.49)
        #expect(calls == [])
        stage.display.advance(by: 3)
        expectClose(calls, [0.5], within: 1e-9)
    }

    @Test(
        "The completion of a spring runs when it is logically complete, or when it is removed"
    )
    func completionCriteria() {
        let stage = Stage()
        var calls: [String] = []
        withAnimation(.spring(duration: 0.5, bounce: 0.4), completionCriteria: .removed) {
            stage.layer.position = end
        } completion: {
            calls.append("removed")
        }
        withAnimation(.spring(duration: 0.5, bounce: 0.4)) {
            stage.layer.cornerRadius = 50
        } completion: {
            calls.append("logical")
        }
        stage.display.advance(by: 0.6)
        #expect(calls == ["logical"])
        stage.display.advance(by: 5)
        #expect(calls == ["logical", "removed"])
    }

    @Test("Without animations the completion still runs once")
    func emptyCompletion() {
        let stage = Stage()
        var calls = 0
        CALayer.animate(.spring) {
            stage.layer.opacity = 1
        } completion: {
            calls += 1
        }
        CALayer.animate(.spring) {
            CALayer().opacity = 0
        } completion: {
            calls += 1
        }
        stage.display.advance(frames: 2)
        #expect(calls == 2)
    }

    @Test("Completions of retargeted animations run once each")
    func completionAfterRetarget() {
        let stage = Stage()
        var calls: [String] = []
        CALayer.animate(.linear(duration: 3)) {
            stage.layer.position = end
        } completion: {
            calls.append("first")
        }
        stage.display.advance(by: 0.1)
        CALayer.animate(.linear(duration: 0.2)) {
            stage.layer.position = .zero
        } completion: {
            calls.append("second")
        }
        stage.display.advance(by: 5)
        #expect(calls.sorted() == ["first", "second"])
        #expect(stage.display.isIdle)
    }

    @Test("The completion runs when the layer is removed in mid-flight")
    func completionOnLeaving() {
        let stage = Stage()
        var calls = 0
        CALayer.animate(.linear(duration: 3)) {
            stage.layer.position = end
        } completion: {
            calls += 1
        }
        stage.display.advance(by: 0.1)
        stage.layer.removeFromSuperlayer()
        stage.display.advance(by: 0.1)
        #expect(calls == 1)
        stage.display.advance(by: 5)
        #expect(calls == 1)
        #expect(stage.display.isIdle)
    }

    @Test("A custom animation is evaluated on the main actor in every frame")
    func customAnimation() throws {
        let stage = Stage()
        var calls = 0
        CALayer.animate(Animation(Straight(duration: 0.5))) {
            stage.layer.position = end
        } completion: {
            calls += 1
        }
        CATransaction.flush()
        for k in 1...20 {
            stage.display.advance(frames: 1)
            expectClose([try x(stage)], [100 + 100 * Double(k) / 30], within: 1e-9)
        }
        #expect(calls == 0)
        stage.display.advance(by: 1)
        expectClose([try x(stage)], [200], within: 0)
        #expect(calls == 1)
        #expect(stage.display.isIdle)
    }

    @Test("Rotation and scale of a transform are animated as components")
    func transforms() throws {
        let stage = Stage()
        CALayer.animate(.linear(duration: 1)) {
            stage.layer.transform = CATransform3DRotate(
                CATransform3DMakeScale(3, 3, 1), .pi / 2, 0, 0, 1
            )
        }
        stage.display.advance(by: 0.5)
        let t = try stage.shown().transform
        let half = 2 * 0.5.squareRoot()
        expectClose([t.m11, t.m12, t.m21, t.m22], [half, half, -half, half], within: 1e-9)
    }

    @Test("A transform with perspective or shear is animated entry by entry")
    func perspectiveTransform() throws {
        let stage = Stage()
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.002
        CALayer.animate(.linear(duration: 1)) { stage.layer.transform = perspective }
        stage.display.advance(by: 0.5)
        expectClose([try stage.shown().transform.m34], [-0.001], within: 1e-12)
    }

    @Test("Explicit animations apply on top of animators")
    func explicitOnTop() throws {
        let stage = Stage()
        CALayer.animate(.linear(duration: 1)) { stage.layer.position = end }
        let shake = basic("position.x", from: 7, to: 7)
        shake.isAdditive = true
        stage.layer.add(shake, forKey: "shake")
        stage.display.advance(by: 0.5)
        expectClose([try x(stage)], [157])
        let fixed = basic("position.x", from: 1, to: 1)
        stage.layer.add(fixed, forKey: "fixed")
        CATransaction.flush()
        expectClose([try x(stage)], [1])
    }

    @Test("withAnimation animates layers; with nil they change immediately")
    func withAnimationOnLayers() throws {
        let stage = Stage()
        withAnimation(.linear(duration: 1)) { stage.layer.position = end }
        withAnimation(nil) { stage.layer.opacity = 0.5 }
        CATransaction.flush()
        #expect(stage.layer.animationKeys() == nil)
        #expect(try stage.shown().opacity == 0.5)
        stage.display.advance(by: 0.5)
        expectClose([try x(stage)], [150])
        withAnimation(nil) { stage.layer.position.x += 10 }
        CATransaction.flush()
        expectClose([try x(stage)], [160])
    }

    @Test("A layer that is not yet on a display changes immediately")
    func notYetLive() throws {
        let stage = Stage()
        let added = CALayer()
        withAnimation(.linear(duration: 1)) {
            stage.layer.addSublayer(added)
            added.position = end
            stage.layer.position = end
        }
        CATransaction.flush()
        #expect(try #require(added.presentation()).position == end)
        expectClose([try x(stage)], [100])
    }

    @Test("On a layer whose clock is stopped an animator waits and requests no frames")
    func stoppedClock() throws {
        let stage = Stage()
        stage.change { stage.layer.speed = 0 }
        CALayer.animate(.linear(duration: 1)) { stage.layer.position = end }
        CATransaction.flush()
        stage.display.advance(by: 5)
        expectClose([try x(stage)], [100])
        #expect(stage.display.isIdle)
        stage.change { stage.layer.timeOffset = 0.5 }
        expectClose([try x(stage)], [150])
    }

    @Test("Colours, rectangles and sizes are animated too")
    func otherTypes() throws {
        let stage = Stage()
        stage.change { stage.layer.backgroundColor = .black }
        CALayer.animate(.linear(duration: 1)) {
            stage.layer.backgroundColor = .white
            stage.layer.bounds = CGRect(x: 10, y: 20, width: 300, height: 200)
            stage.layer.shadowOffset = CGSize(width: 10, height: 7)
            stage.layer.isHidden = true
        }
        stage.display.advance(by: 0.5)
        let shown = try stage.shown()
        expectClose([Double(try #require(shown.backgroundColor).red)], [0.5])
        expectRect(shown.bounds, 5, 10, 200, 150)
        #expect(shown.shadowOffset == CGSize(width: 5, height: 2))
        #expect(shown.isHidden)
    }

    @Test("A Boolean property inside withAnimation does not delay the completion")
    func switchedProperty() {
        let stage = Stage()
        var calls = 0
        CALayer.animate(.linear(duration: 1)) {
            stage.layer.isHidden = true
        } completion: {
            calls += 1
        }
        stage.display.advance(frames: 2)
        #expect(calls == 1)
    }

    @Test("The value at a time is the same at 24, 60 and 144 refreshes a second")
    func independentOfRate() throws {
        func sampled(_ rate: Double) throws -> [Double] {
            let display = HeadlessDisplay(size: CGSize(width: 9, height: 9), refreshRate: rate)
            let layer = CALayer()
            display.rootLayer.addSublayer(layer)
            CATransaction.flush()
            CALayer.animate(.bouncy(duration: 0.7)) { layer.position.x = 100 }
            layer.opacity = 0
            var values: [Double] = []
            for second in 1...3 {
                display.advance(by: Double(second) / 3 - display.time)
                let shown = try #require(layer.presentation())
                values += [shown.position.x, Double(shown.opacity)]
            }
            return values
        }
        let reference = try sampled(60)
        #expect(try sampled(24) == reference)
        #expect(try sampled(144) == reference)
    }
}
