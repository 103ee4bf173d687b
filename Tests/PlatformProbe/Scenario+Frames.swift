import Foundation
import Glibc
import Legato

extension Scenario {
    func runIdle() throws {
        let window = try openWindow()
        whenStill(window) {
            let (counts, turns) = (window.pacing, Application.shared.turns)
            let before = cpuSeconds()
            after(10) {
                report("cpuMilliseconds", (cpuSeconds() - before) * 1000)
                report("idleFrames", window.pacing.framesPresented - counts.framesPresented)
                report("idleTicks", window.pacing.ticks - counts.ticks)
                report("idleTurns", Application.shared.turns - turns)
                report(window)
                Application.shared.terminate()
            }
        }
        try Application.shared.run()
    }

    /// Calls `body` when the window has shown a frame, and no other one for a second: on a busy
    /// machine it opens late.
    private func whenStill(
        _ window: Window, after frames: Int = 0, _ body: @escaping @MainActor @Sendable () -> Void
    ) {
        let presented = window.pacing.framesPresented
        if presented > 0 && presented == frames { return body() }
        after(1) { whenStill(window, after: presented, body) }
    }

    func runBlocked() throws {
        let window = try openWindow()
        animate(window, seconds: 60)
        when({ window.pacing.framesPresented > 30 }) { [self] in
            let before = window.pacing.framesPresented
            let end = CACurrentMediaTime() + 2
            while CACurrentMediaTime() < end {}
            report("framesWhileBlocked", window.pacing.framesPresented - before)
            after(0.5) {
                report(window)
                Application.shared.terminate()
            }
        }
        try Application.shared.run()
    }

    func runPacing() throws {
        let window = try openWindow()
        animate(window, seconds: 12)
        after(1) { window.recordFrames(capacity: 600) }
        after(11.2) {
            report(window)
            let frames = window.recordedFrames
            let intervals = zip(frames.dropFirst(), frames).map { $0.presented - $1.presented }
            report("intervals", spread(intervals))
            report("lateness", spread(frames.map { $0.start - $0.tick }))
            report("list", spread(frames.map { $0.listed - $0.start }))
            report("draw", spread(frames.map { $0.drawn - $0.listed }))
            report("show", spread(frames.map { $0.presented - $0.drawn }))
            Application.shared.terminate()
        }
        try Application.shared.run()
    }

    func runLink() throws {
        let window = try openWindow()
        var count = 0
        let link = window.displayLink { link in
            count += 1
            if count == 30 { link.invalidate() }
        }
        when({ count >= 30 }) { [self] in
            after(0.5) { [self] in
                let before = window.pacing
                after(1) {
                    report("calls", count)
                    report("ticksAfterInvalidate", window.pacing.ticks - before.ticks)
                    report(window)
                    Application.shared.terminate()
                }
            }
        }
        try withExtendedLifetime(link) { try Application.shared.run() }
    }

    func runMove() throws {
        let window = try openWindow()
        animate(window, seconds: 60)
        window.onRendererFailure = { error in
            report("gaveUp", error)
            Application.shared.terminate()
        }
        after(60) { Application.shared.terminate() }
        try Application.shared.run()
        report(window)
    }

    func runQuit() throws {
        let window = try openWindow()
        animate(window, seconds: 60)
        var keys = 0
        window.onKey = { _ in
            keys += 1
            guard keys == 1 else { return }
            let end = CACurrentMediaTime() + 1
            while CACurrentMediaTime() < end {}
            raise(SIGTERM)
        }
        after(20) { Application.shared.terminate() }
        try Application.shared.run()
        report("keys", keys)
    }

    func runInput() throws {
        let window = try openWindow()
        animate(window, seconds: 60)
        window.onInput = { input in
            switch input {
            case .keyDown(let key): report("key", "\(key.key) at \(key.time)")
            case .pointerMoved(let event): report("moved", event.location)
            case .pointerDown(let event): report("down", "\(event.button) \(event.location)")
            case .pointerUp(let event): report("up", event.button)
            case .scroll(let event): report("scroll", event)
            case .pinch(let event): report("pinch", "\(event.phase) \(event.distance)")
            case .pointerCancelled(let event): report("cancelled", event.location)
            case .pointerExited, .keyUp, .text, .composition, .drag, .dragExited, .drop: break
            }
        }
        window.onResize = { report("size", window.size) }
        after(60) { Application.shared.terminate() }
        try Application.shared.run()
        report(window)
    }
}

/// Returns the 50th, 90th, 99th and 100th percentiles of the values in milliseconds.
private func spread(_ values: [Double]) -> String {
    guard !values.isEmpty else { return "none" }
    let sorted = values.sorted()
    let parts = [0.5, 0.9, 0.99, 1].map { share in
        sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] * 1000
    }
    return parts.map { String(format: "%.3f", $0) }.joined(separator: " ") + " n \(values.count)"
}

/// Returns the processor time used by this process, in seconds.
private func cpuSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(seconds) + Double(microseconds) * 1e-6
}
