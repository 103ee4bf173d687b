import Foundation
import Legato
import Testing

@Suite("Wrong use ends the program with a sentence")
struct WrongUseTests {
    @Test("A position that is no number")
    func nanPosition() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().position = CGPoint(x: Double.nan, y: 0) }
        }
        expectWords(result, "CALayer.position must be finite", "nan")
    }

    @Test("Infinite bounds")
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

    @Test("A layer in itself")
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

    @Test("An animation of an unknown key path")
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

    @Test("A part that a property does not have")
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

    @Test("A value of the wrong type in an animation")
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

    @Test("A value of the wrong type for a property")
    func wrongValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().setValue(CGPoint.zero, forKey: "opacity") }
        }
        expectWords(result, "CALayer.opacity must have the property's type", "CGPoint")
    }

    @Test("An infinite value in an animation")
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

    @Test("An animation without an end that no clock can reach")
    func infiniteTiming() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CABasicAnimation().beginTime = .infinity }
        }
        expectWords(result, "CAAnimation.beginTime must be finite", "inf")
    }

    @Test("Changing a presentation layer")
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

    @Test("Changing an animation that was added")
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

    @Test("Changing the end of an animation that was added")
    func changingAddedEnd() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let layer = CALayer()
                layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
                (layer.animation(forKey: "a") as? CABasicAnimation)?.toValue = 2
            }
        }
    }

    @Test("P11 A control point that no curve has")
    func controlPointIndex() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var point: [Float] = [0, 0]
            CAMediaTimingFunction(name: .linear).getControlPoint(at: 5, values: &point)
        }
        expectWords(result, "0 to 3, got 5")
    }

    @Test("P11 An unknown timing function")
    func unknownFunction() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "easeOutIn"))
        }
        expectWords(result, "no function named 'easeOutIn'", "easeInEaseOut")
    }

    @Test("Replacing a layer that is no sublayer")
    func replacingStranger() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().replaceSublayer(CALayer(), with: CALayer()) }
        }
    }

    @Test("Contents that are no picture")
    func wrongContents() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().contents = "picture.png" }
        }
        expectWords(result, "CALayer.contents must be a CGImage or nil, got picture.png")
    }

    @Test(
        "Setting what cannot be set by key",
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

    @Test("A mask that the layer hangs in")
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

    @Test("A part that a value of the program's own does not have")
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

    @Test("An animation whose values do not fit a key of the program's own")
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

    @Test("A presentation layer in the tree, and asking it for display")
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

    @Test("A duration that is no number")
    func nanDuration() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().duration = .nan }
        }
        expectWords(result, "CALayer.duration must not be NaN", "nan")
    }
}
