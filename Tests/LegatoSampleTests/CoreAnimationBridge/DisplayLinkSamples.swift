import Foundation
import Legato
import Testing

/// 002 Core Animation: display links.
///
/// Samples 11 and 12 of document 002: callbacks synchronised with the display.
@MainActor struct DisplayLinkSamples {
    /// Counts up to one within a second, and then invalidates its link.
    @MainActor private final class Countdown {
        private(set) var parts: [Double] = []
        private(set) var link: CADisplayLink?
        private var begin: CFTimeInterval = 0

        func start() {
            link = CADisplayLink(target: self, action: Countdown.step)
            link?.add(to: .main, forMode: .common)
            begin = CACurrentMediaTime()
        }

        func stop() {
            link?.invalidate()
            link = nil
        }

        private func step(_ link: CADisplayLink) {
            let part = min((link.timestamp - begin) / 1.0, 1)
            parts.append(part)
            if part >= 1 { stop() }
        }
    }

    @Test func sample11_aLinkIsCalledOnceAFrameUntilItIsInvalidated() {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let countdown = Countdown()
        display.perform { countdown.start() }
        display.advance(frames: 30)
        #expect(countdown.parts.count == 30)
        #expect(zip(countdown.parts, countdown.parts.dropFirst()).allSatisfy { $0 < $1 })
        for (frame, part) in countdown.parts.enumerated() {
            #expect(abs(part - Double(frame + 1) / 60) < 1.5 / 60)
        }
        display.advance(frames: 60)
        #expect(countdown.parts.last == 1 && countdown.link == nil)
        let count = countdown.parts.count
        #expect((60...61).contains(count))
        display.advance(frames: 60)
        #expect(countdown.parts.count == count)
    }

    @Test func sample11_anInvalidatedLinkReleasesItsTarget() {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        weak var weakly: Countdown?
        do {
            let countdown = Countdown()
            weakly = countdown
            display.perform { countdown.start() }
            display.advance(frames: 2)
            countdown.stop()
        }
        #expect(weakly == nil)
    }

    @Test(arguments: [(Float(120), 120), (60, 60), (40, 40), (30, 30)])
    func sample12_aPreferredRateOfAFastDisplayIsKept(preferred: Float, count: Int) {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10), refreshRate: 120)
        var times: [CFTimeInterval] = []
        let link: CADisplayLink? = CADisplayLink { times.append($0.timestamp) }
        link?.preferredFrameRateRange = CAFrameRateRange(
            minimum: 30, maximum: 120, preferred: preferred
        )
        display.perform { link?.add(to: .main, forMode: .common) }
        display.advance(frames: 120)
        #expect(times.count == count)
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { abs($0 - 1 / Double(preferred)) < 1e-9 })
    }
}
