import LegatoGraphics
public import Foundation

/// What plays keyframes on a value: once for each trigger, or over and over.
///
/// It is the engine of a keyframe animator, without a view and without a clock. Between two
/// calls its value is a pure function of time.
///
/// It is sendable for values that are, as `KeyframeTimeline` is.
public struct KeyframePlayer<Value> {
    fileprivate enum Playback {
        case still(Value)
        case once(KeyframeTimeline<Value>, begin: TimeInterval)
        case repeating(KeyframeTimeline<Value>, begin: TimeInterval)
    }

    private let initialValue: Value
    private var playback: Playback

    /// Creates a player that shows a value until it is set going.
    public init(initialValue: Value) {
        self.initialValue = initialValue
        playback = .still(initialValue)
    }

    /// Plays keyframes once, from the value of this moment on, and holds their last value.
    ///
    /// What was playing is interrupted.
    ///
    /// - Parameters:
    ///   - time: The time of the trigger in seconds, finite.
    ///   - keyframes: Makes the keyframes from the value of this moment; it is called once.
    public mutating func play(
        at time: TimeInterval,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) {
        Self.check(time)
        let value = value(at: time)
        let timeline = KeyframeTimeline(initialValue: value, keyframes: keyframes(value))
        playback = .once(timeline, begin: time)
    }

    /// Plays keyframes from the initial value on, over and over.
    ///
    /// Each pass begins with the initial value again. The moment between two passes belongs to
    /// the earlier one. Keyframes that last no time hold their last value.
    ///
    /// - Parameters:
    ///   - time: When the first pass begins, in seconds, finite.
    ///   - keyframes: Makes the keyframes from the initial value; it is called once.
    public mutating func `repeat`(
        from time: TimeInterval,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) {
        Self.check(time)
        let keyframes = keyframes(initialValue)
        let timeline = KeyframeTimeline(initialValue: initialValue, keyframes: keyframes)
        playback = .repeating(timeline, begin: time)
    }

    /// Ends a repetition, and shows the value at the beginning of its keyframes.
    ///
    /// It changes nothing when the keyframes do not repeat.
    public mutating func stopRepeating() {
        guard case .repeating(let timeline, _) = playback else { return }
        playback = .still(timeline.value(time: 0))
    }

    /// The value at a time; before the keyframes begin, their first one.
    ///
    /// - Parameter time: The time in seconds, not before the last call that changed something.
    /// - Returns: The value.
    public func value(at time: TimeInterval) -> Value {
        switch playback {
        case .still(let value): value
        case .once(let timeline, let begin): timeline.value(time: time - begin)
        case .repeating(let timeline, let begin):
            timeline.value(time: Self.pass(at: time - begin, of: timeline.duration))
        }
    }

    /// When the value comes to rest: −∞ before it was set going, +∞ if it repeats.
    public var endTime: TimeInterval {
        switch playback {
        case .still: -.infinity
        case .once(let timeline, let begin): begin + timeline.duration
        case .repeating(let timeline, let begin): timeline.duration > 0 ? .infinity : begin
        }
    }

    /// Comes to rest on the last value if the keyframes have ended by a frame's time, within its
    /// rounding.
    ///
    /// - Parameter time: The time in seconds.
    /// - Returns: Whether it is at rest.
    package mutating func rest(at time: TimeInterval) -> Bool {
        guard FrameMoment.hasCome(endTime, by: time) else { return false }
        if case .still = playback { return true }
        playback = .still(value(at: endTime))
        return true
    }

    /// Whether nothing moves from this time on.
    public func isFinished(at time: TimeInterval) -> Bool { time >= endTime }

    /// The time within a pass.
    private static func pass(at elapsed: Double, of duration: Double) -> Double {
        guard elapsed > duration, duration > 0 else { return elapsed }
        let rest = elapsed.truncatingRemainder(dividingBy: duration)
        return rest == 0 ? duration : rest
    }

    private static func check(_ time: TimeInterval) {
        require(time.isFinite, "The time (\(time)) of a trigger must be a finite number.")
    }
}

extension KeyframePlayer: Sendable where Value: Sendable {}
extension KeyframePlayer.Playback: Sendable where Value: Sendable {}
