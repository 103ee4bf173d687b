public import Foundation
import LegatoGraphics

/// A keyframe that moves a value with a spring.
///
/// It starts with the final velocity of the previous keyframe. It does not snap to its target: the
/// next keyframe starts from wherever the spring is at its end.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// A primitive keyframe has no body.
    public typealias Body = Never

    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let startVelocity: Value?

    /// Creates a keyframe from its target value.
    ///
    /// - Parameters:
    ///   - to: The target of the spring.
    ///   - duration: The duration in seconds; if it is <= 0 or NaN, the value does not move. If it
    ///     is `nil`, the keyframe lasts until the spring settles, for its
    ///     `settlingDuration(target:initialVelocity:epsilon:)` with an ε of 0.0001; without damping
    ///     that is infinite.
    ///   - spring: The spring; 0.5 s without bounce by default. A spring without a finite motion,
    ///     such as one of duration 0, reaches its target immediately.
    ///   - startVelocity: The velocity at the start, per second; if `nil`, the final velocity of
    ///     the previous keyframe, or zero at the start of a track.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration.map { NumberCheck(Self.self, "duration").order($0) }
        self.spring = spring
        self.startVelocity = startVelocity
    }

    var keyframes: [KeyframeDescription<Value>] {
        [.spring(to, duration: duration, spring: spring, startVelocity: startVelocity)]
    }
}

extension SpringKeyframe: Sendable where Value: Sendable {}
