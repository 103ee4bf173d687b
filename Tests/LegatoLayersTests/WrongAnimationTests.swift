import Foundation
import Legato
import Testing

/// Invalid animations trap or warn with a message.
struct WrongAnimationTests {
    @Test("A keyframe value of the wrong type traps")
    func wrongKeyValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CALayer().add(keyframes("position", [CGPoint.zero, 3]), forKey: nil)
            }
        }
        expectWords(
            result,
            "CAKeyframeAnimation.values[1] for 'position' must have the property's type, got 3 of type "
                + "Int"
        )
    }

    @Test("A NaN keyframe value traps")
    func nanKeyValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CALayer().add(keyframes("zPosition", [0, Double.nan]), forKey: nil)
            }
        }
        expectWords(result, "values[1] for 'zPosition' must be finite, got nan")
    }

    @Test("A NaN key time traps")
    func nanKeyTime() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CAKeyframeAnimation().keyTimes = [0, NSNumber(value: Double.nan)]
            }
        }
        expectWords(result, "CAKeyframeAnimation.keyTimes must be finite, got nan")
    }

    @Test("An infinite tension traps")
    func infiniteTension() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CAKeyframeAnimation().tensionValues = [NSNumber(value: Double.infinity)]
            }
        }
        expectWords(result, "CAKeyframeAnimation.tensionValues must be finite, got inf")
    }

    @Test("A wrong key path inside a group has no effect, with a warning")
    func wrongKeyPathInGroup() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CALayer().add(group(1, [group(1, [keyframes("opcaity", [0, 1])])]), forKey: nil)
            }
        }
        expectWords(result, "of 'opcaity' on CALayer has no effect", "names no property", "opacity")
    }

    @Test("A group inside itself traps")
    func groupInItself() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let inner = group(1, [])
                inner.animations = [group(1, [inner])]
            }
        }
        expectWords(result, "CAAnimationGroup.animations must not contain the group")
    }

    @Test("Changing keyframes that were added traps")
    func changingKeyframes() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layer = CALayer()
                layer.add(keyframes("opacity", [0, 1]), forKey: "a")
                (layer.animation(forKey: "a") as? CAKeyframeAnimation)?.values = [1, 0]
            }
        }
        expectWords(result, "'values' cannot be changed", "add it again")
    }

    @Test("Changing an animation in a group that was added traps")
    func changingChild() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layer = CALayer()
                layer.add(group(1, [keyframes("opacity", [0, 1])]), forKey: "a")
                let kept = layer.animation(forKey: "a") as? CAAnimationGroup
                kept?.animations?[0].speed = 2
            }
        }
        expectWords(result, "'speed' cannot be changed", "add it again")
    }

    @Test("A value function for a property other than a transform traps")
    func functionOfOpacity() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let animation = basic("opacity", from: 0, to: 1)
                animation.valueFunction = CAValueFunction(name: .scale)
                CALayer().add(animation, forKey: nil)
            }
        }
        expectWords(result, "valueFunction needs the key path of a transform, got 'opacity'")
    }

    @Test("A value function with too few numbers traps")
    func functionOfTwo() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let animation = basic("transform", from: [0, 0, 0], to: [1, 2])
                animation.valueFunction = CAValueFunction(name: .translate)
                CALayer().add(animation, forKey: nil)
            }
        }
        expectWords(
            result, "toValue for 'transform' must be the arguments of 'translate', got [1, 2]"
        )
    }

    @Test("A transition with a NaN startProgress traps")
    func nanProgress() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CATransition().startProgress = .nan }
        }
        expectWords(result, "CATransition.startProgress must be finite, got nan")
    }

    @Test("A NaN repeatCount traps")
    func nanRepeatCount() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CAAnimationGroup().repeatCount = .nan }
        }
        expectWords(result, "CAAnimation.repeatCount must not be NaN, got nan")
    }

    @Test("Negative durations and counts are treated as not set")
    func negativeNumbers() throws {
        for animation in [keyframes("opacity", [0, 1]), basic("opacity", from: 0, to: 1)] {
            animation.duration = -3
            animation.repeatCount = -2
            animation.repeatDuration = -1
            expectClose(try opacities(of: animation, at: [0.1, 0.2, 0.3]), [0.4, 0.8, 0.5])
            let whole = group(-1, [animation])
            whole.repeatCount = -1
            expectClose(try opacities(of: whole, at: [0.1, 0.2, 0.3]), [0.4, 0.8, 0.5])
        }
    }
}
