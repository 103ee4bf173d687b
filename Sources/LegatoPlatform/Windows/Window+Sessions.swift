public import Foundation
import LegatoGraphics
public import LegatoLayers

extension Window {
    /// Whether a session is being recorded.
    public var isRecording: Bool { host.isRecording }

    /// Starts recording input, ticks, sizes and phases, for `HeadlessDisplay.replay(_:of:onStep:)`.
    ///
    /// While recording, `CACurrentMediaTime()` does not advance during the handling of input, a
    /// tick or a size change, so that layers behave identically in the replay. Their changes are
    /// committed immediately. Changes made in `onInput`, `onResize`, timers and tasks are not
    /// recorded.
    ///
    /// - Parameter content: Adds the recorded layers; runs as code of the window. Existing layers
    ///   are also recorded, but a replay needs the same ones.
    /// - Precondition: the window is open, and no recording is in progress.
    public func startRecording(of content: () -> Void = {}) {
        host.startRecording(size: size, refreshRate: recordedRate, of: content)
    }

    /// Starts recording into a file to which every step is written immediately.
    ///
    /// Until `stopRecording()`, the file has the path of `url` with the suffix `.partial`, and
    /// `SessionRecording.init(contentsOf:)` can read it: the session survives a crash, a signal and
    /// the loss of the display. `stopRecording()` then renames it, replacing an existing file. If
    /// the disk is full, the file ends there with a warning, and recording continues in memory.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - content: Adds the recorded layers, as in `startRecording(of:)`.
    /// - Throws: `SessionFileError` if the file cannot be created; nothing is recorded then.
    /// - Precondition: the window is open, and no recording is in progress.
    public func startRecording(to url: URL, of content: () -> Void = {}) throws(SessionFileError) {
        try host.startRecording(size: size, refreshRate: recordedRate, to: url, of: content)
    }

    private var recordedRate: Double {
        require(isOpen, "startRecording needs an open window")
        let advertised = frameRate ?? handle.refreshRate
        return advertised > 0 ? advertised : VsyncSource.fallbackRate
    }

    /// Ends the recording and returns it; also works on a closed window.
    /// - Precondition: a recording is in progress.
    public func stopRecording() -> SessionRecording { host.stopRecording() }
}
