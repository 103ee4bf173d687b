import Foundation
import Legato
import LegatoLayers
import LegatoRenderTree
import TestSupport
import Testing

/// Times, rates and input within their limits.
struct ClockRangeTests {
    private func display(_ refreshRate: Double = 60) -> HeadlessDisplay {
        HeadlessDisplay(size: CGSize(width: 20, height: 20), refreshRate: refreshRate)
    }

    @Test("Advancing an idle display by ten thousand years is one step")
    func idleTime() {
        let display = display()
        let years = 3e11
        display.advance(by: years)
        #expect(display.time == years && display.isIdle)
        var calls = 0
        display.displayLink { link in
            calls += 1
            link.isPaused = true
        }
        display.advance(by: years)
        #expect(calls == 1 && display.time == 2 * years)
    }

    @Test("The absolute time of a display is its time after the reference date")
    func absoluteTime() {
        let display = display()
        display.advance(by: 7)
        #expect(display.perform { CFAbsoluteTimeGetCurrent() } == display.time)
    }

    @Test("Refreshes at which something is due are not skipped", arguments: [30, 59.94, 60, 1000])
    func dueRefreshes(rate: Double) {
        let display = display(rate)
        var stamps: [Double] = []
        display.displayLink { stamps.append($0.timestamp) }
        display.advance(by: 1)
        let grid = (1...Int(rate)).map { Double($0) / rate }
        #expect(stamps == grid)
        let animation = CABasicAnimation(keyPath: "opacity")
        let wait = triesAllCases ? 1000.0 : 100
        animation.beginTime = display.time + wait
        animation.duration = 1
        var end: Double?
        display.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { end = CACurrentMediaTime() }
            display.rootLayer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        display.advance(by: wait + 2)
        let due = animation.beginTime + 1
        #expect(end.map { abs($0 - due) < 2 / rate } ?? false, "\(String(describing: end))")
    }

    @Test("A timeline that waits for an hour draws only the frames it needs")
    func rareFrames() {
        struct Clock: View {
            let note: (Date) -> Void
            var body: some View {
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 3600)) {
                    let _ = note($0.date)
                    Text("tick")
                }
            }
        }
        let display = display()
        var dates: [Date] = []
        display.perform {
            let views = HostingLayer(rootView: Clock { dates.append($0) })
            views.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(views)
        }
        display.advance(by: 1)
        dates = []
        display.advance(by: 86_400)
        #expect(dates.count == 24)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 3600 })
    }

    @Test("The divisor of a preferred rate is the closest one within the range")
    func divisors() {
        func searched(_ rates: FrameRates, _ refreshRate: Double) -> Int {
            let wish = Double(rates.preferred > 0 ? rates.preferred : rates.maximum)
            var best = (divisor: 1, distance: Double.infinity)
            var divisor = 1
            while refreshRate / Double(divisor) >= Double(rates.minimum) * 0.99 {
                let rate = refreshRate / Double(divisor)
                if rate <= Double(rates.maximum) * 1.01, abs(rate - wish) < best.distance - 1e-9 {
                    best = (divisor, abs(rate - wish))
                }
                divisor += 1
            }
            return best.divisor
        }
        for refreshRate in [23.976, 30, 50, 59.94, 60, 75, 90, 119.88, 120, 144, 165, 240] {
            for minimum in stride(from: Float(1), through: 120, by: 7) {
                for maximum in stride(from: minimum, through: 240, by: 13) {
                    for preferred in [0, minimum, (minimum + maximum) / 2, maximum] {
                        let rates = FrameRates(
                            minimum: minimum, maximum: maximum, preferred: preferred
                        )
                        #expect(
                            rates.divisor(refreshRate: refreshRate) == searched(rates, refreshRate),
                            "\(rates) of \(refreshRate)"
                        )
                    }
                }
            }
        }
        let slow = FrameRates(minimum: 1e-30, maximum: 1e-20, preferred: 0)
        #expect(slow.divisor(refreshRate: 1e6) == 1_000_000_000)
    }

    @Test("The largest preferred rate of a display link calls it in every frame")
    func largestPreferredRate() {
        let display = display()
        let link = display.displayLink { _ in }
        link.preferredFramesPerSecond = .max
        #expect(link.preferredFramesPerSecond == .max)
        display.advance(frames: 2)
        link.preferredFramesPerSecond = 30
        #expect(link.preferredFramesPerSecond == 30)
    }

    @Test("Input beyond the limits is ignored and reported")
    func inputBeyondTheRange() {
        let display = display()
        var seen: [InputEvent] = []
        display.rootLayer.addGesture(
            TapGesture().onEnded { seen.append(.keyUp(KeyEvent(key: "", time: 0))) }
        )
        display.onKey = { seen.append(.keyDown($0)) }
        var strange = PointerEvent(location: .zero, time: 0)
        strange.location.x = .nan
        var late = PointerEvent(location: .zero, time: 0)
        late.time = .infinity
        let events: [InputEvent] = [
            .pointerDown(PointerEvent(location: CGPoint(x: 1e10, y: 0), time: 0)),
            .pointerDown(strange), .pointerDown(late),
            .scroll(ScrollEvent(location: .zero, delta: CGSize(width: 0, height: -1e154), time: 0)),
            .pinch(
                PinchEvent(phase: .began, first: CGPoint(x: 1e300, y: 0), second: .zero, time: 0)
            ),
            .keyDown(KeyEvent(key: String(repeating: "x", count: 257), time: 0)),
        ]
        for event in events {
            #expect(event.problem != nil)
            display.send(event)
        }
        display.advance(frames: 2)
        #expect(seen.isEmpty)
        let last = KeyEvent(key: String(repeating: "x", count: 256), time: 1e12)
        display.send(.keyDown(last))
        #expect(seen == [.keyDown(last)])
        let farthest = PointerEvent(location: CGPoint(x: -1e9, y: 1e9), time: 0)
        #expect(InputEvent.pointerDown(farthest).problem == nil)
    }

    @Test("Recordings beyond the limits are refused, at the limits they replay")
    func recordings() {
        let size = CGSize(width: 20, height: 20)
        func tick(_ time: Double, _ duration: Double, _ index: Int) -> SessionRecording.Event {
            .tick(
                DisplayTick(
                    timestamp: time, targetTimestamp: time + duration, duration: duration,
                    index: index
                ),
                frameTime: time
            )
        }
        func recording(
            scale: CGFloat = 1, rate: Double = 60, start: Double = 0,
            _ events: SessionRecording.Event...
        ) -> SessionRecording {
            SessionRecording(
                size: CGSize(width: 20 / scale, height: 20 / scale), scale: scale,
                refreshRate: rate, startTime: start,
                steps: events.map { SessionRecording.Step(time: start, event: $0) }
            )
        }
        let far = CGPoint(x: 1e300, y: 0)
        let wrong = [
            recording(rate: 1e19), recording(rate: 1_000_001), recording(scale: 1e300),
            recording(scale: 1001), recording(scale: 0.0009), recording(start: 1e300),
            recording(tick(1e13, 1, 1)), recording(tick(0, 1e-300, 1)),
            recording(tick(0, -1, 1)), recording(tick(0, 1, .max)),
            recording(.resize(size, scale: 1e300)),
            recording(.input(.pointerMoved(PointerEvent(location: far, time: 0)))),
        ]
        for recording in wrong { #expect(recording.problem != nil, "\(recording)") }
        let right = [
            recording(rate: 1_000_000, tick(0, 1e-6, 1)), recording(scale: 1000),
            recording(scale: 0.001), recording(tick(1e12 - 1, 1, Int(1e15))),
            recording(.input(.pointerDown(PointerEvent(location: CGPoint(x: 1e9, y: 0), time: 0)))),
        ]
        for recording in right {
            #expect(recording.problem == nil, "\(recording.problem ?? "")")
            HeadlessDisplay(for: recording).replay(recording)
        }
    }
}
