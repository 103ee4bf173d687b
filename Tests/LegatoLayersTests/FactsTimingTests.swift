import Foundation
import Legato
import Testing

/// Facts: timing of single animations and layer clocks.
struct FactsTimingTests {
    @Test("P12 An autoreversing animation runs forward and back, then shows the model")
    func autoreverses() throws {
        let shown = try opacities(at: [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1]) {
            $0.autoreverses = true
        }
        expectClose(shown, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5])
    }

    @Test("P13 At speed 2 an animation ends after half of its duration")
    func speed() throws {
        let shown = try opacities(at: [0, 0.2, 0.5, 0.9]) { $0.speed = 2 }
        expectClose(shown, [0, 0.4, 1, 0.5])
    }

    @Test("P14 timeOffset rotates the cycle and keeps its duration")
    func timeOffset() throws {
        let shown = try opacities(at: [0, 0.2, 0.5, 0.9, 1.2]) { $0.timeOffset = 0.3 }
        expectClose(shown, [0.3, 0.5, 0.8, 0.2, 0.5])
    }

    @Test("P15 A duration of 0 lasts 0.25 s")
    func zeroDuration() throws {
        let shown = try opacities(at: [0, 0.2, 0.5]) { $0.duration = 0 }
        expectClose(shown, [0, 0.8, 0.5])
    }

    @Test("P16 Without a fill mode the model shows before and after")
    func fillRemoved() throws {
        let shown = try opacities(at: [0, 0.5, 1, 1.5, 2.5]) {
            $0.beginTime = 1
            $0.isRemovedOnCompletion = false
            $0.fillMode = .removed
        }
        expectClose(shown, [0.5, 0.5, 0, 0.5, 0.5])
    }

    @Test("P17 Filling in both directions shows the first value before and the last one after")
    func fillBoth() throws {
        let shown = try opacities(at: [0, 0.5, 1, 1.5, 2.5]) {
            $0.beginTime = 1
            $0.isRemovedOnCompletion = false
            $0.fillMode = .both
        }
        expectClose(shown, [0, 0, 0, 0.5, 1])
    }

    @Test("P18 Three and a half cycles of 2 s end half-way after 7 s")
    func fractionalRepeatCount() throws {
        let shown = try opacities(at: [6, 6.5, 7, 7.01, 8]) {
            $0.duration = 2
            $0.repeatCount = 3.5
            $0.isRemovedOnCompletion = false
            $0.fillMode = .forwards
        }
        expectClose(shown, [0, 0.25, 0.5, 0.5, 0.5])
        let removed = try opacities(at: [6.9, 7, 7.01]) {
            $0.duration = 2
            $0.repeatCount = 3.5
            $0.toValue = 0.8
        }
        expectClose(removed, [0.36, 0.4, 0.5])
    }

    @Test("P19 An animation begins at its commit")
    func beginTime() throws {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
        let added = try #require(stage.layer.animation(forKey: "a"))
        #expect(added.beginTime == 0)
        CATransaction.flush()
        #expect(added.beginTime > 0)
        #expect(stage.display.perform { added.beginTime <= CACurrentMediaTime() })
    }

    @Test("P20 An animation that repeats forever does not end by itself")
    func repeatsForever() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = basic("opacity", from: 0, to: 1)
        animation.repeatCount = .infinity
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        stage.display.advance(by: 1000)
        #expect(log.entries == ["start"])
        stage.layer.removeAnimation(forKey: "a")
        stage.display.advance(frames: 2)
        #expect(log.entries == ["start", "stop false"])
    }

    @Test("P21 convertTime applies speed, timeOffset and beginTime")
    func convertTime() {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        child.speed = 2
        child.timeOffset = 1
        child.beginTime = 3
        #expect(child.convertTime(10, from: parent) == 15)
        #expect(child.convertTime(15, to: parent) == 10)
        #expect(parent.convertTime(10, to: child) == 15)
    }

    @Test("P22 convertTime through two nested clocks")
    func convertTimeNested() {
        let (root, child) = (CALayer(), CALayer())
        root.addSublayer(child)
        root.speed = 2
        root.timeOffset = 3
        child.speed = 4
        child.timeOffset = 5
        #expect(child.convertTime(10, from: root) == 45)
        #expect(root.convertTime(10, from: child) == 1.25)
    }

    @Test("P23 A fresh layer's clock is the media clock")
    func convertTimeIdentity() {
        let layer = CALayer()
        #expect(layer.convertTime(0, from: nil) == 0)
        #expect(layer.convertTime(0, to: nil) == 0)
        #expect(layer.convertTime(7.5, from: nil) == 7.5)
        #expect(layer.convertTime(7.5, to: nil) == 7.5)
    }

    @Test("P24 Pausing keeps the progress, and resuming continues without a jump")
    func pauseAndResume() throws {
        let stage = Stage()
        let (display, layer) = (stage.display, stage.layer)
        func shown() throws -> Double { Double(try stage.shown().opacity) }
        layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
        CATransaction.flush()
        display.advance(by: 0.4)
        stage.change {
            display.perform {
                let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
                layer.speed = 0
                layer.timeOffset = paused
            }
        }
        expectClose([try shown()], [0.4])
        display.advance(by: 100)
        expectClose([try shown()], [0.4])
        stage.change {
            display.perform {
                let paused = layer.timeOffset
                layer.speed = 1
                layer.timeOffset = 0
                layer.beginTime = 0
                layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
            }
        }
        expectClose([try shown()], [0.4])
        display.advance(by: 0.25)
        expectClose([try shown()], [0.65])
        display.advance(by: 0.4)
        #expect(layer.animationKeys() == nil)
    }

    @Test("P25 Scrubbing timeOffset shows its progress in any order")
    func scrub() throws {
        let shown = try opacities(at: [0.25, 0.75, 0.25, 0.75, 0.25])
        expectClose(shown, [0.25, 0.75, 0.25, 0.75, 0.25])
    }
}
