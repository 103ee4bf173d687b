import Foundation
import Legato

extension LayerCase {
    /// Adds an animation of any class.
    func animate(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        let animation = animation(&tape, level: 0)
        let key = tape.pick([nil, "a", "b", "transform"])
        tape.say("\(index) \(Self.words(animation))")
        layer.add(animation, forKey: key)
        if tape.chance(1, in: 8), let key { layer.removeAnimation(forKey: key) }
    }

    private static func words(_ animation: CAAnimation) -> String {
        var words =
            "\(type(of: animation)) of \(animation.duration) s, \(animation.repeatCount) times"
        words += ", speed \(animation.speed), offset \(animation.timeOffset)"
        words += ", begin \(animation.beginTime), fill \(animation.fillMode.rawValue)"
        if let property = animation as? CAPropertyAnimation {
            words += ", \(property.keyPath ?? "")"
            if property.isAdditive { words += ", additive" }
            if property.isCumulative { words += ", cumulative" }
        }
        if let basic = animation as? CABasicAnimation {
            let ends = [basic.fromValue, basic.toValue, basic.byValue].map { $0.map(text) ?? "nil" }
            words += ", \(ends.joined(separator: " | "))"
        }
        if let spring = animation as? CASpringAnimation {
            words += ", spring \(spring.mass) \(spring.stiffness) \(spring.damping)"
            words += " \(spring.initialVelocity)"
        }
        if let frames = animation as? CAKeyframeAnimation {
            words += ", \(frames.calculationMode.rawValue) \(frames.values?.map(text) ?? [])"
            words += " \(frames.keyTimes ?? [])"
        }
        if let group = animation as? CAAnimationGroup {
            words += " [\(group.animations?.map(Self.words).joined(separator: "; ") ?? "")]"
        }
        return words
    }

    private func animation(_ tape: inout Tape, level: Int) -> CAAnimation {
        let key = tape.pick(LayerKey.all)
        let animation: CAAnimation
        switch tape.below(level < 2 ? 8 : 4) {
        case 0, 1: animation = ends(CABasicAnimation(keyPath: key.path), key, &tape)
        case 2:
            let spring = CASpringAnimation(keyPath: key.path)
            spring.mass = max(1e-300, abs(tape.finiteNumber()))
            spring.stiffness = max(1e-300, abs(tape.finiteNumber()))
            spring.damping = abs(tape.finiteNumber())
            spring.initialVelocity = tape.finiteNumber()
            spring.allowsOverdamping = tape.chance(1, in: 2)
            _ = spring.settlingDuration
            animation = ends(spring, key, &tape)
        case 3: animation = keyframes(key, &tape)
        case 4:
            let transition = CATransition()
            transition.type = tape.pick([.fade, .moveIn, .push, .reveal])
            transition.subtype = tape.pick([nil, .fromLeft, .fromTop, .fromRight])
            transition.startProgress = tape.pick([0, 0.5, 1])
            transition.endProgress = tape.pick([1, 0.5])
            animation = transition
        case 7: animation = valueFunction(&tape)
        default:
            let group = CAAnimationGroup()
            group.animations = (0...tape.below(2)).map { _ in
                self.animation(&tape, level: level + 1)
            }
            .filter { !($0 is CATransition) }
            animation = group
        }
        time(animation, &tape)
        if let property = animation as? CAPropertyAnimation {
            property.isAdditive = tape.chance(1, in: 3)
            property.isCumulative = tape.chance(1, in: 3)
        }
        return animation
    }

    /// An animation of a transform by numbers.
    private func valueFunction(_ tape: inout Tape) -> CAAnimation {
        let basic = CABasicAnimation(keyPath: tape.pick(["transform", "sublayerTransform"]))
        basic.valueFunction = CAValueFunction(
            name: tape.pick([.rotateZ, .rotateX, .scaleX, .scale, .translateY, .translate])
        )
        let isTriple = [.scale, .translate].contains(basic.valueFunction?.name)
        func value(_ tape: inout Tape) -> Any {
            isTriple
                ? (0..<3).map { _ in NSNumber(value: tape.finiteNumber()) } as Any
                : tape.finiteNumber()
        }
        basic.fromValue = value(&tape)
        basic.toValue = value(&tape)
        basic.preferredFrameRateRange = CAFrameRateRange(
            minimum: tape.pick([30, 1e-30, 1]), maximum: tape.pick([60, 1e30, 30])
        )
        return basic
    }

    private func ends(
        _ animation: CABasicAnimation, _ key: LayerKey, _ tape: inout Tape
    ) -> CABasicAnimation {
        if tape.chance(3, in: 4) { animation.fromValue = value(for: key.kind, &tape) }
        if tape.chance(3, in: 4) { animation.toValue = value(for: key.kind, &tape) }
        if tape.chance(1, in: 4) { animation.byValue = value(for: key.kind, &tape) }
        return animation
    }

    private func keyframes(_ key: LayerKey, _ tape: inout Tape) -> CAKeyframeAnimation {
        let frames = CAKeyframeAnimation(keyPath: key.path)
        frames.values = (0...tape.below(5)).map { _ in value(for: key.kind, &tape) }
        frames.calculationMode = tape.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
        if tape.chance(1, in: 4), case .point = key.kind {
            frames.path = path(&tape)
            frames.rotationMode = tape.pick([nil, .rotateAuto, .rotateAutoReverse])
        }
        if tape.chance(1, in: 3) {
            frames.keyTimes = (0..<(frames.values?.count ?? 0)).map {
                NSNumber(value: Double($0) / 5)
            }
        }
        if tape.chance(1, in: 3) {
            frames.timingFunctions = (1..<max(2, frames.values?.count ?? 2)).map { _ in
                timing(&tape)
            }
        }
        if tape.chance(1, in: 4) {
            let count = frames.values?.count ?? 0
            frames.tensionValues = (0..<count).map { _ in NSNumber(value: tape.finiteNumber()) }
            frames.continuityValues = frames.tensionValues
            frames.biasValues = (0..<count).map { _ in NSNumber(value: tape.finiteNumber()) }
        }
        return frames
    }

    private func timing(_ tape: inout Tape) -> CAMediaTimingFunction {
        if tape.chance(1, in: 2) {
            return CAMediaTimingFunction(name: tape.pick([.linear, .easeIn]))
        }
        return CAMediaTimingFunction(
            controlPoints: tape.finiteFloat(), tape.finiteFloat(), tape.finiteFloat(),
            tape.finiteFloat()
        )
    }

    private func time(_ animation: CAAnimation, _ tape: inout Tape) {
        animation.duration = abs(tape.pick([0.5, 0, 1, 1e-9, 1e9, 0.01, 1e-300, 1e300]))
        animation.repeatCount = abs(
            tape.pick([0, 1, 2.5, 1e9, .greatestFiniteMagnitude, .infinity, 1e-9])
        )
        if tape.chance(1, in: 6) { animation.repeatDuration = abs(tape.pick([0.1, 1e9, 1e300])) }
        animation.autoreverses = tape.chance(1, in: 3)
        animation.fillMode = tape.pick([.removed, .forwards, .both, .backwards])
        animation.isRemovedOnCompletion = tape.chance(1, in: 2)
        animation.speed = tape.pick([1, 0, -1, 2, 1e9, 1e-9, 1e30, -1e30])
        animation.timeOffset = tape.pick([0, 0.1, -1, 1e9, 1e300])
        animation.beginTime = tape.pick([0, 0.1, -1, 1e9, -1e300])
        if tape.chance(1, in: 3) { animation.timingFunction = timing(&tape) }
    }

    /// Changes properties with a SwiftUI animation.
    func animator(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        let animations: [Animation] = [
            .default, .linear(duration: 0.1), .spring(duration: 0.3, bounce: 0.9), .bouncy,
            .easeInOut(duration: 1e-9), .linear(duration: 1e9),
            .interpolatingSpring(mass: 1e-9, stiffness: 1e9, damping: 0, initialVelocity: 1e9),
            .linear(duration: 0.1).repeatForever(), .smooth.speed(1e9), .snappy.delay(1e9),
            .timingCurve(0, 1e30, 1, -1e30, duration: 0.2),
        ]
        let number = tape.below(animations.count)
        tape.say("\(index) animated by \(animations[number])")
        var changed = tape
        CALayer.animate(animations[number]) {
            for _ in 0...changed.below(2) { setByKey(layer, index, &changed) }
        }
        tape = changed
    }
}
