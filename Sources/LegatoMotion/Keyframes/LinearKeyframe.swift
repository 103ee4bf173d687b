public import Foundation
import LegatoGraphics

/// A keyframe that interpolates a value linearly, timed by a curve.
///
/// It starts from the value at which the previous keyframe ends, and reaches its target exactly.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// A primitive keyframe has no body.
    public typealias Body = Never

    let to: Value
    let duration: TimeInterval
    let timingCurve: UnitCurve

    /// Creates a keyframe from its target value.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration in seconds. If it is <= 0 or NaN, the value jumps immediately; if
    ///     it is infinite, the value never moves.
    ///   - timingCurve: The timing curve; `linear` by default.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = NumberCheck(Self.self, "duration").order(duration)
        self.timingCurve = timingCurve
    }

    var keyframes: [KeyframeDescription<Value>] {
        [.linear(to, duration: duration, curve: timingCurve)]
    }
}

extension LinearKeyframe: Sendable where Value: Sendable {}
