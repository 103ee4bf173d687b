/// The source and rate of a window's ticks, and counts of ticks and frames.
public nonisolated struct FramePacing: Sendable, Equatable {
    /// The source of the ticks.
    public enum Source: String, Sendable {
        /// Buffer swaps, which were measured to wait for the display.
        case swap
        /// A grid of absolute times on the monotonic clock.
        case timer
    }

    /// The current source of the ticks.
    public var source = Source.timer
    /// The refresh rate reported by the display, in Hz; 0 if it reports none.
    public var advertisedRate = 0.0
    /// The rate of the tick grid in Hz: measured for `.swap`, assumed for `.timer`.
    public var rate = 0.0
    /// How often the source fell back from `.swap` to `.timer` because swaps did not wait.
    public var demotions = 0
    /// Whether swaps wait so long that the window must be occluded.
    public var isOccluded = false
    /// The number of display clock ticks on which the window worked.
    public var ticks = 0
    /// The number of ticks missed because a frame was being made or the thread could not run.
    public var missedTicks = 0
    /// The number of frames drawn and handed to the display.
    public var framesPresented = 0
    /// The number of ticks handed to the main actor.
    public var mainTicks = 0
    /// The number of ticks for which the main actor was too late; each was replaced by a later one.
    public var missedMainTicks = 0
    /// The seconds spent measuring whether swaps wait for the display; 0 if the driver reports that
    /// they do not.
    public var measuringTime = 0.0
    /// How many seconds before a timer tick the thread stops sleeping and starts spinning.
    public var spinBudget = 0.0
    /// The seconds spent spinning before ticks.
    public var spinTime = 0.0
    /// The CPU time of all waiting for timer ticks, spinning included, in seconds.
    public var waitTime = 0.0
    /// How often the idle render thread woke up.
    public var wakeUps = 0

    /// Creates the pacing of a window that has not shown a frame yet.
    public init() {}
}
