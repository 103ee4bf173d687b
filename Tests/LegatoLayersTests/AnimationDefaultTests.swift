import Foundation
import Legato
import Testing

/// defaultValue(forKey:) of the animation classes.
struct AnimationDefaultTests {
    private static let classes: [CAAnimation.Type] = [
        CAAnimation.self, CAPropertyAnimation.self, CABasicAnimation.self,
        CAKeyframeAnimation.self, CASpringAnimation.self, CATransition.self, CAAnimationGroup.self,
    ]

    @Test("Every class returns the defaults of CAAnimation")
    func base() {
        for type in Self.classes {
            #expect(type.defaultValue(forKey: "calculationMode") as? String == "linear")
            #expect(type.defaultValue(forKey: "type") as? String == "fade")
            #expect(type.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
            #expect(type.defaultValue(forKey: "speed") as? Float == 1)
            #expect(type.defaultValue(forKey: "fillMode") as? String == "removed")
            for key in [
                "duration", "beginTime", "timeOffset", "repeatCount", "repeatDuration",
                "autoreverses", "timingFunction", "delegate", "keyPath", "additive", "cumulative",
                "valueFunction", "fromValue", "toValue", "byValue", "values", "path", "keyTimes",
                "timingFunctions", "tensionValues", "continuityValues", "biasValues",
                "rotationMode", "initialVelocity", "allowsOverdamping", "subtype",
                "startProgress", "filter", "animations", "foo",
            ] {
                #expect(type.defaultValue(forKey: key) == nil, "\(type).\(key)")
            }
        }
    }

    @Test("A default that is a name casts to the name's type, as to a string")
    func names() {
        let type = CAAnimation.self
        let linear = CAAnimationCalculationMode.linear
        #expect(type.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == .removed)
        #expect(
            type.defaultValue(forKey: "calculationMode") as? CAAnimationCalculationMode == linear)
        #expect(type.defaultValue(forKey: "type") as? CATransitionType == .fade)
        for value in [
            CALayer.defaultValue(forKey: "fillMode"),
            CAEmitterCell.defaultValue(forKey: "fillMode"),
            CAEmitterCell().value(forKey: "fillMode"),
        ] {
            #expect(value as? CAMediaTimingFillMode == .removed && value as? String == "removed")
        }
    }

    @Test("A spring and a transition have additional defaults")
    func own() {
        for type in Self.classes {
            let isSpring = type == CASpringAnimation.self
            for (key, value) in [("mass", 1.0), ("stiffness", 100), ("damping", 10)] {
                let expected: CGFloat? = isSpring ? value : nil
                #expect(type.defaultValue(forKey: key) as? CGFloat == expected, "\(type).\(key)")
            }
            let end: Float? = type == CATransition.self ? 1 : nil
            #expect(type.defaultValue(forKey: "endProgress") as? Float == end, "\(type)")
        }
    }

    @Test("A fresh animation has the default of its class under each key")
    func agreement() {
        for type in Self.classes {
            let animation = type.make()
            for key in [
                "removedOnCompletion", "speed", "mass", "stiffness", "damping", "endProgress",
            ] {
                guard let value = type.defaultValue(forKey: key) as? Double else { continue }
                #expect(animation.value(forKey: key) as? Double == value, "\(type).\(key)")
            }
        }
    }
}
