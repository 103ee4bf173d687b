import LegatoGraphics
public import LegatoDrawing

extension Window {
    /// How the window's frames are paced, and how many there were.
    public var pacing: FramePacing { renderThread.mailbox.access { $0.pacing } }

    /// The name of the renderer in use; empty until the first frame.
    public var rendererName: String { renderThread.mailbox.access { $0.renderer.name } }

    /// The version of OpenGL and of its driver, in the driver's words; empty before the first frame
    /// and where the CPU draws.
    public var driverVersion: String { renderThread.mailbox.access { $0.renderer.driverVersion } }

    /// Why the chosen renderer had to be given up, or why nothing is drawn; nil when all is well.
    public var rendererFailure: RenderError? { renderThread.mailbox.access { $0.renderer.failure } }

    /// What building and drawing the latest frame took; a debug overlay is left out.
    public var statistics: RenderStatistics {
        renderThread.mailbox.access { $0.renderer.statistics }
    }

    /// What is drawn over the frames to show how they came about; nothing by default.
    ///
    /// With an overlay every frame is drawn twice.
    public var debugOverlay: DebugOverlay {
        get { renderThread.mailbox.access { $0.overlay } }
        set { renderThread.post { $0.overlay = newValue } }
    }

    /// Whether a graph of the latest 120 frames is drawn into the upper right corner; false by default.
    ///
    /// Each frame is a bar as long as the time since the one before, green on the next tick, yellow
    /// one later, red after that; the white part is the work on it. The lines are one to four periods.
    /// Beside it stand the frames a second, the median and the 99th percentile of intervals and of
    /// work, Apple's hitch time ratio, and what the latest frame took. Each frame is drawn twice
    /// meanwhile; counts leave the graph out.
    public var showsFrameGraph: Bool {
        get { renderThread.mailbox.access { $0.showsFrameGraph } }
        set { renderThread.post { $0.showsFrameGraph = newValue } }
    }

    /// Begins to record the times of frames, of the main actor's ticks and of its commits.
    ///
    /// At most `capacity` of each are kept; those recorded before are dropped. A capacity of 0 ends
    /// it.
    ///
    /// Meanwhile each frame waits until a GPU has finished it.
    /// - Precondition: `capacity` is not negative.
    public func recordFrames(capacity: Int) {
        require(capacity >= 0, "Cannot record \(capacity) frames")
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
