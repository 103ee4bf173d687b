import Foundation
import Legato
import Testing

/// The layer tree, its events and masks.
struct TreeTests {
    /// Records the events that layers request actions for, and the state of the tree at that time.
    private final class Listener: CALayerDelegate, CAAction {
        var log: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            log.append("\(layer.name ?? "") \(event)")
            return self
        }
        func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
            log.append("run \((object as? CALayer)?.name ?? "") \(event)")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let listener = Listener()
    private let stage = Stage()

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.delegate = listener
        return layer
    }

    /// The stage's layer "top" with the live sublayers "a" and "b".
    private func family() -> (top: CALayer, a: CALayer, b: CALayer) {
        let (a, b) = (layer("a"), layer("b"))
        stage.layer.name = "top"
        stage.layer.delegate = listener
        stage.change { stage.layer.sublayers = [a, b] }
        _ = listener.take()
        return (stage.layer, a, b)
    }

    private func expectEvents(
        _ events: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let expected = events + events.map { "run " + $0 }
        #expect(listener.take() == expected, sourceLocation: sourceLocation)
    }

    @Test(
        "Adding, moving, replacing and removing search for actions before the change, run them after"
    )
    func events() {
        let (top, a, b) = family()
        let c = layer("c")
        top.addSublayer(c)
        expectEvents("top sublayers", "c onOrderIn")
        top.insertSublayer(c, at: 0)
        expectEvents("top sublayers")
        c.removeFromSuperlayer()
        expectEvents("top sublayers", "c onOrderOut")
        top.replaceSublayer(a, with: c)
        expectEvents("top sublayers", "a onOrderOut", "c onOrderIn")
        top.sublayers = [a, b]
        expectEvents("top sublayers", "c onOrderOut", "a onOrderIn")
        top.mask = c
        expectEvents("top mask", "c onOrderIn")
        top.mask = nil
        expectEvents("top mask", "c onOrderOut")
    }

    @Test("No events without actions, on detached layers, and inside withAnimation")
    func noEvents() {
        let (top, a, _) = family()
        withoutActions { a.removeFromSuperlayer() }
        #expect(listener.take() == [])
        withAnimation(.linear(duration: 1)) { top.addSublayer(a) }
        #expect(listener.take() == [])
        let lone = layer("lone")
        lone.addSublayer(layer("d"))
        lone.mask = layer("e")
        #expect(listener.take() == [])
    }

    @Test("Layout searches for its onLayout action at the commit")
    func layoutEvent() {
        let (top, _, _) = family()
        top.setNeedsLayout()
        #expect(listener.take() == [])
        CATransaction.flush()
        expectEvents("top onLayout")
    }

    @Test("A setter searches for the action before it changes the value and runs it after")
    func setterOrder() {
        final class Watcher: CALayerDelegate, CAAction {
            var seen: [Float] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                seen.append(layer.opacity)
                return self
            }
            func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
                seen.append((object as? CALayer)?.opacity ?? -1)
            }
        }
        let watcher = Watcher()
        stage.layer.delegate = watcher
        stage.layer.opacity = 0.5
        #expect(watcher.seen == [1, 0.5])
    }

    @Test("Inserting relative to a sibling, to the layer itself, to a stranger and to nil")
    func places() {
        let top = CALayer()
        let (a, b, c) = (layer("a"), layer("b"), layer("c"))
        func order() -> String { (top.sublayers ?? []).compactMap(\.name).joined() }
        top.sublayers = [a, b]
        top.insertSublayer(c, below: b)
        #expect(order() == "acb")
        top.insertSublayer(a, above: b)
        #expect(order() == "cba")
        top.insertSublayer(a, below: c)
        #expect(order() == "acb")
        top.insertSublayer(a, above: a)
        #expect(order() == "acb")
        top.insertSublayer(c, above: a)
        #expect(order() == "acb")
        top.insertSublayer(a, above: CALayer())
        #expect(order() == "cba")
        top.insertSublayer(b, below: CALayer())
        #expect(order() == "cab")
        top.insertSublayer(b, below: nil)
        #expect(order() == "bca")
        top.insertSublayer(b, above: nil)
        #expect(order() == "cab")
        top.insertSublayer(b, at: 1)
        #expect(order() == "cba")
        top.replaceSublayer(c, with: a)
        #expect(order() == "ab")
        #expect(c.superlayer == nil)
        top.replaceSublayer(b, with: b)
        top.sublayers = [b, a, b]
        #expect(order() == "ab")
        top.sublayers = nil
        #expect(top.sublayers == nil && a.superlayer == nil)
    }

    @Test("80,000 sublayers are removed together in linear time")
    func removalOfManySublayers() {
        let layers = (0..<80_000).map { _ in CALayer() }
        withoutActions { stage.change { stage.layer.sublayers = layers } }
        withoutActions { stage.change { stage.layer.sublayers = [layers[7]] } }
        #expect(layers.firstIndex { $0.superlayer != nil } == 7)
        #expect(layers.lastIndex { $0.superlayer != nil } == 7)
        withoutActions { stage.change { stage.layer.sublayers = layers } }
        withoutActions { stage.change { stage.layer.sublayers = nil } }
        #expect(stage.layer.sublayers == nil && layers.allSatisfy { $0.superlayer == nil })
    }

    @Test("The mask's superlayer is the masked layer, but the mask is not a sublayer")
    func mask() throws {
        let (top, a, b) = family()
        withoutActions { top.mask = a }
        #expect(top.sublayers?.count == 1)
        #expect(a.superlayer === top)
        #expect(top.mask === a)
        let shown = try #require(try stage.shown().mask)
        #expect(shown.model() === a)
        #expect(shown.superlayer?.model() === top)
        withoutActions { b.mask = a }
        #expect(top.mask == nil)
        #expect(b.mask === a && a.superlayer === b)
        withoutActions { top.addSublayer(a) }
        #expect(b.mask == nil)
        #expect(top.sublayers?.count == 2)
        withoutActions {
            top.mask = a
            a.removeFromSuperlayer()
        }
        #expect(top.mask == nil)
    }

    @Test("A mask animates, inherits its layer's clock, and is removed with it")
    func maskInTree() throws {
        let top = stage.layer
        let mask = CALayer()
        mask.addSublayer(CALayer())
        stage.change {
            top.speed = 0
            top.mask = mask
        }
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        mask.add(animation, forKey: "a")
        CATransaction.flush()
        let begin = top.timeOffset
        stage.change { top.timeOffset = begin + 0.25 }
        expectClose([Double(try #require(mask.presentation()).opacity)], [0.25])
        top.removeFromSuperlayer()
        CATransaction.flush()
        #expect(mask.presentation() == nil)
        #expect(mask.sublayers?.first?.presentation() == nil)
        #expect(mask.animationKeys() == nil)
        stage.display.advance(frames: 1)
        #expect(log.entries == ["stop false"])
    }

    @Test("Points outside the mask are not hit")
    func maskHit() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        layer.mask = mask
        #expect(layer.hitTest(CGPoint(x: 25, y: 50)) === layer)
        #expect(layer.hitTest(CGPoint(x: 75, y: 50)) == nil)
        expectPoint(mask.convert(CGPoint(x: 1, y: 2), to: layer), 1, 2)
    }

    @Test("Every layer of a released tree is released, masks included")
    func release() {
        weak var weakTop: CALayer?
        weak var weakMask: CALayer?
        weak var weakChild: CALayer?
        do {
            let (top, mask, child) = (CALayer(), CALayer(), CALayer())
            (weakTop, weakMask, weakChild) = (top, mask, child)
            top.mask = mask
            top.addSublayer(child)
            stage.change { stage.layer.addSublayer(top) }
            _ = top.presentation()
            top.setNeedsLayout()
            CATransaction.flush()
            stage.change { top.removeFromSuperlayer() }
        }
        #expect(weakTop == nil)
        #expect(weakMask == nil)
        #expect(weakChild == nil)
    }

    @Test("A delegate can edit the tree while it provides an action")
    func editsWhileAsked() {
        final class Editor: CALayerDelegate {
            var edit: (() -> Void)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                let now = edit
                edit = nil
                now?()
                return nil
            }
        }
        let editor = Editor()
        let (top, a, b) = family()
        top.delegate = editor
        let c = layer("c")
        editor.edit = { b.addSublayer(c) }
        top.addSublayer(c)
        #expect(c.superlayer === top)
        #expect(b.sublayers == nil)
        editor.edit = { a.removeFromSuperlayer() }
        top.replaceSublayer(a, with: layer("d"))
        #expect(top.sublayers?.compactMap(\.name) == ["b", "c", "d"])
        editor.edit = { b.removeFromSuperlayer() }
        top.insertSublayer(c, below: b)
        #expect(top.sublayers?.compactMap(\.name) == ["d", "c"])
        editor.edit = { top.mask = b }
        b.removeFromSuperlayer()
        top.sublayers = [b, c]
        CATransaction.flush()
        #expect(b.superlayer === top && c.superlayer === top)
        let (e, f) = (layer("e"), layer("f"))
        editor.edit = {
            f.addSublayer(e)
            top.addSublayer(f)
        }
        top.sublayers = [e, c]
        #expect(top.sublayers?.compactMap(\.name) == ["e", "c"])
        #expect(f.superlayer == nil && f.sublayers == nil && e.superlayer === top)
        editor.edit = { top.addSublayer(f) }
        top.mask = f
        #expect(top.mask === f && top.sublayers?.count == 2)
        CATransaction.flush()
        #expect(f.presentation() != nil && b.presentation() == nil)
    }
}
