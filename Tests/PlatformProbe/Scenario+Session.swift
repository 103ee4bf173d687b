import Foundation
import Legato

/// A card to throw and a display link, which record what they read.
private final class Stage {
    let card = CALayer()
    var log: [String] = []

    func fill(_ root: CALayer) {
        card.frame = CGRect(x: 40, y: 40, width: 100, height: 80)
        card.backgroundColor = CGColor(red: 0.9, green: 0.5, blue: 0.1)
        root.backgroundColor = CGColor(gray: 0.1)
        root.addSublayer(card)
        card.addGesture(
            DragGesture(minimumDistance: 0)
                .onChanged { [unowned self] drag in
                    note("drag")
                    // Slow work must not affect the clock's readings.
                    busy()
                    CALayer.animate(.interactiveSpring) { card.position = drag.location }
                    note("dragged")
                }
                .onEnded { [unowned self] drag in
                    CALayer.animate(.spring) { card.position = drag.predictedEndLocation }
                    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                    turn.toValue = 1
                    turn.beginTime = CACurrentMediaTime() + 0.05
                    turn.duration = 0.2
                    card.add(turn, forKey: nil)
                    note("thrown")
                }
        )
    }

    func note(_ text: String) {
        let shown = card.presentation() ?? card
        log.append("\(text) \(CACurrentMediaTime()) \(shown.position) \(shown.transform.m12)")
    }

    private func busy() {
        var sum = 0.0
        for number in 0..<20_000 { sum += Double(number).squareRoot() }
        precondition(sum > 0)
    }
}

extension Scenario {
    /// Records a throw in the window and replays it without one.
    func runSession() throws {
        let window = try openWindow()
        let live = Stage()
        var calls = 0
        window.startRecording {
            live.fill(window.rootLayer)
            _ = window.displayLink { live.note("tick \($0.timestamp) \($0.targetTimestamp)") }
        }
        window.onKey = { _ in live.note("key") }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.012, repeats: true) { _ in
            MainActor.assumeIsolated {
                calls += 1
                throwCard(step: calls, in: window)
                if calls == 80 { window.close() }
            }
        }
        try Application.shared.run()
        timer.invalidate()
        let recording = window.stopRecording()
        let again = [Stage(), Stage()].map { replay(recording, $0) }
        report("steps", recording.steps.count)
        report("notes", live.log.count)
        report("isSame", again.allSatisfy { $0.log == live.log })
        report("framesAreSame", again[0].frames == again[1].frames)
        report("frames", again[0].frames.count)
        report("size", "\(recording.size.width) x \(recording.size.height)")
        report("rate", recording.refreshRate)
        report("end", live.card.position)
    }

    /// Records an animation until the display, or the program, ends.
    func runRecord() throws {
        let window = try openWindow()
        let path = ProcessInfo.processInfo.environment["PROBE_RECORDING"] ?? ""
        let stage = Stage()
        try window.startRecording(to: URL(fileURLWithPath: path)) {
            stage.fill(window.rootLayer)
            _ = window.displayLink { _ in }
        }
        after(60) { window.close() }
        try Application.shared.run()
        report("steps", window.stopRecording().steps.count)
    }

    private func throwCard(step: Int, in window: Window) {
        let at = CGPoint(x: 90 + 5 * min(step, 20), y: 80 + 2 * min(step, 20))
        let event = PointerEvent(location: at, time: CACurrentMediaTime())
        switch step {
        case 1: window.send(.pointerDown(event))
        case 2..<20: window.send(.pointerMoved(event))
        case 20: window.send(.pointerUp(event))
        case 30: window.send(.keyDown(KeyEvent(key: "a", time: event.time)))
        default: break
        }
    }

    private func replay(
        _ recording: SessionRecording, _ stage: Stage
    ) -> (log: [String], frames: [CGImage]) {
        let display = HeadlessDisplay(for: recording)
        display.onKey = { _ in stage.note("key") }
        var frames: [CGImage] = []
        display.replay(recording) {
            stage.fill(display.rootLayer)
            display.displayLink { stage.note("tick \($0.timestamp) \($0.targetTimestamp)") }
        } onStep: { step in
            if case .tick = step.event { frames.append(display.snapshot()) }
        }
        return (stage.log, frames)
    }
}
