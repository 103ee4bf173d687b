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
    /// A display replays it if its sides are 1 to 16384 pixels, rate and scale above 0, and the
    /// times finite and in order.
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
        guard refreshRate > 0 && refreshRate.isFinite else {
            return "its refresh rate is \(refreshRate)"
        }
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
        // Numbers of refreshes are exact up to there.
        let farthest = max(abs(startTime), abs(latest)) * refreshRate
        return farthest < 1e15 ? nil : "it goes from \(startTime) to \(latest) s"
    }
}

nonisolated extension SessionRecording.Event {
    fileprivate var problem: String? {
        switch self {
        case .tick(let tick, let frameTime):
            let times = [tick.timestamp, tick.targetTimestamp, tick.duration, frameTime]
            return times.allSatisfy(\.isFinite) ? nil : "a tick of \(times) s"
        case .input, .scenePhase: return nil
        case .resize(let size, let scale): return LayerHost.problem(size: size, scale: scale)
        }
    }
}

extension LayerHost {
    /// Why no headless display has a size in points at a scale; nil if one may.
    package nonisolated static func problem(size: CGSize, scale: CGFloat) -> String? {
        guard scale.isFinite && scale > 0 else {
            return "A display needs a scale above 0, got \(scale)"
        }
        let sides = [size.width * scale, size.height * scale]
        return sides.allSatisfy { $0 >= 1 && $0 <= 16384 }
            ? nil : "A display needs 1 to 16384 pixels a side, got \(size) at scale \(scale)"
    }
}
