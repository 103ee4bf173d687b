import Foundation
import Legato
import TestSupport

/// Creates animations of every class, mode and kind of value.
struct RandomAnimations {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

    mutating func unit() -> Double { random.unit() }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    private mutating func point() -> CGPoint {
        CGPoint(x: number(0...200), y: number(0...200))
    }

    private mutating func transform() -> CATransform3D {
        var t = CATransform3DMakeRotation(number(-4...4), 0, 0, 1)
        if below(3) == 0 { t = CATransform3DRotate(t, number(-1...1), 1, 0, 0) }
        return CATransform3DScale(t, number(0.2...2), number(-2...2), 1)
    }

    /// Creates a layer of any class.
    mutating func layer() -> CALayer { random.layer() }

    /// Creates an animation of a layer; groups may be nested down to a depth.
    mutating func animation(of layer: CALayer, depth: Int = 0) -> CAAnimation {
        let animation: CAAnimation
        switch below(depth < 2 ? 7 : 5) {
        case 0: animation = (below(2) == 0 ? random.ownAnimation(of: layer) : nil) ?? values()
        case 1: animation = path()
        case 2: animation = function()
        case 3:
            animation =
                (below(2) == 0 ? random.ownAnimation(of: layer) : nil)
                ?? basicAnimation(CABasicAnimation())
        case 4: animation = basicAnimation(CASpringAnimation())
        default:
            let children = (0..<below(4)).map { _ in self.animation(of: layer, depth: depth + 1) }
            animation = group(1, children)
        }
        time(animation)
        if let animation = animation as? CAPropertyAnimation {
            animation.isAdditive = below(4) == 0
            animation.isCumulative = below(4) == 0
        }
        return animation
    }

    private mutating func time(_ animation: CAAnimation) {
        animation.duration = below(4) == 0 ? 0 : number(0.2...3)
        animation.beginTime = below(2) == 0 ? 0 : number(0.1...2)
        animation.speed = below(4) == 0 ? -1 : Float(number(0.5...2))
        animation.timeOffset = below(3) == 0 ? unit() : 0
        animation.repeatCount = [0, 0, 2.5, 3, .infinity][below(5)]
        animation.autoreverses = below(3) == 0
        animation.fillMode = CAMediaTimingFillMode.allCases[below(4)]
        animation.isRemovedOnCompletion = false
        guard below(2) == 0 else { return }
        animation.timingFunction = CAMediaTimingFunction(
            controlPoints: Float(unit()), Float(number(-0.5...1.5)), Float(unit()),
            Float(number(-0.5...1.5))
        )
    }

    private mutating func value(_ keyPath: String) -> Any {
        switch keyPath {
        case "position": point()
        case "transform": transform()
        case "opacity": unit()
        case "bounds": CGRect(origin: .zero, size: CGSize(width: 9 + 40 * unit(), height: 20))
        case "backgroundColor": CGColor(red: unit(), green: unit(), blue: unit(), alpha: unit())
        case "hidden": below(4) == 0
        default: number(0.2...2)
        }
    }

    private mutating func keyPath() -> String {
        let paths = [
            "position", "transform", "opacity", "bounds", "backgroundColor", "hidden", "zPosition",
            "position.x", "transform.scale", "transform.rotation.z", "cornerRadius",
        ]
        return paths[below(paths.count)]
    }

    private mutating func basicAnimation(_ animation: CABasicAnimation) -> CAAnimation {
        let keyPath = keyPath()
        animation.keyPath = keyPath
        if below(4) > 0 { animation.fromValue = value(keyPath) }
        if below(4) > 0 { animation.toValue = value(keyPath) }
        return animation
    }

    private mutating func rhythm(_ animation: CAKeyframeAnimation) {
        let modes: [CAAnimationCalculationMode] = [
            .linear, .discrete, .paced, .cubic, .cubicPaced,
        ]
        animation.calculationMode = modes[below(5)]
        if below(2) == 0 {
            animation.keyTimes = (0...below(6)).map { _ in unit() }.sorted()
                .map { NSNumber(value: $0) }
        }
        if below(3) == 0 {
            animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
        }
        if below(3) == 0 {
            animation.tensionValues = [0, NSNumber(value: number(-1...1))]
            animation.continuityValues = [0, NSNumber(value: number(-1...1))]
            animation.biasValues = [0, NSNumber(value: number(-1...1))]
        }
    }

    private mutating func values() -> CAAnimation {
        let keyPath = keyPath()
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = (0..<below(6)).map { _ in value(keyPath) }
        rhythm(animation)
        return animation
    }

    private mutating func path() -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: below(3) == 0 ? "anchorPoint" : "position")
        let scale = animation.keyPath == "position" ? 1 : 0.005
        let path = CGMutablePath()
        path.move(to: point())
        for _ in 0..<below(5) {
            switch below(5) {
            case 0: path.move(to: point())
            case 1: path.addCurve(to: point(), control1: point(), control2: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.closeSubpath()
            default: path.addLine(to: point())
            }
        }
        animation.path = path.applying(CGAffineTransform(scaleX: scale, y: scale))
        if below(2) == 0 {
            animation.rotationMode = below(2) == 0 ? .rotateAuto : .rotateAutoReverse
        }
        rhythm(animation)
        return animation
    }

    private mutating func function() -> CAAnimation {
        let names: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .translate, .translateY,
        ]
        let name = names[below(names.count)]
        let isWide = name == .scale || name == .translate
        func value(_ random: inout Self) -> Any {
            isWide
                ? [random.number(0.1...2), random.number(0.1...2), random.number(0.1...2)] as Any
                : random.number(-4...4)
        }
        if below(2) == 0 {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = value(&self)
            animation.toValue = value(&self)
            animation.valueFunction = CAValueFunction(name: name)
            return animation
        }
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = (0...below(4)).map { _ in value(&self) }
        animation.valueFunction = CAValueFunction(name: name)
        rhythm(animation)
        return animation
    }
}
