public import Foundation
import LegatoGraphics

/// A keyframe that moves a value along a straight line, in the rhythm of a curve.
///
/// It sets out from wherever the keyframe before has left the value, and arrives exactly.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// It stands for itself.
    public typealias Body = Never

    let to: Value
    let duration: TimeInterval
    let timingCurve: UnitCurve

    /// Creates a keyframe from the value at its end.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The length in seconds. Zero, what is below it and NaN jump at once; an
    ///     infinite keyframe never sets out.
    ///   - timingCurve: The rhythm; `linear` by default.
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
