import Foundation
import Legato
import LegatoDrawing
import LegatoRenderTree
import TestSupport

extension SeededRandom {
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
    mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

    mutating func point() -> CGPoint { CGPoint(x: unit() * 100, y: unit() * 100) }
    mutating func color() -> CGColor {
        CGColor(red: unit(), green: unit(), blue: unit(), alpha: 0.25 + 0.75 * unit())
    }
    mutating func transform() -> CATransform3D {
        switch below(3) {
        case 0: CATransform3DMakeRotation(6 * unit() - 3, 0, 0, 1)
        case 1: CATransform3DMakeScale(0.5 + unit(), 0.5 + unit(), 1)
        default: CATransform3DMakeTranslation(20 * unit(), 20 * unit(), 0)
        }
    }

    /// Changes one property of a layer.
    mutating func change(_ layer: CALayer) {
        if let own = ownProperty(of: layer), chance(4) {
            return layer.setValue(value(own), forKey: own.row.key)
        }
        switch below(20) {
        case 0: layer.position = point()
        case 1: layer.bounds.size = CGSize(width: unit() * 60, height: unit() * 60)
        case 2: layer.opacity = Float(below(5)) / 4
        case 3: layer.isHidden.toggle()
        case 4: layer.zPosition = Double(below(3))
        case 5: layer.masksToBounds.toggle()
        case 6: layer.shadowOpacity = Float(below(2))
        case 7: layer.cornerRadius = Double(below(8))
        case 8: layer.backgroundColor = chance(4) ? nil : color()
        case 9: layer.anchorPoint = CGPoint(x: unit(), y: unit())
        case 10: layer.borderWidth = Double(below(4))
        case 11: layer.bounds.origin = CGPoint(x: 10 * unit(), y: 10 * unit())
        case 12: layer.sublayerTransform = transform()
        case 13: layer.cornerCurve = chance(3) ? .circular : .continuous
        case 14:
            layer.allowsEdgeAntialiasing = !chance(3)
            layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(below(16)))
        case 15:
            layer.shouldRasterize = !chance(3)
            layer.rasterizationScale = pick([1, 1, 2, 0.5, 0])
        case 16: layer.filters = filters()
        case 17: layer.backgroundFilters = filters()
        case 18:
            layer.compositingFilter = pick([nil, "multiplyBlendMode", "plusL", "hueBlendMode"])
        default: layer.transform = transform()
        }
    }

    /// Creates up to two filters, or nil.
    private mutating func filters() -> [Any]? {
        if chance(3) { return nil }
        return (0..<below(3)).compactMap { _ in
            let filter = CIFilter(name: pick(["CIGaussianBlur", "CIColorControls"]))
            filter?.name = "filter"
            if let key = filter?.inputKeys.first { filter?.setValue(6 * unit(), forKey: key) }
            return filter
        }
    }

    /// Creates an animation of one property of a layer, or a group of such animations.
    mutating func animation(of layer: CALayer) -> CAAnimation {
        let animation: CAAnimation
        switch below(6) {
        case 0: animation = keyframes()
        case 1:
            let group = CAAnimationGroup()
            group.animations = (0..<below(3)).map { _ in self.animation(of: layer) }
            animation = group
        default:
            animation = ownAnimation(of: layer) ?? basicAnimation()
        }
        animation.duration = pick([0, 0.1, 0.5, 1, 2])
        animation.timingFunction = chance(2) ? nil : CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = pick([.removed, .forwards, .backwards, .both])
        animation.isRemovedOnCompletion = !chance(3)
        animation.autoreverses = chance(4)
        if chance(3) { animation.repeatCount = Float(below(4)) / 2 }
        if chance(4) { animation.speed = Float(below(4)) / 2 }
        if chance(4) { animation.timeOffset = unit() }
        if let animation = animation as? CAPropertyAnimation {
            animation.isAdditive = chance(6)
            animation.isCumulative = chance(6)
        }
        return animation
    }

    /// Creates a transition of any type.
    mutating func transition() -> CATransition {
        let transition = CATransition()
        transition.type = pick([.fade, .moveIn, .push, .reveal])
        transition.subtype = pick([nil, .fromLeft, .fromRight, .fromTop, .fromBottom])
        transition.duration = pick([0, 0.1, 0.5])
        if chance(3) { (transition.startProgress, transition.endProgress) = (0.25, 0.75) }
        return transition
    }

    private mutating func keyframes() -> CAKeyframeAnimation {
        let animation: CAKeyframeAnimation
        let count = 1 + below(4)
        switch below(4) {
        case 0:
            animation = CAKeyframeAnimation(keyPath: "position")
            animation.values = (0..<count).map { _ in point() }
        case 1:
            animation = CAKeyframeAnimation(keyPath: "transform")
            animation.values = (0..<count).map { _ in transform() }
        case 2:
            animation = CAKeyframeAnimation(keyPath: "backgroundColor")
            animation.values = (0..<count).map { _ in color() }
        default:
            animation = CAKeyframeAnimation(keyPath: "transform.scale.x")
            animation.values = (0..<count).map { _ in 0.5 + unit() }
        }
        animation.calculationMode = pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
        return animation
    }

    private mutating func basicAnimation() -> CABasicAnimation {
        let isSpring = chance(4)
        func make(
            _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
        ) -> CABasicAnimation {
            let animation =
                isSpring ? CASpringAnimation(keyPath: keyPath) : CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            return animation
        }
        switch below(10) {
        case 8: return make("filters.filter.inputRadius", from: 8 * unit(), to: 8 * unit())
        case 0: return make("opacity", from: unit())
        case 1: return make("position", to: point())
        case 2: return make("position.x", by: 40 * unit())
        case 3: return make("transform", to: transform())
        case 4: return make("transform.rotation.z", to: 6 * unit())
        case 5: return make("backgroundColor", to: color())
        case 6: return make("bounds.size.width", from: 50 * unit())
        case 7: return make("zPosition", to: Double(below(4)))
        default: return make("hidden", to: chance(2))
        }
    }

    /// Picks an animation for `CALayer.animate`.
    mutating func engineAnimation() -> Animation {
        pick([
            .linear(duration: 0.3), .easeInOut(duration: 1), .smooth, .bouncy, .interactiveSpring,
            .spring(duration: 0.4, bounce: 0.3).delay(0.2), .linear(duration: 0.1).repeatCount(3),
        ])
    }
}

extension HeadlessDisplay {
    /// Returns the display list of a static tree with the values of `presentation()`.
    func listOfPresentation() -> DisplayList {
        let tree = RenderTree()
        var inserts: [Commit.Change] = []
        var structure: [Commit.Change] = []
        func add(_ layer: CALayer) {
            guard let shown = layer.presentation() else { return }
            inserts.append(.insert(layer.id, SharedState(shown.state)))
            if let mask = layer.mask {
                add(mask)
                structure.append(.mask(layer.id, mask.id))
            }
            guard let sublayers = layer.sublayers else { return }
            structure.append(.sublayers(layer.id, sublayers.map(\.id)))
            for sublayer in sublayers { add(sublayer) }
        }
        add(rootLayer)
        tree.apply(Commit(changes: inserts + structure + [.root(rootLayer.id)]))
        return tree.displayList(
            at: 0, width: Int(size.width * scale), height: Int(size.height * scale), scale: scale
        )
    }
}
