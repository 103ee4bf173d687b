/// A keyframe that sets a value immediately, without duration.
///
/// Exactly at its time the previous keyframe still determines the value; at the start of a track,
/// this one does. The next keyframe starts with zero velocity.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// A primitive keyframe has no body.
    public typealias Body = Never

    let to: Value

    /// Creates a keyframe from its target value.
    public init(_ to: Value) {
        self.to = to
    }

    var keyframes: [KeyframeDescription<Value>] { [.move(to)] }
}

extension MoveKeyframe: Sendable where Value: Sendable {}
