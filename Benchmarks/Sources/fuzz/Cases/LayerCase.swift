import Foundation
import Legato

/// A random tree of layers under random edits, animations and times, drawn on a small display.
@MainActor
struct LayerCase {
    private let display: HeadlessDisplay
    private(set) var layers: [CALayer] = []
    private(set) var images: [CGImage] = []

    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        let scale = tape.pick([1, 2, 0.5, 3])
        tape.say("display 64 x 48, scale \(scale)")
        var fuzz = LayerCase(scale: scale)
        fuzz.perform(&tape)
    }

    private init(scale: CGFloat) {
        display = HeadlessDisplay(
            size: CGSize(width: 64, height: 48), scale: scale, refreshRate: 60, threads: 1
        )
        layers = [display.rootLayer]
        images = [
            CGImage(width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 200, count: 16)),
            CGImage(width: 5, height: 3, premultipliedRGBA: [UInt8](repeating: 90, count: 60)),
        ]
    }

    private mutating func perform(_ tape: inout Tape) {
        for _ in 0..<1 + tape.below(6) { addLayer(&tape) }
        for _ in 0..<1 + tape.below(5) {
            for _ in 0..<tape.below(8) { edit(&tape) }
            let interval = tape.pick([0, 1.0 / 60, 0.1, 0.25, 1, 10])
            tape.say("advance by \(interval), draw")
            display.advance(by: interval)
            _ = display.snapshot()
        }
    }

    func point(_ tape: inout Tape) -> CGPoint {
        CGPoint(x: tape.finiteNumber(), y: tape.finiteNumber())
    }

    func size(_ tape: inout Tape) -> CGSize {
        CGSize(width: tape.finiteNumber(), height: tape.finiteNumber())
    }

    func rect(_ tape: inout Tape) -> CGRect { CGRect(origin: point(&tape), size: size(&tape)) }

    func color(_ tape: inout Tape) -> CGColor {
        CGColor(
            red: tape.pick([0, 1, 0.5]), green: tape.pick([0, 1, 0.5]),
            blue: tape.pick([0, 1, 0.5]), alpha: tape.pick([1, 0.5, 0])
        )
    }

    /// Returns a transform with finite entries.
    func transform(_ tape: inout Tape) -> CATransform3D {
        let transform = anyTransform(&tape)
        let rows = [
            transform.m11, transform.m12, transform.m13, transform.m14, transform.m21,
            transform.m22, transform.m23, transform.m24, transform.m31, transform.m32,
            transform.m33, transform.m34, transform.m41, transform.m42, transform.m43,
            transform.m44,
        ]
        return rows.allSatisfy(\.isFinite) ? transform : CATransform3DIdentity
    }

    private func anyTransform(_ tape: inout Tape) -> CATransform3D {
        let n = { (tape: inout Tape) in tape.finiteNumber() }
        switch tape.below(8) {
        case 0: return CATransform3DIdentity
        case 1: return CATransform3DMakeScale(n(&tape), n(&tape), n(&tape))
        case 2: return CATransform3DMakeTranslation(n(&tape), n(&tape), n(&tape))
        case 3: return CATransform3DMakeRotation(n(&tape), n(&tape), n(&tape), n(&tape))
        case 4:
            var transform = CATransform3DMakeRotation(n(&tape), 0, 1, 0)
            transform.m34 = n(&tape)
            return transform
        case 5:
            return CATransform3DConcat(transform(&tape), transform(&tape))
        case 6:
            var transform = CATransform3DIdentity
            transform.m44 = n(&tape)
            return transform
        default:
            var transform = CATransform3DIdentity
            (transform.m11, transform.m12, transform.m13) = (n(&tape), n(&tape), n(&tape))
            (transform.m14, transform.m24, transform.m43) = (n(&tape), n(&tape), n(&tape))
            return transform
        }
    }

    func path(_ tape: inout Tape) -> CGPath {
        let path = CGMutablePath()
        path.move(to: point(&tape))
        for _ in 0..<tape.below(5) {
            switch tape.below(6) {
            case 0: path.addLine(to: point(&tape))
            case 1: path.addCurve(to: point(&tape), control1: point(&tape), control2: point(&tape))
            case 2: path.addQuadCurve(to: point(&tape), control: point(&tape))
            case 3: path.addEllipse(in: rect(&tape))
            case 4:
                path.addArc(
                    center: point(&tape), radius: tape.finiteNumber(),
                    startAngle: tape.finiteNumber(), endAngle: tape.finiteNumber(),
                    clockwise: tape.chance(1, in: 2)
                )
            default: path.addRect(rect(&tape))
            }
        }
        if tape.chance(1, in: 2) { path.closeSubpath() }
        return path
    }

    private mutating func addLayer(_ tape: inout Tape) {
        let layer: CALayer
        switch tape.below(9) {
        case 0, 1: layer = CALayer()
        case 2: layer = CAShapeLayer()
        case 3: layer = CAGradientLayer()
        case 4: layer = CATextLayer()
        case 5: layer = CAReplicatorLayer()
        case 6: layer = CAEmitterLayer()
        case 7: layer = CATransformLayer()
        default: layer = CAScrollLayer()
        }
        let parent = tape.pick(layers)
        let place = layers.firstIndex { $0 === parent } ?? 0
        tape.say("\(layers.count): \(type(of: layer)) in \(place)")
        layer.frame = CGRect(x: 8, y: 6, width: 30, height: 20)
        layer.backgroundColor = color(&tape)
        parent.addSublayer(layer)
        layers.append(layer)
        if let emitter = layer as? CAEmitterLayer { addCell(to: emitter, &tape) }
        if let shape = layer as? CAShapeLayer {
            shape.path = CGPath(rect: layer.bounds, transform: nil)
        }
        if let text = layer as? CATextLayer { text.string = "Ab" }
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [color(&tape), color(&tape)]
        }
    }

    private func addCell(to emitter: CAEmitterLayer, _ tape: inout Tape) {
        let cell = CAEmitterCell()
        cell.name = "cell"
        cell.contents = images[0]
        cell.birthRate = 20
        cell.lifetime = 1
        cell.velocity = 30
        for _ in 0..<tape.below(4) {
            let key = tape.pick([
                "birthRate", "lifetime", "lifetimeRange", "velocity", "velocityRange", "scale",
                "scaleRange", "scaleSpeed", "spin", "spinRange", "alphaRange", "alphaSpeed",
                "emissionLongitude", "emissionLatitude", "emissionRange", "xAcceleration",
                "yAcceleration", "zAcceleration", "redSpeed", "greenRange", "contentsScale",
                "beginTime", "timeOffset", "speed", "duration", "repeatCount", "repeatDuration",
                "redRange", "blueRange", "greenSpeed", "blueSpeed",
            ])
            let number = tape.finiteNumber()
            tape.say("cell.\(key) = \(number)")
            cell.setValue(number, forKey: key)
        }
        if tape.chance(1, in: 4) {
            let trail = CAEmitterCell()
            trail.contents = images[1]
            trail.birthRate = 10
            trail.lifetime = 0.5
            trail.scale = tape.number().isFinite ? 1 : 0.5
            cell.emitterCells = [trail]
        }
        emitter.emitterCells = [cell]
    }

    /// Changes a property, an animation or the tree.
    private mutating func edit(_ tape: inout Tape) {
        let index = tape.below(layers.count)
        let layer = layers[index]
        switch tape.below(16) {
        case 0...4: set(layer, index, &tape)
        case 5...7: setByKey(layer, index, &tape)
        case 8...10: animate(layer, index, &tape)
        case 11: animator(layer, index, &tape)
        case 12: read(layer, index, &tape)
        case 13:
            if tape.chance(1, in: 2) || layers.count > 12 {
                changeTree(layer, index, &tape)
            } else {
                addLayer(&tape)
            }
        case 14:
            let mask = tape.pick([CAShapeLayer(), CALayer(), CAReplicatorLayer(), CATextLayer()])
            mask.frame = CGRect(x: 2, y: 2, width: 20, height: 20)
            mask.backgroundColor = .white
            (mask as? CAShapeLayer)?.path = path(&tape)
            (mask as? CATextLayer)?.string = "Mask"
            for _ in 0..<tape.below(3) { setByKey(mask, -1, &tape) }
            tape.say("\(index).mask = \(type(of: mask))")
            layer.mask = tape.chance(1, in: 4) ? nil : mask
        default: addMany(to: layer, index, &tape)
        }
    }

    /// Moves, replaces or removes a layer in the tree.
    private func changeTree(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        guard index > 0, let parent = layer.superlayer else { return }
        switch tape.below(4) {
        case 0:
            tape.say("remove \(index)")
            layer.removeFromSuperlayer()
        case 1:
            let place = UInt32(clamping: tape.wholeNumber())
            tape.say("insert \(index) at \(place)")
            parent.insertSublayer(layer, at: place)
        case 2:
            tape.say("replace \(index)")
            let other = CALayer()
            other.bounds = layer.bounds
            other.position = layer.position
            parent.replaceSublayer(layer, with: other)
        default:
            tape.say("\(index) without animations")
            layer.removeAllAnimations()
            layer.sublayers?.first?.removeFromSuperlayer()
        }
    }

    /// Adds many siblings or descendants.
    private func addMany(to layer: CALayer, _ index: Int, _ tape: inout Tape) {
        let (count, isDeep) = (tape.pick([3, 50, 300]), tape.chance(1, in: 2))
        tape.say("\(count) layers \(isDeep ? "in each other in" : "in") \(index)")
        var outer = layer
        let transform = tape.chance(1, in: 2) ? CATransform3DIdentity : transform(&tape)
        for _ in 0..<count {
            let inner = CALayer()
            inner.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
            inner.backgroundColor = .white
            inner.transform = transform
            outer.addSublayer(inner)
            if isDeep { outer = inner }
        }
    }

    private func set(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        let setter = tape.pick(LayerSetter.all)
        CATransaction.begin()
        defer { CATransaction.commit() }
        switch tape.below(4) {
        case 0: CATransaction.setDisableActions(true)
        case 1: CATransaction.setAnimationDuration(tape.pick([0.25, 1e-9, 1e9, 2]))
        default: break
        }
        setter.set(layer, index, self, &tape)
    }
}
