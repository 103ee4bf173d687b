import Foundation
import Legato
import Testing

/// Custom keys.
struct OwnKeyTests {
    private final class Dial: CALayer {
        private(set) var values: [CGFloat] = []
        private(set) var drawn: [CGFloat] = []
        var turn: CGFloat {
            get { value(forKey: "turn") as? CGFloat ?? -1 }
            set { setValue(newValue, forKey: "turn") }
        }
        override class func needsDisplay(forKey key: String) -> Bool { key == "turn" }
        override class func defaultValue(forKey key: String) -> Any? {
            key == "turn" ? CGFloat(0) : super.defaultValue(forKey: key)
        }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "turn" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.turn
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            return animation
        }
        override func display() {
            values.append(presentation()?.turn ?? -2)
            super.display()
        }
        override func draw(in context: CGContext) {
            drawn.append(turn)
        }
    }

    private func stage() -> (Stage, Dial) {
        let dial = Dial()
        let stage = Stage(dial)
        return (stage, dial)
    }

    @Test("A key without a value has the style's, then the class's default")
    func defaults() {
        let dial = Dial()
        #expect(dial.turn == 0)
        dial.style = ["turn": CGFloat(3), "style": ["other": 4]]
        #expect(dial.turn == 3)
        #expect(dial.value(forKey: "other") as? Int == 4)
        dial.turn = 5
        #expect(dial.turn == 5)
        #expect(CALayer().value(forKey: "turn") == nil)
    }

    @Test("Setting a needsDisplay key invalidates the display, setting an equal value does not")
    func needsDisplayKey() {
        let (stage, dial) = stage()
        #expect(!dial.needsDisplay())
        dial.turn = 0
        #expect(!dial.needsDisplay())
        stage.change {
            dial.turn = 1
            #expect(dial.needsDisplay())
            dial.setValue(2, forKey: "other")
        }
        #expect(dial.values.count == 1)
        #expect(dial.animationKeys() == nil)
        #expect(dial.presentation()?.turn == 1)
    }

    @Test("While a custom key animates, every frame is displayed with its presentation values")
    func animates() {
        let (stage, dial) = stage()
        dial.turn = 1
        #expect(dial.animationKeys() == ["turn"])
        #expect(dial.presentation()?.turn == 0)
        CATransaction.flush()
        #expect(dial.values == [0])
        stage.display.advance(frames: 3)
        expectClose(dial.values.map(Double.init), [0, 1 / 60.0, 2 / 60.0, 3 / 60.0], within: 1e-9)
        #expect(dial.drawn == dial.values)
        #expect(dial.turn == 1)
        #expect(dial.contents is CGImage)
        stage.display.advance(by: 2)
        #expect(dial.values.last == 1)
        // One for the commit, one for each frame in flight, one for the end.
        #expect(dial.values.count == 61)
        #expect(stage.display.isIdle)
        let count = dial.values.count
        stage.display.advance(by: 1)
        #expect(dial.values.count == count)
    }

    @Test("A change in mid-flight starts from the presentation value")
    func retargets() throws {
        let (stage, dial) = stage()
        dial.turn = 1
        stage.display.advance(by: 0.5)
        expectClose([Double(try #require(dial.presentation()).turn)], [0.5])
        dial.turn = 0
        CATransaction.flush()
        expectClose([Double(try #require(dial.presentation()).turn)], [0.5])
        stage.display.advance(by: 0.5)
        expectClose([Double(try #require(dial.presentation()).turn)], [0.25])
    }

    @Test("A layer with a stopped clock is displayed when the clock is set")
    func scrubs() {
        let (stage, dial) = stage()
        stage.change {
            dial.speed = 0
            dial.timeOffset = 0
        }
        dial.add(basic("turn", from: 10, to: 20), forKey: "a")
        CATransaction.flush()
        stage.change { dial.timeOffset = 0.25 }
        stage.change { dial.timeOffset = 0.75 }
        stage.change { dial.timeOffset = 0.25 }
        expectClose(dial.values.map(Double.init), [10, 12.5, 17.5, 12.5])
        stage.display.advance(by: 1)
        #expect(dial.values.count == 4)
    }

    @Test("A layer follows the clock of a superlayer too")
    func scrubsAbove() {
        let (stage, dial) = stage()
        stage.display.rootLayer.speed = 0
        CATransaction.flush()
        dial.add(basic("turn", from: 10, to: 20), forKey: "a")
        CATransaction.flush()
        stage.change { stage.display.rootLayer.timeOffset = 0.5 }
        expectClose(dial.values.map(Double.init), [10, 15])
    }

    @Test("Removing the animation displays the model value")
    func removal() {
        let (stage, dial) = stage()
        dial.add(basic("turn", from: 10, to: 20), forKey: "a")
        stage.display.advance(by: 0.5)
        dial.removeAnimation(forKey: "a")
        CATransaction.flush()
        #expect(dial.values.last == 0)
        #expect(stage.display.isIdle == false)
        stage.display.advance(frames: 2)
        #expect(stage.display.isIdle)
    }

    @Test("An animation kept on completion holds its last value without further display")
    func kept() {
        let (stage, dial) = stage()
        let animation = basic("turn", from: 10, to: 20)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        dial.add(animation, forKey: "a")
        stage.display.advance(by: 2)
        #expect(dial.presentation()?.turn == 20)
        #expect(dial.values.last == 20)
        #expect(stage.display.isIdle)
        stage.change { dial.timeOffset = -1.5 }
        expectClose([Double(dial.presentation()?.turn ?? 0)], [15])
    }

    @Test("Additive animations of a custom key add up, components of a struct animate")
    func arithmetic() throws {
        final class Mover: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool { key == "aim" }
        }
        let stage = Stage(Mover())
        stage.change { stage.layer.setValue(CGPoint(x: 1, y: 2), forKey: "aim") }
        let first = basic("aim", by: CGPoint(x: 10, y: 0))
        let second = basic("aim.y", from: 0, to: 4)
        second.isAdditive = true
        let shown = try stage.clock([first, second], at: [0.5]) {
            try #require($0.value(forKey: "aim") as? CGPoint)
        }
        #expect(shown == [CGPoint(x: 6, y: 4)])
        #expect(stage.layer.value(forKeyPath: "aim.y") as? Double == 2)
        stage.layer.setValue(7, forKeyPath: "aim.y")
        #expect(stage.layer.value(forKey: "aim") as? CGPoint == CGPoint(x: 1, y: 7))
    }

    @Test("An integer stays one while it animates; a colour animates too")
    func types() throws {
        final class Counter: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "count" || key == "tint"
            }
        }
        let stage = Stage(Counter())
        stage.change {
            stage.layer.setValue(0, forKey: "count")
            stage.layer.setValue(CGColor(red: 0, green: 0, blue: 0), forKey: "tint")
        }
        let white = CGColor(red: 1, green: 1, blue: 1)
        let shown = try stage.clock([basic("count", to: 10), basic("tint", to: white)], at: [0.5]) {
            layer in layer
        }
        #expect(shown[0].value(forKey: "count") as? Int == 5)
        #expect((shown[0].value(forKey: "tint") as? CGColor)?.red == 0.5)
    }

    @Test("Uncommitted values of custom keys are not presented")
    func frozen() {
        let (stage, dial) = stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dial.turn = 4
        #expect(dial.presentation()?.turn == 0)
        CATransaction.commit()
        #expect(dial.presentation()?.turn == 4)
        _ = stage
    }
}

/// Custom keys in groups.
struct OwnKeyGroupTests {
    private final class Gauge: CALayer {
        private(set) var shown: [Double] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || key == "aim"
        }
        override func display() {
            shown.append(presentation()?.value(forKey: "level") as? Double ?? -1)
        }
    }

    private func stage(level: Double? = 0) -> (Stage, Gauge) {
        let gauge = Gauge()
        let stage = Stage(gauge)
        if let level { stage.change { gauge.setValue(level, forKey: "level") } }
        return (stage, gauge)
    }

    private func level(_ layer: CALayer) throws -> Double {
        try #require(layer.value(forKey: "level") as? Double)
    }

    @Test("A group's time, timing function and repeats apply to the key, and its end truncates it")
    func clock() throws {
        let times = [0, 0.25, 0.5, 0.75, 1.25, 1.75, 2.5]
        let values: [(CAAnimation) throws -> [Double]] = [
            { animation in
                let (stage, _) = self.stage()
                return try stage.clock([animation], at: times, read: self.level)
            },
            { animation in
                let stage = Stage()
                stage.change { stage.layer.zPosition = 0 }
                return try stage.clock([animation], at: times) { Double($0.zPosition) }
            },
        ]
        func grouped(_ key: String) -> CAAnimation {
            let slow = basic(key, from: 10, to: 20)
            slow.duration = 2
            let inner = group(1, [slow])
            inner.beginTime = 0.25
            let outer = group(1, [inner, keyframes("opacity", [0, 1])])
            outer.repeatCount = 2
            outer.timingFunction = CAMediaTimingFunction(name: .easeIn)
            return outer
        }
        let own = try values[0](grouped("level"))
        expectClose(own, try values[1](grouped("zPosition")), within: 1e-9)
        #expect(own[0] == 0)
        #expect(own[3] > 10)
        #expect(own[6] == 0)
    }

    @Test("While a group animates keys, every frame is displayed, and once at its end")
    func displays() throws {
        let (stage, gauge) = stage()
        let count = gauge.shown.count
        let level = basic("level", from: 0, to: 1)
        stage.layer.add(group(0.5, [level, basic("aim", from: 0, to: 1)]), forKey: "a")
        CATransaction.flush()
        stage.display.advance(frames: 2)
        expectClose(Array(gauge.shown[count...]), [0, 1 / 60.0, 2 / 60.0], within: 1e-9)
        let aim = try #require(gauge.presentation()?.value(forKey: "aim") as? Int)
        #expect(aim == 0)
        stage.display.advance(by: 1)
        #expect(gauge.shown.last == 0)
        // One for the commit, one for each frame in flight, one for the end.
        #expect(gauge.shown.count - count == 31)
        #expect(stage.display.isIdle)
    }

    @Test("An additive animation of a key in a group adds to one outside, over a missing value")
    func composes() throws {
        let (stage, _) = stage(level: nil)
        let more = basic("level", from: 0, to: 4)
        more.isAdditive = true
        let shown = try stage.clock(
            [basic("level", from: 10.0, to: 20.0), group(1, [more])], at: [0.5], read: level
        )
        expectClose(shown, [17])
    }

    @Test("Removing the group displays the model value")
    func removal() {
        let (stage, gauge) = stage(level: 3)
        gauge.add(group(9, [basic("level", from: 10, to: 20)]), forKey: "a")
        stage.display.advance(by: 0.5)
        #expect((gauge.shown.last ?? 0) > 10)
        gauge.removeAnimation(forKey: "a")
        CATransaction.flush()
        #expect(gauge.shown.last == 3)
        stage.display.advance(frames: 1)
        #expect(stage.display.isIdle)
    }

    @Test("A value in a group that does not fit the key traps")
    func wrongValue() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let gauge = Gauge()
            gauge.setValue(1.5, forKey: "level")
            gauge.add(group(1, [basic("level", from: CGPoint.zero, to: 1)]), forKey: "a")
        }
        expectWords(result, "fromValue for", "type CGPoint")
    }
}
