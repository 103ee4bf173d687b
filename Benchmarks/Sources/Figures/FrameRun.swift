/// The measurements of a run; times are in seconds.
public struct FrameRun: Sendable {
    /// How frames were paced.
    public struct Vsync: Equatable, Sendable {
        /// The source of ticks: `swap`, `timer`, or `none` for frames in immediate succession.
        public var source: String
        /// The refresh rate that the display reports, in Hz; nil if it reports none.
        public var advertisedRate: Double?
        /// The refresh period of the grid; nil for frames in immediate succession.
        public var period: Double?
        /// How often swaps that were trusted to wait did not.
        public var demotions = 0
        /// The number of missed ticks.
        public var missedTicks = 0
        /// The source of ticks at the end of the warm-up; nil if it was not recorded.
        public var firstSource: String?
        /// The time in seconds that measuring vsync took; nil if it was not measured.
        public var measuringTime: Double?
        /// The main thread's ticks that were replaced by later ones.
        public var missedMainTicks = 0
        /// How the render thread was woken for ticks; nil if it never waited for one.
        public var wakeMethod: String?
        /// How long before a tick sleeping ended and spinning began, in seconds; nil without a
        /// timer.
        public var spinBudget: Double?
        /// The fraction of the run spent spinning; nil without a timer.
        public var spinShare: Double?
        /// The fraction of a core used to wait for ticks, including spinning; nil without a timer.
        public var waitShare: Double?

        /// Creates a pacing without demotions and missed ticks.
        public init(source: String, advertisedRate: Double? = nil, period: Double? = nil) {
            (self.source, self.advertisedRate, self.period) = (source, advertisedRate, period)
        }
    }

    /// The renderer's name.
    public var renderer: String
    /// The OpenGL version with that of its driver; empty for the software renderer.
    public var driverVersion = ""
    /// The frames, oldest first.
    public var frames: [FrameStamps] = []
    /// The main thread's ticks, oldest first.
    public var callbacks: [CallbackStamps] = []
    /// The main thread's commits, oldest first.
    public var commits: [CommitStamps] = []
    /// How frames were paced.
    public var vsync: Vsync
    /// Whether presenting a frame waits for the display, which is then not part of the work.
    public var waitsForDisplay = false
    /// The processor time of all threads during the frames.
    public var processorTime = 0.0
    /// The allocations of all threads during the frames; nil if they were not counted.
    public var allocations: Int?
    /// The processor time of the X server during the frames; nil if there is no visible server.
    public var displayServerTime: Double?
    /// The peak resident memory of the process in MiB.
    public var peakMemory = 0.0
    /// The resident memory of the process at the end, in MiB.
    public var memory = 0.0
    /// The number of pixels of a frame.
    public var pixels = 0
    /// The counters of the latest frame, by name.
    public var counters: [String: Int] = [:]

    /// Creates a run without measurements.
    public init(renderer: String, vsync: Vsync) {
        (self.renderer, self.vsync) = (renderer, vsync)
    }

    /// The duration of each frame's work.
    public var frameTimes: [Double] {
        frames.map { (waitsForDisplay ? $0.drawn : $0.presented) - $0.start }
    }

    /// Pairs of consecutive frames, without those after a pause.
    public var pairs: [(before: FrameStamps, after: FrameStamps)] {
        zip(frames, frames.dropFirst()).filter { !$1.followsPause }.map { ($0, $1) }
    }

    /// The intervals between the ends of consecutive frames, without pauses.
    public var intervals: [Double] { pairs.map { $0.after.presented - $0.before.presented } }
}
