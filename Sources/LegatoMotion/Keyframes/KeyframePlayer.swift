import LegatoGraphics
public import Foundation

/// A player of keyframes on a value, once per trigger or repeatedly.
///
/// It is the engine of a keyframe animator, without a view or a clock. Between two mutating calls
/// its value is a pure function of time.
///
/// ```swift
/// var player = KeyframePlayer(initialValue: 0.0)
/// player.play(at: 0) { _ in
///     CubicKeyframe(100, duration: 0.5)
/// }
/// let halfway = player.value(at: 0.25)
/// ```
///
/// It is `Sendable` if the value is, as is `KeyframeTimeline`.
public struct KeyframePlayer<Value> {
    fileprivate enum Playback {
        case still(Value)
        case once(KeyframeTimeline<Value>, begin: TimeInterval)
        case repeating(KeyframeTimeline<Value>, begin: TimeInterval)
    }

    private let initialValue: Value
    private var playback: Playback

    /// Creates a player that holds a value until it is started.
    public init(initialValue: Value) {
        self.initialValue = initialValue
        playback = .still(initialValue)
    }

    /// Plays keyframes once, starting from the current value, and then holds their last value.
    ///
    /// Interrupts keyframes that are playing.
    ///
    /// - Parameters:
    ///   - time: The time of the trigger in seconds; finite.
    ///   - keyframes: A closure that creates the keyframes from the current value; it is called
    ///     once.
    public mutating func play(
        at time: TimeInterval, @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) {
        Self.check(time)
        let value = value(at: time)
        let timeline = KeyframeTimeline(initialValue: value, keyframes: keyframes(value))
        playback = .once(timeline, begin: time)
    }

    /// Plays keyframes repeatedly, starting from the initial value.
    ///
    /// Each pass starts from the initial value again. The instant between two passes belongs to the
    /// earlier one. If the keyframes have no duration, their last value holds.
    ///
    /// - Parameters:
    ///   - time: The start of the first pass, in seconds; finite.
    ///   - keyframes: A closure that creates the keyframes from the initial value; it is called
    ///     once.
    public mutating func `repeat`(
        from time: TimeInterval,
        @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
    ) {
        Self.check(time)
        let keyframes = keyframes(initialValue)
        let timeline = KeyframeTimeline(initialValue: initialValue, keyframes: keyframes)
        playback = .repeating(timeline, begin: time)
    }

    /// Stops repeating, and holds the value at the start of the keyframes.
    ///
    /// It has no effect if the keyframes do not repeat.
    public mutating func stopRepeating() {
        guard case .repeating(let timeline, _) = playback else { return }
        playback = .still(timeline.value(time: 0))
    }

    /// Returns the value at a time; before the keyframes begin, the value at their start.
    ///
    /// - Parameter time: The time in seconds, not before the last mutating call.
    /// - Returns: The value.
    public func value(at time: TimeInterval) -> Value {
        switch playback {
        case .still(let value): value
        case .once(let timeline, let begin): timeline.value(time: time - begin)
        case .repeating(let timeline, let begin):
            timeline.value(time: Self.pass(at: time - begin, of: timeline.duration))
        }
    }

    /// The time from which the value no longer changes: −∞ before it is started, +∞ if it repeats.
    public var endTime: TimeInterval {
        switch playback {
        case .still: -.infinity
        case .once(let timeline, let begin): begin + timeline.duration
        case .repeating(let timeline, let begin): timeline.duration > 0 ? .infinity : begin
        }
    }

    /// Stops on the last value if the keyframes have ended by a frame's time, within its rounding.
    ///
    /// - Parameter time: The time in seconds.
    /// - Returns: Whether the player is stopped.
    package mutating func rest(at time: TimeInterval) -> Bool {
        guard FrameMoment.hasCome(endTime, by: time) else { return false }
        if case .still = playback { return true }
        playback = .still(value(at: endTime))
        return true
    }

    /// Returns whether the value no longer changes from a time on.
    public func isFinished(at time: TimeInterval) -> Bool { time >= endTime }

    /// Returns the time within a pass.
    private static func pass(at elapsed: Double, of duration: Double) -> Double {
        guard elapsed > duration, duration > 0 else { return elapsed }
        let rest = elapsed.truncatingRemainder(dividingBy: duration)
        return rest == 0 ? duration : rest
    }

    private static func check(_ time: TimeInterval) {
        require(time.isFinite, "The time of a trigger must be finite, got \(time)")
    }
}

extension KeyframePlayer: Sendable where Value: Sendable {}
extension KeyframePlayer.Playback: Sendable where Value: Sendable {}
