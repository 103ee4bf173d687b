import Foundation
import Legato
import TestSupport

/// Edits layers of two displays at random with every operation, also from inside callbacks.
final class TreeEditor {
    /// An added animation, and the callbacks of its delegate.
    final class Record: CAAnimationDelegate {
        private unowned let editor: TreeEditor
        let key: String
        weak var layer: CALayer?
        private(set) var starts = 0
        private(set) var stops = 0

        init(_ editor: TreeEditor, _ layer: CALayer, key: String) {
            self.editor = editor
            self.layer = layer
            self.key = key
        }

        func animationDidStart(_ animation: CAAnimation) {
            starts += 1
            editor.editInside()
        }

        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
            stops += 1
            editor.editInside()
        }
    }

    /// A layer delegate that edits in its callbacks.
    private final class Meddler: CALayerDelegate {
        unowned let editor: TreeEditor

        init(_ editor: TreeEditor) { self.editor = editor }

        func display(_ layer: CALayer) { editor.editInside() }
        func layoutSublayers(of layer: CALayer) { editor.editInside() }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            editor.editInside()
            return nil
        }
    }

    struct Weak {
        weak var layer: CALayer?
    }

    private(set) var displays = [
        HeadlessDisplay(size: CGSize(width: 100, height: 100), refreshRate: 20),
        HeadlessDisplay(size: CGSize(width: 100, height: 100), refreshRate: 30),
    ]
    private(set) var layers: [CALayer] = []
    /// Every layer that was created.
    private(set) var made: [Weak] = []
    /// The animations not known to have ended.
    var records: [Record] = []
    /// The number of times that each completion block ran.
    private(set) var completions: [Int] = []
    private(set) var operations = 0
    var random: SeededRandom
    private var meddler: Meddler?
    private var links: [CADisplayLink] = []
    private var depth = 0
    private var isInside = false
    private var isMoving = false

    init(seed: UInt64, layers count: Int) {
        random = SeededRandom(seed: seed)
        meddler = Meddler(self)
        for _ in 0..<count { layers.append(newLayer()) }
    }

    private func newLayer() -> CALayer {
        let layer = random.layer()
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        layer.backgroundColor = random.color()
        if random.chance(4) { layer.delegate = meddler }
        if random.chance(4) { addGesture(to: layer) }
        made.append(Weak(layer: layer))
        return layer
    }

    private func isAncestor(_ a: CALayer, of b: CALayer) -> Bool {
        var at: CALayer? = b
        while let layer = at {
            if layer === a { return true }
            at = layer.superlayer
        }
        return false
    }

    /// Occasionally edits from inside a callback, but not from inside such an edit.
    func editInside() {
        guard !isInside, random.chance(4) else { return }
        isInside = true
        edit()
        isInside = false
    }

    /// Performs one operation.
    func edit() {
        operations += 1
        let index = random.below(layers.count)
        let layer = layers[index]
        switch random.below(36) {
        case 0...6: move(layer)
        case 7: layers[index] = newLayer()
        case 8...13: change(layer)
        case 14...17: animate(layer)
        case 18: layer.removeAnimation(forKey: "\(random.below(4))")
        case 19: if random.chance(4) { layer.removeAllAnimations() }
        case 20, 21: animateByEngine(layer)
        case 22: pauseOrResume(layer)
        case 23: begin()
        case 24: CATransaction.setDisableActions(random.chance(2))
        case 25: setCompletionBlock()
        case 26: changeLinks()
        case 27: layer.setNeedsLayout()
        case 28: layer.setNeedsDisplay()
        case 29: if depth > 0 && !isInside { end() }
        case 30: if !isInside { random.pick(displays).advance(frames: 1) }
        case 31: addGesture(to: layer)
        case 32: if random.chance(4) { layer.removeAllGestures() }
        case 33, 34: if !isInside { act(on: random.pick(displays)) }
        case 35: if !isInside && random.chance(40) { replaceDisplay() }
        default: if !isInside { CATransaction.flush() }
        }
    }

    /// Moves one or more layers; not from inside a callback about such a move, because that might
    /// remove its destination.
    private func move(_ layer: CALayer) {
        guard !isMoving else { return }
        isMoving = true
        defer { isMoving = false }
        switch random.below(8) {
        case 0: layer.removeFromSuperlayer()
        case 1: replaceSublayers(of: layer)
        case 2: mask(layer)
        default: insert(layer)
        }
    }

    private func insert(_ layer: CALayer) {
        let target = random.chance(8) ? random.pick(displays).rootLayer : random.pick(layers)
        guard !isAncestor(layer, of: target) else { return }
        let sibling = target.sublayers.map { random.pick($0) }
        switch random.below(4) {
        case 0: target.addSublayer(layer)
        case 1: target.insertSublayer(layer, at: UInt32(random.below(6)))
        case 2: target.insertSublayer(layer, above: sibling === layer ? nil : sibling)
        default: target.insertSublayer(layer, below: sibling === layer ? nil : sibling)
        }
    }

    /// Sets the mask of a layer to another layer or to nil.
    private func mask(_ layer: CALayer) {
        let target = random.pick(layers)
        if random.chance(3) {
            target.mask = nil
        } else if !isAncestor(layer, of: target) {
            target.mask = layer
        }
    }

    private func replaceSublayers(of layer: CALayer) {
        guard let sublayers = layer.sublayers else { return }
        if random.chance(2) {
            layer.sublayers = sublayers.shuffled(using: &random)
        } else {
            let index = random.below(layers.count)
            let fresh = newLayer()
            layers[index] = fresh
            layer.replaceSublayer(random.pick(sublayers), with: fresh)
        }
    }

    /// Releases a display with running animations; its layers are then in no display.
    private func replaceDisplay() {
        let index = random.below(displays.count)
        let display = displays[index]
        displays[index] = HeadlessDisplay(size: display.size, refreshRate: display.refreshRate)
    }

    private func animate(_ layer: CALayer) {
        let isTransition = random.chance(6)
        let animation = isTransition ? random.transition() : random.animation(of: layer)
        let key = isTransition ? kCATransition : "\(random.below(4))"
        let record = Record(self, layer, key: key)
        animation.delegate = record
        records.append(record)
        layer.add(animation, forKey: record.key)
    }

    /// Returns a completion block that counts its runs, and may edit.
    private func completion() -> () -> Void {
        completions.append(0)
        let number = completions.count - 1
        return { [unowned self] in
            completions[number] += 1
            editInside()
        }
    }

    private func animateByEngine(_ layer: CALayer) {
        let done = random.chance(2) ? completion() : nil
        CALayer.animate(random.engineAnimation()) {
            change(layer)
        } completion: {
            done?()
        }
    }

    private func change(_ layer: CALayer) {
        // The callbacks of the change draw random numbers, too.
        var own = SeededRandom(seed: random.next())
        own.change(layer)
    }

    private func pauseOrResume(_ layer: CALayer) {
        if layer.speed == 0 {
            let paused = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(time(of: layer), from: nil) - paused
        } else {
            let now = layer.convertTime(time(of: layer), from: nil)
            layer.speed = 0
            layer.timeOffset = now
        }
    }

    /// Returns the time of a layer's display; that of the first display for a layer in none.
    private func time(of layer: CALayer) -> CFTimeInterval {
        (displays.first { $0.host === layer.host } ?? displays[0]).time
    }

    private func begin() {
        guard depth < 4, !isInside else { return }
        depth += 1
        CATransaction.begin()
        if random.chance(2) { CATransaction.setAnimationDuration(random.unit()) }
    }

    private func end() {
        depth -= 1
        CATransaction.commit()
    }

    private func setCompletionBlock() { CATransaction.setCompletionBlock(completion()) }

    private func changeLinks() {
        if links.count < 4 {
            links.append(
                random.pick(displays).displayLink { [unowned self] link in
                    editInside()
                    if random.chance(16) { link.invalidate() }
                }
            )
        } else if random.chance(2) {
            random.pick(links).isPaused.toggle()
        } else {
            links.remove(at: random.below(links.count)).invalidate()
        }
    }

    /// Commits all transactions and delivers the callbacks of both displays, without edits.
    func settle() {
        isInside = true
        while depth > 0 { end() }
        CATransaction.flush()
        for display in displays { display.advance(frames: 1) }
        CATransaction.flush()
        isInside = false
    }

    /// Removes all transitions and commits.
    func endTransitions() {
        isInside = true
        func visit(_ layer: CALayer) {
            layer.removeAnimation(forKey: kCATransition)
            for part in (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? []) { visit(part) }
        }
        for display in displays { visit(display.rootLayer) }
        CATransaction.flush()
        for display in displays { display.advance(frames: 1) }
        isInside = false
    }

    /// Removes everything from the displays and releases it.
    func finish() {
        for link in links { link.invalidate() }
        links = []
        for display in displays { letGo(of: display) }
        settle()
        isInside = true
        for display in displays { display.rootLayer.sublayers = nil }
        for layer in layers { layer.removeFromSuperlayer() }
        CATransaction.flush()
        // The sublayers of the roots are removed with a transition.
        for display in displays { display.advance(by: 1) }
        layers = []
    }
}
