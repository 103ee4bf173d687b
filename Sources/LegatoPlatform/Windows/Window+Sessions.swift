import LegatoGraphics
public import LegatoLayers

extension Window {
    /// Whether a session is being recorded.
    public var isRecording: Bool { host.isRecording }

    /// Begins to record input, ticks, sizes and phases, for `HeadlessDisplay.replay(_:of:onStep:)`.
    ///
    /// Until the end `CACurrentMediaTime()` stands still while the layers are told of input, a tick
    /// or a size, so that what they do is the same in the replay; what they change is committed at
    /// once. What the program does in `onInput`, `onResize`, timers and tasks is not recorded.
    ///
    /// - Parameter content: Puts the layers there that the session is about; runs as the window's
    ///   own code. Layers that are there already count too, but a replay needs the same ones.
    /// - Precondition: the window is open, and nothing is being recorded.
    public func startRecording(of content: () -> Void = {}) {
        require(isOpen, "The session of a closed window cannot be recorded")
        let advertised = frameRate ?? handle.refreshRate
        host.startRecording(
            size: size,
            refreshRate: advertised > 0 ? advertised : VsyncSource.fallbackRate,
            of: content
        )
    }

    /// Ends the recording and returns it; works on a closed window, too.
    /// - Precondition: a session is being recorded.
    public func stopRecording() -> SessionRecording { host.stopRecording() }
}
