public import Foundation
import LegatoGraphics

/// A keyframe that moves a value along a cubic curve with given velocities at both ends.
///
/// A velocity that is left out is chosen so that the motion is smooth:
/// - between two cubic keyframes it is that of a Catmull–Rom spline over time, the way from the
///   start of the first to the end of the second divided by the duration of both;
/// - next to a linear keyframe it is the velocity of that keyframe at the common end;
/// - after a spring keyframe it is the velocity that the spring has reached;
/// - towards a spring keyframe, next to a `MoveKeyframe` and at the ends of a track it is zero.
///
/// A velocity that the neighbouring cubic keyframe names for the common end counts for both. An
/// infinite velocity counts as zero.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// It stands for itself.
    public typealias Body = Never

    let to: Value
    let duration: TimeInterval
    let startVelocity: Value?
    let endVelocity: Value?

    /// Creates a keyframe from the value at its end.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The length in seconds. Zero, what is below it and NaN jump at once; an
    ///     infinite keyframe never sets out.
    ///   - startVelocity: The velocity at the start, per second; chosen if it is `nil`.
    ///   - endVelocity: The velocity at the end, per second; chosen if it is `nil`.
    public init(
        _ to: Value,
        duration: TimeInterval,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
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
