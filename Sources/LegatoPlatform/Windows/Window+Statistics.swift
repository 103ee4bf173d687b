import LegatoGraphics
public import LegatoDrawing

extension Window {
    /// The source and rate of the window's ticks, and counts of ticks and frames.
    public var pacing: FramePacing { renderThread.mailbox.access { $0.pacing } }

    /// The name of the renderer in use; empty until the first frame.
    public var rendererName: String { renderThread.mailbox.access { $0.renderer.name } }

    /// The version of OpenGL and its driver, as reported by the driver; empty before the first
    /// frame and with the software renderer.
    public var driverVersion: String { renderThread.mailbox.access { $0.renderer.driverVersion } }

    /// The reason why the chosen renderer was given up, or nothing is drawn; nil if there is none.
    public var rendererFailure: RenderError? { renderThread.mailbox.access { $0.renderer.failure } }

    /// The work of building and drawing the latest frame; excludes a debug overlay.
    public var statistics: RenderStatistics {
        renderThread.mailbox.access { $0.renderer.statistics }
    }

    /// The debug overlay drawn over the frames to show how they were drawn; empty by default.
    ///
    /// With an overlay, every frame is drawn twice.
    public var debugOverlay: DebugOverlay {
        get { renderThread.mailbox.access { $0.overlay } }
        set { renderThread.post { $0.overlay = newValue } }
    }

    /// Whether a graph of the latest 120 frames is drawn in the top right corner; false by default.
    ///
    /// The length of each bar is the time since the previous frame: green if the frame came on the
    /// next tick, yellow one tick later, red after that. The white part is the work on the frame.
    /// The lines mark one to four periods. The text shows the frames per second, the median and
    /// 99th percentile of intervals and work, Apple's hitch time ratio, and the work of the latest
    /// frame. With the graph, every frame is drawn twice; `statistics` excludes the graph.
    public var showsFrameGraph: Bool {
        get { renderThread.mailbox.access { $0.showsFrameGraph } }
        set { renderThread.post { $0.showsFrameGraph = newValue } }
    }

    /// Starts recording the times of frames, of the main actor's ticks and of its commits.
    ///
    /// At most `capacity` of each are kept; earlier recordings are discarded. A capacity of 0 ends
    /// the recording. While recording, each frame waits until the GPU has finished it.
    ///
    /// ```swift
    /// window.recordFrames(capacity: 600)
    /// try Application.shared.run()
    /// let frames = window.recordedFrames
    /// ```
    ///
    /// - Precondition: `capacity` is not negative.
    public func recordFrames(capacity: Int) {
        require(capacity >= 0, "recordFrames needs a capacity of at least 0, got \(capacity)")
        renderThread.mailbox.access {
            ($0.frames, $0.callbacks, $0.commits, $0.oldestCommit) = ([], [], [], nil)
            $0.frames.reserveCapacity(capacity)
            $0.callbacks.reserveCapacity(capacity)
            $0.commits.reserveCapacity(capacity)
            $0.recordingCapacity = capacity
        }
    }

    /// The frames recorded since `recordFrames(capacity:)`, oldest first.
    public var recordedFrames: [FrameTiming] { renderThread.mailbox.access { $0.frames } }

    /// The main actor's ticks recorded since `recordFrames(capacity:)`, oldest first.
    public var recordedCallbacks: [CallbackTiming] { renderThread.mailbox.access { $0.callbacks } }

    /// The commits recorded since `recordFrames(capacity:)`, oldest first.
    public var recordedCommits: [CommitTiming] { renderThread.mailbox.access { $0.commits } }
}
