import Foundation
import Legato
import Testing

/// Display links: rates, pauses and endings.
struct DisplayLinkTests {
    private let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))

    private func tick(_ index: Int) {
        display.host.tick(
            DisplayTick(
                timestamp: Double(index) / 60, targetTimestamp: Double(index + 1) / 60,
                duration: 1.0 / 60, index: index
            ),
            sampleTime: Double(index) / 60
        )
    }

    @Test("A rate set in each callback is kept")
    func rateInCallback() {
        var stamps: [Double] = []
        display.displayLink { link in
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
            stamps.append(link.timestamp)
        }
        display.advance(frames: 8)
        expectClose(stamps, [1.0 / 60, 4.0 / 60, 7.0 / 60], within: 1e-12)
    }

    @Test("A changed rate counts from the latest callback")
    func changedRate() {
        var stamps: [Double] = []
        let link = display.displayLink { stamps.append($0.timestamp * 60) }
        link.preferredFramesPerSecond = 10
        display.advance(frames: 3)
        link.preferredFramesPerSecond = 20
        display.advance(frames: 2)
        link.preferredFramesPerSecond = 0
        display.advance(frames: 2)
        link.preferredFramesPerSecond = 30
        display.advance(frames: 3)
        expectClose(stamps, [1, 4, 6, 7, 9], within: 1e-9)
        expectClose([link.targetTimestamp - link.timestamp], [1.0 / 30], within: 1e-12)
    }

    @Test("frameInterval counts refreshes, and a preferred rate takes precedence over it")
    func frameInterval() async {
        var stamps: [Double] = []
        let link = display.displayLink { stamps.append($0.timestamp * 60) }
        #expect(link.frameInterval == 1)
        link.frameInterval = 3
        display.advance(frames: 6)
        expectClose([link.targetTimestamp - link.timestamp], [0.05], within: 1e-12)
        link.preferredFramesPerSecond = 30
        display.advance(frames: 3)
        expectClose(stamps, [1, 4, 7, 9], within: 1e-9)
        await #expect(processExitsWith: .failure) { @MainActor in
            CADisplayLink { _ in }.frameInterval = 0
        }
    }

    @Test(
        "preferredFramesPerSecond is rounded to a divisor of the display's rate",
        arguments: [(0, 1), (-5, 1), (120, 1), (60, 1), (45, 2), (30, 2), (25, 3), (1, 60)]
    )
    func framesPerSecond(wish: Int, divisor: Int) {
        var count = 0
        let link = display.displayLink { _ in count += 1 }
        link.preferredFramesPerSecond = wish
        #expect(link.preferredFramesPerSecond == max(0, wish))
        display.advance(frames: 120)
        #expect(count == 120 / divisor)
    }

    @Test(
        "24, 30 and 60 frames a second have exact times on displays of 60 and 120 Hz",
        arguments: [
            (60, 24, 3), (60, 30, 2), (60, 60, 1), (120, 24, 5), (120, 30, 4), (120, 60, 2),
        ] as [(Double, Float, Int)]
    )
    func exactRates(refreshRate: Double, wish: Float, divisor: Int) {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10), refreshRate: refreshRate)
        var stamps: [Double] = []
        var steps: [Double] = []
        let link = display.displayLink { link in
            stamps.append(link.timestamp)
            steps.append(link.targetTimestamp - link.timestamp)
        }
        // 24 Hz does not divide 60 Hz; 20 Hz is nearer to it than 30 Hz.
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 60, preferred: wish)
        display.advance(frames: 60)
        let due = stride(from: 1, through: 60, by: divisor).map { Double($0) / refreshRate }
        expectClose(stamps, due, within: 1e-12)
        let step = Double(divisor) / refreshRate
        expectClose(steps, due.map { _ in step }, within: 1e-12)
        expectClose([link.duration], [1 / refreshRate], within: 1e-12)
    }

    @Test("A resumed link is called at the next refresh, once and without catching up")
    func resumes() {
        var stamps: [Double] = []
        var steps: [Double] = []
        let link = display.displayLink { link in
            stamps.append(link.timestamp * 60)
            steps.append((link.targetTimestamp - link.timestamp) * 60)
        }
        display.advance(frames: 2)
        link.isPaused = true
        display.advance(frames: 7)
        link.isPaused = false
        display.advance(frames: 2)
        // A change to half the rate restarts the phase.
        link.preferredFramesPerSecond = 30
        link.isPaused = true
        display.advance(frames: 2)
        link.isPaused = false
        display.advance(frames: 4)
        expectClose(stamps, [1, 2, 10, 11, 14, 16], within: 1e-9)
        expectClose(steps, [1, 1, 1, 1, 2, 2], within: 1e-9)
    }

    @Test("A link invalidated in its callback is not called again, at any rate")
    func invalidatedInside() {
        for wish in [60, 30, 20] {
            var stamps: [Double] = []
            let link = display.displayLink { link in
                stamps.append(link.timestamp)
                if stamps.count == 2 { link.invalidate() }
            }
            link.preferredFramesPerSecond = wish
            display.advance(frames: 30)
            #expect(stamps.count == 2)
            let step = Double(60 / wish) / 60
            expectClose([stamps[1] - stamps[0]], [step], within: 1e-12)
            #expect(display.isIdle)
        }
    }

    @Test("A display's tick divisor is that of its active display links")
    func tickDivisor() {
        let period = 1.0 / 60
        #expect(display.host.tickDivisor(period: period) == 1)
        let slow = display.displayLink { _ in }
        slow.preferredFramesPerSecond = 20
        CATransaction.flush()
        display.advance(frames: 1)
        #expect(display.host.tickDivisor(period: period) == 3)
        #expect(display.host.tickDivisor(period: 0) == 1)
        let slower = display.displayLink { _ in }
        slower.preferredFramesPerSecond = 10
        #expect(display.host.tickDivisor(period: period) == 3)
        let other = display.displayLink { _ in }
        other.frameInterval = 2
        #expect(display.host.tickDivisor(period: period) == 1)
        other.isPaused = true
        #expect(display.host.tickDivisor(period: period) == 3)
        slow.invalidate()
        #expect(display.host.tickDivisor(period: period) == 6)
        // The end of an animation is reported in time, unless it also prefers a lower rate.
        for (range, divisor) in [
            (CAFrameRateRange.default, 1), (CAFrameRateRange(minimum: 15, maximum: 15), 2),
        ] {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            animation.preferredFrameRateRange = range
            display.rootLayer.add(animation, forKey: nil)
            display.advance(frames: 1)
            #expect(display.host.tickDivisor(period: period) == divisor)
            display.advance(frames: 120)
            #expect(display.host.tickDivisor(period: period) == 6)
        }
    }

    @Test("Frames are as rare as the preferred rates of all running animations allow")
    func animationRates() {
        func divisor() -> Int {
            display.host.tree.frameDivisor(at: display.time, period: 1.0 / 60)
        }
        func add(_ key: String, to layer: CALayer, _ range: CAFrameRateRange, seconds: Double) {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, seconds)
            animation.preferredFrameRateRange = range
            layer.add(animation, forKey: key)
            display.advance(frames: 1)
        }
        #expect(divisor() == 1)
        let layer = CALayer()
        display.rootLayer.addSublayer(layer)
        // The insertion of the layer is itself an animation.
        display.advance(by: 1)
        let slow = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 15)
        add("opacity", to: layer, slow, seconds: 100)
        #expect(divisor() == 4)
        add("position.x", to: layer, CAFrameRateRange(minimum: 10, maximum: 10), seconds: 1)
        #expect(divisor() == 2)
        add("zPosition", to: display.rootLayer, .default, seconds: 0.5)
        #expect(divisor() == 1)
        display.advance(by: 0.75)
        #expect(divisor() == 2)
        display.advance(by: 0.75)
        #expect(divisor() == 4)
        // The animations of a group inherit its preferred rate.
        let group = CAAnimationGroup()
        let part = CABasicAnimation(keyPath: "bounds.size.width")
        (part.fromValue, part.toValue, part.duration) = (0, 1, 2)
        (group.animations, group.duration) = ([part], 2)
        group.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 30)
        layer.removeAllAnimations()
        layer.add(group, forKey: nil)
        display.advance(frames: 1)
        #expect(divisor() == 2)
        // `CALayer.animate` has no preferred rate.
        display.perform { CALayer.animate(.spring) { layer.position.y = 5 } }
        display.advance(frames: 1)
        #expect(divisor() == 1)
    }

    @Test("Missed refreshes are skipped and not replayed")
    func missed() {
        var stamps: [Double] = []
        let link = display.displayLink { stamps.append(($0.timestamp * 60).rounded()) }
        for index in [1, 2, 7, 8] { tick(index) }
        #expect(stamps == [1, 2, 7, 8])
        link.preferredFramesPerSecond = 30
        // A late callback shifts the following ones.
        for index in [10, 13, 14, 15] { tick(index) }
        #expect(stamps == [1, 2, 7, 8, 10, 13, 15])
    }

    @Test("A link can pause itself, and another one can resume it")
    func pausedInside() {
        var calls: [String] = []
        let first = display.displayLink { link in
            calls.append("first")
            link.isPaused = true
        }
        let second = display.displayLink { _ in
            calls.append("second")
            if calls.count == 4 { first.isPaused = false }
        }
        display.advance(frames: 4)
        #expect(calls == ["first", "second", "second", "second", "first", "second"])
        second.isPaused = true
        display.advance(frames: 2)
        #expect(calls.count == 6)
        #expect(display.isIdle)
    }

    @Test("A link removed from its run loop and re-added in its callback is called once a frame")
    func readdedInside() {
        var calls = 0
        let link = CADisplayLink { link in
            calls += 1
            link.remove(from: .main, forMode: .common)
            link.add(to: .main, forMode: .common)
        }
        display.perform { link.add(to: .main, forMode: .common) }
        display.advance(frames: 5)
        #expect(calls == 5)
    }

    @Test("A link in several run loop modes is called once a frame, until removed from all of them")
    func modes() {
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        display.perform {
            link.add(to: .main, forMode: .common)
            link.add(to: .main, forMode: .default)
            display.advance(frames: 2)
            #expect(calls == 2)
            link.remove(from: .main, forMode: .common)
            display.advance(frames: 1)
            #expect(calls == 3)
            link.remove(from: .main, forMode: .default)
            display.advance(frames: 1)
            #expect(calls == 3)
        }
    }

    @Test("Each display calls its own links at its own rate, in the order of their addition")
    func displays() {
        let other = HeadlessDisplay(size: CGSize(width: 10, height: 10), refreshRate: 30)
        var calls: [String] = []
        display.displayLink { _ in calls.append("a") }
        other.displayLink { calls.append("other \(($0.duration * 300).rounded())") }
        display.displayLink { _ in calls.append("b") }
        display.advance(frames: 2)
        other.advance(frames: 1)
        #expect(calls == ["a", "b", "a", "b", "other 10.0"])
    }

    @Test("A display retains its links and releases them when it is released")
    func lifetime() {
        weak var link: CADisplayLink?
        var calls = 0
        do {
            let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
            link = display.displayLink { _ in calls += 1 }
            display.advance(frames: 2)
        }
        #expect(calls == 2)
        #expect(link == nil)
    }

    @Test("Invalid frame-rate ranges trap")
    func badRanges() async {
        await #expect(processExitsWith: .failure) {
            _ = CAFrameRateRange(minimum: 0, maximum: 60)
        }
        await #expect(processExitsWith: .failure) {
            _ = CAFrameRateRange(minimum: 60, maximum: 30)
        }
        await #expect(processExitsWith: .failure) {
            _ = CAFrameRateRange(minimum: .nan, maximum: 60)
        }
        await #expect(processExitsWith: .failure) {
            _ = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 90)
        }
    }
}
