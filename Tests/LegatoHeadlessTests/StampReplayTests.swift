import Foundation
import Legato
import TestSupport
import Testing

/// Replay of clock stamps.
///
/// Display links receive the recorded timestamps, however uneven.
struct StampReplayTests {
    /// The times a display link receives, and the clock's reading at the call.
    private struct Call: Equatable {
        var timestamp, target, duration, now: Double
    }

    /// Returns a recording of ticks only, each with the given lateness.
    private func recording(_ ticks: [(DisplayTick, lateness: Double)]) -> SessionRecording {
        SessionRecording(
            size: CGSize(width: 40, height: 10),
            startTime: 5,
            steps: ticks.map {
                SessionRecording.Step(
                    time: $0.0.timestamp + $0.lateness,
                    event: .tick($0.0, frameTime: $0.0.targetTimestamp)
                )
            }
        )
    }

    private func calls(
        _ recording: SessionRecording, _ change: (CADisplayLink) -> Void = { _ in }
    ) -> [Call] {
        let display = HeadlessDisplay(for: recording)
        var calls: [Call] = []
        display.replay(recording) {
            let link = display.displayLink { link in
                calls.append(
                    Call(
                        timestamp: link.timestamp, target: link.targetTimestamp,
                        duration: link.duration, now: CACurrentMediaTime()
                    )
                )
            }
            change(link)
        }
        return calls
    }

    /// Returns ticks at a rate from a start time, with some dropped and all late by a random
    /// amount.
    private func ticks(
        _ count: Int, rate: Double, from start: Double, index first: Int,
        _ random: inout SeededRandom
    ) -> [(DisplayTick, lateness: Double)] {
        (0..<count).compactMap { k in
            let tick = DisplayTick(
                timestamp: start + Double(k) / rate, targetTimestamp: start + Double(k + 1) / rate,
                duration: 1 / rate, index: first + k
            )
            let lateness = 0.9 * random.unit() / rate
            return k > 0 && random.chance(of: 0.25) ? nil : (tick, lateness)
        }
    }

    @Test(
        "Jitter, dropped frames and switches from 60 to 120 to 48 Hz are replayed exactly",
        arguments: 1...4
    )
    func stamps(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let all =
            ticks(60, rate: 60, from: 5, index: 100, &random)
            + ticks(120, rate: 120, from: 6, index: 160, &random)
            + ticks(48, rate: 48, from: 7, index: 280, &random)
        #expect(all.count < 220, "some ticks should be missing")
        let expected = all.map { tick, lateness in
            Call(
                timestamp: tick.timestamp, target: tick.targetTimestamp, duration: tick.duration,
                now: tick.timestamp + lateness
            )
        }
        #expect(calls(recording(all)) == expected)
    }

    @Test("A rate range picks a divisor of each refresh rate, and counts dropped ticks")
    func rateRange() {
        func steady(_ count: Int, _ rate: Double, _ start: Double, _ first: Int) -> [DisplayTick] {
            (0..<count).map {
                DisplayTick(
                    timestamp: start + Double($0) / rate,
                    targetTimestamp: start + Double($0 + 1) / rate, duration: 1 / rate,
                    index: first + $0
                )
            }
        }
        var ticks = steady(6, 60, 5, 0) + steady(8, 120, 5.1, 6) + steady(4, 48, 5.3, 14)
        // At 60 Hz every 2nd tick is called, at 120 every 4th, at 48 every 2nd.
        ticks.removeAll { $0.index == 4 }
        let calls = calls(recording(ticks.map { ($0, 0) })) { link in
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 30, preferred: 30)
        }
        let divisors = [0: 2, 2: 2, 5: 2, 9: 4, 13: 4, 15: 2, 17: 2]
        let called = ticks.filter { divisors[$0.index] != nil }
        #expect(calls.map(\.timestamp) == called.map(\.timestamp))
        let targets = called.map { tick in
            tick.targetTimestamp + Double((divisors[tick.index] ?? 1) - 1) * tick.duration
        }
        #expect(calls.map(\.target) == targets)
    }

    @Test("Within a tick's step pictures show the frame's time, after it the clock's time")
    func frameTime() {
        let tick = DisplayTick(timestamp: 5, targetTimestamp: 5.5, duration: 0.5, index: 3)
        let recording = recording([(tick, lateness: 0.25)])
        let display = HeadlessDisplay(for: recording)
        var seen: [CGImage] = []
        display.replay(recording) {
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            dot.backgroundColor = .white
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 5
            move.toValue = 45
            move.duration = 1
            dot.add(move, forKey: nil)
            display.rootLayer.addSublayer(dot)
        } onStep: { _ in
            #expect(display.time == 5.25)
            seen.append(display.snapshot())
        }
        seen.append(display.snapshot())
        // It is half-way after half a second, and at a quarter after a quarter.
        #expect(seen.map { $0[25, 5].alpha } == [255, 0])
        #expect(seen.map { $0[15, 5].alpha } == [0, 255])
    }
}
