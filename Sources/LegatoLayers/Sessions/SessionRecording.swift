public import Foundation
import LegatoGraphics

/// What happened at a display, with the times at which it did: enough to see the same frames again.
///
/// A window or a headless display records it; a headless display replays it. It holds all input,
/// refreshes and sizes, not what the program does by itself in timers, tasks or `Window.onResize`.
///
/// Ticks of one's own are a display link's test: refreshes that come late, are left out or change
/// their rate.
public nonisolated struct SessionRecording: Sendable, Equatable {
    /// Something that happened at a display.
    public enum Event: Sendable, Equatable {
        /// The display refreshed; `frameTime` is the media time that the new frame shows.
        case tick(DisplayTick, frameTime: CFTimeInterval)
        /// A person did something.
        case input(InputEvent)
        /// The display got another size in points, or another scale in pixels a point.
        case resize(CGSize, scale: CGFloat)
        /// The display came to the front, or was left or hidden.
        case scenePhase(ScenePhase)
    }

    /// Something that happened, and when.
    public struct Step: Sendable, Equatable {
        /// What `CACurrentMediaTime()` read all the while, seconds.
        public var time: CFTimeInterval
        /// What happened.
        public var event: Event

        /// Creates a step.
        public init(time: CFTimeInterval, event: Event) {
            self.time = time
            self.event = event
        }
    }

    /// The display's size at the start, points.
    public var size: CGSize
    /// Its pixels a point at the start.
    public var scale: CGFloat
    /// The refreshes a second that it said it has.
    public var refreshRate: Double
    /// When the recording was started, media time in seconds.
    public var startTime: CFTimeInterval
    /// What happened, in order.
    public var steps: [Step]

    /// Creates a recording; without steps, of 60 Hz and from time 0 by default.
    ///
    /// A display replays it if its sides are 1 to 16384 pixels at a scale from 0.001 to 1000, its
    /// rate is above 0 and at most 1,000,000, its times are in order, at most 1e12 s and 1e15
    /// refreshes from 0, and its input is what a display takes.
    public init(
        size: CGSize,
        scale: CGFloat = 1,
        refreshRate: Double = 60,
        startTime: CFTimeInterval = 0,
        steps: [Step] = []
    ) {
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        self.startTime = startTime
        self.steps = steps
    }

    /// Why no display can replay it; nil if one can.
    package var problem: String? {
        if let problem = LayerHost.problem(refreshRate: refreshRate) { return problem }
        guard startTime.isFinite else { return "it starts at \(startTime) s" }
        if let problem = LayerHost.problem(size: size, scale: scale) { return problem }
        var latest = startTime
        for (index, step) in steps.enumerated() {
            guard step.time >= latest && step.time.isFinite else {
                return "step \(index) is at \(step.time) s, and the one before at \(latest) s"
            }
            latest = step.time
            if let problem = step.event.problem { return "step \(index): \(problem)" }
        }
        let farthest = max(abs(startTime), abs(latest))
        return farthest * refreshRate <= LayerHost.mostRefreshes
            ? nil : "it goes from \(startTime) to \(latest) s"
    }
}

nonisolated extension SessionRecording.Event {
    fileprivate var problem: String? {
        switch self {
        case .tick(let tick, let frameTime):
            let times = [tick.timestamp, tick.targetTimestamp, frameTime]
            guard times.allSatisfy({ abs($0) <= LayerHost.latestTime }) else {
                return "a tick of \(times) s"
            }
            let shortest = 1 / LayerHost.highestRefreshRate
            guard tick.duration == 0 || tick.duration >= shortest && tick.duration.isFinite else {
                return "a tick that lasts \(tick.duration) s"
            }
            return abs(Double(tick.index)) <= LayerHost.mostRefreshes
                ? nil : "a tick of number \(tick.index)"
        case .input(let event): return event.problem
        case .scenePhase: return nil
        case .resize(let size, let scale): return LayerHost.problem(size: size, scale: scale)
        }
    }
}

nonisolated extension LayerHost {
    /// The most pixels on a side of a display.
    package static let mostPixels: CGFloat = 16384
    /// Pixels a point of a display, at least and at most.
    package static let scales: ClosedRange<CGFloat> = 0.001...1000
    /// The most refreshes a second of a display that is not a real one.
    package static let highestRefreshRate = 1e6
    /// Refreshes are counted exactly up to there.
    package static let mostRefreshes = 1e15
    /// The latest media time, seconds.
    package static let latestTime = 1e12

    /// Why no headless display has so many refreshes a second; nil if one may.
    package static func problem(refreshRate: Double) -> String? {
        refreshRate > 0 && refreshRate <= highestRefreshRate
            ? nil
            : "A display needs a refresh rate above 0 and at most \(Int(highestRefreshRate)), "
                + "got \(refreshRate)"
    }

    /// Why no headless display has a size in points at a scale; nil if one may.
    package static func problem(size: CGSize, scale: CGFloat) -> String? {
        guard scales.contains(scale) else {
            return "A display needs a scale from \(scales.lowerBound) to \(scales.upperBound), "
                + "got \(scale)"
        }
        let sides = [size.width * scale, size.height * scale]
        return sides.allSatisfy { $0 >= 1 && $0 <= mostPixels }
            ? nil
            : "A display needs 1 to \(Int(mostPixels)) pixels a side, got \(size) at scale \(scale)"
    }
}
