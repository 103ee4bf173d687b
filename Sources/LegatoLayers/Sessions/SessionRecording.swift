public import Foundation
import LegatoGraphics

/// The timed events of a display, from which its frames can be reproduced.
///
/// A window or a headless display records a session, and a headless display replays it. A recording
/// contains all input, refreshes and sizes, but not what the program does in timers, tasks or
/// `Window.onResize`.
///
/// Recordings made by hand can test display links, with ticks that are late, missing or at a
/// changing rate.
public nonisolated struct SessionRecording: Sendable, Equatable {
    /// An event of a display.
    public enum Event: Sendable, Equatable {
        /// The display refreshed; `frameTime` is the media time that the new frame shows.
        case tick(DisplayTick, frameTime: CFTimeInterval)
        /// An input event.
        case input(InputEvent)
        /// The size of the display, in points, or its scale, in pixels per point, changed.
        case resize(CGSize, scale: CGFloat)
        /// The scene phase of the display changed.
        case scenePhase(ScenePhase)
        /// The system's settings changed, or differed from the defaults when the recording started.
        case systemSettings(SystemSettings)
    }

    /// An event with its time.
    public struct Step: Sendable, Equatable {
        /// The value of `CACurrentMediaTime()` throughout the step, in seconds.
        public var time: CFTimeInterval
        /// The event.
        public var event: Event

        /// Creates a step from its time and event.
        public init(time: CFTimeInterval, event: Event) {
            self.time = time
            self.event = event
        }
    }

    /// The initial size of the display, in points.
    public var size: CGSize
    /// The initial scale of the display, in pixels per point.
    public var scale: CGFloat
    /// The refresh rate that the display reported, in refreshes per second.
    public var refreshRate: Double
    /// When the recording was started, in seconds of media time.
    public var startTime: CFTimeInterval
    /// The events, in order.
    public var steps: [Step]

    /// Creates a recording, by default without steps, at 60 Hz and from time 0.
    ///
    /// It can be replayed if the display's sides are 1 to 16384 pixels at a scale from 0.001 to
    /// 1000, its rate is above 0 and at most 1,000,000, its times ascend and are within 1e12 s and
    /// 1e15 refreshes of 0, and displays accept its input.
    public init(
        size: CGSize, scale: CGFloat = 1, refreshRate: Double = 60, startTime: CFTimeInterval = 0,
        steps: [Step] = []
    ) {
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        self.startTime = startTime
        self.steps = steps
    }

    /// Why the recording cannot be replayed; nil if it can.
    package var problem: String? {
        if let problem = DisplayLimits.problem(refreshRate: refreshRate) { return problem }
        guard startTime.isFinite else { return "startTime must be finite, got \(startTime)" }
        if let problem = DisplayLimits.problem(size: size, scale: scale) { return problem }
        var latest = startTime
        for (index, step) in steps.enumerated() {
            guard step.time >= latest && step.time.isFinite else {
                return "step \(index): its time must be at least \(latest) s, got \(step.time)"
            }
            latest = step.time
            if let problem = step.event.problem { return "step \(index): \(problem)" }
        }
        let farthest = max(abs(startTime), abs(latest))
        let maximum = DisplayLimits.maximumRefreshes
        return farthest * refreshRate <= maximum
            ? nil : "times must be within \(maximum / refreshRate) s, got \(startTime) to \(latest)"
    }
}

nonisolated extension SessionRecording.Event {
    fileprivate var problem: String? {
        switch self {
        case .tick(let tick, let frameTime):
            let times = [tick.timestamp, tick.targetTimestamp, frameTime]
            let latest = DisplayLimits.latestTime
            guard times.allSatisfy({ abs($0) <= latest }) else {
                return "the times of a tick must be within \(latest) s, got \(times)"
            }
            let shortest = 1 / DisplayLimits.highestRefreshRate
            guard tick.duration == 0 || tick.duration >= shortest && tick.duration.isFinite else {
                return "a tick's duration must be 0 or at least \(shortest) s, got \(tick.duration)"
            }
            let maximum = DisplayLimits.maximumRefreshes
            return abs(Double(tick.index)) <= maximum
                ? nil : "a tick's index must be within \(maximum), got \(tick.index)"
        case .input(let event): return event.problem
        case .scenePhase: return nil
        case .systemSettings(let settings): return settings.problem
        case .resize(let size, let scale): return DisplayLimits.problem(size: size, scale: scale)
        }
    }
}
