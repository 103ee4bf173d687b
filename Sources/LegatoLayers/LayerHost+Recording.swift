package import Foundation
import LegatoGraphics

extension LayerHost {
    /// Whether a session is being recorded.
    package var isRecording: Bool { recording != nil }

    /// Begins to record what happens at the display.
    ///
    /// Code that puts layers there runs as the display's own, with the clock at the session's start.
    /// - Precondition: nothing is being recorded.
    package func startRecording(size: CGSize, refreshRate: Double, of content: () -> Void) {
        require(recording == nil, "A display's session is being recorded already")
        run { CATransaction.flush() }
        let start = clock.now
        recording = SessionRecording(
            size: size,
            scale: scale,
            refreshRate: refreshRate,
            startTime: start
        )
        hold(at: start, content)
    }

    /// Ends the recording and returns it.
    /// - Precondition: a session is being recorded.
    package func stopRecording() -> SessionRecording {
        guard let session = recording else {
            refuse("A recording can be stopped only after startRecording")
        }
        recording = nil
        return session
    }

    /// Does what happens at the display, and records it; what happens in between belongs to it.
    func step(_ event: @autoclosure () -> SessionRecording.Event, _ body: () -> Void) {
        guard recording != nil && !isHeld else { return body() }
        let now = clock.now
        recording?.steps.append(SessionRecording.Step(time: now, event: event()))
        hold(at: now, body)
    }

    /// Runs code while the clock stands still, and commits what it changed.
    private func hold(at time: CFTimeInterval, _ body: () -> Void) {
        let (running, wasHeld) = (clock, isHeld)
        (clock, isHeld) = (MediaClock { time }, true)
        defer { (clock, isHeld) = (running, wasHeld) }
        run {
            body()
            CATransaction.flush()
        }
    }
}
