public import Foundation

/// The trajectory of a value that keyframes describe, as a function of time.
///
/// It is made ready once; evaluating it needs a binary search per track, allocates nothing of its
/// own and depends on nothing but the time. Members without a track keep their initial value.
///
/// It is `@unchecked Sendable` for values that are: it holds their members and copies of them, in
/// constants. A keyframe of a member must then be given a value that may be sent as well, which
/// is so unless it is an object.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let trajectories: [any MemberTrajectory<Value>]

    /// The length of the longest track in seconds, possibly infinite; zero without tracks.
    public let duration: TimeInterval

    /// Creates a timeline from its tracks.
    ///
    /// - Parameters:
    ///   - initialValue: The value that the first keyframe of each track sets out from.
    ///   - content: The tracks, or the keyframes of one track that moves the whole value.
    public init(
        initialValue: Value,
        @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        trajectories = keyframes.allTrajectories(from: initialValue)
        duration = trajectories.reduce(0) { max($0, $1.duration) }
    }

    /// The value at a time.
    ///
    /// At the very end of a keyframe that keyframe answers, and only after it the next one.
    ///
    /// - Parameter time: The time in seconds from the start. Before it, and for NaN, the value at
    ///   the start is returned; after the end of a track its last value.
    /// - Returns: The value.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for trajectory in trajectories {
            trajectory.apply(to: &value, at: time)
        }
        return value
    }

    /// The value at a part of the duration.
    ///
    /// - Parameter progress: The time as a part of the duration, limited to 0...1. Of an infinite
    ///   duration any part is the end.
    /// - Returns: The value.
    public func value(progress: Double) -> Value {
        guard progress > 0 else { return value(time: 0) }
        return value(time: min(progress, 1) * duration)
    }
}

extension KeyframeTimeline: @unchecked Sendable where Value: Sendable {}
