public import Foundation
import LegatoGraphics
public import LegatoLayers

extension HeadlessDisplay {
    /// Creates a display as the recorded one was at the start: of its size, scale, rate and time.
    ///
    /// - Parameters:
    ///   - recording: The recorded session.
    ///   - threads: How many threads make and draw a frame, at least 1; all cores by default.
    /// - Precondition: the size, scale and rate are possible, as those of a file always are.
    public convenience init(for recording: SessionRecording, threads: Int? = nil) {
        self.init(
            size: recording.size,
            scale: recording.scale,
            refreshRate: recording.refreshRate,
            threads: threads
        )
        setClock(to: recording.startTime)
    }

    /// Whether a session is being recorded.
    public var isRecording: Bool { host.isRecording }

    /// Begins to record input, ticks, sizes and phases.
    ///
    /// - Parameter content: Puts the layers there that the session is about; runs as the display's
    ///   own code. Layers that are there already count too, but a replay needs the same ones.
    /// - Precondition: nothing is being recorded.
    public func startRecording(of content: () -> Void = {}) {
        host.startRecording(size: size, refreshRate: refreshRate, of: content)
    }

    /// Begins to record into a file to which every step is written immediately; see
    /// `Window.startRecording(to:of:)`.
    /// - Throws: `SessionFileError` if the file cannot be created; nothing is recorded then.
    /// - Precondition: no recording is in progress.
    public func startRecording(
        to url: URL,
        of content: () -> Void = {}
    ) throws(SessionFileError) {
        try host.startRecording(size: size, refreshRate: refreshRate, to: url, of: content)
    }

    /// Ends the recording and returns it.
    /// - Precondition: a session is being recorded.
    public func stopRecording() -> SessionRecording { host.stopRecording() }

    /// Lets a recorded session happen again, at the same times by the display's clock.
    ///
    /// With the same content the frames are the same as long as the content goes by the clock, input
    /// and display links only; those of a headless session are so byte for byte. Display links get
    /// the recorded stamps. The display takes the recording's size and ends at its last time.
    ///
    ///     let display = HeadlessDisplay(for: recording)
    ///     display.replay(recording) {
    ///         display.rootLayer.addSublayer(card)
    ///     } onStep: { _ in
    ///         frames.append(display.snapshot())
    ///     }
    ///
    /// - Parameters:
    ///   - recording: The recorded session.
    ///   - content: Puts the layers there that the session is about, as `startRecording(of:)` did.
    ///   - onStep: Called after each step. In that of a tick pictures show what the recorded display
    ///     showed after it, which for a window is the frame seen a little later than `time`.
    /// - Throws: What `onStep` throws; the rest does not happen then.
    /// - Precondition: sizes and rate are possible, times finite and in order, as those of a file
    ///   always are. The display's time is not past the start, or nothing moves there any more.
    public func replay(
        _ recording: SessionRecording,
        of content: () -> Void = {},
        onStep: (SessionRecording.Step) throws -> Void
    ) rethrows {
        if let problem = recording.problem { refuse("A session cannot be replayed: \(problem)") }
        host.run { CATransaction.flush() }
        require(
            time <= recording.startTime || isIdle,
            "A session that starts at \(recording.startTime) s cannot be replayed at \(time) s "
                + "while something moves"
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

    /// Lets a recorded session happen again, to its end; see `replay(_:of:onStep:)`.
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
        }
        host.run { CATransaction.flush() }
    }
}
