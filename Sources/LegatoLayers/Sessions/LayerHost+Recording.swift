package import Foundation
import LegatoGraphics

extension LayerHost {
    /// Whether a session is being recorded.
    package var isRecording: Bool { recording != nil }

    /// Starts recording a session of the display.
    ///
    /// `content`, which adds layers, runs as code of the display, with the clock at the session's
    /// start.
    /// - Precondition: no recording is in progress.
    package func startRecording(size: CGSize, refreshRate: Double, of content: () -> Void) {
        begin(newRecording(size: size, refreshRate: refreshRate), content)
    }

    /// Starts recording a session of the display, and writes it to a file step by step.
    /// - Throws: `SessionFileError` if the file cannot be created; nothing is recorded then.
    /// - Precondition: no recording is in progress.
    package func startRecording(
        size: CGSize, refreshRate: Double, to url: URL, of content: () -> Void
    ) throws(SessionFileError) {
        let new = newRecording(size: size, refreshRate: refreshRate)
        journal = try SessionJournal(url, for: new)
        begin(new, content)
    }

    private func newRecording(size: CGSize, refreshRate: Double) -> SessionRecording {
        require(
            recording == nil,
            "startRecording needs a display that is not being recorded; call stopRecording first"
        )
        run { CATransaction.flush() }
        return SessionRecording(
            size: size, scale: scale, refreshRate: refreshRate, startTime: clock.now
        )
    }

    private func begin(_ new: SessionRecording, _ content: () -> Void) {
        recording = new
        if systemSettings != SystemSettings() { step(.systemSettings(systemSettings)) {} }
        hold(at: new.startTime, content)
    }

    /// Ends the recording and returns it.
    /// - Precondition: a session is being recorded.
    package func stopRecording() -> SessionRecording {
        guard let session = recording else {
            refuse("stopRecording needs a recording in progress; call startRecording first")
        }
        recording = nil
        journal?.finish()
        journal = nil
        return session
    }

    /// Performs an event of the display and records it; nested events are part of it.
    func step(_ event: @autoclosure () -> SessionRecording.Event, _ body: () -> Void) {
        guard recording != nil && !isHeld else { return body() }
        let now = clock.now
        let step = SessionRecording.Step(time: now, event: event())
        recording?.steps.append(step)
        journal?.add(step)
        hold(at: now, body)
    }

    /// Runs a closure with the clock stopped, and commits its changes.
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
