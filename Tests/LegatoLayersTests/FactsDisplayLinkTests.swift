import Foundation
import Legato
import Testing

/// Facts: display links.
struct FactsDisplayLinkTests {
    private let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))

    @Test("P92 A link's times before and in its callbacks")
    func times() {
        var steps: [Double] = []
        let link = display.displayLink { link in
            steps.append(link.targetTimestamp - link.timestamp)
        }
        #expect(link.duration == 0)
        #expect(link.timestamp == 0)
        display.advance(frames: 3)
        expectClose([link.duration], [1.0 / 60], within: 1e-12)
        #expect(link.targetTimestamp > link.timestamp)
        expectClose(steps, [1.0 / 60, 1.0 / 60, 1.0 / 60], within: 1e-12)
        expectClose([link.timestamp], [3.0 / 60], within: 1e-12)
    }

    @Test("P93 Every second refresh of a 60 Hz display")
    func divided() {
        var stamps: [Double] = []
        let link = display.displayLink { stamps.append($0.timestamp) }
        link.preferredFramesPerSecond = 30
        display.advance(frames: 6)
        expectClose(stamps, [1.0 / 60, 3.0 / 60, 5.0 / 60], within: 1e-12)
        expectClose([link.duration], [1.0 / 60], within: 1e-12)
        expectClose([link.targetTimestamp - link.timestamp], [1.0 / 30], within: 1e-12)
    }

    private final class Target {
        var calls = 0
        func step(_ link: CADisplayLink) { calls += 1 }
    }

    @Test("P94 invalidate() ends callbacks and releases the target, isPaused suspends them")
    func endings() {
        weak var released: Target?
        var link: CADisplayLink
        do {
            let target = Target()
            released = target
            link = CADisplayLink(target: target, action: Target.step)
            display.perform { link.add(to: .main, forMode: .common) }
            display.advance(frames: 2)
            #expect(target.calls == 2)
            link.isPaused = true
            display.advance(frames: 2)
            #expect(target.calls == 2)
            link.isPaused = false
            display.advance(frames: 1)
            #expect(target.calls == 3)
        }
        #expect(released != nil)
        link.invalidate()
        #expect(released == nil)
        display.advance(frames: 1)
        display.perform { link.add(to: .main, forMode: .common) }
        #expect(display.isIdle)
    }

    @Test("A callback can invalidate its link and create another")
    func changesInCallbacks() {
        var calls: [String] = []
        let display = self.display
        display.displayLink { first in
            calls.append("first \(display.time)")
            first.invalidate()
            display.displayLink { second in
                calls.append("second \(display.time)")
                second.invalidate()
            }
        }
        display.advance(frames: 4)
        #expect(calls == ["first \(1.0 / 60)", "second \(2.0 / 60)"])
    }

    @Test("A link invalidated by another one in the same frame is not called")
    func endedByAnother() {
        var calls = 0
        var other: CADisplayLink?
        display.displayLink { _ in other?.invalidate() }
        other = display.displayLink { _ in calls += 1 }
        display.advance(frames: 2)
        #expect(calls == 0)
    }

    @Test("A link removed from its run loop can be added again")
    func removed() {
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        display.perform {
            link.add(to: .main, forMode: .common)
            link.add(to: .main, forMode: .common)
            display.advance(frames: 1)
            link.remove(from: .main, forMode: .common)
            link.remove(from: .main, forMode: .common)
            display.advance(frames: 3)
            #expect(calls == 1)
            link.add(to: .main, forMode: .common)
            display.advance(frames: 1)
        }
        #expect(calls == 2)
    }

    @Test(
        "A frame-rate range calls the link at the expected refreshes",
        arguments: [
            (60, 24, 30, 30, 2), (60, 10, 20, 0, 3), (120, 80, 120, 120, 1), (120, 30, 48, 0, 3),
            (144, 30, 60, 60, 3), (60, 80, 120, 0, 1), (59.94, 60, 60, 60, 1),
        ] as [(Double, Float, Float, Float, Int)]
    )
    func divisors(rate: Double, minimum: Float, maximum: Float, preferred: Float, divisor: Int) {
        let range = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
        #expect(range.divisor(refreshRate: rate) == divisor)
    }

    @Test("Changes made in a callback are drawn in the same frame")
    func sameFrame() throws {
        let layer = CALayer()
        display.rootLayer.addSublayer(layer)
        CATransaction.flush()
        display.displayLink { link in
            withoutActions { layer.position.x = link.timestamp }
        }
        display.advance(frames: 2)
        expectClose([try #require(layer.presentation()).position.x], [2.0 / 60], within: 1e-12)
    }
}
