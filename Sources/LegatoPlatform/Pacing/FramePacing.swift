/// How a window's frames are paced, and how many there were.
public nonisolated struct FramePacing: Sendable, Equatable {
    /// What the ticks come from.
    public enum Source: String, Sendable {
        /// Swapping buffers waits for the display, as measured.
        case swap
        /// A grid of absolute times on the monotonic clock.
        case timer
    }

    /// What the ticks come from now.
    public var source = Source.timer
    /// The refresh rate that the display says it has, in Hz; 0 when it does not say.
    public var advertisedRate = 0.0
    /// The rate of the grid that ticks lie on, in Hz: measured for `.swap`, assumed for `.timer`.
    public var rate = 0.0
    /// How often a swap that was believed turned out not to wait.
    public var demotions = 0
    /// Whether swaps wait so long that nobody can be seeing the window.
    public var isOccluded = false
    /// Ticks of the display clock on which the window worked.
    public var ticks = 0
    /// Ticks that passed while a frame was being made or the thread was kept from running.
    public var missedTicks = 0
    /// Frames drawn and handed to the display.
    public var framesPresented = 0
    /// Ticks handed to the main actor.
    public var mainTicks = 0
    /// Ticks that the main actor was too late for; each was replaced by a later one.
    public var missedMainTicks = 0
    /// The seconds that finding out took whether swaps wait for the display; 0 when the driver says
    /// that they do not.
    public var measuringTime = 0.0
    /// How long before a tick of the timer sleeping ends and spinning begins, in seconds.
    public var spinBudget = 0.0
    /// The seconds spent spinning before ticks.
    public var spinTime = 0.0
    /// The processor time of all waiting for ticks of the timer, spinning included, in seconds.
    public var waitTime = 0.0
    /// How often the render thread woke up from having nothing to do.
    public var wakeUps = 0

    /// Creates the pacing of a window that has shown nothing yet.
    public init() {}
}
