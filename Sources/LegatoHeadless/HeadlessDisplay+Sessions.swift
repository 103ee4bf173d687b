public import Foundation
import LegatoGraphics
public import LegatoLayers

extension HeadlessDisplay {
    /// Creates a display with the size, scale, refresh rate and time of a recording's start.
    ///
    /// - Parameters:
    ///   - recording: The recorded session.
    ///   - threads: The number of threads that build and draw a frame, at least 1; one per core by
    ///     default.
    /// - Precondition: the size, scale and rate are valid, as those of a file always are.
    public convenience init(for recording: SessionRecording, threads: Int? = nil) {
        self.init(
            size: recording.size, scale: recording.scale, refreshRate: recording.refreshRate,
            threads: threads
        )
        setClock(to: recording.startTime)
    }

    /// Whether a session is being recorded.
    public var isRecording: Bool { host.isRecording }

    /// Starts recording input, ticks, sizes and phases.
    ///
    /// - Parameter content: Adds the recorded layers; runs as code of the display. Existing layers
    ///   are also recorded, but a replay needs the same ones.
    /// - Precondition: no recording is in progress.
    public func startRecording(of content: () -> Void = {}) {
        host.startRecording(size: size, refreshRate: refreshRate, of: content)
    }

    /// Starts recording into a file to which every step is written immediately; see
    /// `Window.startRecording(to:of:)`.
    /// - Throws: `SessionFileError` if the file cannot be created; nothing is recorded then.
    /// - Precondition: no recording is in progress.
    public func startRecording(to url: URL, of content: () -> Void = {}) throws(SessionFileError) {
        try host.startRecording(size: size, refreshRate: refreshRate, to: url, of: content)
    }

    /// Ends the recording and returns it.
    /// - Precondition: a recording is in progress.
    public func stopRecording() -> SessionRecording { host.stopRecording() }

    /// Replays a recorded session at the same times of the display's clock.
    ///
    /// The same content produces the same frames as long as it depends only on the clock, input and
    /// display links; frames of a headless session are then byte-identical. Display links receive
    /// the recorded timestamps. The display takes the recording's size and ends at its last time.
    ///
    /// ```swift
    /// let display = HeadlessDisplay(for: recording)
    /// display.replay(recording) {
    ///     display.rootLayer.addSublayer(card)
    /// } onStep: { _ in
    ///     frames.append(display.snapshot())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - recording: The recorded session.
    ///   - content: Adds the recorded layers, as in `startRecording(of:)`.
    ///   - onStep: Called after each step. After a tick, snapshots show what the recorded display
    ///     showed after that tick; for a window that is the frame on screen shortly after `time`.
    /// - Throws: The error thrown by `onStep`; the remaining steps are not replayed then.
    /// - Precondition: sizes and rate are valid, times finite and in order, as those of a file
    ///   always are. The display's time is not past the start, unless the display is idle.
    public func replay(
        _ recording: SessionRecording, of content: () -> Void = {},
        onStep: (SessionRecording.Step) throws -> Void
    ) rethrows {
        if let problem = recording.problem { refuse("A session cannot be replayed: \(problem)") }
        host.run { CATransaction.flush() }
        require(
            time <= recording.startTime || isIdle,
            "replay needs a display without running animations or with a time of at most "
                + "\(recording.startTime) s, got \(time) s"
        )
        setClock(to: recording.startTime)
        defer { setClock(to: time) }
        if size != recording.size || scale != recording.scale {
            resize(to: recording.size, scale: recording.scale)
        }
        host.run {
            content()
            CATransaction.flush()
        }
        for step in recording.steps {
            replay(step)
            defer { frameTime = nil }
            try onStep(step)
        }
    }

    /// Replays a recorded session to its end; see `replay(_:of:onStep:)`.
    public func replay(_ recording: SessionRecording, of content: () -> Void = {}) {
        replay(recording, of: content) { _ in }
    }

    private func replay(_ step: SessionRecording.Step) {
        time = step.time
        switch step.event {
        case .tick(let tick, let frameTime):
            host.tick(tick, sampleTime: frameTime)
            self.frameTime = frameTime
        case .input(let input): send(input)
        case .resize(let size, let scale): resize(to: size, scale: scale)
        case .scenePhase(let phase): scenePhase = phase
        case .systemSettings(let settings): systemSettings = settings
        }
        host.run { CATransaction.flush() }
    }
}
