import Foundation
import Legato
import Testing

/// Transactions, layout, display and completion.
struct TransactionTests {
    private final class Delegate: CALayerDelegate {
        var laidOut = 0
        var displayed = 0
        var onLayout: ((CALayer) -> Void)?
        var onDisplay: ((CALayer) -> Void)?
        func layoutSublayers(of layer: CALayer) {
            laidOut += 1
            onLayout?(layer)
        }
        func display(_ layer: CALayer) {
            displayed += 1
            onDisplay?(layer)
        }
    }

    @Test("With a pending implicit transaction an explicit one is committed together with it")
    func nestedInImplicit() throws {
        let stage = Stage()
        stage.change { stage.layer.opacity = 1 }
        func opacities() throws -> [Float] {
            [try stage.shown().opacity, stage.layer.opacity]
        }
        // There is no implicit transaction: the explicit one is the outermost.
        withoutActions { stage.layer.opacity = 0.75 }
        #expect(try opacities() == [0.75, 0.75])
        stage.layer.actions = ["position": NSNull()]
        stage.layer.position = CGPoint(x: 7, y: 8)
        withoutActions { stage.layer.opacity = 0.5 }
        #expect(try opacities() == [0.75, 0.5])
        #expect(try stage.shown().position != CGPoint(x: 7, y: 8))
        CATransaction.flush()
        #expect(try opacities() == [0.5, 0.5])
        #expect(try stage.shown().position == CGPoint(x: 7, y: 8))
        // The next one is the outermost again.
        withoutActions { stage.layer.opacity = 0.25 }
        #expect(try opacities() == [0.25, 0.25])
    }

    @Test("A nested completion block waits for its own animations, the outer one for all")
    func nestedCompletions() {
        let stage = Stage()
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        CATransaction.setAnimationDuration(0.1)
        stage.layer.opacity = 0
        CATransaction.commit()
        CATransaction.setAnimationDuration(0.5)
        stage.layer.position = .zero
        CATransaction.commit()
        stage.display.advance(by: 0.2)
        #expect(calls == ["inner"])
        stage.display.advance(by: 1)
        #expect(calls == ["inner", "outer"])
    }

    @Test("A block does not wait for animations added before it was set")
    func earlierAnimations() {
        let stage = Stage()
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("first") }
        stage.layer.opacity = 0
        CATransaction.setCompletionBlock { calls.append("second") }
        CATransaction.commit()
        stage.display.advance(frames: 2)
        #expect(calls == ["second"])
        stage.display.advance(by: 1)
        #expect(calls == ["second", "first"])
    }

    @Test("Removing an animation completes its transaction")
    func removedAnimation() {
        let stage = Stage()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        stage.layer.opacity = 0
        CATransaction.commit()
        stage.display.advance(by: 0.05)
        stage.layer.removeAnimation(forKey: "opacity")
        stage.display.advance(frames: 2)
        #expect(calls == 1)
    }

    @Test("Changes are presented only after the outermost commit")
    func outermostCommit() throws {
        let stage = Stage()
        CATransaction.begin()
        withoutActions { stage.layer.opacity = 0.5 }
        CATransaction.flush()
        #expect(try stage.shown().opacity == 1)
        CATransaction.commit()
        #expect(try stage.shown().opacity == 0.5)
    }

    @Test("Settings of the implicit transaction last until it is committed")
    func implicitSettings() {
        let stage = Stage()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
        #expect(stage.layer.animationKeys() == nil)
        CATransaction.flush()
        stage.layer.opacity = 1
        #expect(stage.layer.animationKeys() == ["opacity"])
    }

    @Test("Layout runs at the commit, with the transaction's settings, and only where needed")
    func layout() {
        let stage = Stage()
        let delegate = Delegate()
        let child = CALayer()
        stage.layer.delegate = delegate
        stage.change { stage.layer.addSublayer(child) }
        #expect(delegate.laidOut == 1)
        delegate.onLayout = { $0.sublayers?.first?.position.x = $0.bounds.width }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.bounds.size.width = 50
        #expect(child.position.x == 0)
        CATransaction.commit()
        #expect(child.position.x == 50)
        #expect(child.animationKeys() == nil)
        stage.layer.opacity = 0.5
        CATransaction.flush()
        #expect(delegate.laidOut == 2)
    }

    @Test("Display runs at the commit, with the transaction's settings")
    func display() {
        let stage = Stage()
        let delegate = Delegate()
        stage.layer.delegate = delegate
        let picture = CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255])
        delegate.onDisplay = { $0.contents = picture }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.setNeedsDisplay()
        #expect(stage.layer.needsDisplay())
        CATransaction.commit()
        #expect(delegate.displayed == 1)
        #expect(!stage.layer.needsDisplay())
        #expect(stage.layer.contents as? CGImage == picture)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.presentation()?.contents as? CGImage == picture)
    }

    @Test("A completion block waits for the last of the animations that end together")
    func endOrder() {
        let stage = Stage()
        let log = AnimationLog()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("block") }
        for key in ["a", "b"] {
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = log
            stage.layer.add(animation, forKey: key)
        }
        CATransaction.commit()
        stage.display.advance(by: 2)
        #expect(log.entries == ["start", "start", "stop true", "block", "stop true"])
    }

    @Test("A delegate can add an animation when one ends")
    func chained() {
        final class Chain: CAAnimationDelegate {
            var rounds = 0
            let layer: CALayer
            init(_ layer: CALayer) { self.layer = layer }
            func animationDidStop(_ animation: CAAnimation, finished: Bool) {
                rounds += 1
                guard rounds < 3 else { return }
                let next = basic("opacity", from: 0, to: 1)
                next.delegate = self
                layer.add(next, forKey: "a")
            }
        }
        let stage = Stage()
        let chain = Chain(stage.layer)
        let first = basic("opacity", from: 0, to: 1)
        first.delegate = chain
        stage.layer.add(first, forKey: "a")
        stage.display.advance(by: 10)
        #expect(chain.rounds == 3)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.display.isIdle)
    }
}
