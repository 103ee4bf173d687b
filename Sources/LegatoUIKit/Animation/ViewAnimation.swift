import Foundation
import LegatoGraphics
import LegatoLayers

/// A view that receives no touches while animations of it are counted.
protocol TouchBlocking: AnyObject {
    var touchBlocks: Int { get set }
}

/// The animation of the changes made in one animation block.
@MainActor final class ViewAnimation {
    /// The blocks that are running, the innermost one last; nil for one without animation.
    private static var stack: [ViewAnimation?] = [] {
        didSet { CALayer.ownersAnimate = current != nil }
    }
    /// Whether animations are enabled.
    static var areEnabled = true {
        didSet { CALayer.ownersAnimate = current != nil }
    }

    /// The animation of the innermost block; nil outside of blocks.
    static var current: ViewAnimation? { areEnabled ? stack.last ?? nil : nil }

    var timing: ViewTiming
    let startsFromCurrentState: Bool
    /// Whether the block lays out the views it has resized.
    let laysOut: Bool
    /// The layers that the block has resized.
    private var resized: [CALayer] = []
    /// Receives each change instead of animating it.
    let recorder: ((ViewChange) -> Void)?
    private let completion: ((Bool) -> Void)?
    /// The views that receive no touches until the block has ended; nil if they do.
    private var blocked: [any TouchBlocking]?
    private var running = 0
    private var areAllFinished = true
    private var isSealed = false

    init(
        _ timing: ViewTiming, startsFromCurrentState: Bool = false, laysOut: Bool = false,
        blocksTouches: Bool = false, recorder: ((ViewChange) -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        blocked = blocksTouches ? [] : nil
        (self.timing, self.startsFromCurrentState) = (timing, startsFromCurrentState)
        (self.laysOut, self.recorder, self.completion) = (laysOut, recorder, completion)
    }

    /// Runs a block whose changes animate.
    func run(_ body: () -> Void) {
        Self.run(self) {
            body()
            layOutResized()
        }
        isSealed = true
        if running == 0 { LayerHost.afterwards { [self] in completion?(areAllFinished) } }
    }

    /// Lays out the layers that the block has resized, if it does, so that what they place animates.
    func layOutResized() {
        let layers = resized
        resized = []
        for layer in layers { layer.layoutIfNeeded() }
    }

    /// Runs a block whose changes do not animate.
    func runUnanimated(_ body: () -> Void) {
        Self.run(nil, body)
        LayerHost.afterwards { [self] in completion?(true) }
    }

    /// The blocks between `beginAnimations` and `commitAnimations`.
    private static var begun: [ViewAnimation] = []

    /// Begins a block that ends with `commit()`.
    static func begin() {
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        let block = ViewAnimation(ViewTiming(duration: 0.2, curve: .bezier(curve)))
        begun.append(block)
        stack.append(block)
    }

    /// Ends the block that was begun last; returns whether there was one.
    static func commit() -> Bool {
        guard let block = begun.popLast() else { return false }
        if let index = stack.lastIndex(where: { $0 === block }) { stack.remove(at: index) }
        block.isSealed = true
        return true
    }

    /// The innermost block that was begun; nil outside of one.
    static var open: ViewAnimation? { begun.last }

    /// Runs a block with an animation, or without one.
    static func run(_ animation: ViewAnimation?, _ body: () -> Void) {
        stack.append(animation)
        defer { stack.removeLast() }
        body()
    }

    /// Returns the action of a change of a layer in the current block; nil for none.
    static func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
        guard let block = current, ViewChange.keys.contains(key) else { return nil }
        if block.laysOut && key == "bounds" { block.resized.append(layer) }
        return ViewChange(layer, key, in: block)
    }

    /// Adds an animation to a layer and waits for its end; it replaces an earlier one unless it is
    /// additive.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
        timing.apply(to: animation, on: layer)
        if animation is CAKeyframeAnimation, case .bezier(let function) = timing.curve {
            animation.timingFunction = function
        }
        animation.delegate = self
        running += 1
        if blocked != nil, let view = layer.delegate as? any TouchBlocking {
            view.touchBlocks += 1
            blocked?.append(view)
        }
        var name = animation.keyPath ?? ""
        // Additive animations of one property accumulate under distinct keys.
        if animation.isAdditive {
            var count = 2
            while layer.animation(forKey: name) != nil {
                name = "\(animation.keyPath ?? "")-\(count)"
                count += 1
            }
        }
        layer.add(animation, forKey: name)
    }
}

extension ViewAnimation: CAAnimationDelegate {
    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        running -= 1
        if !finished { areAllFinished = false }
        if running == 0 {
            for view in blocked ?? [] { view.touchBlocks -= 1 }
            if blocked != nil { blocked = [] }
        }
        if running == 0 && isSealed { completion?(areAllFinished) }
    }
}

/// The action for a change of a layer property in a block.
@MainActor final class ViewChange: CAAction {
    /// The properties that blocks animate (P107).
    ///
    /// `contentsRect` and `sublayerTransform` are not measured.
    static let keys: Set<String> = differenceKeys.union([
        "transform", "opacity", "backgroundColor", "shadowOpacity", "anchorPoint", "contentsRect",
        "sublayerTransform",
    ])
    /// Those whose animations add up.
    private static let differenceKeys: Set<String> = ["position", "bounds", "cornerRadius"]

    let layer: CALayer
    let key: String
    /// The model value before the change.
    let old: Any?
    /// The value on screen if the property is animated already, or else the model value before the
    /// change.
    let start: Any?
    /// The values at the ends of the keyframes that make the change, with their times from 0 to 1.
    var frames: [(time: Double, value: Any)] = []
    private let block: ViewAnimation

    init(_ layer: CALayer, _ key: String, in block: ViewAnimation) {
        (self.layer, self.key, self.block) = (layer, key, block)
        old = layer.value(forKey: key)
        start = layer.isAnimated(key) ? layer.startValue(forKey: key) : old
    }

    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        if let recorder = block.recorder { return recorder(self) }
        if Self.differenceKeys.contains(key) { return animateDifference() }
        // A transform has no difference that is straight in all cases; in flight it starts where it
        // is seen.
        let isTransform = key == "transform" || key == "sublayerTransform"
        guard let start = block.startsFromCurrentState || isTransform ? start : old else { return }
        let animation = block.timing.animation(key)
        animation.fromValue = start
        animation.toValue = layer.value(forKey: key)
        block.add(animation, to: layer)
    }

    /// Adds an additive animation from the difference to zero over running animations.
    private func animateDifference() {
        switch (old, layer.value(forKey: key)) {
        case (let old as CGRect, let new as CGRect):
            if old.origin != new.origin {
                add("bounds.origin", old.origin - new.origin, CGPoint.zero)
            }
            if old.size != new.size { add("bounds.size", old.size - new.size, CGSize.zero) }
        case (let old as CGPoint, let new as CGPoint): add(key, old - new, CGPoint.zero)
        case (let old?, let new?):
            guard let old = Boxed.number(old), let new = Boxed.number(new) else { return }
            add(key, old - new, 0.0)
        default: break
        }
    }

    private func add(_ keyPath: String, _ from: Any, _ to: Any) {
        let animation = block.timing.animation(keyPath)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.isAdditive = true
        block.add(animation, to: layer)
    }
}

extension CALayer {
    /// Whether animations of a property run.
    ///
    /// Those without a key, and animators, may be of any property.
    fileprivate func isAnimated(_ key: String) -> Bool {
        let keys = animationKeys() ?? []
        return flightCount > keys.count
            || keys.contains { animation(forKey: $0)?.animates(key) == true }
    }

    /// Where an animation starts that replaces the running one: at the first value of one that was
    /// not shown yet, or else at the value on screen.
    fileprivate func startValue(forKey key: String) -> Any? {
        if let basic = animation(forKey: key) as? CABasicAnimation, basic.beginTime == 0,
            !basic.isAdditive, let first = basic.fromValue
        {
            return first
        }
        return presentedValue(forKey: key)
    }
}

extension CAAnimation {
    /// Whether the animation, or one of its group, changes a property or a part of it.
    fileprivate func animates(_ key: String) -> Bool {
        if let group = self as? CAAnimationGroup {
            return group.animations?.contains { $0.animates(key) } == true
        }
        guard let keyPath = (self as? CAPropertyAnimation)?.keyPath else { return false }
        return keyPath == key || keyPath.hasPrefix(key + ".")
    }
}

nonisolated private func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
}

nonisolated private func - (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width - b.width, height: a.height - b.height)
}
