public import Legato

/// The values of an animation at each refresh of a display.
///
/// `HeadlessDisplay.trace(of:_:during:)` creates one. Join consecutive traces with `+`, for example
/// those before and after an animation is retargeted:
///
/// ```swift
/// var trace = display.trace(of: card, \.position.x, during: 0.2)
/// display.perform { CALayer.animate(.spring) { card.position.x = 40 } }
/// trace += display.trace(of: card, \.position.x, during: 1.5)
/// trace.expect(.velocityIsContinuous(limit: 1000), .settles(at: 40, within: 1.6))
/// ```
nonisolated public struct AnimationTrace: Sendable {
    /// A value at a time.
    public struct Sample: Sendable, Hashable {
        /// The seconds since the start of the trace.
        public let time: CFTimeInterval
        /// The presentation value.
        public let value: Double
    }

    /// The values in order of time; at least one, at time 0.
    public private(set) var samples: [Sample]
    /// The name of the traced property, for messages.
    let subject: String
    private let start: CFTimeInterval

    /// Creates a trace of a subject.
    /// - Parameters:
    ///   - subject: The name of the traced property.
    ///   - points: The times in seconds of the display's clock and the values, at least one.
    init(of subject: String, _ points: [(time: CFTimeInterval, value: Double)]) {
        let start = points[0].time
        (self.subject, self.start) = (subject, start)
        samples = points.map { Sample(time: $0.time - start, value: $0.value) }
    }

    /// The time of the last value, in seconds.
    public var duration: CFTimeInterval { samples[samples.count - 1].time }
    /// The last value.
    public var lastValue: Double { samples[samples.count - 1].value }

    /// Returns the value at a time; between two refreshes it is interpolated.
    ///
    /// - Parameter time: The seconds since the start; clamped to those of the trace.
    /// - Returns: The value.
    public func value(at time: CFTimeInterval) -> Double {
        guard let next = samples.firstIndex(where: { $0.time >= time - 1e-9 }) else {
            return lastValue
        }
        let (a, b) = (samples[max(next - 1, 0)], samples[next])
        guard b.time - time > 1e-9, b.time > a.time else { return b.value }
        return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
    }

    /// Returns a trace followed by a later one, whose times continue those of the first.
    public static func + (earlier: AnimationTrace, later: AnimationTrace) -> AnimationTrace {
        var joined = earlier
        joined += later
        return joined
    }

    /// Adds a later trace, whose times continue those of the first.
    public static func += (earlier: inout AnimationTrace, later: AnimationTrace) {
        let offset = later.start - earlier.start
        // Both traces contain the time at which they meet.
        let end = earlier.duration + 1e-9
        earlier.samples += later.samples.lazy
            .map { Sample(time: $0.time + offset, value: $0.value) }
            .filter { $0.time > end }
    }
}
