import Foundation
import Legato
import Testing

/// Key-value coding of animations.
struct AnimationKeyTests {
    private func instances() -> [CAAnimation] {
        [
            CAAnimation(), CAPropertyAnimation(), CABasicAnimation(), CASpringAnimation(),
            CAKeyframeAnimation(), CAAnimationGroup(), CATransition(),
        ]
    }

    @Test("Timing functions are equal, and one member of a set, only if they are the same object")
    func identity() {
        func curve() -> CAMediaTimingFunction {
            CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
        }
        let named = CAMediaTimingFunction(name: .linear)
        #expect(Set([named, CAMediaTimingFunction(name: .linear)]).count == 1)
        #expect(Set([curve(), curve()]).count == 2)
    }

    @Test("Timing properties of every class are read and written by key")
    func timing() {
        for animation in instances() {
            let numbers = [
                "beginTime": 1.5, "timeOffset": 2.5, "speed": 0.5, "duration": 3.5,
                "repeatCount": 4.5, "repeatDuration": 5.5,
            ]
            for (key, number) in numbers { animation.setValue(number, forKey: key) }
            animation.setValue(1, forKey: "autoreverses")
            animation.setValue("both", forKey: "fillMode")
            animation.setValue(false, forKey: "removedOnCompletion")
            #expect(animation.beginTime == 1.5)
            #expect(animation.timeOffset == 2.5)
            #expect(animation.speed == 0.5)
            #expect(animation.duration == 3.5)
            #expect(animation.repeatCount == 4.5)
            #expect(animation.repeatDuration == 5.5)
            #expect(animation.autoreverses)
            #expect(animation.fillMode == .both)
            #expect(!animation.isRemovedOnCompletion)
            for (key, number) in numbers {
                #expect(animation.value(forKeyPath: key) as? Double == number, "\(key)")
                #expect(animation.value(forKey: key) as? Float == Float(number), "\(key)")
            }
            #expect(animation.value(forKey: "autoreverses") as? Bool == true)
            #expect(animation.value(forKey: "fillMode") as? String == "both")
            #expect(animation.value(forKey: "removedOnCompletion") as? Bool == false)
        }
    }

    @Test(
        "Numbers of every type are accepted, in strings too, and nil is 0",
        arguments: [2, Float(2), CGFloat(2), UInt8(2), NSNumber(value: 2), "2"] as [any Sendable]
    )
    func numbers(value: any Sendable) {
        let animation = CASpringAnimation()
        animation.setValue(value, forKey: "duration")
        animation.setValue(value, forKeyPath: "mass")
        animation.setValue(value, forKey: "autoreverses")
        #expect(animation.duration == 2)
        #expect(animation.mass == 2)
        #expect(animation.autoreverses)
        animation.setValue(nil, forKey: "duration")
        animation.setValue(nil, forKey: "autoreverses")
        #expect(animation.duration == 0)
        #expect(!animation.autoreverses)
    }

    @Test("Objects are read and written by key, and nil removes them")
    func objects() {
        let animation = CABasicAnimation()
        let (log, pacing) = (AnimationLog(), CAMediaTimingFunction(name: .easeIn))
        let range = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        animation.setValue(log, forKey: "delegate")
        animation.setValue(pacing, forKey: "timingFunction")
        animation.setValue(range, forKey: "preferredFrameRateRange")
        animation.setValue("opacity", forKey: "keyPath")
        animation.setValue(CAValueFunction(name: .scale), forKey: "valueFunction")
        #expect(animation.delegate === log)
        #expect(animation.timingFunction === pacing)
        #expect(animation.preferredFrameRateRange == range)
        #expect(animation.keyPath == "opacity")
        #expect(animation.valueFunction?.name == .scale)
        #expect(animation.value(forKey: "delegate") as? AnimationLog === log)
        #expect(animation.value(forKey: "timingFunction") as? CAMediaTimingFunction === pacing)
        #expect(animation.value(forKey: "preferredFrameRateRange") as? CAFrameRateRange == range)
        #expect(animation.value(forKey: "keyPath") as? String == "opacity")
        let function = animation.value(forKey: "valueFunction") as? CAValueFunction
        #expect(function?.name == .scale)
        for key in ["delegate", "timingFunction", "keyPath", "valueFunction"] {
            animation.setValue(nil, forKey: key)
            #expect(animation.value(forKey: key) == nil, "\(key)")
        }
    }

    @Test("Boolean properties of animations have Core Animation's names")
    func switches() {
        let animation = CAPropertyAnimation()
        animation.setValue(true, forKey: "additive")
        animation.setValue(1, forKey: "cumulative")
        #expect(animation.isAdditive && animation.isCumulative)
        #expect(animation.value(forKey: "additive") as? Bool == true)
        // Swift names are not keys: values set under them are custom values.
        animation.setValue(false, forKey: "isAdditive")
        #expect(animation.isAdditive)
    }

    @Test("The values of a basic animation keep their type, and key paths reach their parts")
    func values() throws {
        let animation = CABasicAnimation(keyPath: "position")
        animation.setValue(CGPoint(x: 1, y: 2), forKey: "fromValue")
        animation.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "toValue")
        animation.setValue(5, forKey: "byValue")
        #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(animation.value(forKeyPath: "toValue.y") as? Double == 4)
        animation.setValue(7, forKeyPath: "fromValue.x")
        #expect(animation.fromValue as? CGPoint == CGPoint(x: 7, y: 2))
        #expect(animation.byValue as? Int == 5)
        animation.setValue(nil, forKey: "byValue")
        #expect(animation.byValue == nil)
        #expect(animation.value(forKey: "byValue") == nil)
    }

    @Test("A spring's parameters are read and written by key, derived values are read-only")
    func spring() throws {
        let animation = CASpringAnimation()
        let numbers = ["mass": 2.0, "stiffness": 50.0, "damping": 3.0, "initialVelocity": 4.0]
        for (key, number) in numbers {
            animation.setValue(number, forKey: key)
            #expect(animation.value(forKey: key) as? Double == number, "\(key)")
        }
        animation.setValue(true, forKey: "allowsOverdamping")
        #expect(animation.mass == 2 && animation.stiffness == 50)
        #expect(animation.damping == 3 && animation.initialVelocity == 4)
        #expect(animation.allowsOverdamping)
        for (key, value) in [
            ("settlingDuration", animation.settlingDuration), ("bounce", animation.bounce),
            ("perceptualDuration", animation.perceptualDuration),
        ] {
            #expect(animation.value(forKey: key) as? Double == value, "\(key)")
        }
    }

    @Test("Keyframes accept lists of numbers of any type, and names as strings")
    func keyframeKeys() throws {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        let pacing = CAMediaTimingFunction(name: .easeOut)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        animation.setValue([0, 1], forKey: "values")
        animation.setValue(path, forKey: "path")
        animation.setValue([0, 0.5], forKey: "keyTimes")
        animation.setValue([pacing], forKey: "timingFunctions")
        animation.setValue("cubic", forKey: "calculationMode")
        animation.setValue([1, 2], forKey: "tensionValues")
        animation.setValue([Float(0.5)], forKey: "continuityValues")
        animation.setValue([NSNumber(value: 3)], forKey: "biasValues")
        animation.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
        #expect(animation.values as? [Int] == [0, 1])
        #expect(animation.path == path)
        #expect(animation.keyTimes == [0, 0.5])
        #expect(animation.timingFunctions == [pacing])
        #expect(animation.calculationMode == .cubic)
        #expect(animation.tensionValues == [1, 2])
        #expect(animation.continuityValues == [0.5])
        #expect(animation.biasValues == [3])
        #expect(animation.rotationMode == .rotateAuto)
        #expect(animation.value(forKey: "rotationMode") as? String == "auto")
        #expect(animation.value(forKey: "keyTimes") as? [NSNumber] == [0, 0.5])
        #expect(animation.value(forKey: "path") as? CGPath == path)
        for key in [
            "values", "path", "keyTimes", "timingFunctions", "tensionValues", "continuityValues",
            "biasValues", "rotationMode",
        ] {
            animation.setValue(nil, forKey: key)
            #expect(animation.value(forKey: key) == nil, "\(key)")
        }
        animation.setValue(nil, forKey: "calculationMode")
        #expect(animation.calculationMode == .linear)
    }

    @Test("Groups and transitions are read and written by key")
    func groupsAndTransitions() {
        let (group, child) = (CAAnimationGroup(), CABasicAnimation())
        group.setValue([child], forKey: "animations")
        #expect(group.animations?.first === child)
        #expect((group.value(forKey: "animations") as? [CAAnimation])?.first === child)
        let transition = CATransition()
        transition.setValue("push", forKey: "type")
        transition.setValue("fromTop", forKey: "subtype")
        transition.setValue(0.25, forKey: "startProgress")
        transition.setValue(0.75, forKey: "endProgress")
        transition.setValue("a filter", forKey: "filter")
        #expect(transition.type == .push && transition.subtype == .fromTop)
        #expect(transition.startProgress == 0.25 && transition.endProgress == 0.75)
        #expect(transition.filter as? String == "a filter")
        #expect(transition.value(forKey: "type") as? String == "push")
        #expect(transition.value(forKey: "subtype") as? String == "fromTop")
        transition.setValue(nil, forKey: "type")
        transition.setValue(nil, forKey: "subtype")
        #expect(transition.type == .fade && transition.subtype == nil)
    }

    @Test("A key of another class is a custom key, and custom keys have the class's default")
    func ownKeys() throws {
        final class Tagged: CABasicAnimation {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "tag" ? "none" : super.defaultValue(forKey: key)
            }
        }
        let animation = Tagged()
        #expect(animation.value(forKey: "tag") as? String == "none")
        #expect(animation.value(forKey: "mass") == nil)
        animation.setValue("mine", forKey: "tag")
        animation.setValue(3, forKey: "mass")
        animation.setValue("long", forKeyPath: "a.b")
        let copy = try #require(animation.copy() as? Tagged)
        #expect(copy.value(forKey: "tag") as? String == "mine")
        #expect(copy.value(forKey: "mass") as? Int == 3)
        #expect(copy.value(forKeyPath: "a.b") as? String == "long")
        animation.setValue(nil, forKey: "tag")
        #expect(animation.value(forKey: "tag") as? String == "none")
    }

    @Test("A key path reaches an animation through its key")
    func throughAnimations() {
        let (outer, inner) = (CAAnimation(), CABasicAnimation())
        outer.setValue(inner, forKey: "inner")
        outer.setValue(3, forKeyPath: "inner.duration")
        #expect(inner.duration == 3)
        #expect(outer.value(forKeyPath: "inner.duration") as? Double == 3)
    }

    @Test("Only custom keys of an added animation can be set")
    func added() async {
        let layer = CALayer()
        layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
        layer.animation(forKey: "a")?.setValue(5, forKey: "mine")
        #expect(layer.animation(forKey: "a")?.value(forKey: "mine") as? Int == 5)
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let layer = CALayer()
            layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
            layer.animation(forKey: "a")?.setValue(5, forKey: "duration")
        }
        expectWords(result, "'duration' cannot be changed", "add it again")
    }

    @Test("A value of the wrong type traps")
    func wrongType() async {
        var result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CABasicAnimation().setValue("long", forKey: "duration")
        }
        expectWords(
            result,
            "CABasicAnimation.duration must have the property's type, got long of type String"
        )
        result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CAKeyframeAnimation().setValue([0, "x"] as [Any], forKey: "keyTimes")
        }
        expectWords(result, "CAKeyframeAnimation.keyTimes must have the property's type")
        result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CAAnimation().setValue("ever", forKey: "fillMode")
        }
        expectWords(
            result, "CAAnimation.fillMode must have the property's type, got ever of type String"
        )
    }

    @Test("Setting a derived value or a number that is not finite traps")
    func refused() async {
        var result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CASpringAnimation().setValue(1, forKey: "settlingDuration")
        }
        expectWords(result, "CASpringAnimation.settlingDuration is read-only")
        result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CAAnimation().setValue(Double.nan, forKey: "duration")
        }
        expectWords(result, "CAAnimation.duration must be finite, got nan")
    }
}
