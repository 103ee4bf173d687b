import Foundation
import Legato
import Testing

/// Layers that are removed from a display or moved to another one.
struct LeavingTests {
    @Test("Sublayers are removed with their superlayer, also when detached one by one")
    func subtreeLeaves() {
        let stage = Stage()
        let log = AnimationLog()
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        child.add(animation, forKey: "a")
        stage.display.advance(by: 0.5)
        stage.layer.removeFromSuperlayer()
        child.removeFromSuperlayer()
        CATransaction.flush()
        stage.display.advance(frames: 1)
        #expect(child.animationKeys() == nil)
        #expect(log.entries == ["start", "stop false"])
        let tree = stage.display.host.tree
        #expect(tree.presentation(of: stage.layer.id, at: 0) == nil)
        #expect(tree.presentation(of: child.id, at: 0) == nil)
    }

    private struct Pair {
        let old = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let new = HeadlessDisplay(size: CGSize(width: 100, height: 100))
    }

    @Test(
        "A layer moves between two displays, whichever was created first", arguments: [false, true]
    )
    func movesBetweenDisplays(toOlder: Bool) throws {
        let pair = Pair()
        let (from, to) = toOlder ? (pair.new, pair.old) : (pair.old, pair.new)
        let log = AnimationLog()
        let (layer, child) = (CALayer(), CALayer())
        layer.addSublayer(child)
        from.rootLayer.addSublayer(layer)
        CATransaction.flush()
        for layer in [layer, child] {
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = log
            layer.add(animation, forKey: "a")
        }
        from.advance(by: 0.5)
        to.advance(by: 0.5)
        to.rootLayer.addSublayer(layer)
        let fresh = basic("position.x", from: 0, to: 10)
        child.add(fresh, forKey: "b")
        CATransaction.flush()
        #expect(layer.animationKeys() == nil)
        #expect(child.animationKeys() == ["b"])
        for layer in [layer, child] {
            #expect(from.host.tree.presentation(of: layer.id, at: 0) == nil)
            #expect(to.host.tree.presentation(of: layer.id, at: 0) != nil)
        }
        to.advance(by: 0.5)
        from.advance(frames: 1)
        expectClose([try #require(child.presentation()).position.x], [5])
        #expect(log.entries == ["start", "start", "stop false", "stop false"])
    }

    @Test("A sublayer detached from a removed layer stays")
    func detachedSublayer() throws {
        let stage = Stage()
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        child.add(basic("opacity", from: 0, to: 1), forKey: "a")
        stage.display.advance(by: 0.25)
        stage.layer.removeFromSuperlayer()
        stage.display.rootLayer.addSublayer(child)
        CATransaction.flush()
        #expect(child.animationKeys() == ["a"])
        expectClose([Double(try #require(child.presentation()).opacity)], [0.25])
        #expect(stage.layer.presentation() == nil)
    }

    @Test("A layer removed and re-added in one transaction keeps its animations")
    func removedAndReadded() throws {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
        stage.display.advance(by: 0.25)
        stage.layer.removeFromSuperlayer()
        stage.display.rootLayer.addSublayer(stage.layer)
        CATransaction.flush()
        #expect(stage.layer.animationKeys() == ["a"])
        expectClose([Double(try stage.shown().opacity)], [0.25])
    }

    @Test("A removed layer can be added and animated again")
    func addedAgain() throws {
        let stage = Stage()
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        stage.layer.removeFromSuperlayer()
        CATransaction.flush()
        stage.layer.opacity = 0.25
        #expect(stage.layer.animationKeys() == nil)
        stage.display.rootLayer.addSublayer(stage.layer)
        CATransaction.flush()
        #expect(try stage.shown().opacity == 0.25)
        #expect(child.presentation() != nil)
        stage.layer.opacity = 1
        #expect(stage.layer.animationKeys() == ["opacity"])
    }

    @Test("An animation on a layer removed before its first commit ends with that commit")
    func removedBeforeCommit() {
        let stage = Stage()
        let log = AnimationLog()
        let layer = CALayer()
        stage.display.rootLayer.addSublayer(layer)
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        layer.removeFromSuperlayer()
        CATransaction.flush()
        stage.display.advance(frames: 1)
        #expect(layer.animationKeys() == nil)
        #expect(log.entries == ["start", "stop false"])
    }

    @Test("An animation removed while its layer is detached stays removed after re-adding")
    func removedWhileAway() throws {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 0), forKey: "a")
        CATransaction.flush()
        stage.layer.removeFromSuperlayer()
        stage.layer.removeAnimation(forKey: "a")
        stage.display.rootLayer.addSublayer(stage.layer)
        CATransaction.flush()
        #expect(try stage.shown().opacity == 1)
        #expect(stage.layer.animationKeys() == nil)
    }

    /// Changes the opacity while providing the action of another property.
    private final class Meddler: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            if event == "position" { withoutActions { layer.opacity = 0.5 } }
            return NSNull()
        }
    }

    @Test("Changes that a delegate makes while providing an action are kept")
    func changeInAction() {
        let stage = Stage()
        let meddler = Meddler()
        stage.layer.delegate = meddler
        stage.layer.position = CGPoint(x: 1, y: 2)
        #expect(stage.layer.position == CGPoint(x: 1, y: 2))
        #expect(stage.layer.opacity == 0.5)
    }
}
