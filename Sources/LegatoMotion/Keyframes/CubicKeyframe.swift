public import Foundation
import LegatoGraphics

/// A keyframe that moves a value along a cubic curve with given velocities at both ends.
///
/// A velocity that is omitted is chosen so that the motion is smooth:
/// - between two cubic keyframes it is that of a Catmull–Rom spline over time: the delta from the
///   start of the first to the end of the second, divided by the duration of both;
/// - next to a linear keyframe it is that keyframe's velocity at the common end;
/// - after a spring keyframe it is the velocity that the spring has reached;
/// - before a spring keyframe, next to a `MoveKeyframe` and at the ends of a track it is zero.
///
/// A velocity that one of two adjacent cubic keyframes specifies at their common end applies to
/// both. An infinite velocity counts as zero.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// A primitive keyframe has no body.
    public typealias Body = Never

    let to: Value
    let duration: TimeInterval
    let startVelocity: Value?
    let endVelocity: Value?

    /// Creates a keyframe from its target value.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration in seconds. If it is <= 0 or NaN, the value jumps immediately; if
    ///     it is infinite, the value never moves.
    ///   - startVelocity: The velocity at the start, per second; if `nil`, it is chosen as
    ///     described above.
    ///   - endVelocity: The velocity at the end, per second; if `nil`, it is chosen as described
    ///     above.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = NumberCheck(Self.self, "duration").order(duration)
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    var keyframes: [KeyframeDescription<Value>] {
        [.cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)]
    }
}

extension CubicKeyframe: Sendable where Value: Sendable {}
