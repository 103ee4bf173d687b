import Foundation
import Legato

/// A random tree of layers under random edits, animations and times, drawn on a small display.
@MainActor
struct LayerCase {
    private let display: HeadlessDisplay
    private var layers: [CALayer] = []
    private(set) var images: [CGImage] = []

    /// Runs the case that a tape tells.
    static func run(_ tape: inout Tape) {
        let scale = tape.pick([1, 2, 0.5, 3])
        tape.say("display 64 x 48, scale \(scale)")
        var fuzz = LayerCase(scale: scale)
        fuzz.perform(&tape)
    }

    private init(scale: CGFloat) {
        display = HeadlessDisplay(
            size: CGSize(width: 64, height: 48),
            scale: scale,
            refreshRate: 60,
            threads: 1
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

    private func color(_ tape: inout Tape) -> CGColor {
        CGColor(
            red: tape.pick([0, 1, 0.5]),
            green: tape.pick([0, 1, 0.5]),
            blue: tape.pick([0, 1, 0.5]),
            alpha: tape.pick([1, 0.5, 0])
        )
    }

    func transform(_ tape: inout Tape) -> CATransform3D {
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
        var path = CGMutablePath()
        path.move(to: point(&tape))
        for _ in 0..<tape.below(5) {
            switch tape.below(6) {
            case 0: path.addLine(to: point(&tape))
            case 1: path.addCurve(to: point(&tape), control1: point(&tape), control2: point(&tape))
            case 2: path.addQuadCurve(to: point(&tape), control: point(&tape))
            case 3: path.addEllipse(in: rect(&tape))
            case 4:
                path.addArc(
                    center: point(&tape),
                    radius: tape.finiteNumber(),
                    startAngle: tape.finiteNumber(),
                    endAngle: tape.finiteNumber(),
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
                "yAcceleration", "zAcceleration", "redSpeed", "greenRange",
            ])
            // As many particles as a program may have reason for.
            let number = key == "birthRate" ? tape.pick([0, 1, 50, 1000]) : tape.finiteNumber()
            tape.say("cell.\(key) = \(number)")
            cell.setValue(number, forKey: key)
        }
        emitter.emitterCells = [cell]
    }

    /// Changes a property, an animation or the tree.
    private mutating func edit(_ tape: inout Tape) {
        let index = tape.below(layers.count)
        let layer = layers[index]
        switch tape.below(10) {
        case 0...5: set(layer, index, &tape)
        case 6, 7: animate(layer, index, &tape)
        case 8:
            if tape.chance(1, in: 2) || layers.count > 12 {
                guard index > 0 else { return }
                tape.say("remove \(index)")
                layer.removeFromSuperlayer()
            } else {
                addLayer(&tape)
            }
        default:
            let mask = CAShapeLayer()
            mask.path = path(&tape)
            tape.say("\(index).mask = a path")
            layer.mask = tape.chance(1, in: 4) ? nil : mask
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

    /// A value that a key path takes.
    private func value(for kind: AnimatedKey.Kind, _ tape: inout Tape) -> Any {
        switch kind {
        case .number: tape.finiteNumber()
        case .point: NSValue(point: point(&tape))
        case .size: NSValue(size: size(&tape))
        case .rect: NSValue(rect: rect(&tape))
        case .transform: NSValue(caTransform3D: transform(&tape))
        case .color: color(&tape)
        case .path: path(&tape)
        }
    }

    private func animate(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        let key = tape.pick(AnimatedKey.all)
        let animation: CAAnimation
        let kind = tape.below(4)
        switch kind {
        case 0, 1:
            let basic =
                kind == 0
                ? CABasicAnimation(keyPath: key.path) : CASpringAnimation(keyPath: key.path)
            if tape.chance(3, in: 4) { basic.fromValue = value(for: key.kind, &tape) }
            if tape.chance(3, in: 4) { basic.toValue = value(for: key.kind, &tape) }
            if tape.chance(1, in: 4) { basic.byValue = value(for: key.kind, &tape) }
            if let spring = basic as? CASpringAnimation {
                spring.mass = max(1e-3, abs(tape.plainNumber()))
                spring.stiffness = abs(tape.plainNumber())
                spring.damping = abs(tape.plainNumber())
                spring.initialVelocity = tape.finiteNumber()
            }
            let ends = [basic.fromValue, basic.toValue, basic.byValue].map { "\($0 ?? "nil")" }
            tape.say("\(index) \(type(of: basic)) \(key.path) \(ends.joined(separator: " | "))")
            animation = basic
        case 2:
            let frames = CAKeyframeAnimation(keyPath: key.path)
            frames.values = [value(for: key.kind, &tape)]
            for _ in 0..<tape.below(5) { frames.values?.append(value(for: key.kind, &tape)) }
            frames.calculationMode = tape.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            if tape.chance(1, in: 4) { frames.path = path(&tape) }
            tape.say("\(index) keyframes \(key.path) \(frames.values ?? [])")
            animation = frames
        default:
            let group = CAAnimationGroup()
            let inner = CABasicAnimation(keyPath: key.path)
            inner.byValue = value(for: key.kind, &tape)
            inner.duration = tape.pick([0, 0.1, 5])
            group.animations = [inner]
            tape.say("\(index) group \(key.path) by \(String(describing: inner.byValue))")
            animation = group
        }
        animation.duration = abs(tape.pick([0.5, 0, 1, 1e-9, 1e9, 0.01]))
        animation.repeatCount = Float(abs(tape.pick([0, 1, 2.5, 1e9, .greatestFiniteMagnitude])))
        animation.autoreverses = tape.chance(1, in: 3)
        animation.fillMode = tape.pick([.removed, .forwards, .both, .backwards])
        animation.isRemovedOnCompletion = tape.chance(1, in: 2)
        animation.speed = Float(tape.pick([1, 0, -1, 2, 1e9, 1e-9]))
        animation.timeOffset = tape.pick([0, 0.1, -1, 1e9])
        if let property = animation as? CAPropertyAnimation {
            property.isAdditive = tape.chance(1, in: 3)
            property.isCumulative = tape.chance(1, in: 3)
        }
        let (duration, count) = (animation.duration, animation.repeatCount)
        let (speed, offset) = (animation.speed, animation.timeOffset)
        tape.say("  duration \(duration), repeat \(count), speed \(speed), offset \(offset)")
        layer.add(animation, forKey: tape.pick([nil, "a", key.path]))
    }
}
