/// What a run measured; times in seconds.
public struct FrameRun: Sendable {
    /// How frames were paced.
    public struct Vsync: Equatable, Sendable {
        /// What the ticks came from: `swap`, `timer`, or `none` for one frame after the other.
        public var source: String
        /// The rate that the display names in Hz; nil when it names none.
        public var advertisedRate: Double?
        /// The refresh period of the grid; nil where frames are made one after the other.
        public var period: Double?
        /// How often swaps that were believed to wait turned out not to.
        public var demotions = 0
        /// The ticks that passed unused.
        public var missedTicks = 0
        /// What the ticks came from when the warm-up was over; nil where nobody looked.
        public var firstSource: String?
        /// The seconds that finding out took whether swaps wait; nil where nobody tried.
        public var measuringTime: Double?
        /// The main thread's ticks that were replaced by later ones.
        public var missedMainTicks = 0
        /// How the thread that draws was woken for ticks; nil where it never waited for any.
        public var wakeMethod: String?
        /// How long before a tick sleeping ended and spinning began, in seconds; nil without a timer.
        public var spinBudget: Double?
        /// The share of the run that was spent spinning; nil without a timer.
        public var spinShare: Double?
        /// The share of a core that waiting for ticks took, spinning included; nil without a timer.
        public var waitShare: Double?

        /// Makes a pacing without demotions and missed ticks.
        public init(source: String, advertisedRate: Double? = nil, period: Double? = nil) {
            (self.source, self.advertisedRate, self.period) = (source, advertisedRate, period)
        }
    }

    /// The renderer's own name.
    public var renderer: String
    /// The version of OpenGL and of its driver; empty where the CPU draws.
    public var driverVersion = ""
    /// The frames, the oldest first.
    public var frames: [FrameStamps] = []
    /// The main thread's ticks, the oldest first.
    public var callbacks: [CallbackStamps] = []
    /// The main thread's commits, the oldest first.
    public var commits: [CommitStamps] = []
    /// How frames were paced.
    public var vsync: Vsync
    /// Whether handing a frame over waits for the display, so that it is no part of the work.
    public var waitsForDisplay = false
    /// The processor time of all threads while the frames were made.
    public var processorTime = 0.0
    /// The blocks of memory that all threads asked for meanwhile; nil where nobody counted.
    public var allocations: Int?
    /// The processor time of the X server meanwhile; nil where there is none to be seen.
    public var displayServerTime: Double?
    /// The greatest size of the process in memory so far, in MiB.
    public var peakMemory = 0.0
    /// The size of the process in memory at the end, in MiB.
    public var memory = 0.0
    /// The pixels of a frame.
    public var pixels = 0
    /// What the latest frame took, by name.
    public var counters: [String: Int] = [:]

    /// Makes a run that has measured nothing yet.
    public init(renderer: String, vsync: Vsync) {
        (self.renderer, self.vsync) = (renderer, vsync)
    }

    /// The work of each frame.
    public var frameTimes: [Double] {
        frames.map { (waitsForDisplay ? $0.drawn : $0.presented) - $0.start }
    }

    /// The frames with the one before, leaving out those that follow a pause.
    public var pairs: [(before: FrameStamps, after: FrameStamps)] {
        zip(frames, frames.dropFirst()).filter { !$1.followsPause }.map { ($0, $1) }
    }

    /// The times between the ends of two frames, leaving out pauses.
    public var intervals: [Double] { pairs.map { $0.after.presented - $0.before.presented } }
}
