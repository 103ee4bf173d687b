public import Foundation
import LegatoGraphics

/// A keyframe that lets a spring pull a value.
///
/// It sets out with the velocity that the keyframe before ends with, and it does not snap: the
/// next keyframe sets out from wherever the spring has got.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// It stands for itself.
    public typealias Body = Never

    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let startVelocity: Value?

    /// Creates a keyframe from the value that its spring pulls to.
    ///
    /// - Parameters:
    ///   - to: The value that the spring pulls to.
    ///   - duration: The length in seconds; zero, what is below it and NaN leave the value where
    ///     it is. If it is `nil` the keyframe lasts until the spring settles, its
    ///     `settlingDuration(target:initialVelocity:epsilon:)` for an ε of 0.0001: for ever
    ///     for a spring without damping.
    ///   - spring: The spring; half a second without bounce by default. A spring without a finite
    ///     motion, as one of duration 0, is at its target at once.
    ///   - startVelocity: The velocity at the start, per second; if it is `nil` the one that the
    ///     keyframe before ends with, zero at the start of a track.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
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
