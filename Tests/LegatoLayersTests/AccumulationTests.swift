import Foundation
import Legato
import Testing

/// Additive and cumulative animations, value functions.
struct AccumulationTests {
    @Test("Additive keyframes and springs add to the underlying value")
    func additive() throws {
        let values = keyframes("opacity", [0, 0.2, 0.4])
        values.isAdditive = true
        expectClose(try opacities(of: values, at: [0.25, 0.75]), [0.6, 0.8])
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 10
        spring.duration = spring.settlingDuration
        let alone = try positions(of: spring, at: [0.2])[0]
        spring.isAdditive = true
        expectClose([try positions(of: spring, at: [0.2])[0]], [100 + alone], within: 1e-9)
    }

    @Test("Cumulative keyframes add the last value in each cycle")
    func cumulativeKeyframes() throws {
        let animation = keyframes("position.x", [0, 2, 10])
        animation.isCumulative = true
        animation.repeatCount = 3
        expectClose(
            try Stage().clock([animation], at: [0.5, 1.5, 2.5, 3]) { $0.position.x },
            [2, 12, 22, 30], within: 1e-9
        )
    }

    @Test("C3 The reversed half of a cycle does not accumulate")
    func autoreverses() throws {
        let animation = keyframes("position.x", [0, 10])
        animation.isCumulative = true
        animation.autoreverses = true
        animation.repeatCount = 2
        expectClose(
            try Stage().clock([animation], at: [0.5, 1.5, 2.5]) { $0.position.x }, [5, 5, 5],
            within: 1e-9
        )
    }

    @Test("Cumulative and additive: accumulated first, then added")
    func both() throws {
        let animation = basic("position.x", from: 0, to: 10)
        animation.isCumulative = true
        animation.isAdditive = true
        animation.repeatCount = 2
        expectClose(
            try Stage().clock([animation], at: [1.5]) { $0.position.x }, [115], within: 1e-9
        )
    }

    @Test("A rotation of many cycles accumulates without iterating over them")
    func manyCycles() throws {
        let animation = keyframes(
            "transform", [CATransform3DIdentity, CATransform3DMakeTranslation(2, 0, 0)]
        )
        animation.isCumulative = true
        animation.repeatCount = .infinity
        let shown = try transforms(of: animation, at: [0.5, 1.5, 1e9 + 0.5])
        expectClose(shown.map { Double($0.m41) }, [1, 3, 2e9 + 1], within: 1e-6)
        let growing = basic(
            "transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(9, 9, 9)
        )
        growing.isCumulative = true
        growing.repeatCount = .infinity
        let grown = try transforms(of: growing, at: [5000.5])[0]
        #expect(!grown.m11.isNaN && !grown.m12.isNaN)
    }

    @Test("A value function is applied to the accumulated value")
    func cumulativeFunction() throws {
        let animation = basic("transform", from: 0, to: 1)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.isCumulative = true
        animation.repeatCount = 3
        let t = try transforms(of: animation, at: [2.5])[0]
        expectClose([t.m11, t.m12], [cos(2.5), sin(2.5)], within: 1e-9)
    }

    @Test("C1 An additive transform is concatenated after the underlying one")
    func additiveTransform() throws {
        let stage = Stage()
        stage.change { stage.layer.transform = CATransform3DMakeScale(2, 2, 1) }
        let animation = basic("transform", from: 10, to: 10)
        animation.valueFunction = CAValueFunction(name: .translateX)
        animation.isAdditive = true
        let t = try stage.clock([animation], at: [0.5]) { $0.transform }[0]
        #expect(
            t
                == CATransform3DConcat(
                    CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0)
                )
        )
    }

    @Test("Every value function creates its transform, an unknown name returns nil")
    func names() throws {
        let expected: [(CAValueFunctionName, Any, CATransform3D)] = [
            (.rotateX, 0.5, CATransform3DMakeRotation(0.5, 1, 0, 0)),
            (.rotateY, 0.5, CATransform3DMakeRotation(0.5, 0, 1, 0)),
            (.rotateZ, 0.5, CATransform3DMakeRotation(0.5, 0, 0, 1)),
            (.scale, [2, 3, 4], CATransform3DMakeScale(2, 3, 4)),
            (.scaleX, 2, CATransform3DMakeScale(2, 1, 1)),
            (.scaleY, 2, CATransform3DMakeScale(1, 2, 1)),
            (.scaleZ, 2, CATransform3DMakeScale(1, 1, 2)),
            (.translate, [2.0, 3, 4], CATransform3DMakeTranslation(2, 3, 4)),
            (.translateX, 2, CATransform3DMakeTranslation(2, 0, 0)),
            (.translateY, 2, CATransform3DMakeTranslation(0, 2, 0)),
            (.translateZ, 2, CATransform3DMakeTranslation(0, 0, 2)),
        ]
        for (name, value, transform) in expected {
            let animation = basic("transform", from: value, to: value)
            animation.valueFunction = CAValueFunction(name: name)
            #expect(try transforms(of: animation, at: [0.5]) == [transform], "\(name.rawValue)")
            #expect(animation.valueFunction?.name == name)
        }
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "rotate")) == nil)
    }

    @Test("A value function rotates keyframes by more than half a turn, in sublayers as well")
    func keyframeFunction() throws {
        let animation = keyframes("sublayerTransform", [0, 4 * Double.pi, 0])
        animation.valueFunction = CAValueFunction(name: .rotateY)
        let t = try Stage().clock([animation], at: [0.0625]) { $0.sublayerTransform }[0]
        expectClose([t.m11, t.m13], [0, -1], within: 1e-9)
    }

    @Test("A value function's missing end is derived from byValue")
    func byValue() throws {
        let animation = basic("transform", from: 1, by: 2)
        animation.valueFunction = CAValueFunction(name: .translateX)
        expectClose(try transforms(of: animation, at: [0.5]).map { Double($0.m41) }, [2])
    }
}
