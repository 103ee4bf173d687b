import Foundation
import Legato
import Testing

/// Displays released while their layers live on.
struct ClosingTests {
    private let size = CGSize(width: 100, height: 100)

    /// Releases a display whose tree contains a layer, after the layer was edited in it.
    private func leave(_ layer: CALayer, _ body: (HeadlessDisplay) -> Void) {
        let display = HeadlessDisplay(size: size)
        display.rootLayer.addSublayer(layer)
        display.advance(by: 1)
        body(display)
    }

    /// Delivers callbacks that wait for the next turn.
    private func settle() { HeadlessDisplay(size: size).advance(frames: 1) }

    @Test("An animation reports its end once, and a completion block runs once, before it")
    func ends() {
        let (layer, log) = (CALayer(), AnimationLog())
        leave(layer) { display in
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = log
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.note("done") }
            layer.add(animation, forKey: "a")
            CATransaction.commit()
            display.advance(by: 0.5)
            #expect(log.entries == ["start"])
        }
        #expect(layer.animationKeys() == nil)
        #expect(layer.presentation() == nil)
        settle()
        settle()
        #expect(log.entries == ["start", "done", "stop false"])
    }

    @Test("Animations of sublayers, masks, groups and ones kept on completion end as well")
    func sublayersMasksAndGroups() {
        let logs = (0..<4).map { _ in AnimationLog() }
        let (layer, child, mask) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(child)
        child.mask = mask
        leave(layer) { display in
            let animations = [
                basic("opacity", from: 0, to: 1), group(5, [basic("opacity", from: 0, to: 1)]),
                basic("zPosition", from: 0, to: 1), CATransition(),
            ]
            animations[2].duration = 0.1
            animations[2].isRemovedOnCompletion = false
            animations[3].duration = 9
            for (i, layer) in [layer, child, mask, mask].enumerated() {
                animations[i].delegate = logs[i]
                layer.add(animations[i], forKey: "\(i)")
            }
            display.advance(by: 0.5)
        }
        settle()
        #expect(logs[0].entries == ["start", "stop false"])
        #expect(logs[1].entries == ["start", "stop false"])
        #expect(logs[2].entries == ["start", "stop true"])
        #expect(logs[3].entries == ["start", "stop false"])
        for layer in [layer, child, mask] { #expect(layer.animationKeys() == nil) }
    }

    @Test("Ends of removed and finished animations that are not reported yet are reported")
    func pendingReports() {
        let logs = (0..<3).map { _ in AnimationLog() }
        let (layer, leaver) = (CALayer(), CALayer())
        leave(layer) { display in
            layer.addSublayer(leaver)
            CATransaction.flush()
            for (i, layer) in [layer, leaver, layer].enumerated() {
                let animation = basic("opacity", from: 0, to: 1)
                animation.delegate = logs[i]
                layer.add(animation, forKey: "\(i)")
            }
            display.advance(by: 0.5)
            withoutActions { leaver.removeFromSuperlayer() }
            layer.removeAnimation(forKey: "0")
            CATransaction.flush()
            layer.removeAnimation(forKey: "2")
        }
        settle()
        for log in logs { #expect(log.entries == ["start", "stop false"]) }
    }

    @Test("Uncommitted animations end too")
    func uncommitted() {
        let (layer, log) = (CALayer(), AnimationLog())
        leave(layer) { _ in
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = log
            layer.add(animation, forKey: "a")
        }
        #expect(layer.animationKeys() == nil)
        settle()
        settle()
        #expect(log.entries == ["stop false"])
    }

    @Test("The completion of an animated change runs once")
    func animateCompletion() {
        let layer = CALayer()
        var done = 0
        leave(layer) { display in
            display.perform {
                CALayer.animate(.linear(duration: 5)) {
                    layer.opacity = 0
                } completion: {
                    done += 1
                }
            }
            display.advance(by: 0.5)
        }
        settle()
        settle()
        #expect(done == 1)
        #expect(layer.opacity == 0)
    }

    @Test("A running gesture is cancelled; a display link pauses and can continue")
    func gesturesAndLinks() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        var (ends, calls) = (0, 0)
        layer.addGesture(DragGesture().onCancelled { _ in ends += 1 })
        var link: CADisplayLink?
        leave(layer) { display in
            link = display.displayLink { _ in calls += 1 }
            let now = display.time
            func at(_ x: Double) -> PointerEvent {
                PointerEvent(location: CGPoint(x: x, y: 50), time: now)
            }
            display.send(.pointerDown(at(10)))
            display.send(.pointerMoved(at(90)))
            #expect(ends == 0)
        }
        #expect(ends == 1)
        settle()
        #expect(calls == 0)
        let next = HeadlessDisplay(size: size)
        next.perform { link?.add(to: .main, forMode: .default) }
        next.advance(frames: 2)
        #expect(calls == 2)
    }

    @Test("The layers can be shown in another display, with the root of the old one too")
    func anotherDisplay() throws {
        let layer = CALayer()
        layer.mask = CALayer()
        var old: CALayer?
        leave(layer) { display in
            old = display.rootLayer
            withoutActions { layer.opacity = 0.5 }
        }
        let root = try #require(old)
        #expect(layer.superlayer === root)
        let next = HeadlessDisplay(size: size)
        next.rootLayer.addSublayer(root)
        next.advance(by: 1)
        #expect(next.host.tree.layerCount == 4)
        #expect(try #require(layer.presentation()).opacity == 0.5)
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        next.advance(by: 0.5)
        expectClose([Double(try #require(layer.presentation()).opacity)], [0.5], within: 1e-6)
        next.advance(by: 1)
        #expect(log.entries == ["start", "stop true"])
    }

    @Test("A display released by one of its own callbacks reports the ends outside of it")
    func releasedInCallback() {
        let (layer, log) = (CALayer(), AnimationLog())
        var display: HeadlessDisplay? = HeadlessDisplay(size: size)
        display?.rootLayer.addSublayer(layer)
        display?.advance(frames: 1)
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        display?.advance(frames: 1)
        let host = display?.host
        host?.run { display = nil }
        settle()
        #expect(log.entries == ["start", "stop false"])
        #expect(host?.rootLayer.sublayers?.first === layer)
    }

    @Test("A layer whose host is released without being closed has no host")
    func releasedHost() {
        let layer = CALayer()
        do {
            let host = LayerHost(size: CGSize(width: 10, height: 10), scale: 1)
            host.rootLayer.addSublayer(layer)
            CATransaction.flush()
            #expect(layer.host === host)
        }
        #expect(layer.host == nil)
    }

    @Test("Nothing retains objects of a released display")
    func nothingRetained() {
        weak var host: LayerHost?
        weak var layer: CALayer?
        weak var root: CALayer?
        final class Silent: CAAnimationDelegate {}
        weak var heard: Silent?
        do {
            let (made, delegate) = (CALayer(), Silent())
            (layer, heard) = (made, delegate)
            leave(made) { display in
                (host, root) = (display.host, display.rootLayer)
                let animation = basic("opacity", from: 0, to: 1)
                animation.delegate = delegate
                made.add(animation, forKey: "a")
                CATransaction.setCompletionBlock { _ = made }
                display.advance(by: 0.25)
                CALayer.animate(.linear(duration: 5)) { made.position.x = 50 }
                display.displayLink { _ in _ = made }
                display.advance(by: 0.25)
            }
        }
        settle()
        #expect(host == nil)
        #expect(root == nil)
        #expect(layer == nil)
        #expect(heard == nil)
    }
}
