public import Foundation

/// The trajectory of a value described by keyframes, as a function of time.
///
/// It is resolved once; evaluating it takes a binary search per track, does not allocate, and
/// depends only on the time. Members without a track keep their initial value.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///     LinearKeyframe(100, duration: 0.5)
///     SpringKeyframe(80, duration: 0.5)
/// }
/// let value = timeline.value(time: 0.75)
/// ```
///
/// It is `@unchecked Sendable` for sendable values: it stores their members and copies of them as
/// constants. The values of a member's keyframes must then be safe to send as well, which holds
/// unless they are objects.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let trajectories: [any MemberTrajectory<Value>]

    /// The duration of the longest track in seconds, possibly infinite; zero without tracks.
    public let duration: TimeInterval

    /// Creates a timeline from its tracks.
    ///
    /// - Parameters:
    ///   - initialValue: The value from which the first keyframe of each track starts.
    ///   - content: The tracks, or the keyframes of a single track that moves the whole value.
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        trajectories = keyframes.allTrajectories(from: initialValue)
        duration = trajectories.reduce(0) { max($0, $1.duration) }
    }

    /// Returns the value at a time.
    ///
    /// Exactly at the end of a keyframe, that keyframe determines the value; the next one applies
    /// only after it.
    ///
    /// - Parameter time: The time in seconds from the start. Negative times and NaN return the
    ///   value at the start; after the end of a track its last value holds.
    /// - Returns: The value.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for trajectory in trajectories {
            trajectory.apply(to: &value, at: time)
        }
        return value
    }

    /// Returns the value at a fraction of the duration.
    ///
    /// - Parameter progress: The time as a fraction of the duration, clamped to 0...1. If the
    ///   duration is infinite, any fraction above 0 is the end.
    /// - Returns: The value.
    public func value(progress: Double) -> Value {
        guard progress > 0 else { return value(time: 0) }
        return value(time: min(progress, 1) * duration)
    }
}

extension KeyframeTimeline: @unchecked Sendable where Value: Sendable {}
