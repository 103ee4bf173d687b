import Foundation
import Legato
import Testing

/// Values, order and actions beyond the facts.
///
/// Rules of values, order and actions beyond the facts, on a live layer.
struct ValueRuleTests {
    @Test("Two of fromValue, toValue and byValue, and all three")
    func combinations() throws {
        func shown(_ from: Double?, _ to: Double?, _ by: Double?) throws -> [Double] {
            try Stage().clock([basic("zPosition", from: from, to: to, by: by)], at: [0, 0.5, 1]) {
                Double($0.zPosition)
            }
        }
        expectClose(try shown(1, nil, 4), [1, 3, 5])
        expectClose(try shown(nil, 5, 4), [1, 3, 5])
        expectClose(try shown(1, 2, 40), [1, 1.5, 2])
    }

    @Test("byValue of a whole transform is concatenated to fromValue, or leads to toValue")
    func transformBy() throws {
        let by = CATransform3DMakeTranslation(8, 0, 0)
        let from = CATransform3DMakeTranslation(2, 4, 0)
        func ends(_ animation: CABasicAnimation) throws -> [Double] {
            try transforms(of: animation, at: [0, 1]).flatMap { [Double($0.m41), Double($0.m42)] }
        }
        expectClose(try ends(basic("transform", from: from, by: by)), [2, 4, 10, 4])
        expectClose(try ends(basic("transform", to: from, by: by)), [-6, 4, 2, 4])
    }

    @Test("Animations apply in the order of beginTime, whatever the order of their addition")
    func beginOrder() throws {
        let (late, early) = (basic("opacity", from: 0.9, to: 0.9), basic("opacity", from: 0, to: 0))
        (late.beginTime, early.beginTime) = (0.5, 0.25)
        let stage = Stage()
        let shown = try stage.clock([late, early], at: [0, 0.3, 0.6, 1.4]) { Double($0.opacity) }
        expectClose(shown, [1, 0, 0.9, 0.9])
    }

    @Test("Animations of different components of one property compose")
    func parts() throws {
        let shown = try Stage().clock(
            [
                basic("transform.scale", from: 2, to: 2),
                basic("transform.rotation.z", from: 1, to: 1),
            ],
            at: [0.5]
        ) { [Double($0.transform.m11), Double($0.transform.m12)] }
        expectClose(shown[0], [2 * cos(1), 2 * sin(1)])
    }

    @Test("A property set after an animation was added overrides it, unless without actions")
    func coveredByImplicit() throws {
        for isSilent in [false, true] {
            let stage = Stage()
            stage.layer.add(basic("opacity", from: 0, to: 0), forKey: "mine")
            CATransaction.begin()
            CATransaction.setDisableActions(isSilent)
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            stage.layer.opacity = 0.75
            CATransaction.commit()
            stage.display.advance(by: 0.1)
            // From the old presentation value to the value underneath, which the first animation
            // sets to 0.
            expectClose([Double(try stage.shown().opacity)], [isSilent ? 0 : 0.8], within: 1e-6)
            #expect(stage.layer.animationKeys() == (isSilent ? ["mine"] : ["mine", "opacity"]))
        }
    }

    @Test("A rotation about y keeps its range over a model that is rotated by half a turn")
    func halfTurnUnderneath() throws {
        let stage = Stage()
        stage.change { stage.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        let turn = basic("transform.rotation.y", from: 0, to: Double.pi)
        let shown = try stage.clock([turn], at: [0, 0.25, 0.5, 1]) {
            [Double($0.transform.m11), Double($0.transform.m13), Double($0.transform.m22)]
        }
        let half = 0.5.squareRoot()
        expectClose(shown.flatMap { $0 }, [1, 0, 1, half, -half, 1, 0, -1, 1, -1, 0, 1])
        #expect(stage.layer.value(forKeyPath: "transform.rotation.y") as? Double == .pi)
    }

    @Test("Transforms that cannot be decomposed interpolate entry by entry")
    func singular() throws {
        let flat = CATransform3DMakeScale(0, 1, 1)
        let animation = basic("transform", from: flat, to: CATransform3DMakeScale(3, 5, 1))
        let shown = try transforms(of: animation, at: [0.5]).flatMap { [$0.m11, $0.m22] }
        expectClose(shown.map(Double.init), [1.5, 3])
    }

    @Test("A nil colour at either end shows no colour")
    func noColor() throws {
        let stage = Stage()
        let red = CGColor(red: 1, green: 0, blue: 0)
        stage.change { stage.layer.backgroundColor = red }
        stage.change {
            stage.layer.borderColor = nil
            stage.layer.speed = 0
        }
        stage.change { stage.layer.add(basic("borderColor", to: red), forKey: "a") }
        for time in [0, 0.25, 0.75, 1] {
            stage.change { stage.layer.timeOffset = time }
            #expect(try stage.shown().borderColor == nil)
        }
        // Two colours are interpolated.
        stage.change { stage.layer.borderColor = .black }
        stage.change { stage.layer.timeOffset = 0.5 }
        #expect(try stage.shown().borderColor == CGColor(red: 0.5, green: 0, blue: 0))
        #expect(try stage.shown().backgroundColor == red)
    }

    @Test("Setting the model value without actions keeps the animation, which ends at it")
    func modelUnderneath() throws {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 0.5), forKey: "a")
        stage.change { stage.layer.opacity = 0.25 }
        stage.display.advance(by: 0.5)
        expectClose([Double(try stage.shown().opacity)], [0.25])
        stage.display.advance(by: 1)
        #expect(try stage.shown().opacity == 0.25 && stage.layer.opacity == 0.25)
    }

    @Test("An NSNull among actions ends the search, also in a nested style")
    func endOfSearch() {
        let stage = Stage()
        stage.layer.actions = ["opacity": NSNull()]
        #expect(stage.layer.action(forKey: "opacity") == nil)
        #expect(stage.layer.action(forKey: "position") != nil)
        stage.layer.actions = nil
        stage.layer.style = ["style": ["actions": ["position": NSNull()]] as [AnyHashable: Any]]
        #expect(stage.layer.action(forKey: "position") == nil)
        stage.layer.opacity = 0.5
        #expect(stage.layer.animationKeys() == ["opacity"])
    }

    @Test("A transaction's timing function and duration apply to animations without their own")
    func transactionDefaults() throws {
        let stage = Stage()
        let (bare, own) = (CABasicAnimation(keyPath: "opacity"), basic("opacity", from: 0, to: 1))
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        stage.layer.add(bare, forKey: "bare")
        stage.layer.add(own, forKey: "own")
        CATransaction.commit()
        let kept = try #require(stage.layer.animation(forKey: "bare"))
        #expect(kept.duration == 3)
        #expect(kept.timingFunction === CAMediaTimingFunction(name: .easeIn))
        let keptOwn = try #require(stage.layer.animation(forKey: "own"))
        #expect(keptOwn.duration == 1)
        #expect(keptOwn.timingFunction === CAMediaTimingFunction(name: .linear))
        #expect(bare.duration == 0 && bare.timingFunction == nil)
    }
}
