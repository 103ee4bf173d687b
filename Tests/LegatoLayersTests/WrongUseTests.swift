import Foundation
import Legato
import Testing

/// Wrong use traps or warns with a message.
struct WrongUseTests {
    @Test("A NaN position traps")
    func nanPosition() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().position = CGPoint(x: Double.nan, y: 0) }
        }
        expectWords(result, "CALayer.position must be finite", "nan")
    }

    @Test("Infinite bounds trap")
    func infiniteBounds() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CALayer().bounds = CGRect(x: 0, y: 0, width: Double.infinity, height: 1)
            }
        }
        expectWords(result, "CALayer.bounds must be finite", "inf")
    }

    @Test("A layer added to itself traps")
    func cycle() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (a, b, c) = (CALayer(), CALayer(), CALayer())
                a.name = "the outer one"
                a.addSublayer(b)
                b.addSublayer(c)
                c.addSublayer(a)
            }
        }
        expectWords(result, "sublayer or mask of itself", "the outer one")
    }

    @Test("An animation of an unknown key path has no effect, with a warning")
    func unknownKeyPath() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().add(basic("positoin.x", from: 0, to: 1), forKey: nil) }
        }
        expectWords(
            result, "CABasicAnimation of 'positoin.x' on CALayer has no effect",
            "names no property", "position"
        )
    }

    @Test("A key path with an unknown component traps")
    func unknownPart() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().setValue(1, forKeyPath: "position.z") }
        }
        expectWords(
            result, "CALayer: the key path 'position.z' names no part", "position.x, position.y"
        )
    }

    @Test("A value of the wrong type in an animation traps")
    func wrongAnimationValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CALayer().add(basic("position", from: "left", to: 1), forKey: nil)
            }
        }
        expectWords(
            result,
            "fromValue for 'position' must have the property's type, got left of type String"
        )
    }

    @Test("A value of the wrong type for a property traps")
    func wrongValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().setValue(CGPoint.zero, forKey: "opacity") }
        }
        expectWords(result, "CALayer.opacity must have the property's type", "CGPoint")
    }

    @Test("An infinite value in an animation traps")
    func infiniteAnimationValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CALayer().add(basic("zPosition", to: Double.infinity), forKey: nil)
            }
        }
        expectWords(result, "toValue for 'zPosition' must be finite", "inf")
    }

    @Test("An animation with an infinite beginTime traps")
    func infiniteTiming() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CABasicAnimation().beginTime = .infinity }
        }
        expectWords(result, "CAAnimation.beginTime must be finite", "inf")
    }

    @Test("Changing a presentation layer traps")
    func writingPresentation() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let stage = Stage()
                stage.layer.presentation()?.opacity = 0.5
            }
        }
        expectWords(result, "presentation layer", "'opacity'", "model()")
    }

    @Test("Changing an added animation traps")
    func changingAdded() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layer = CALayer()
                layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
                layer.animation(forKey: "a")?.duration = 2
            }
        }
        expectWords(result, "'duration' cannot be changed", "add it again")
    }

    @Test("Changing the end value of an added animation traps")
    func changingAddedEnd() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let layer = CALayer()
                layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
                (layer.animation(forKey: "a") as? CABasicAnimation)?.toValue = 2
            }
        }
    }

    @Test("P11 A control point index out of range traps")
    func controlPointIndex() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var point: [Float] = [0, 0]
            CAMediaTimingFunction(name: .linear).getControlPoint(at: 5, values: &point)
        }
        expectWords(result, "0 to 3, got 5")
    }

    @Test("P11 An unknown timing function traps")
    func unknownFunction() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "easeOutIn"))
        }
        expectWords(result, "no function named 'easeOutIn'", "easeInEaseOut")
    }

    @Test("Replacing a layer that is not a sublayer traps")
    func replacingStranger() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().replaceSublayer(CALayer(), with: CALayer()) }
        }
    }

    @Test("Contents that are not an image trap")
    func wrongContents() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().contents = "picture.png" }
        }
        expectWords(result, "CALayer.contents must be a CGImage or nil, got picture.png")
    }

    @Test(
        "Setting a read-only key, or a value of the wrong type, traps",
        arguments: [
            ("superlayer", "is read-only"), ("sublayers", "must have the property's type"),
            ("speed", "must have the property's type"),
            ("autoresizingMask", "must have the property's type"),
            ("frame", "must have the property's type"),
            ("fillMode", "must have the property's type"),
        ]
    )
    func wrongKey(key: String, rule: String) async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [key] in
            await MainActor.run { CALayer().setValue("left", forKey: key) }
        }
        expectWords(result, "CALayer.\(key) \(rule)")
    }

    @Test("Setting a superlayer as the mask traps")
    func maskCycle() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (a, b) = (CALayer(), CALayer())
                a.addSublayer(b)
                b.mask = a
            }
        }
        expectWords(result, "sublayer or mask of itself")
    }

    @Test("An unknown component of a custom value traps")
    func unknownOwnPart() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layer = CALayer()
                layer.setValue(CGPoint.zero, forKey: "aim")
                layer.setValue(1, forKeyPath: "aim.width")
            }
        }
        expectWords(result, "'aim.width' names no part")
    }

    @Test("An animation whose values do not fit a custom key traps")
    func wrongOwnValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                final class Dial: CALayer {
                    override class func needsDisplay(forKey key: String) -> Bool { key == "turn" }
                }
                let dial = Dial()
                dial.setValue(1.0, forKey: "turn")
                dial.add(basic("turn", from: 0, to: CGPoint.zero), forKey: nil)
            }
        }
        expectWords(result, "toValue", "must have the property's type")
    }

    @Test("Adding a presentation layer to the tree, or asking it for display, traps")
    func presentationEdits() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                if let shown = stage.layer.presentation() { CALayer().addSublayer(shown) }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                stage.layer.presentation()?.setNeedsDisplay()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                stage.layer.presentation()?.mask = CALayer()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                stage.layer.presentation()?.setValue(1, forKey: "mine")
            }
        }
    }

    @Test("A NaN duration traps")
    func nanDuration() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().duration = .nan }
        }
        expectWords(result, "CALayer.duration must not be NaN", "nan")
    }
}
